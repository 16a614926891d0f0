import { createClient, memoryTokens } from '@dropcatch/sdk';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { expect, onTestFinished, test, vi } from 'vitest';
import { calledFrom, testMock } from '../../test/kit/mock.ts';
import { handlers } from '../msw.ts';

async function signedIn(mock: ReturnType<typeof testMock>) {
  const { access_token } = await mock.signIn('user@dropcatch.test');
  return { authorization: `Bearer ${access_token}` };
}

test('a broken connection rejects as fetch does', async () => {
  const mock = testMock();
  mock.faults.add({ kind: 'reset', times: 1 });
  const headers = await signedIn(mock);
  await expect(mock.fetch('/api/orders', { headers })).rejects.toThrow(TypeError);
  mock.faults.add({ kind: 'truncate', times: 1 });
  const response = await mock.fetch('/api/orders', { headers });
  await expect(response.text()).rejects.toThrow(TypeError);
});

test.each([204, 205, 304])('a fault of status %i has no body', async (status) => {
  const mock = testMock();
  mock.faults.add({ kind: 'status', status, loose: true });
  const response = await mock.fetch('/api/orders', { headers: await signedIn(mock) });
  expect(response.status).toBe(status);
  expect(await response.text()).toBe('');
});

test('aborting rejects, before the call, while it waits and while the body is read', async () => {
  const mock = testMock();
  const headers = await signedIn(mock);
  const gone = AbortSignal.abort();
  await expect(mock.fetch('/api/orders', { headers, signal: gone })).rejects.toThrow('aborted');

  const hang = mock.faults.add({ kind: 'hang' });
  const client = new AbortController();
  const waiting = mock.fetch('/api/orders', { headers, signal: client.signal });
  await expect.poll(() => hang.hits).toBe(1);
  client.abort();
  await expect(waiting).rejects.toThrow('aborted');
  mock.faults.clear();

  const reader = new AbortController();
  const response = await mock.fetch('/api/domains/export', {
    method: 'POST',
    headers,
    body: JSON.stringify({ filters: {}, format: 'csv' }),
    signal: reader.signal,
  });
  reader.abort();
  await expect(response.text()).rejects.toThrow('aborted');
});

test('a body that nobody reads any more is no longer produced', async () => {
  const mock = testMock({ rows: 3000 });
  const response = await mock.fetch('/api/domains/export', {
    method: 'POST',
    headers: await signedIn(mock),
    body: JSON.stringify({ filters: {}, format: 'csv' }),
  });
  const reader = response.body?.getReader();
  const { value } = (await reader?.read()) ?? {};
  expect(value?.length).toBeGreaterThan(1000);
  await reader?.cancel();
});

test('an answer that stalls ends for its caller when the body is left, aborted or freed', async () => {
  const mock = testMock();
  const headers = await signedIn(mock);
  const stall = mock.faults.add({ kind: 'stall', after: 10 });
  const first = async (init: RequestInit = {}) => {
    const response = await mock.fetch('/api/orders', { headers, ...init });
    const reader = response.body?.getReader();
    expect(new TextDecoder().decode((await reader?.read())?.value)).toHaveLength(10);
    return reader;
  };
  const left = await first();
  await left?.cancel();

  const client = new AbortController();
  const aborted = (await first({ signal: client.signal }))?.read();
  client.abort();
  await expect(aborted).rejects.toThrow('aborted');

  const freed = await first();
  stall.remove();
  expect((await freed?.read())?.value?.length).toBeGreaterThan(100);
  expect(await freed?.read()).toMatchObject({ done: true });
});

test('msw uses the handlers of the mock beside other handlers', async () => {
  const mock = testMock();
  const server = setupServer(
    http.get('http://other.test/ping', () => HttpResponse.text('pong')),
    ...handlers(mock, { baseUrl: 'http://console.test/api' }),
  );
  server.listen({ onUnhandledFrame: 'error' });
  try {
    const headers = await signedIn(mock);
    const orders = await fetch('http://console.test/api/orders', { headers });
    expect(orders.status).toBe(200);
    expect(await (await fetch('http://other.test/ping')).text()).toBe('pong');
    mock.faults.add({ kind: 'reset' });
    await expect(fetch('http://console.test/api/orders', { headers })).rejects.toThrow(TypeError);
  } finally {
    server.close();
  }
});

test('the SDK shows the id of a request, with an answer and on an error', async () => {
  const mock = testMock({ rows: 50 });
  const tokens = memoryTokens(await mock.signIn('admin@dropcatch.test'));
  const client = createClient({ baseUrl: 'http://mock/api', fetch: mock.fetch, tokens });
  expect(await client.orders.stats().withResponse()).toMatchObject({ requestId: 'req-1' });
  await expect(client.orders.get(999_999)).rejects.toMatchObject({ requestId: 'req-2' });
});

test('the SDK says which rule a call broke', async () => {
  const mock = testMock({ rows: 50 });
  const tokens = memoryTokens(await mock.signIn('admin@dropcatch.test'));
  const client = createClient({ baseUrl: 'http://mock/v2', fetch: mock.fetch, tokens });
  await expect(client.orders.stats({ maxRetries: 0 })).rejects.toThrow(
    'The call broke the contract: The contract has no GET /v2/orders/stats',
  );
  expect(() => mock.assertContract()).toThrow(
    'request 1: The contract has no GET /v2/orders/stats: its paths begin with /api',
  );
});

test('an error inside the mock gives a 500 with its message and the number of the request', async () => {
  const mock = testMock({ rows: 50 });
  const headers = await signedIn(mock);
  Object.assign(mock.world.store, { orders: undefined });
  const response = await mock.fetch('/api/orders/1700', { headers });
  expect(response.headers.get('x-request-id')).toBe('req-1');
  expect(await calledFrom(response)).toMatchObject({
    status: 500,
    body: { error: expect.stringMatching(/^The mock failed: Cannot read/) },
  });
});

test('as the global fetch, the mock passes calls to other hosts on to the real one', async () => {
  const mock = testMock({ rows: 50 });
  const headers = await signedIn(mock);
  const elsewhere = 'data:text/plain,pong';
  expect((await mock.fetch(elsewhere)).status).toBe(500);
  vi.stubGlobal('fetch', mock.fetch);
  onTestFinished(() => void vi.unstubAllGlobals());
  expect(await (await fetch(elsewhere)).text()).toBe('pong');
  expect((await fetch('https://api.example.com/api/orders', { headers })).status).toBe(200);
  expect((await fetch('/orders', { headers })).status).toBe(500);
});

test('HEAD is answered like GET, without a body', async () => {
  const mock = testMock({ rows: 50 });
  const response = await mock.fetch('/api/orders', {
    method: 'HEAD',
    headers: await signedIn(mock),
  });
  expect([response.status, await response.text()]).toEqual([200, '']);
  expect(mock.requests).toMatchObject([{ method: 'HEAD', operation: 'orders/list', status: 200 }]);
});
