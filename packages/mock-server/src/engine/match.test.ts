import { expect, test } from 'vitest';
import { as, testMock } from '../../test/kit/mock.ts';
import type { Mock } from '../mock/mock.ts';
import type { Match } from './match.ts';

/** Calls of a customer and of a manager, by their labels. */
const CALLS = [
  ['cz', 'user', 'GET', '/domains?tld=cz'],
  ['cz page 2', 'manager', 'GET', '/domains?tld=cz&page=2'],
  ['order 1', 'user', 'GET', '/orders/1'],
  ['order 2', 'manager', 'GET', '/orders/2'],
  ['star', 'user', 'POST', '/domains/watchlist', { domain: 'mine.com' }],
  ['export', 'user', 'POST', '/domains/export', { filters: { tld: 'cz' }, format: 'csv' }],
  ['check', 'manager', 'POST', '/epp/tools/domain-check', { account_id: 1, domains: ['a.com'] }],
  ['login', 'user', 'POST', '/auth/login', { email: 'a@b.cz', password: 'x' }],
] as const;

test.each<[Match, readonly string[]]>([
  [{}, CALLS.map(([label]) => label)],
  [{ query: { tld: 'cz' } }, ['cz', 'cz page 2']],
  // What is not sent has the contract's default.
  [{ query: { tld: 'cz', page: 1 } }, ['cz']],
  [{ params: { id: 2 } }, ['order 2']],
  [{ params: { id: '2' } }, ['order 2']],
  [{ user: 'manager@dropcatch.test' }, ['cz page 2', 'order 2', 'check']],
  [{ user: 'jnovak' }, ['cz', 'order 1', 'star', 'export']],
  [{ user: 'manager@dropcatch.test', query: { tld: 'cz' } }, ['cz page 2']],
  [{ body: { domain: 'mine.com' } }, ['star']],
  [{ body: { filters: { tld: 'cz' } } }, ['export']],
  [{ body: { filters: { tld: 'com' } } }, []],
  [{ body: { domains: ['a.com'] } }, ['check']],
  [{ body: { domains: ['a.com', 'b.com'] } }, []],
  [{ body: { email: 'a@b.cz' } }, ['login']],
])('a fault that matches %j applies to exactly these calls: %j', async (match, expected) => {
  const mock = testMock({ rows: 50, strict: false });
  const people = { user: await as(mock, 'user'), manager: await as(mock, 'manager') };
  const planned = mock.faults.add({ kind: 'status', status: 418, match });
  const hit: string[] = [];
  for (const [label, who, method, path, body] of CALLS) {
    if ((await people[who](method, path, body)).status === 418) hit.push(label);
  }
  expect(hit).toEqual(expected);
  expect(planned.seen).toBe(expected.length);
});

test.each<[Match, Parameters<Mock['faults']['add']>[0]['operation'], string]>([
  [{ query: { state: 'new' } }, 'orders/list', 'match.query.state must be one of NEW, '],
  [{ query: { state: 'new' } }, undefined, 'match.query.state must be one of NEW, '],
  [{ query: { page: 'two' } }, 'orders/list', 'match.query.page must be a whole number, not "two"'],
  [{ query: { stat: 'NEW' } }, 'orders/list', 'match.query.stat is unknown. Known: page, per_page'],
  [{ params: { id: 0 } }, 'orders/get', 'match.params.id must be at least 1, not 0'],
  [{ body: { domian: 'x' } }, 'domains/order', 'match.body.domian is unknown. Known: domain, '],
  [{ body: { domian: 'x' } }, undefined, 'match.body: no operation has {"domian":"x"} in its body'],
  [{ body: { price: 'x' } }, 'domains/order', 'match.body.price must be a number, not "x"'],
  [{ body: { filters: { tdl: 'x' } } }, 'domains/export', 'match.body.filters.tdl is unknown'],
  [{ body: { domains: [1] } }, 'eppTools/checkDomains', 'match.body.domains.0 must be text, not 1'],
  [{ body: {} }, 'orders/list', 'match.body: orders/list has no body'],
  [
    { user: 'nobody@x.y' },
    undefined,
    'match.user: nobody has the email or username "nobody@x.y". Known: admin@dropcatch.test, manager',
  ],
])('a match that no call can have is refused: %j of %s', (match, operation, error) => {
  const mock = testMock({ rows: 50 });
  expect(() => mock.faults.add({ kind: 'reset', operation, match })).toThrow(error);
  expect(() => mock.expectRequests(0, { operation, ...match })).toThrow(error);
  const faults = [{ kind: 'reset', operation, match }] as const;
  expect(() => testMock({ rows: 0, faults })).toThrow(`faults.0: ${error}`);
});

test('a user who was removed after a request still matches it', async () => {
  const mock = testMock({ rows: 50 });
  const { id } = mock.create('users', { email: 'eva@example.com' });
  mock.faults.add({ kind: 'reset', operation: 'news/list', match: { user: 'eva@example.com' } });
  const { access_token } = await mock.signIn('eva@example.com');
  await mock.fetch('/api/orders', { headers: { authorization: `Bearer ${access_token}` } });
  mock.remove('users', id);
  mock.expectRequests(1, { user: 'eva@example.com' });
});

test('calls that a fault looks into are carried out with their bodies', async () => {
  const mock = testMock({ rows: 50 });
  const admin = await as(mock, 'admin');
  mock.faults.add({ kind: 'delay', milliseconds: 0, match: { body: { title: 'Mine' } } });
  const created = await admin('POST', '/news', { title: 'Mine', content: 'Text' });
  expect(created).toMatchObject({ status: 201, body: { title: 'Mine' } });
  expect(mock.requests.at(-1)).toMatchObject({ fault: 'delay', body: { content: 'Text' } });
});

test('a function answers with what the call asks, or leaves it to the service', async () => {
  const mock = testMock({ rows: 50 });
  const [user, manager] = [await as(mock, 'user'), await as(mock, 'manager')];
  mock.faults.add({
    kind: 'answer',
    operation: 'orders/get',
    answer: ({ params, query, body, user: who }) =>
      who?.role === 'manager'
        ? undefined
        : { status: 404, body: { error: JSON.stringify([params, query, body, who?.email]) } },
  });
  expect(await user('GET', '/orders/2')).toMatchObject({
    status: 404,
    body: { error: '[{"id":2},{},null,"user@dropcatch.test"]' },
  });
  expect((await manager('GET', '/orders/2')).body).toEqual({ error: 'Order not found' });
  // A function is not plain data.
  expect(mock.state().faults.planned).toEqual([]);
});

test('a function whose answer breaks the contract fails the call with the reason', async () => {
  const mock = testMock({ rows: 50 });
  const user = await as(mock, 'user');
  const answer = () => ({ body: { by_state: 3 } });
  const fault = mock.faults.add({ kind: 'answer', operation: 'orders/stats', answer });
  await expect(user('GET', '/orders/stats')).rejects.toThrow(
    'orders/stats own answer: body breaks the contract (loose allows that): total_amount: is required',
  );
  fault.remove();
  mock.faults.add({ kind: 'answer', operation: 'orders/stats', answer, loose: true });
  expect((await user('GET', '/orders/stats')).body).toEqual({ by_state: 3 });
});

test('a fault without the setting it needs, or with one of another kind, does not compile', () => {
  const { faults } = testMock({ rows: 0 });
  // @ts-expect-error a delay needs milliseconds or a pace
  expect(() => faults.add({ kind: 'delay' })).toThrow(RangeError);
  // @ts-expect-error only a stream that is cut can be clean
  expect(() => faults.add({ kind: 'hang', clean: true })).toThrow(RangeError);
});
