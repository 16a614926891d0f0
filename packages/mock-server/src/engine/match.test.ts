import { expect, test } from 'vitest';
import { as, testMock } from '../../test/kit/mock.ts';
import type { Match } from './match.ts';

const star = { domain: 'mine.com', nested: { list: [1, { deep: true }] } };

/** Calls of a customer and of a manager, by their labels. */
const CALLS = [
  ['cz', 'user', 'GET', '/domains?tld=cz'],
  ['cz page 2', 'manager', 'GET', '/domains?tld=cz&page=2'],
  ['order 1', 'user', 'GET', '/orders/1'],
  ['order 2', 'manager', 'GET', '/orders/2'],
  ['star', 'user', 'POST', '/domains/watchlist', star],
  ['login', 'user', 'POST', '/auth/login', { email: 'a@b.cz', password: 'x' }],
] as const;

test.each<[Match, readonly string[]]>([
  [{}, CALLS.map(([label]) => label)],
  [{ query: { tld: 'cz' } }, ['cz', 'cz page 2']],
  // What is not sent has the contract's default.
  [{ query: { tld: 'cz', page: 1 } }, ['cz']],
  [{ params: { id: 2 } }, ['order 2']],
  [{ params: { id: '2' } }, ['order 2']],
  [{ user: 'manager@dropcatch.test' }, ['cz page 2', 'order 2']],
  [{ user: 'manager@dropcatch.test', query: { tld: 'cz' } }, ['cz page 2']],
  [{ body: { domain: 'mine.com' } }, ['star']],
  [{ body: { nested: { list: [1, { deep: true }] } } }, ['star']],
  [{ body: { nested: { list: [1] } } }, []],
  [{ body: { email: 'a@b.cz' } }, ['login']],
  [{ body: null }, []],
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
  // @ts-expect-error a delay needs milliseconds
  expect(() => faults.add({ kind: 'delay' })).toThrow(RangeError);
  // @ts-expect-error only a stream that is cut can be clean
  expect(() => faults.add({ kind: 'hang', clean: true })).toThrow(RangeError);
});
