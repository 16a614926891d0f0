import { request } from 'node:http';
import { connect } from 'node:net';
import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest';
import { calledFrom, testMock } from '../../test/kit/mock.ts';
import type { Reply } from '../engine/reply.ts';
import type { ServiceRequest } from '../engine/request.ts';
import type { Mock } from '../mock/mock.ts';
import { listen, type RunningServer } from './listen.ts';

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

test('a call over HTTP is answered as in the page', async () => {
  const overHttp = await calledFrom(await get('/orders?per_page=3'));
  const inPage = await calledFrom(
    await mock.fetch('/api/orders?per_page=3', { headers: { authorization } }),
  );
  expect(overHttp.body).toEqual(inPage.body);
});

test('idle connections stay open for more than a minute, longer than proxies keep theirs', async () => {
  const answer = await get('/orders');
  expect(answer.headers.get('keep-alive')).toBe('timeout=65');
});

test("the Date header has the time of the mock's clock", async () => {
  mock.clock.set(Date.parse('2031-05-06T07:08:09.999Z'));
  const answer = await get('/orders', { headers: { origin: 'http://localhost:5173' } });
  expect(answer.headers.get('date')).toBe('Tue, 06 May 2031 07:08:09 GMT');
  expect(answer.headers.get('access-control-expose-headers')).toContain('date');
});

test('every answer has the id of its request, which is its number in the journal', async () => {
  const paths = ['/orders', '/orders/999999', '/orders?page=0', '/nowhere'];
  const headers = { origin: 'http://localhost:5173' };
  const answers: Response[] = [];
  for (const path of paths) answers.push(await get(path, { headers }));
  expect(answers.map(({ status }) => status)).toEqual([200, 404, 400, 500]);
  expect(answers.map((answer) => answer.headers.get('x-request-id'))).toEqual(
    mock.requests.map(({ number }) => `req-${number}`),
  );
  for (const answer of answers) {
    expect(answer.headers.get('access-control-expose-headers')).toContain('x-request-id');
  }
});

test('pages of this machine may call from another port, pages elsewhere may not', async () => {
  const allowed = await get('/orders', { headers: { origin: 'http://localhost:5173' } });
  expect(allowed.headers.get('access-control-allow-origin')).toBe('http://localhost:5173');
  const foreign = await get('/orders', { headers: { origin: 'https://evil.example' } });
  expect(foreign.headers.get('access-control-allow-origin')).toBeNull();
  const preflight = await fetch(`${server.url}/api/orders`, {
    method: 'OPTIONS',
    headers: {
      origin: 'http://127.0.0.1:5173',
      'access-control-request-headers': 'authorization,x-trace-id',
    },
  });
  expect(preflight.status).toBe(204);
  expect(preflight.headers.get('access-control-allow-headers')).toBe('authorization,x-trace-id');
});

test('an oversized body gets a 413, and the connection stays open', async () => {
  const response = await get('/domains/watchlist', { method: 'POST', body: 'x'.repeat(6_000_000) });
  expect(response.status).toBe(413);
  expect((await get('/orders')).status).toBe(200);
});

test('a request line that is not HTTP is refused without a crash', async () => {
  const answer = await new Promise<string>((resolve) => {
    const socket = connect(server.port, '127.0.0.1', () => socket.write('GET \0 nonsense\r\n\r\n'));
    socket.on('data', (bytes) => resolve(String(bytes)));
  });
  expect(answer).toMatch(/^HTTP\/1.1 400/);
  expect((await get('/orders')).status).toBe(200);
});

test.each([
  ['/api/../../etc/passwd', 404],
  ['/api//orders', 404],
  ['/api/orders/..%2f..%2fetc', 400],
  ['/about', 404],
  ['/__mockery', 404],
  ['*', 404],
])('the strange path %s gets a %i', async (path, expected) => {
  const lenient = await listen(testMock({ strict: false }), { port: 0 });
  const status = await new Promise<number | undefined>((resolve, reject) => {
    const { port } = lenient;
    request({ port, path, headers: { authorization } }, (response) => {
      response.resume();
      resolve(response.statusCode);
    })
      .on('error', reject)
      .end();
  });
  await lenient.close();
  expect(status).toBe(expected);
});

test('an error inside the mock gives a 500 with its message and the request id', async () => {
  Object.assign(mock.world.store, { orders: undefined });
  const { status, body, headers } = await calledFrom(await get('/orders/1700'));
  expect(status).toBe(500);
  expect(headers.get('x-request-id')).toBe('req-1');
  expect(body).toEqual({ error: expect.stringMatching(/^The mock failed: /) });
});

test('a page on another port can read which rule of the contract was broken, and when', async () => {
  const answer = await get('/nowhere', { headers: { origin: 'http://localhost:5173' } });
  expect(answer.status).toBe(500);
  expect(answer.headers.get('access-control-allow-origin')).toBe('http://localhost:5173');
  expect(answer.headers.get('date')).toBe('Fri, 20 Nov 2026 17:58:00 GMT');
  expect(await answer.json()).toEqual({
    error: 'The call broke the contract: The contract has no GET /api/nowhere',
  });
});

/** A mock that answers every call with an endless stream and counts the pieces. */
function endless(): { mock: Mock; produced: () => number; ended: () => boolean } {
  let produced = 0;
  let ended = false;
  async function* pieces(): AsyncGenerator<string> {
    try {
      for (;;) {
        produced += 1;
        yield `data: ${'x'.repeat(10_000)}\n\n`;
      }
    } finally {
      ended = true;
    }
  }
  const streaming = testMock();
  const handle = (_: ServiceRequest): Promise<Reply> =>
    Promise.resolve({
      status: 200,
      headers: { 'content-type': 'text/event-stream' },
      body: pieces(),
    });
  Object.assign(streaming, { handle });
  return { mock: streaming, produced: () => produced, ended: () => ended };
}

test('a stream waits for a slow client, and ends when the client leaves', async () => {
  const stream = endless();
  const streaming = await listen(stream.mock, { port: 0 });
  const client = new AbortController();
  const response = await fetch(`${streaming.url}/api/anything`, { signal: client.signal });
  const reader = response.body?.getReader();
  await reader?.read();
  // The client stops reading. Sockets have bounded buffers, so production must stop.
  let before = -1;
  await expect
    .poll(
      () => {
        const still = stream.produced() === before;
        before = stream.produced();
        return still;
      },
      { interval: 100 },
    )
    .toBe(true);
  expect(stream.produced()).toBeLessThan(3000);
  client.abort();
  await expect.poll(stream.ended).toBe(true);
  await streaming.close();
});

test('closing the server ends calls that hang', async () => {
  const hang = mock.faults.add({ kind: 'hang' });
  const waiting = get('/orders').catch(() => 'broken');
  await expect.poll(() => hang.hits).toBe(1);
  await server.close();
  expect(await waiting).toBe('broken');
});

test('a port in use fails the start', async () => {
  await expect(listen(mock, { port: server.port })).rejects.toMatchObject({ code: 'EADDRINUSE' });
});

test.each([
  [5000, 'needs an object with fields such as port, host, basePath, not 5000'],
  [{ prot: 4010 }, 'prot is unknown. Known: port, host, basePath'],
  [{ port: '4010' }, 'port must be a whole number from 0 to 65535'],
  [{ basePath: 'v1' }, 'basePath must be a path such as /v1'],
  [{ cors: ['http://x.test/'] }, 'cors must be a list, each an origin'],
])('the options %j are refused', async (options, message) => {
  await expect(listen(testMock(), options as object)).rejects.toThrow(message);
});

test('under a base path, errors and the first page name that path', async () => {
  const moved = await listen(mock, { port: 0, basePath: '/v1' });
  onTestFinished(() => moved.close());
  const answer = async (path: string): Promise<string> => (await fetch(moved.url + path)).text();
  expect(await answer('/v1/nowhere')).toContain('The contract has no GET /v1/nowhere"');
  expect(await answer('/v2/orders')).toContain('no GET /v2/orders: its paths begin with /v1"');
  expect(await answer('/')).toContain(`<code>${moved.url}/v1</code>`);
});

test('a request in absolute form is answered, as an HTTP proxy sends it', async () => {
  const path = `http://localhost:${server.port}/api/news?page=0`;
  const status = await new Promise((resolve, reject) => {
    request({ port: server.port, path }, (response) => {
      response.resume();
      resolve(response.statusCode);
    })
      .on('error', reject)
      .end();
  });
  expect(status).toBe(401);
  expect(mock.requests.at(-1)).toMatchObject({ operation: 'news/list', query: { page: '0' } });
});

test.each(['x', 'é'])(
  'a body of the API has at most 5 MB, whatever number of %s that is',
  async (letter) => {
    const bytes = Buffer.byteLength(letter);
    const bodyOf = (size: number) => JSON.stringify(letter.repeat(Math.floor(size / bytes)));
    for (const [size, expected] of [
      [4_999_000, 400],
      [5_001_000, 413],
    ] as const) {
      const init = { method: 'POST', body: bodyOf(size) };
      const over = await fetch(`${server.url}/api/auth/login`, init);
      const here = await mock.fetch('/api/auth/login', init);
      expect([over.status, here.status]).toEqual([expected, expected]);
    }
  },
);
