/**
 * The requests behind the contract's examples: the caller, and another path value or body if the seeded data would
 * refuse the contract's own example of a request.
 */
import type { Json } from '../src/contract.ts';

/** The time of the mock: a weekday, two minutes before the .com drop. */
export const now = '2026-11-20T17:58:00Z';

export interface ExampleRequest {
  /** Path values by name. Others are tried out. */
  path?: Readonly<Record<string, string>>;
  query?: Readonly<Record<string, string>>;
  body?: Json;
  /** Earlier calls, such as the start of what is stopped: method, path and body. */
  after?: readonly string[];
}

/** A check of released domains, and the session id that the seed gives it. */
const check = 'POST /released-domains/quick-check';
const session = { path: { sessionId: 'chk-20261120-0002' }, after: [check] };

/** Requests that do not follow from the contract. */
export const requests: Readonly<Record<string, ExampleRequest>> = {
  'domains/list': { query: { tld: 'com', sort_by: 'price', sort_order: 'desc' } },
  'domains/order': {
    body: {
      domain: 'southland.com',
      drop_date: '2026-11-21',
      price: 69,
      epp_registrar_category_id: 1,
    },
  },
  'domains/watch': { body: { domain: 'southland.com' } },
  'domains/unwatch': {
    path: { domain: 'southland.com' },
    after: ['POST /domains/watchlist {"domain":"southland.com"}'],
  },
  'orders/get': { path: { id: '1867' } },
  'orders/updateStatus': { path: { id: '1867' } },
  'orders/updatePayment': { path: { id: '1867' } },
  'orders/restart': { path: { id: '1867' } },
  'eppCategories/delete': {
    path: { id: '10' },
    after: ['POST /epp/categories {"name":"SK-NIC","epp_server_url":"epp.example.com"}'],
  },
  'eppLogs/get': { path: { id: '51309' } },
  'scheduler/reloadCategory': { path: { category: 'epp_registry' } },
  'scheduler/runJob': { path: { id: 'epp_keepalive_1' } },
  'releasedDomains/cancelCheck': session,
  'releasedDomains/checkProgress': session,
  'releasedDomains/progress': session,
};

/** The request behind each shared error answer. */
export const errors: Readonly<Record<string, { call: string; caller: string; body?: Json }>> = {
  BadRequest: { call: 'GET /orders?per_page=0', caller: 'user' },
  Unauthorized: {
    call: 'POST /auth/login',
    caller: '',
    body: { email: 'user@dropcatch.test', password: 'wrong' },
  },
  Forbidden: { call: 'GET /epp/logs', caller: 'user' },
  NotFound: { call: 'GET /orders/999999', caller: 'user' },
  Conflict: {
    call: 'POST /auth/register',
    caller: '',
    body: { username: 'novak', email: 'user@dropcatch.test', password: 'correct-horse' },
  },
};
