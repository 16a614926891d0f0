import { afterEach, beforeEach, expect, test } from 'vitest';
import { calledFrom, NOW, testMock } from '../test/kit/mock.ts';
import type { Mock } from './mock/mock.ts';
import { connect, type RemoteMock } from './remote.ts';
import { listen, type RunningServer } from './server/listen.ts';

let mock: Mock;
let server: RunningServer;
let remote: RemoteMock;

beforeEach(async () => {
  mock = testMock({ rows: 50, strict: false });
  server = await listen(mock, { port: 0 });
  remote = await connect(server.url);
});

afterEach(() => server.close());

const get = async (path: string, email = 'user@dropcatch.test') => {
  const { access_token } = await remote.signIn(email);
  const headers = { authorization: `Bearer ${access_token}` };
  return calledFrom(await fetch(`${server.url}/api${path}`, { headers }));
};

test('a test signs in, plans a fault, and counts the requests of a mock on a port', async () => {
  const fault = await remote.faults.add({
    kind: 'status',
    status: 503,
    operation: 'orders/list',
    match: { user: 'user@dropcatch.test' },
  });
  expect((await get('/orders')).status).toBe(503);
  expect((await get('/orders', 'manager@dropcatch.test')).status).toBe(200);
  expect(await remote.faults.list()).toMatchObject([{ id: 1, seen: 1, hits: 1 }]);
  await fault.remove();
  expect((await get('/orders')).status).toBe(200);
  await remote.expectRequests(3, { operation: 'orders/list' });
  await expect(remote.expectRequests(1, { operation: 'orders/list' })).rejects.toThrow(
    'Expected 1 of the 3 requests to match {"operation":"orders/list"}, but 3 did',
  );
  expect(await remote.requests({ status: 503 })).toMatchObject([
    { operation: 'orders/list', fault: 'status', headers: { authorization: 'Bearer ***' } },
  ]);
  await remote.assertContract();
  await get('/nothing');
  await expect(remote.assertContract()).rejects.toThrow(
    'request 4: The contract has no GET /api/nothing',
  );
  expect(await remote.violations()).toHaveLength(1);
});

test('records, state and scenarios come from the mock', async () => {
  const one = await remote.create('orders', { state: 'FAILED', user: 'user@dropcatch.test' });
  expect(mock.world.store.orders.get(one.id)).toMatchObject({ state: 'FAILED', user_id: 3 });
  const before = await remote.state();
  expect(await remote.create('news', { title: 'Mine' }, 2)).toMatchObject([
    { title: 'Mine' },
    { title: 'Mine' },
  ]);
  await remote.load(before);
  expect(await remote.state()).toEqual(before);
  await expect(remote.create('orders', { price: -1 })).rejects.toThrow('price');
  await remote.reset(['empty']);
  expect(mock.scenarios).toEqual(['empty']);
  expect(mock.world.store.orders.size).toBe(0);
});

test('times are in milliseconds, as in the process', async () => {
  await remote.clock.advance(90_500);
  expect(mock.clock.now()).toBe(Date.parse(NOW) + 90_500);
  const noon = Date.parse('2026-11-21T12:00:00Z');
  await remote.clock.set(noon);
  expect(await remote.clock.now()).toBe(noon);
  await remote.clock.resume();
  await remote.clock.setSpeed(60);
  await remote.clock.freeze();
  expect(await remote.clock.state()).toMatchObject({ frozen: true, speed: 60 });
  await remote.network.set({ latency: 1, error_rate: 1 });
  expect(mock.network.state).toEqual({ latency: '1', error_rate: 1 });
});

test('jobs are listed, failed and finished', async () => {
  const [running] = await remote.jobs.list();
  if (running === undefined) throw new Error('The seed has no job');
  await remote.jobs.step();
  expect(await remote.jobs.list()).toEqual(mock.jobs.list());
  await expect(remote.jobs.fail(9999)).rejects.toThrow('There is no running job 9999');
});

test('where no mock answers, connect rejects', async () => {
  const page = () => Promise.resolve(new Response('<h1>Hello</h1>'));
  await expect(connect('http://localhost:1/', { fetch: page })).rejects.toThrow(
    'GET http://localhost:1/__mock/status: this is not a mock',
  );
  await expect(remote.signIn('nobody@dropcatch.test')).rejects.toThrow(
    'No user has the email "nobody@dropcatch.test"',
  );
  // @ts-expect-error a function cannot be sent
  await expect(remote.faults.add({ kind: 'answer', answer: () => ({}) })).rejects.toThrow(
    'a function cannot be sent',
  );
});

test('an address without a mock, without a scheme or with a path is told', async () => {
  await expect(connect('http://127.0.0.1:1')).rejects.toThrow(
    'No mock answers at http://127.0.0.1:1. Start one: npx dropcatch-mock',
  );
  await expect(connect('localhost:4010')).rejects.toThrow(
    'The address of a mock begins with http:// or https://, not "localhost:4010"',
  );
  await (await connect(`${server.url}/api`)).reset();
});

test('an unknown network setting is refused', async () => {
  await expect(remote.network.set({ errorRate: 1 } as object)).rejects.toThrow(
    'errorRate is unknown. Known: latency, error_rate',
  );
});
