import { expect, test } from 'vitest';
import { checkAnswer } from '../src/contract/check.ts';
import { operations } from '../src/generated/contract.ts';
import type { Mock } from '../src/mock/mock.ts';
import { adminCases } from './documented/admin-cases.ts';
import type { Case, Who } from './documented/case.ts';
import { eppCases } from './documented/epp-cases.ts';
import { importCases } from './documented/import-cases.ts';
import { OptionalFields } from './documented/optional-fields.ts';
import { type Send, sender, testMock } from './kit/mock.ts';

const PROFILE = { email: 'user@dropcatch.test', username: 'jnovak' };
const LOGIN = { email: 'user@dropcatch.test', password: 'dropcatch' };
const NEW_PASSWORD = 'correct-horse';

/**
 * A call for each documented status, except those that general rules cover (401 without a token, 403 by role, 400 for a
 * path value).
 */
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
    [200, 'admin', 'GET', '/dashboard/stats'],
    [200, 'admin', 'GET', '/dashboard/system-health'],
    [200, 'user', 'GET', '/domains?sort_by=ds2_main&page=99999999999999999999'],
    [400, 'user', 'GET', '/domains?domain_length=7'],
    [200, 'user', 'GET', '/domains/stats?char_type=alpha'],
    [400, 'user', 'GET', '/domains/stats?max_price=cheap'],
    [200, 'user', 'GET', '/domains/tlds'],
    [200, 'user', 'POST', '/domains/export', { filters: { tld: 'de' }, format: 'csv' }],
    [400, 'user', 'POST', '/domains/export', { filters: {}, format: 'xlsx' }],
    [200, 'user', 'POST', '/domains/order', { ...placed, price: placed.price + 1 }],
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

/**
 * Statuses that only faults give in this test: it makes too few attempts for a 429, and the seed has orders and log
 * rows, so their lists are no 404.
 */
const BY_FAULT = [
  [429, 'POST', '/auth/login'],
  [429, 'POST', '/auth/register'],
  [404, 'GET', '/orders'],
  [404, 'GET', '/audit-logs'],
] as const;

/** Every status that the contract documents, as `orders/list 400`. */
function documentedAnswers(): string[] {
  return operations.flatMap(({ id, answers }) =>
    Object.keys(answers)
      .filter((status) => status !== 'default')
      .map((status) => `${id} ${status}`),
  );
}

/** Sends calls. Records the name of each answer whose body matches the contract, and the fields of the body. */
class Answered {
  readonly names = new Set<string>();
  readonly fields = new OptionalFields();
  readonly #mock = testMock();

  get mock(): Mock {
    return this.#mock;
  }

  /** Sends a call and returns the status of its answer. */
  async send(headers: Record<string, string>, ...call: Parameters<Send>): Promise<number> {
    const { status, body } = await sender(this.#mock, headers)(...call);
    const operation = operations.find(({ id }) => id === this.#mock.requests.at(-1)?.operation);
    const name = `${operation?.id} ${status}`;
    const isJson = typeof body !== 'string';
    const wrong = operation && isJson && checkAnswer(operation, status, body);
    expect({ name, wrong: wrong || undefined }).toEqual({ name });
    this.names.add(name);
    const schema = operation?.answers[status]?.schema;
    if (operation && schema && isJson) this.fields.note(schema, body, operation.id);
    return status;
  }

  /** Sends calls with the access token of a seeded account. */
  async as(who: Who): Promise<(...call: Parameters<Send>) => Promise<number>> {
    if (who === 'nobody') return (...call) => this.send({}, ...call);
    const { access_token } = await this.#mock.signIn(`${who}@dropcatch.test`);
    return (...call) => this.send({ authorization: `Bearer ${access_token}` }, ...call);
  }
}

test('every operation answers each status that the contract documents for it, and every field is in an answer', async () => {
  const answered = new Answered();
  const send = {
    nobody: await answered.as('nobody'),
    admin: await answered.as('admin'),
    manager: await answered.as('manager'),
    user: await answered.as('user'),
  };
  const { refresh_token } = await answered.mock.signIn('admin@dropcatch.test');
  for (const [expected, who, method, path, body] of casesOf(answered.mock)) {
    const status = await send[who](method, path, body);
    expect({ method, path, status }).toEqual({ method, path, status: expected });
  }
  await answered.send({ authorization: `Bearer ${refresh_token}` }, 'POST', '/auth/refresh');
  for (const [status, method, path] of BY_FAULT) {
    await answered.send({ prefer: `code=${status}` }, method, path);
  }
  // The user account has signed out above, but only its role matters here.
  const excluded = { manager: send.manager, user: await answered.as('user') };
  for (const { method, path, roles, auth, parameters } of operations) {
    if (auth === 'none') continue;
    if (parameters.some((parameter) => parameter.in === 'path')) {
      const nowhere = path.replaceAll(/\{\w+\}/g, '%20'.repeat(300));
      const staff = roles.includes('admin') ? send.admin : send.manager;
      expect({ path, status: await staff(method, nowhere) }).toEqual({ path, status: 400 });
    }
    const url = path.replaceAll(/\{\w+\}/g, '1');
    await send.nobody(method, url);
    const who = (['manager', 'user'] as const).find((role) => !roles.includes(role));
    if (who !== undefined && auth === 'access') await excluded[who](method, url);
  }

  const documented = documentedAnswers();
  const missing = documented.filter((name) => !answered.names.has(name));
  const produced = documented.length - missing.length;
  const percent = Math.floor((100 * produced) / documented.length);
  const { length } = operations;
  process.stdout.write(
    `Documented answers: ${produced} of ${documented.length} (${percent} %) of ${length} operations\n`,
  );
  expect(missing.join('\n'), 'answers without a case (documented/)').toBe('');
  expect(answered.fields.missing().join('\n'), 'fields that no answer has').toBe('');
  answered.mock.assertContract();
});
