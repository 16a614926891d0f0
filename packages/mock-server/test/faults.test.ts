import { afterEach, beforeEach, expect, test } from 'vitest';
import { calledFrom, testMock } from './kit/mock.ts';
import type { Fault } from '../src/engine/fault-kinds.ts';
import type { Mock } from '../src/mock/mock.ts';
import { Clock, stopwatch } from '../src/world/clock.ts';
import { listen, type RunningServer } from '../src/server/listen.ts';

let mock: Mock;
let server: RunningServer;
let authorization: string;

beforeEach(async () => {
  mock = testMock();
  server = await listen(mock, { port: 0 });
  authorization = `Bearer ${(await mock.signIn('admin@dropcatch.test')).access_token}`;
});

afterEach(() => server.close());

interface Init extends RequestInit {
  readonly headers?: Record<string, string>;
}

const get = (path: string, init: Init = {}): Promise<Response> =>
  fetch(`${server.url}/api${path}`, { ...init, headers: { authorization, ...init.headers } });

/** The outcomes of calls to GET /orders/stats under a planned fault: statuses, or `broken`. */
async function outcomes(fault: Fault, calls: number): Promise<(number | 'broken')[]> {
  mock.faults.add(fault);
  const results: (number | 'broken')[] = [];
  for (let i = 0; i < calls; i += 1) {
    results.push(
      await get('/orders/stats').then(
        async (response) => {
          await response.json();
          return response.status;
        },
        () => 'broken' as const,
      ),
    );
  }
  return results;
}

test('a status fault answers with its status, text and Retry-After', async () => {
  mock.faults.add({ kind: 'status', status: 429, operation: 'orders/stats', times: 1 });
  const { status, body, headers } = await calledFrom(await get('/orders/stats'));
  expect(status).toBe(429);
  expect(headers.get('retry-after')).toBe('30');
  expect(body).toEqual({ error: 'Too many attempts. Try again in 30 seconds.' });
  expect((await get('/orders/stats')).status).toBe(200);
});

test.each([
  [429, 5, 'Too many attempts. Try again in 5 seconds.'],
  [503, 1, 'Service temporarily unavailable. Try again in 1 second.'],
])('the text of a %i says the %i seconds of its Retry-After', async (status, seconds, error) => {
  mock.faults.add({ kind: 'status', status, retry_after: seconds });
  const { body, headers } = await calledFrom(await get('/orders/stats'));
  expect(headers.get('retry-after')).toBe(String(seconds));
  expect(body).toEqual({ error });
});

test('a fault selects calls by operation, number, times and rate', async () => {
  expect(await outcomes({ kind: 'status', operation: 'orders/list' }, 2)).toEqual([200, 200]);
  mock.faults.clear();
  expect(await outcomes({ kind: 'status', nth: 2 }, 4)).toEqual([200, 500, 200, 200]);
  mock.faults.clear();
  expect(await outcomes({ kind: 'status', status: 503, times: 2 }, 4)).toEqual([
    503, 503, 200, 200,
  ]);
  mock.faults.clear();
  const drawn = await outcomes({ kind: 'status', rate: 0.5 }, 20);
  expect(new Set(drawn)).toEqual(new Set([200, 500]));
  mock.faults.clear();
  expect(await outcomes({ kind: 'status', rate: 0.5 }, 20)).toEqual(drawn);
});

test('a reset breaks the connection', async () => {
  expect(await outcomes({ kind: 'reset', times: 1 }, 2)).toEqual(['broken', 200]);
});

test('after the fault expired, a refresh restores the session', async () => {
  mock.faults.add({ kind: 'expired', times: 1 });
  expect(await calledFrom(await get('/orders'))).toMatchObject({
    status: 401,
    body: { error: 'Token has expired' },
  });
  expect((await get('/orders')).status).toBe(200);
});

test('expired tokens do not affect sign-in and refresh, unless one of the two is named', async () => {
  mock.faults.add({ kind: 'expired' });
  const credentials = { email: 'admin@dropcatch.test', password: 'dropcatch' };
  const login = { method: 'POST', body: JSON.stringify(credentials) };
  expect((await get('/auth/login', login)).status).toBe(200);
  const { refresh_token } = await mock.signIn(credentials.email);
  const refresh = { method: 'POST', headers: { authorization: `Bearer ${refresh_token}` } };
  expect((await get('/auth/refresh', refresh)).status).toBe(200);
  expect((await get('/orders')).status).toBe(401);
  mock.faults.add({ kind: 'expired', operation: 'auth/refresh' });
  expect((await get('/auth/refresh', refresh)).status).toBe(401);
});

test('malformed JSON arrives whole but cannot be read', async () => {
  mock.faults.add({ kind: 'malformed' });
  const response = await get('/orders');
  expect(response.status).toBe(200);
  const text = await response.text();
  expect(text).toMatch(/^\{"orders"/);
  expect(() => JSON.parse(text)).toThrow(SyntaxError);
});

test('an empty answer comes after the call has been carried out', async () => {
  mock.faults.add({ kind: 'empty', operation: 'auth/logout' });
  const response = await get('/auth/logout', { method: 'POST' });
  expect(response.status).toBe(200);
  expect(await response.text()).toBe('');
  expect((await get('/orders')).status).toBe(401);
});

test('the sign-in page of a network answers, and the service does not get the call', async () => {
  mock.faults.add({ kind: 'portal', times: 1 });
  const response = await get('/auth/logout', { method: 'POST' });
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toMatch('text/html');
  expect((await get('/orders')).status).toBe(200);
});

test('of two faults for a call, the first one applies and the other waits', async () => {
  mock.faults.add({ kind: 'status', status: 418, times: 1 });
  const later = mock.faults.add({ kind: 'status', status: 503, times: 1 });
  expect((await get('/orders')).status).toBe(418);
  expect(later).toMatchObject({ seen: 1, hits: 0 });
  expect((await get('/orders')).status).toBe(503);
  expect((await get('/orders')).status).toBe(200);
});

test('a truncated body breaks while it is read', async () => {
  mock.faults.add({ kind: 'truncate' });
  const response = await get('/orders');
  expect(response.status).toBe(200);
  await expect(response.text()).rejects.toThrow('terminated');
});

test('a call that hangs ends when the client leaves, or is answered when the fault is removed', async () => {
  const hang = mock.faults.add({ kind: 'hang' });
  const client = new AbortController();
  const left = get('/orders', { signal: client.signal });
  const waiting = get('/orders/stats');
  await expect.poll(() => hang.hits).toBe(2);
  client.abort();
  await expect(left).rejects.toThrow('aborted');
  hang.remove();
  expect((await waiting).status).toBe(200);
});

test('a stalled answer keeps the connection open until its client leaves or the fault is removed', async () => {
  const stall = mock.faults.add({ kind: 'stall', after: 5 });
  const client = new AbortController();
  const left = await get('/orders', { signal: client.signal });
  const freed = await get('/orders');
  client.abort();
  await expect(left.text()).rejects.toThrow('aborted');
  stall.remove();
  expect(await freed.json()).toHaveProperty('orders');
});

test('a delayed answer arrives', async () => {
  mock.faults.add({ kind: 'delay', milliseconds: 30 });
  const real = new Clock();
  const before = real.now();
  expect((await get('/orders/stats')).status).toBe(200);
  expect(real.now() - before).toBeGreaterThanOrEqual(29);
});

test.each([
  ['a planned failure', () => mock.faults.add({ kind: 'status' }), 500],
  ['a failure by chance', () => mock.network.set({ error_rate: 1 }), 500],
  ['the page of a network', () => mock.faults.add({ kind: 'portal' }), 200],
  ['an answer', () => undefined, 200],
])('%s takes the latency of the network', async (_, prepare, status) => {
  mock.network.set({ latency: '30' });
  prepare();
  const passed = stopwatch();
  expect((await get('/orders/stats')).status).toBe(status);
  expect(passed()).toBeGreaterThanOrEqual(29);
});

test.each([
  ['code=503', 503],
  ['Code="418"', 418],
  ['wait=5; code=500', 500],
  ['code=503, code=418', 503],
  ['nonsense', 200],
])('Prefer: %s is answered with %i', async (prefer, expected) => {
  const response = await get('/orders', { headers: { prefer } });
  expect(response.status).toBe(expected);
  await response.text();
});

test.each([
  ['code=999', 'Prefer: code must be a whole number from 400 to 599, not "999"'],
  ['code=200', 'Prefer: code must be a whole number from 400 to 599, not "200"'],
  ['code=abc', 'Prefer: code must be a whole number from 400 to 599, not "abc"'],
  ['code=', 'Prefer: code must be a whole number from 400 to 599, not ""'],
  ['fault=reset', 'Prefer: fault is not known any more. Plan a fault: mock.faults.add, or POST'],
  ['code=503, fault=delay', 'Prefer: fault is not known any more. Plan a fault'],
])('Prefer: %s gets a 400 that says what is possible', async (prefer, error) => {
  const { status, body } = await calledFrom(await get('/orders', { headers: { prefer } }));
  expect(status).toBe(400);
  expect(body).toEqual({ error: expect.stringContaining(error) });
});

test('a failure with milliseconds comes that much later', async () => {
  const passed = stopwatch();
  mock.faults.add({ kind: 'status', status: 503, milliseconds: 40, times: 1 });
  expect((await get('/orders/stats')).status).toBe(503);
  expect(passed()).toBeGreaterThanOrEqual(39);
});

test('each event of a stream comes after the pace of its fault', async () => {
  mock.faults.add({ kind: 'delay', pace: 25, operation: 'eppTools/checkDomains' });
  mock.faults.add({
    kind: 'answer',
    operation: 'eppTools/checkDomains',
    body: [{ type: 'started', total: 1 }, { type: 'completed' }],
    pace: 25,
  });
  const [delayed, own] = mock.faults.list();
  for (const [fault, least] of [
    [delayed, 4],
    [own, 2],
  ] as const) {
    const passed = stopwatch();
    const body = JSON.stringify({ account_id: 1, domains: ['a.com', 'b.com'] });
    const headers = { 'content-type': 'application/json' };
    const text = await (
      await get('/epp/tools/domain-check', { method: 'POST', headers, body })
    ).text();
    expect(text.match(/^data: /gm)).toHaveLength(least);
    expect(passed()).toBeGreaterThanOrEqual(least * 25 - 1);
    fault?.remove();
  }
});

test.each<[object, string]>([
  [{}, 'kind must be one of status, reset, hang'],
  [{ kind: 'delay' }, 'delay needs milliseconds or pace: a number from 0'],
  [
    { kind: 'delay', pace: 5, operation: 'orders/list' },
    'pace has no effect on orders/list, whose answer is not a stream',
  ],
  [{ kind: 'hang', milliseconds: 5 }, 'milliseconds has no effect on the fault hang'],
  [
    { kind: 'hang', clean: true },
    'clean has no effect on the fault hang, which takes operation, match, nth, times, rate',
  ],
  [{ kind: 'stutter' }, 'kind must be one of status, reset, hang'],
  [
    { kind: 'status', operation: 'orders/lists' },
    'operation must be an operation of the contract such as orders/list',
  ],
  [{ kind: 'status', status: 99 }, 'status must be a whole number from 200 to 599'],
  [{ kind: 'status', times: 0 }, 'times must be a whole number from 1'],
  [{ kind: 'status', rate: 50 }, 'rate must be a number from 0 to 1 such as 0.05'],
  [
    { kind: 'status', status: 200 },
    'status must be 400 or above, unless loose is true: the fault answer sends 200',
  ],
  [{ kind: 'hang', match: { path: '/' } }, 'match must be an object such as {"params":{"id":42}'],
  [
    { kind: 'hang', operation: 'orders/get', match: { params: { orderId: 42 } } },
    'match.params.orderId is unknown. Known: id',
  ],
  [{ kind: 'hang', match: { query: { tdl: 'cz' } } }, 'match.query.tdl is unknown. Known: page,'],
  [
    { kind: 'answer', answer: () => ({}), body: {} },
    'body has no effect beside answer, which returns it',
  ],
  [{ kind: 'answer', answer: 'x' }, 'answer must be a function, in code only'],
  [
    { kind: 'cut', operation: 'orders/list' },
    'cut has no effect on orders/list, whose answer is not a stream',
  ],
  [
    { kind: 'repeat', operation: 'domains/export' },
    'repeat has no effect on domains/export, whose answer is not a stream',
  ],
  [
    { kind: 'status', operation: 'orders.list' },
    'operation must be an operation of the contract such as orders/list, not "orders.list"',
  ],
  [{ kind: 'cut', after: '3' }, 'after must be a whole number from 0'],
  [
    { kind: 'cut', afterwards: 3 },
    'afterwards is unknown. Known: kind, operation, match, nth, times, rate',
  ],
])('mock.faults.add refuses %j without a compiler, too', (fault, words) => {
  expect(() => Reflect.apply(mock.faults.add, mock.faults, [fault])).toThrow(words);
  expect(mock.faults.list()).toEqual([]);
});
