import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { testMock } from '../../test/kit/mock.ts';
import type { Mock } from '../mock.ts';
import { listen, type RunningServer } from './listen.ts';
import { MOST_RECORDED, type Recorded, ServiceProxy } from './proxy.ts';

let service: Mock;
let mock: Mock;
let token: string;
let recorded: readonly Recorded[];
const servers: Pick<RunningServer, 'close'>[] = [];

const serve = async (...given: Parameters<typeof listen>): Promise<string> => {
  const server = await listen(given[0], { port: 0, ...given[1] });
  servers.push(server);
  return server.url;
};

beforeEach(async () => {
  service = testMock({ seed: 'the service' });
  mock = testMock({ seed: 'the mock' });
  token = (await service.signIn('admin@dropcatch.test')).access_token;
  recorded = [];
});

afterEach(() => Promise.all(servers.splice(0).map((server) => server.close())));

/** Calls a mock that passes calls to the service. */
async function passing(...pass: string[]) {
  const to = `${await serve(service)}/api`;
  const onRecord = (answers: readonly Recorded[]) => void (recorded = answers);
  const url = await serve(mock, { proxy: new ServiceProxy({ to, pass, token, onRecord }) });
  return caller(url);
}

/** Calls a mock with its own session. */
async function caller(url: string) {
  const { access_token } = await mock.signIn('admin@dropcatch.test');
  return async (path: string, method = 'GET', body?: object) => {
    const response = await fetch(`${url}/api${path}`, {
      method,
      headers: { authorization: `Bearer ${access_token}`, 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    return { status: response.status, type: response.headers.get('content-type'), text };
  };
}

const direct = async (path: string): Promise<string> =>
  (await service.fetch(`/api${path}`, { headers: { authorization: `Bearer ${token}` } })).text();

test('the service answers what is named, and the mock everything else', async () => {
  const call = await passing('orders', 'domains/list');
  expect(await call('/orders?page=2')).toMatchObject({
    status: 200,
    text: await direct('/orders?page=2'),
  });
  expect((await call('/domains')).text).toBe(await direct('/domains'));
  expect(await call('/orders', 'HEAD')).toMatchObject({ status: 200, text: '' });
  expect(recorded).toHaveLength(2);
  const news = await call('/news');
  expect(service.requests.map(({ operation }) => operation)).not.toContain('news/list');
  expect(news.text).not.toBe(await direct('/news'));
});

test('recorded answers are faults that give the same answers without the service', async () => {
  const call = await passing('orders', 'domains', 'eppTools');
  const [first] = service.world.store.orders.all();
  const check = { account_id: 1, domains: ['tidalforge.com'] };
  const calls: Parameters<typeof call>[] = [
    ['/orders?page=2'],
    ['/orders?state=FAILED'],
    ['/orders'],
    [`/orders/${first?.id}`],
    ['/orders/999999'],
    ['/domains/export', 'POST', { filters: { tld: 'com' }, format: 'csv' }],
    ['/epp/tools/domain-check', 'POST', check],
  ];
  const answers = [];
  for (const each of calls) answers.push(await call(...each));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 404, 200, 200]);
  expect(recorded).toHaveLength(calls.length);

  mock = testMock({ seed: 'another', faults: JSON.parse(JSON.stringify(recorded)) });
  const play = await caller(await serve(mock));
  for (const [index, each] of calls.entries()) {
    const { status, text } = await play(...each);
    expect({ status, text }).toEqual({
      status: answers[index]?.status,
      text: answers[index]?.text,
    });
  }
});

test('no secret is recorded, and a session is passed but never recorded', async () => {
  const call = await passing('auth', 'adminUsers', 'eppAccounts', 'eppLogs');
  const password = 'correct-horse-9';
  const credentials = { email: 'user@dropcatch.test', password: 'dropcatch' };
  expect((await call('/auth/login', 'POST', credentials)).text).toContain('access_token');
  const user = { email: 'new@dropcatch.test', username: 'newcomer', role: 'user' };
  const names = { first_name: 'New', last_name: 'Comer' };
  await call('/admin/users', 'POST', { ...user, ...names, password });
  await call('/epp/accounts');
  await call('/epp/logs');
  const text = JSON.stringify(recorded);
  expect(recorded.map(({ operation }) => operation)).toEqual(
    expect.arrayContaining(['adminUsers/create', 'eppAccounts/list', 'eppLogs/list']),
  );
  for (const secret of [password, 'dropcatch"', token, 'auth/login', 'Bearer']) {
    expect(text).not.toContain(secret);
  }
});

test('what the service repeats of a secret is masked', async () => {
  service.faults.add({
    kind: 'answer',
    operation: 'orders/list',
    status: 400,
    body: { error: `Bearer ${token} is not welcome` },
  });
  const call = await passing('orders');
  expect((await call('/orders')).text).toContain(token);
  expect(recorded[0]).toMatchObject({ status: 400, body: { error: 'Bearer *** is not welcome' } });
});

test('the last answer to a call counts, and answers that are not JSON are not recorded', async () => {
  const call = await passing('orders');
  await call('/orders');
  service.world.store.orders.clear();
  await call('/orders');
  expect(recorded).toMatchObject([{ body: { orders: [] } }]);
  service.faults.add({ kind: 'portal' });
  expect((await call('/orders/stats')).text).toContain('<');
  expect(recorded).toHaveLength(1);
});

/** Passes exports to a service that sends these bytes. */
async function passingBytes(bytes: Uint8Array) {
  const headers = {
    'content-type': 'application/octet-stream',
    'content-disposition': 'attachment; filename="d.bin"',
  };
  const server = createServer((_, response) => void response.writeHead(200, headers).end(bytes));
  await once(server.listen(0, '127.0.0.1'), 'listening');
  servers.push({
    close: async () => void server.close(),
  });
  const { port } = server.address() as AddressInfo;
  const skipped: string[] = [];
  const url = await serve(mock, {
    proxy: new ServiceProxy({
      to: `http://127.0.0.1:${port}/api`,
      pass: ['domains/export'],
      onRecord: (answers) => void (recorded = answers),
      onSkip: (sentence) => skipped.push(sentence),
    }),
  });
  const response = await fetch(`${url}/api/domains/export`, { method: 'POST', body: '{}' });
  return { response, received: new Uint8Array(await response.arrayBuffer()), skipped };
}

test('a binary file is passed byte for byte, and is not recorded', async () => {
  const bytes = Uint8Array.from({ length: 3000 }, (_, index) => (index * 7) % 256);
  const { response, received, skipped } = await passingBytes(bytes);
  expect(response.headers.get('content-disposition')).toBe('attachment; filename="d.bin"');
  expect(Buffer.compare(received, bytes)).toBe(0);
  expect(recorded).toEqual([]);
  expect(skipped).toEqual([
    'an answer of domains/export is not recorded: it is not what the contract sends',
  ]);
});

test('a text with a byte order mark is passed byte for byte', async () => {
  const bytes = Buffer.from('\uFEFFdomain;price\r\npříklad.cz;1\r\n');
  const { received } = await passingBytes(bytes);
  expect(Buffer.compare(received, bytes)).toBe(0);
  expect(recorded[0]?.body).toBe(String(bytes));
});

test('an answer larger than the limit is passed, and is not recorded', async () => {
  const bytes = Buffer.alloc(MOST_RECORDED + 1, 'a');
  const { received, skipped } = await passingBytes(bytes);
  expect(Buffer.compare(received, bytes)).toBe(0);
  expect(recorded).toEqual([]);
  expect(skipped).toEqual(['an answer of domains/export is not recorded: it is larger than 10 MB']);
});

test('a request body that is too large gets a 413', async () => {
  const call = await passing('domains/export');
  const { status } = await call('/domains/export', 'POST', { format: 'x'.repeat(6_000_000) });
  expect(status).toBe(413);
});

test('a service that cannot be reached is a 502 with the reason', async () => {
  const proxy = new ServiceProxy({ to: 'http://127.0.0.1:1/api', pass: ['orders'] });
  const call = await caller(await serve(mock, { proxy }));
  const { status, text } = await call('/orders');
  expect(status).toBe(502);
  expect(text).toContain('http://127.0.0.1:1/api cannot be reached: ');
});
