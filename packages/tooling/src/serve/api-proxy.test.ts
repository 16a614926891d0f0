import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import http, { type RequestListener, type ServerResponse } from 'node:http';
import net, { type Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';

import { afterAll, afterEach, describe, expect, it } from 'vitest';

import { pathsOutsideApi } from '../../test/paths-outside-api.ts';
import { forwardingHeaders } from './forwarding-headers.ts';
import { type ConsoleServer, serveConsole } from './serve-console.ts';

const dist = mkdtempSync(path.join(tmpdir(), 'dropcatch-proxy-'));
writeFileSync(path.join(dist, 'index.html'), '<!doctype html>');

const unreachable = 'The API server cannot be reached';
const open: (ConsoleServer | { close: () => unknown })[] = [];

afterEach(async () => {
  await Promise.all(open.splice(0).map((server) => server.close()));
});

afterAll(() => {
  rmSync(dist, { recursive: true });
});

it('the proxy passes method, path, query, headers, body and the answer on', async () => {
  const console = await behind((request, response) => {
    const { authorization, host, 'x-forwarded-host': forwarded } = request.headers;
    const seen = { url: request.url, method: request.method, authorization, host, forwarded };
    response.writeHead(201, { 'set-cookie': ['a=1', 'b=2'], 'x-total': '7' });
    void text(request).then((body) => response.end(JSON.stringify({ ...seen, body })));
  });
  const answer = await fetch(`${console.url}/api/orders/?page=2&q=%2F..%2F`, {
    method: 'PUT',
    headers: { authorization: 'Bearer t', 'x-forwarded-host': 'spoofed.test' },
    body: '{"paid":true}',
  });
  expect(answer.status).toBe(201);
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

it('the proxy drops the headers of a connection, in both directions', async () => {
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

it('the proxy puts the path of API_URL in the place of /api', async () => {
  const console = await behind((request, response) => response.end(request.url), {
    apiPath: '/v1/api/',
  });
  expect(await (await fetch(`${console.url}/api/orders?x=1`)).text()).toBe('/v1/api/orders?x=1');
});

it.each(pathsOutsideApi)('the proxy does not pass on %s', async (target) => {
  const console = await behind((_request, response) => response.end('from the API'));
  const { hostname, port } = new URL(console.url);
  for (const method of ['GET', 'POST']) {
    const request = http.request({ hostname, port, path: target, method }).end();
    const [answer] = (await once(request, 'response')) as [http.IncomingMessage];
    expect(answer.statusCode).toBe(method === 'GET' ? 200 : 405);
    expect(await text(answer)).not.toContain('from the API');
  }
});

it.each(['/api/', '/api/a%2Fb/%C3%A4', '/api/x..y/..z/...', '/api//orders', '/api/x?next=/../y'])(
  'the proxy passes %s on as it is',
  async (target) => {
    const console = await behind((request, response) => response.end(request.url));
    const { hostname, port } = new URL(console.url);
    const request = http.get({ hostname, port, path: target });
    const [answer] = (await once(request, 'response')) as [http.IncomingMessage];
    expect(await text(answer)).toBe(target);
  },
);

it('the proxy streams an answer: each part arrives while the next is not yet written', async () => {
  const events: ServerResponse[] = [];
  const console = await behind((_request, response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    response.flushHeaders();
    events.push(response);
  });
  const answer = await fetch(`${console.url}/api/stream`, { method: 'POST', body: '{}' });
  expect(answer.status).toBe(200);
  const reader = answer.body?.getReader();
  for (const line of ['data: 1\n', '\n', 'data: 2\n\n']) {
    events[0]?.write(line);
    const { value } = (await reader?.read()) ?? {};
    expect(Buffer.from(value ?? []).toString()).toBe(line);
  }
});

it('the proxy streams a request: the server reads the first part while the second is not yet sent', async () => {
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

it('the proxy tells the server when the browser goes away', async () => {
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

it('the proxy cuts the answer off when the server does', async () => {
  const console = await behind((_request, response) => {
    response.write('half');
    setImmediate(() => response.destroy());
  });
  const answer = await fetch(`${console.url}/api/export`);
  await expect(answer.text()).rejects.toThrow('terminated');
});

it('the proxy answers 502 when the server breaks the connection without an answer: browsers send such a POST again', async () => {
  let requests = 0;
  const console = await behind((request, response) => {
    if (request.url === '/api/warm') return void response.end();
    requests += 1;
    request.socket.destroy();
  });
  const agent = new http.Agent({ keepAlive: true, maxSockets: 1 });
  const warm = http.get(`${console.url}/api/warm`, { agent });
  const [first] = (await once(warm, 'response')) as [http.IncomingMessage];
  await text(first);
  const post = http.request(`${console.url}/api/orders`, { agent, method: 'POST' });
  post.end('{"domain":"example.com"}');
  const [answer] = (await once(post, 'response')) as [http.IncomingMessage];
  expect(post.reusedSocket).toBe(true);
  expect(answer.statusCode).toBe(502);
  expect(JSON.parse(await text(answer))).toEqual({ error: unreachable });
  expect(requests).toBe(1);
  agent.destroy();
});

describe('an odd answer', () => {
  it.each([
    ['status 000', 'HTTP/1.1 000 Odd\r\nContent-Length: 2\r\n\r\n{}', 502],
    ['status 099', 'HTTP/1.1 099 Odd\r\nContent-Length: 2\r\n\r\n{}', 502],
    ['no HTTP at all', 'SSH-2.0-OpenSSH_9.2\r\n', 502],
    ['an upgrade', 'HTTP/1.1 101 Switching\r\nConnection: upgrade\r\nUpgrade: odd\r\n\r\n', 502],
    ['a bare 101', 'HTTP/1.1 101 Switching\r\n\r\n', 502],
    ['half a head', 'HTTP/1.1 200 OK\r\nContent-Le', 502],
    [
      'a reason with a control character',
      'HTTP/1.1 200 O\x01K\r\nContent-Length: 2\r\n\r\n{}',
      200,
    ],
    ['a reason beyond Latin-1', 'HTTP/1.1 200 ✓\r\nContent-Length: 2\r\n\r\n{}', 200],
    ['a status of its own', 'HTTP/1.1 799 Own\r\nContent-Length: 2\r\n\r\n{}', 799],
    [
      '100 first',
      'HTTP/1.1 100 Continue\r\n\r\nHTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\n{}',
      200,
    ],
  ])('is a 502 or loses what is odd, and the server goes on: %s', async (_name, answer, status) => {
    const console = await behindSocket((socket) => {
      socket.once('data', () => socket.end(answer));
    });
    const response = await fetch(`${console.url}/api/orders`, { method: 'POST', body: '{}' });
    expect(response.status).toBe(status);
    expect(await response.json()).toEqual(status === 502 ? { error: unreachable } : {});
    expect((await fetch(console.url)).status).toBe(200);
  });
});

it.each(['content-length', 'transfer-encoding', 'host', 'Content-Length, close'])(
  'the proxy frames a body, whatever the client puts into "Connection: %s"',
  async (connection) => {
    const urls: string[] = [];
    const console = await behind((request, response) => {
      urls.push(request.url ?? '');
      void text(request).then((body) => response.end(JSON.stringify({ body })));
    });
    const smuggled = 'POST /api/smuggled HTTP/1.1\r\nHost: x\r\nContent-Length: 0\r\n\r\n';
    const { port } = new URL(console.url);
    const socket = net.connect(Number(port), '127.0.0.1');
    socket.write(
      `POST /api/orders HTTP/1.1\r\nHost: localhost\r\nConnection: ${connection}\r\n` +
        `Content-Length: ${smuggled.length}\r\n\r\n${smuggled}`,
    );
    const [answer] = await once(socket, 'data');
    expect(String(answer)).toContain(JSON.stringify({ body: smuggled }));
    expect((await fetch(`${console.url}/api/next`)).status).toBe(200);
    expect(urls).toEqual(['/api/orders', '/api/next']);
    socket.destroy();
  },
);

it('the proxy takes a body of any size', async () => {
  const console = await behind((request, response) => {
    let bytes = 0;
    request.on('data', (chunk: Buffer) => (bytes += chunk.length));
    request.once('end', () => response.end(String(bytes)));
  });
  const body = new Uint8Array(30e6);
  const answer = await fetch(`${console.url}/api/import`, { method: 'POST', body });
  expect(await answer.text()).toBe('30000000');
});

it('the proxy passes on an answer that comes before the body is sent', async () => {
  const console = await behind((_request, response) => {
    response.writeHead(413, { connection: 'close' }).end('too large');
  });
  const request = http.request(`${console.url}/api/import`, { method: 'POST' });
  request.on('error', () => undefined).write('part one');
  const [answer] = (await once(request, 'response')) as [http.IncomingMessage];
  expect(answer.statusCode).toBe(413);
  expect(await text(answer)).toBe('too large');
  request.destroy();
});

it('the proxy reaches a server by its IPv6 address', async () => {
  const console = await behind((request, response) => response.end(request.headers.host), {
    address: '::1',
  });
  expect(await (await fetch(`${console.url}/api/orders`)).text()).toBe(console.apiHost);
});

it('the proxy answers 502 when the server is down, also to an upload', async () => {
  const console = await behind(() => undefined);
  console.stopApi();
  const answer = await fetch(`${console.url}/api/orders`, {
    method: 'POST',
    body: 'x'.repeat(1e6),
  });
  expect(answer.status).toBe(502);
  expect(answer.headers.get('content-type')).toBe('application/json');
  expect(await answer.json()).toEqual({ error: unreachable });
});

it('the proxy passes on an empty answer and a HEAD', async () => {
  const console = await behind((request, response) => {
    response.writeHead(request.method === 'HEAD' ? 200 : 204);
    response.end();
  });
  expect((await fetch(`${console.url}/api/orders/1`, { method: 'DELETE' })).status).toBe(204);
  expect((await fetch(`${console.url}/api/orders/1`, { method: 'HEAD' })).status).toBe(200);
});

describe('a 502', () => {
  it.each([
    ['204', 'GET', 'HTTP/1.1 204 No Content\r\nContent-Length: 2\r\nETag: "a"\r\n\r\n{}'],
    ['204', 'POST', 'HTTP/1.1 204 No Content\r\nContent-Length: 2\r\nETag: "a"\r\n\r\n{}'],
    ['304', 'GET', 'HTTP/1.1 304 Not Modified\r\nContent-Length: 2\r\nETag: "a"\r\n\r\n{}'],
    ['HEAD', 'HEAD', 'HTTP/1.1 200 OK\r\nContent-Length: 500\r\nETag: "a"\r\n\r\n{}'],
    [
      'broken chunks',
      'GET',
      'HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\nContent-Encoding: gzip\r\nSet-Cookie: a=1\r\n' +
        'Connection: keep-alive\r\n\r\nZZ\r\n',
    ],
  ])(
    'has no header of the answer that it replaces: %s with stray bytes, to %s',
    async (_name, method, bytes) => {
      const console = await behindSocket((socket) => {
        socket.once('data', () => socket.write(bytes));
      });
      for (const connection of ['close', 'keep-alive']) {
        const { port } = new URL(console.url);
        const socket = net.connect(Number(port), '127.0.0.1');
        const head = `Host: localhost\r\nContent-Length: 0\r\nConnection: ${connection}\r\n\r\n`;
        socket.write(`${method} /api/orders HTTP/1.1\r\n${head}`);
        // After it, on the same connection, there is nothing left of the first answer.
        if (connection === 'keep-alive') {
          socket.write('GET /favicon.ico HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n');
        }
        const [first = '', second] = (await text(socket)).split(/(?<=^\{.*\}|\r\n\r\n)(?=HTTP)/m);
        const [lines = '', body] = first.split('\r\n\r\n');
        const sent = JSON.stringify({ error: unreachable });
        expect(lines).toMatch(/^HTTP\/1\.1 502 Bad Gateway\r\n/);
        const headers = lines.toLowerCase().split('\r\n').slice(1);
        expect(headers).toContain(`content-length: ${sent.length}`);
        expect(headers).toContain(`connection: ${connection}`);
        expect(
          headers.filter((line) => /^(etag|set-cookie|content-enc|transfer-enc)/.test(line)),
        ).toEqual([]);
        expect(body).toBe(method === 'HEAD' ? '' : sent);
        expect(second?.slice(0, 12)).toBe(connection === 'close' ? undefined : 'HTTP/1.1 200');
      }
    },
  );
});

it('the proxy sends no length with a 204, even if the server does', async () => {
  const console = await behindSocket((socket) => {
    socket.once('data', () => socket.write('HTTP/1.1 204 No Content\r\nContent-Length: 2\r\n\r\n'));
  });
  const answer = await fetch(`${console.url}/api/orders/1`, { method: 'DELETE' });
  expect(answer.status).toBe(204);
  expect(answer.headers.has('content-length')).toBe(false);
});

it('the proxy tells the server who asks, and drops what the client says about it', async () => {
  const console = await behind((request, response) =>
    response.end(JSON.stringify(request.headers)),
  );
  const forged = Object.fromEntries(forwardingHeaders.map((name) => [name, 'forged.test']));
  const answer = await fetch(`${console.url}/api/orders`, {
    headers: { ...forged, x_forwarded_user: 'forged.test', 'x-request-id': 'kept' },
  });
  const arrived: Record<string, string> = JSON.parse(await answer.text());
  expect(arrived).toMatchObject({
    'x-forwarded-for': '127.0.0.1',
    'x-forwarded-host': new URL(console.url).host,
    'x-forwarded-proto': 'http',
    'x-request-id': 'kept',
  });
  expect(Object.entries(arrived).filter(([, value]) => value.includes('forged'))).toEqual([]);
});

/** A console with the given listener as its API. */
async function behind(listener: RequestListener, { address = '127.0.0.1', apiPath = '' } = {}) {
  const api = http.createServer(listener);
  const console = await before(api, address, apiPath);
  return { ...console, stopApi: () => stop(api) };
}

/** A console with an API that may not speak HTTP. */
function behindSocket(listener: (socket: Socket) => void) {
  return before(net.createServer((socket) => listener(socket.on('error', () => undefined))));
}

async function before(api: Server, address = '127.0.0.1', apiPath = '') {
  await new Promise<void>((resolve) => void api.listen(0, address, resolve));
  const apiHost = `${address.includes(':') ? `[${address}]` : address}:${portOf(api)}`;
  const server = await serveConsole({ dist, api: new URL(`http://${apiHost}${apiPath}`), port: 0 });
  open.push(server, { close: () => stop(api) });
  return { url: server.url, apiHost };
}

function stop(api: Server): void {
  api.close();
  if (api instanceof http.Server) api.closeAllConnections();
}

function portOf(server: Server): number {
  const address = server.address();
  return typeof address === 'object' && address ? address.port : 0;
}
