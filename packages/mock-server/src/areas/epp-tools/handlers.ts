import { type Area, ok } from '../../engine/call.ts';
import { deny, denyField } from '../../engine/refused.ts';
import { auditAccount, openSession, visibleAccount } from '../epp-accounts/accounts.ts';
import { bulkCheck } from './bulk-check.ts';

export const eppTools = {
  'eppTools/checkDomains': (call) => {
    const { domains, account_id } = call.body;
    const account =
      visibleAccount(call.store, call.user, account_id) ??
      denyField('account_id', 'is not one of your EPP accounts');
    if (!account.is_active) deny(409, `${account.name} is inactive`);
    const ownSession = !account.is_connected;
    const failure = ownSession ? openSession(call, account) : undefined;
    if (failure !== undefined) deny(409, failure);
    auditAccount(call, 'domain_check', account, { names: domains.length });
    return ok(bulkCheck(call, account, { domains, ownSession }));
  },
} satisfies Area<'eppTools'>;
