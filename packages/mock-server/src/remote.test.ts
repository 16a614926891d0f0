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

test('a record is found, read, changed and removed, whole or not at all', async () => {
  const { id } = await remote.create('orders', { state: 'FAILED' });
  expect(await remote.find('orders', { id })).toEqual([await remote.get('orders', id)]);
  expect(await remote.change('orders', id, { state: 'NEW', price: 7 })).toMatchObject({ price: 7 });
  const wrong = { state: 'FAILED', price: -1 };
  await expect(remote.change('orders', id, wrong)).rejects.toThrow('price: must be at least 0');
  expect(() => mock.change('orders', id, wrong)).toThrow('price: must be at least 0');
  expect(await remote.get('orders', id)).toMatchObject({ state: 'NEW', price: 7 });
  await remote.remove('orders', id);
  expect(mock.find('orders', { id })).toEqual([]);
  await expect(remote.remove('orders', id)).rejects.toThrow(`orders has no record ${id}`);
  await expect(remote.remove('users', 3)).resolves.not.toThrow();
  await expect(remote.remove('eppCategories', 1)).rejects.toThrow('cannot be removed');
});

test('a wrong setting of the network leaves all of them as they are', async () => {
  const wrong = { latency: '7', error_rate: 5 };
  await expect(remote.network.set(wrong)).rejects.toThrow(
    'error_rate must be a number from 0 to 1',
  );
  expect(await remote.network.state()).toEqual({ latency: '0', error_rate: 0 });
});

test('requests are found by parts of their bodies, and unused faults are reported', async () => {
  await remote.faults.add({ kind: 'status', operation: 'orders/stats' });
  const login = { email: 'user@dropcatch.test', password: 'dropcatch' };
  const body = JSON.stringify(login);
  await fetch(`${server.url}/api/auth/login`, { method: 'POST', body });
  expect(await remote.requests({ body: { email: login.email } })).toMatchObject([{ status: 200 }]);
  expect(await remote.unusedFaults()).toMatchObject([{ id: 1, operation: 'orders/stats' }]);
  expect(await remote.status()).toMatchObject({ requests: 1, faults: 1 });
  expect(await remote.knownScenarios()).toContain('drop-day');
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

test('connect rejects where no mock answers', async () => {
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

test('connect says what is wrong with an address', async () => {
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
