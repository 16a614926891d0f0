import type { Mock } from '@dropcatch/mock-server/browser';
import type { OperationId } from '@dropcatch/sdk/operations';
import { hashKey } from '@tanstack/react-query';
import { expect } from 'vitest';

/** The keys that the specification names for the body of a write (section 7). */
const specified: Partial<Record<OperationId, string>> = {
  'auth/login': 'email password',
  'auth/updateProfile': 'first_name last_name email username phone company',
  'auth/changePassword': 'current_password new_password',
  'domains/export': 'filters format',
  'domains/order': 'domain drop_date price epp_registrar_category_id epp_account_id notes',
  'domains/watch': 'domain',
  'orders/updateStatus': 'state note paid',
  'orders/updatePayment': 'paid payment_method payment_reference note',
  'eppAccounts/startTestCatch': 'domains',
  'eppAccounts/startOrdersTestCatch': 'test_date',
  'eppAccounts/startRealCatch': 'target_date',
  'eppTools/checkDomains': 'account_id domains',
  'sources/import': 'preview limit',
  'sources/schedule': 'enabled type hours minutes time cron day_of_week hour minute',
  'sources/deleteData': 'confirm delete_all date',
  'news/create': 'title content summary is_published',
  'news/publish': 'is_published',
  'releasedDomains/check': 'release_date epp_account_id',
  'releasedDomains/populate': 'target_date',
  'dataSources/test': 'domains',
  'dataSources/analyze': 'response_text format_type',
};

/** The bodies that the specification states whole (section 4). They carry nothing else. */
const stated = [
  { state: 'PAID_WAITING_CATCH', note: 'Approved via quick action' },
  { paid: true, payment_method: 'quick_approval', note: 'Quick approval' },
  { state: 'FAILED' },
];

/** Fails if a call that the service got lacks a key of the specification, unless its body is stated whole. */
export function expectWholeBodies({ requests }: Mock): void {
  for (const { operation, body } of requests) {
    const keys = operation && specified[operation];
    if (!keys || typeof body !== 'object' || body === null) continue;
    if (stated.some((whole) => hashKey([whole]) === hashKey([body]))) continue;
    const missing = keys.split(' ').filter((key) => !Object.hasOwn(body, key));
    expect({ operation, missing }).toEqual({ operation, missing: [] });
  }
}
