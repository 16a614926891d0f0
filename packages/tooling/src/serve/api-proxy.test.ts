import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import http, { type RequestListener, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';

import { afterAll, afterEach, expect, it } from 'vitest';

import { type ConsoleServer, serveConsole } from './serve-console.ts';

const dist = mkdtempSync(path.join(tmpdir(), 'dropcatch-proxy-'));
writeFileSync(path.join(dist, 'index.html'), '<!doctype html>');

const open: (ConsoleServer | { close: () => unknown })[] = [];

afterEach(async () => {
  await Promise.all(open.splice(0).map((server) => server.close()));
});

afterAll(() => {
  rmSync(dist, { recursive: true });
});

it('passes method, path, query, headers, body and the answer on', async () => {
  const console = await behind((request, response) => {
    const { authorization, host, 'x-forwarded-host': forwarded } = request.headers;
    const seen = { url: request.url, method: request.method, authorization, host, forwarded };
    response.writeHead(201, 'Made', { 'set-cookie': ['a=1', 'b=2'], 'x-total': '7' });
    void text(request).then((body) => response.end(JSON.stringify({ ...seen, body })));
  });
  const answer = await fetch(`${console.url}/api/orders/?page=2&q=%2F..%2F`, {
    method: 'PUT',
    headers: { authorization: 'Bearer t', 'x-forwarded-host': 'spoofed.test' },
    body: '{"paid":true}',
  });
  expect(answer.status).toBe(201);
  expect(answer.statusText).toBe('Made');
  expect(answer.headers.get('x-total')).toBe('7');
  expect(answer.headers.getSetCookie()).toEqual(['a=1', 'b=2']);
  expect(await answer.json()).toEqual({
    url: '/api/orders/?page=2&q=%2F..%2F',
    method: 'PUT',
    authorization: 'Bearer t',
    host: console.apiHost,
    forwarded: new URL(console.url).host,
    body: '{"paid":true}',
  });
});

it('keeps what belongs to one connection from the other, in both directions', async () => {
  const console = await behind((request, response) => {
    response.writeHead(200, { connection: 'x-hop', 'x-hop': '1', 'x-kept': '1' });
    response.end(JSON.stringify(Object.keys(request.headers)));
  });
  const [answer] = (await once(
    http.get(`${console.url}/api/orders`, {
      headers: { connection: 'keep-alive, X-Own', 'x-own': '1', te: 'trailers', 'x-kept': '1' },
    }),
    'response',
  )) as [http.IncomingMessage];
  const arrived: unknown = JSON.parse(await text(answer));
  expect(arrived).toContain('x-kept');
  expect(arrived).not.toContain('x-own');
  expect(arrived).not.toContain('te');
  expect(answer.headers).toMatchObject({ 'x-kept': '1' });
  expect(answer.headers).not.toHaveProperty('x-hop');
});

it('puts the path of API_URL in the place of /api', async () => {
  const console = await behind((request, response) => response.end(request.url), '/v1/api/');
  expect(await (await fetch(`${console.url}/api/orders?x=1`)).text()).toBe('/v1/api/orders?x=1');
});

it('passes on nothing but /api', async () => {
  const console = await behind((_request, response) => response.end('from the API'));
  for (const target of ['/apiary', '/__mock/status', '/api/../__mock/status']) {
    expect(await (await fetch(console.url + target)).text()).toBe('<!doctype html>');
  }
});

it('streams an answer: each part arrives while the next is not yet written', async () => {
  const next = Promise.withResolvers<void>();
  const console = await behind((_request, response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    response.flushHeaders();
    void next.promise.then(() => response.write('data: 1\n\n'));
  });
  const answer = await fetch(`${console.url}/api/stream`);
  expect(answer.status).toBe(200);
  next.resolve();
  const { value } = (await answer.body?.getReader().read()) ?? {};
  expect(Buffer.from(value ?? []).toString()).toBe('data: 1\n\n');
});

it('streams a request: the server reads the first part while the second is not yet sent', async () => {
  const first = Promise.withResolvers<string>();
  const console = await behind((request, response) => {
    request.once('data', (chunk: Buffer) => first.resolve(chunk.toString()));
    request.once('end', () => response.end('all of it'));
  });
  const request = http.request(`${console.url}/api/import`, { method: 'POST' });
  request.write('part one');
  expect(await first.promise).toBe('part one');
  request.end('part two');
  const [response] = await once(request, 'response');
  expect(await text(response)).toBe('all of it');
});

it('tells the server when the browser goes away', async () => {
  const gone = Promise.withResolvers<void>();
  const console = await behind((_request, response) => {
    response.once('close', () => gone.resolve());
    response.flushHeaders();
  });
  const leaving = new AbortController();
  await fetch(`${console.url}/api/stream`, { signal: leaving.signal });
  leaving.abort();
  await gone.promise;
});

it('cuts the answer off when the server does', async () => {
  const console = await behind((_request, response) => {
    response.write('half');
    setImmediate(() => response.destroy());
  });
  const answer = await fetch(`${console.url}/api/export`);
  await expect(answer.text()).rejects.toThrow('terminated');
});

it('breaks the connection when the server breaks it without an answer', async () => {
  const console = await behind((request) => request.socket.destroy());
  await expect(fetch(`${console.url}/api/orders`)).rejects.toThrow('fetch failed');
});

it('answers 502 when nobody is there, also to an upload', async () => {
  const console = await behind(() => undefined);
  console.stopApi();
  const answer = await fetch(`${console.url}/api/orders`, {
    method: 'POST',
    body: 'x'.repeat(1e6),
  });
  expect(answer.status).toBe(502);
  expect(answer.headers.get('content-type')).toBe('application/json');
  expect(await answer.json()).toEqual({ error: 'The API server cannot be reached' });
});

it('passes on an empty answer and a HEAD', async () => {
  const console = await behind((request, response) => {
    response.writeHead(request.method === 'HEAD' ? 200 : 204);
    response.end();
  });
  expect((await fetch(`${console.url}/api/orders/1`, { method: 'DELETE' })).status).toBe(204);
  expect((await fetch(`${console.url}/api/orders/1`, { method: 'HEAD' })).status).toBe(200);
});

/** A console whose API is the given listener. */
async function behind(listener: RequestListener, apiPath = '') {
  const api = http.createServer(listener);
  await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
  const apiHost = `127.0.0.1:${portOf(api)}`;
  const server = await serveConsole({ dist, api: new URL(`http://${apiHost}${apiPath}`), port: 0 });
  const stopApi = () => {
    api.close();
    api.closeAllConnections();
  };
  open.push(server, { close: stopApi });
  return { url: server.url, apiHost, stopApi };
}

function portOf(server: Server): number {
  const address = server.address();
  return typeof address === 'object' && address ? address.port : 0;
}
