import { expect, test } from 'vitest';
import { adminCases } from './documented/admin-cases.ts';
import type { Case, Who } from './documented/case.ts';
import { eppCases } from './documented/epp-cases.ts';
import { importCases } from './documented/import-cases.ts';
import { operations } from './generated/contract.ts';
import type { Mock } from './mock.ts';
import { sender, testMock } from './testing.ts';

const PROFILE = { email: 'user@dropcatch.test', username: 'jnovak' };
const LOGIN = { email: 'user@dropcatch.test', password: 'dropcatch' };
const NEW_PASSWORD = 'correct-horse';

/** A call for each status, where the general rules (401 without a token, 403 by role) do not make one. */
function casesOf(mock: Mock): Case[] {
  const { store, catalogue } = mock.world;
  const order = store.orders.find(({ user_id }) => user_id === 3)?.id;
  const note = store.notifications.find(({ user_id }) => user_id === 3)?.id;
  const row = Array.from({ length: catalogue.size }, (_, i) => i).find(
    (i) => catalogue.name(i).endsWith('.com') && (catalogue.columns.day[i] ?? 0) > mock.clock.day(),
  );
  const domain = catalogue.name(row ?? 0);
  const day = new Date((catalogue.columns.day[row ?? 0] ?? 0) * 86_400_000);
  const placed = {
    domain,
    drop_date: day.toISOString().slice(0, 10),
    price: (catalogue.columns.cents[row ?? 0] ?? 0) / 100,
    epp_registrar_category_id: 1,
  };
  return [
    [200, 'nobody', 'POST', '/auth/login', LOGIN],
    [400, 'nobody', 'POST', '/auth/login', { email: '' }],
    [401, 'nobody', 'POST', '/auth/login', { ...LOGIN, password: 'wrong' }],
    [
      201,
      'nobody',
      'POST',
      '/auth/register',
      { username: 'n', email: 'n@example.com', password: NEW_PASSWORD },
    ],
    [400, 'nobody', 'POST', '/auth/register', { username: 'n', email: 'n', password: 'short' }],
    [409, 'nobody', 'POST', '/auth/register', { ...PROFILE, password: NEW_PASSWORD }],
    [200, 'user', 'GET', '/auth/profile'],
    [200, 'user', 'PUT', '/auth/profile', { ...PROFILE, phone: '+1 202 555 0143' }],
    [400, 'user', 'PUT', '/auth/profile', { ...PROFILE, role: 'admin' }],
    [409, 'user', 'PUT', '/auth/profile', { ...PROFILE, username: 'admin' }],
    [
      400,
      'user',
      'PUT',
      '/auth/password',
      { current_password: 'dropcatch', new_password: 'short' },
    ],
    [
      200,
      'user',
      'PUT',
      '/auth/password',
      { current_password: 'dropcatch', new_password: NEW_PASSWORD },
    ],
    [200, 'user', 'GET', '/notifications?page=2&per_page=25'],
    [400, 'user', 'GET', '/notifications?per_page=0'],
    [200, 'user', 'GET', '/notifications/stats'],
    [200, 'user', 'PUT', '/notifications/mark-all-read'],
    [200, 'user', 'PUT', `/notifications/${note}/read`],
    [400, 'user', 'PUT', '/notifications/0/read'],
    [404, 'user', 'PUT', '/notifications/999999/read'],
    [200, 'user', 'GET', '/dashboard/stats'],
    [200, 'admin', 'GET', '/dashboard/system-health'],
    [200, 'user', 'GET', '/domains?sort_by=ds2_main&page=99999999999999999999'],
    [400, 'user', 'GET', '/domains?domain_length=7'],
    [200, 'user', 'GET', '/domains/stats?char_type=alpha'],
    [400, 'user', 'GET', '/domains/stats?max_price=cheap'],
    [200, 'user', 'GET', '/domains/tlds'],
    [200, 'user', 'POST', '/domains/export', { filters: { tld: 'de' }, format: 'csv' }],
    [400, 'user', 'POST', '/domains/export', { filters: {}, format: 'xlsx' }],
    [200, 'user', 'POST', '/domains/order', placed],
    [409, 'user', 'POST', '/domains/order', placed],
    [400, 'user', 'POST', '/domains/order', { ...placed, price: -1 }],
    [404, 'user', 'POST', '/domains/order', { ...placed, domain: 'not-there.com' }],
    [200, 'user', 'POST', '/domains/watchlist', { domain }],
    [400, 'user', 'POST', '/domains/watchlist', { name: domain }],
    [404, 'user', 'POST', '/domains/watchlist', { domain: 'not-there.com' }],
    [200, 'user', 'DELETE', `/domains/watchlist/${domain}`],
    [404, 'user', 'DELETE', `/domains/watchlist/${domain}`],
    [400, 'user', 'DELETE', `/domains/watchlist/${'a'.repeat(254)}`],
    [200, 'user', 'GET', '/orders?state=NEW&domain=com'],
    [400, 'user', 'GET', `/orders?domain=${'a'.repeat(254)}`],
    [200, 'user', 'GET', '/orders/stats'],
    [200, 'user', 'GET', `/orders/${order}`],
    [400, 'user', 'GET', '/orders/one'],
    [404, 'user', 'GET', '/orders/1'],
    [200, 'manager', 'PUT', `/orders/${order}/status`, { state: 'FAILED' }],
    [400, 'manager', 'PUT', `/orders/${order}/status`, {}],
    [404, 'manager', 'PUT', '/orders/1/status', { state: 'FAILED' }],
    [200, 'manager', 'PUT', `/orders/${order}/payment`, { paid: true, payment_method: 'paypal' }],
    [400, 'manager', 'PUT', `/orders/${order}/payment`, { paid: 'yes' }],
    [404, 'manager', 'PUT', '/orders/1/payment', { paid: true }],
    [200, 'manager', 'PUT', `/orders/${order}/restart`],
    [400, 'manager', 'PUT', '/orders/-1/restart'],
    [404, 'manager', 'PUT', '/orders/1/restart'],
    [200, 'user', 'GET', '/epp/categories'],
    [200, 'manager', 'GET', '/epp/accounts?category_id=1'],
    [400, 'manager', 'GET', '/epp/accounts?category_id=all'],
    ...importCases(mock),
    ...eppCases(mock),
    ...adminCases,
    [200, 'user', 'POST', '/auth/logout'],
  ];
}

/** Statuses that only a fault brings: nobody makes ten thousand attempts at a mock, and it has orders. */
const BY_FAULT = [
  [429, 'POST', '/auth/login'],
  [429, 'POST', '/auth/register'],
  [404, 'GET', '/orders'],
  [404, 'GET', '/audit-logs'],
] as const;

test('every operation answers each status that the contract documents for it', async () => {
  const mock = testMock();
  const tokens = {
    nobody: undefined,
    admin: await mock.signIn('admin@dropcatch.test'),
    manager: await mock.signIn('manager@dropcatch.test'),
    user: await mock.signIn('user@dropcatch.test'),
  };
  const as = (who: Who) => {
    const token = tokens[who]?.access_token;
    return sender(mock, token === undefined ? {} : { authorization: `Bearer ${token}` });
  };
  for (const [expected, who, method, path, body] of casesOf(mock)) {
    const { status } = await as(who)(method, path, body);
    expect({ method, path, status }).toEqual({ method, path, status: expected });
  }
  const refresh = { authorization: `Bearer ${tokens.admin.refresh_token}` };
  expect(await sender(mock, refresh)('POST', '/auth/refresh')).toMatchObject({ status: 200 });
  for (const [status, method, path] of BY_FAULT) {
    const prefer = sender(mock, { prefer: `code=${status}` });
    expect(await prefer(method, path)).toMatchObject({ status });
  }

  for (const { method, path, roles, auth } of operations.filter(
    ({ auth: kind }) => kind !== 'none',
  )) {
    const url = path.replaceAll(/\{\w+\}/g, '1');
    await as('nobody')(method, url);
    const excluded = (['manager', 'user'] as const).find((who) => !roles.includes(who));
    // The user account has signed out above; its role is what counts here.
    if (excluded !== undefined && auth === 'access') {
      const { access_token } = await mock.signIn(`${excluded}@dropcatch.test`);
      await sender(mock, { authorization: `Bearer ${access_token}` })(method, url);
    }
  }

  const answered = new Set(mock.requests.map(({ operation, status }) => `${operation} ${status}`));
  const documented = operations.flatMap(({ id, answers }) =>
    Object.keys(answers)
      .filter((status) => status !== 'default')
      .map((status) => `${id} ${status}`),
  );
  expect(documented.filter((pair) => !answered.has(pair))).toEqual([]);
  mock.verify();
});
