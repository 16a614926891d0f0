import { beforeEach, expect, test } from 'vitest';
import { as, testMock } from '../../test/kit/mock.ts';
import type { Mock } from '../mock/mock.ts';
import { listen } from '../server/listen.ts';
import { type RequestMatch, VerificationError } from './request-match.ts';

let mock: Mock;

beforeEach(async () => {
  mock = testMock({ rows: 50, strict: false });
  const [user, admin] = [await as(mock, 'user'), await as(mock, 'admin')];
  await user('GET', '/orders?state=NEW');
  await admin('GET', '/orders/7');
  mock.faults.add({ kind: 'status', status: 503, operation: 'domains/watch' });
  await user('POST', '/domains/watchlist', { domain: 'mine.com' });
  const { access_token } = await mock.signIn('manager@dropcatch.test');
  await mock.fetch('/api/orders', {
    method: 'HEAD',
    headers: { authorization: `Bearer ${access_token}`, 'X-Trace-Id': 'abc', 'x-api-key': 'mine' },
  });
});

test.each<[RequestMatch, readonly number[]]>([
  [{}, [1, 2, 3, 4]],
  [{ operation: 'orders/list' }, [1, 4]],
  [{ operation: 'orders/list', method: 'GET' }, [1]],
  [{ query: { state: 'NEW' } }, [1]],
  [{ operation: 'orders/list', query: { page: 1 } }, [1, 4]],
  [{ params: { id: 7 } }, [2]],
  [{ path: '/api/orders/7', status: 404 }, [2]],
  [{ user: 'user@dropcatch.test' }, [1, 3]],
  [{ body: { domain: 'mine.com' }, fault: 'status', status: 503 }, [3]],
  [{ headers: { 'X-Trace-Id': 'abc' } }, [4]],
  [{ headers: { authorization: 'Bearer ***', 'x-api-key': '***' } }, [4]],
  [{ user: 'manager@dropcatch.test' }, [4]],
])('the requests that match are counted: %j', (match, expected) => {
  mock.expectRequests(expected.length, match);
  expect(() => mock.expectRequests(expected.length + 1, match)).toThrow(VerificationError);
});

test('the error of a count names the requests that nearly match', () => {
  expect(() =>
    mock.expectRequests(1, { operation: 'orders/list', query: { state: 'FAILED' } }),
  ).toThrow(
    'Expected 1 of the 4 requests to match {"operation":"orders/list","query":{"state":"FAILED"}}, but 0 did\n' +
      '  request 1: GET /api/orders, answered 200, differs in query\n' +
      '  request 4: HEAD /api/orders, answered 200, differs in query',
  );
});

test('a match that no request can have is refused', () => {
  // @ts-expect-error an operation that the contract does not have
  expect(() => mock.expectRequests(0, { operation: 'orders/lists' })).toThrow('operation must be');
  // @ts-expect-error a field that a request does not have
  expect(() => mock.expectRequests(0, { state: 'NEW' })).toThrow(
    'state is unknown. Known: operation,',
  );
  expect(() => mock.expectRequests(0, { query: { stat: 'NEW' } })).toThrow(
    'match.query.stat is unknown',
  );
  // @ts-expect-error a match in the place of the count
  expect(() => mock.expectRequests({ operation: 'orders/list' })).toThrow(
    'count must be a whole number from 0',
  );
});

test('the control API filters the requests, counts them and shows their headers without secrets', async () => {
  const server = await listen(mock, { port: 0 });
  const call = async (path: string, body?: object) => {
    const init = body && { method: 'POST', body: JSON.stringify(body) };
    const answer = await fetch(`${server.url}/__mock/${path}`, init);
    return [answer.status, await answer.json()];
  };
  expect(await call('requests?operation=orders/list&method=HEAD')).toMatchObject([
    200,
    { requests: [{ number: 4, headers: { authorization: 'Bearer ***', 'x-trace-id': 'abc' } }] },
  ]);
  expect(await call('requests?status=503')).toMatchObject([200, { requests: [{ number: 3 }] }]);
  expect(await call('requests?state=NEW')).toMatchObject([
    400,
    { error: expect.stringMatching(/^state is unknown/) },
  ]);
  expect(await call('assert-contract', {})).toEqual([200, { verified: true }]);
  const match = { operation: 'domains/watch', user: 'user@dropcatch.test' };
  expect(await call('expect-requests', { count: 1, match })).toEqual([200, { verified: true }]);
  expect(await call('expect-requests', { count: 2, match })).toMatchObject([
    409,
    { error: expect.stringMatching(/^Expected 2/) },
  ]);
  await fetch(`${server.url}/favicon.ico`);
  expect(mock.violations).toEqual([]);
  await mock.fetch('/api/nothing');
  expect(await call('assert-contract', {})).toMatchObject([
    409,
    { error: 'request 5: The contract has no GET /api/nothing' },
  ]);
  await server.close();
});
