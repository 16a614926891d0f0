import { connect, type Socket } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { CONTROLS, filled } from '../src/mock/controls.ts';
import { MAX_BODY } from '../src/engine/request.ts';
import { listen, type RunningServer } from '../src/server/listen.ts';
import { calledFrom, testMock } from './kit/mock.ts';

const mock = testMock({ strict: false, rows: 20 });
const errors: unknown[] = [];
let server: RunningServer;
let token: string;

beforeAll(async () => {
  server = await listen(mock, { port: 0, onError: (error) => errors.push(error) });
  token = (await mock.signIn('admin@dropcatch.test')).access_token;
});

afterAll(() => server.close());

/** Checks that the server answers the next request, and that no error occurred inside it. */
async function alive(): Promise<void> {
  const headers = { authorization: `Bearer ${token}` };
  expect((await fetch(`${server.url}/api/auth/profile`, { headers })).status).toBe(200);
  expect(errors).toEqual([]);
}

beforeEach(alive);

/** Opens a connection and collects what it receives. The connection may break. */
function connection(): {
  readonly socket: Socket;
  readonly got: () => string;
  readonly ended: Promise<void>;
} {
  let got = '';
  const socket = connect(server.port, '127.0.0.1');
  socket.on('data', (bytes) => (got += bytes.toString('latin1')));
  socket.on('error', () => undefined);
  const ended = new Promise<void>((resolve) => socket.once('close', () => resolve()));
  return { socket, got: () => got, ended };
}

/** Sends bytes and returns everything that the server sends until it ends the connection. */
async function exchange(bytes: string | Uint8Array): Promise<string> {
  const { socket, got, ended } = connection();
  socket.write(typeof bytes === 'string' ? Buffer.from(bytes, 'latin1') : bytes);
  await ended;
  return got();
}

/** A raw request that asks the server to close the connection. */
function request(line: string, headers: readonly string[] = [], body = ''): string {
  const all = [line, 'Host: localhost', 'Connection: close', ...headers];
  return `${all.join('\r\n')}\r\n\r\n${body}`;
}

const LOGIN = '{"email":"a","password":"b"}';
const SMUGGLED = 'GET /__mock/status HTTP/1.1\r\nHost: localhost\r\n\r\n';

/** Bytes that are no request, or that proxies and servers read differently. */
const BROKEN: readonly (readonly [name: string, bytes: string | Uint8Array, status: number])[] = [
  ['no HTTP', 'hello\r\n\r\n', 400],
  ['TLS', new Uint8Array([0x16, 3, 1, 0, 0xa5, 1, 0, 0, 0xa1, 3, 3, 13, 10, 13, 10]), 400],
  ['HTTP/2', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n', 400],
  ['an unknown method', request('STEAL /api/orders HTTP/1.1'), 400],
  ['an unknown version', request('GET /api/orders HTTP/9.9'), 400],
  ['no Host', 'GET /api/orders HTTP/1.1\r\nConnection: close\r\n\r\n', 400],
  ['a space before the colon', request('GET /api/orders HTTP/1.1', ['Accept : */*']), 400],
  ['NUL in a header', request('GET /api/orders HTTP/1.1', ['Accept: \0']), 400],
  ['a bare line feed', 'GET /api/orders HTTP/1.1\nHost: localhost\n\n', 400],
  ['a header of 100 KB', request('GET /api/orders HTTP/1.1', [`A: ${'x'.repeat(100_000)}`]), 431],
  [
    'five thousand headers',
    request(
      'GET /api/orders HTTP/1.1',
      Array.from({ length: 5000 }, (_, index) => `A${index}: x`),
    ),
    431,
  ],
  ['a path of 100 KB', request(`GET /api/orders/${'1'.repeat(100_000)} HTTP/1.1`), 431],
  [
    'two lengths',
    request('POST /api/auth/login HTTP/1.1', ['Content-Length: 5', 'Content-Length: 28'], LOGIN),
    400,
  ],
  [
    'a negative length',
    request('POST /api/auth/login HTTP/1.1', ['Content-Length: -1'], LOGIN),
    400,
  ],
  [
    'a length and chunks',
    request(
      'POST /api/auth/login HTTP/1.1',
      ['Content-Length: 4', 'Transfer-Encoding: chunked'],
      `0\r\n\r\n${SMUGGLED}`,
    ),
    400,
  ],
  [
    'chunks of another kind',
    request(
      'POST /api/auth/login HTTP/1.1',
      ['Transfer-Encoding: xchunked'],
      `0\r\n\r\n${SMUGGLED}`,
    ),
    400,
  ],
  [
    'a chunk without a size',
    request('POST /api/auth/login HTTP/1.1', ['Transfer-Encoding: chunked'], `zz\r\n${LOGIN}`),
    400,
  ],
  ['an expectation', request('GET /api/orders HTTP/1.1', ['Expect: a miracle']), 417],
];

test.each(BROKEN)('%s is refused, and the connection ends', async (_, bytes, status) => {
  const answer = await exchange(bytes);
  expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
  // There is one answer only. The hidden request gets none.
  expect(answer.match(/HTTP\/1\.1 \d/g)).toHaveLength(1);
  await alive();
});

/** Requests that HTTP allows and the API does not use. */
const STRANGE: Readonly<Record<string, string>> = {
  TRACE: request('TRACE /api/orders HTTP/1.1'),
  PATCH: request('PATCH /api/orders HTTP/1.1'),
  PROPFIND: request('PROPFIND /api/orders HTTP/1.1'),
  'another host in the line': request('GET http://evil.example/__mock/status HTTP/1.1'),
  'another host in the line, for the API': request('GET http://evil.example/api/orders HTTP/1.1'),
  'two slashes': request('GET //api/orders HTTP/1.1'),
  'an encoded letter': request('GET /api/%6frders HTTP/1.1'),
  'a way to the control API': request('GET /api/../__mock/status HTTP/1.1'),
  'an encoded way to it': request('GET /%5f%5fmock/status HTTP/1.1'),
  'a way out of it': request('GET /__mock/../../etc/passwd HTTP/1.1'),
  'a fragment': request('GET /api/orders?page=1#fragment HTTP/1.1'),
  'a web socket': request('GET /api/orders HTTP/1.1', ['Upgrade: websocket']),
  'two tokens': request('GET /api/orders HTTP/1.1', [
    'Authorization: Bearer a',
    'Authorization: Bearer b',
  ]),
  'a token of 12 KB': request('GET /api/orders HTTP/1.1', [
    `Authorization: Bearer ${'x'.repeat(12_000)}`,
  ]),
  'another method in a header': request('GET /api/orders HTTP/1.1', [
    'X-HTTP-Method-Override: DELETE',
    'X-Original-URL: /__mock/reset',
  ]),
  'a compressed body': request(
    'POST /api/auth/login HTTP/1.1',
    ['Content-Encoding: gzip', 'Content-Length: 4'],
    '\x1f\x8b\b\0',
  ),
  'no body': request('POST /api/auth/login HTTP/1.1', ['Content-Type: text/html; charset=utf-7']),
  'a body that is no UTF-8': request(
    'POST /api/auth/login HTTP/1.1',
    ['Content-Length: 3'],
    '\xff\xfe\xfd',
  ),
};

const JSON_ERROR = { error: expect.any(String) };

test.each(Object.entries(STRANGE))(
  '%s is refused in the form of the contract',
  async (_, bytes) => {
    const [head = '', text = ''] = (await exchange(bytes)).split('\r\n\r\n');
    expect(head).toMatch(/^HTTP\/1\.1 4\d\d /);
    expect(head).toContain('content-type: application/json');
    expect(JSON.parse(text)).toEqual(JSON_ERROR);
    await alive();
  },
);

test('a tunnel is not opened', async () => {
  expect(await exchange(request('CONNECT evil.example:443 HTTP/1.1'))).toBe('');
});

test('requests that come together are answered one by one, in their order', async () => {
  const first = 'GET /api/orders HTTP/1.1\r\nHost: localhost\r\n\r\n';
  const answer = await exchange(first + request('GET /api/nowhere HTTP/1.1'));
  expect(answer.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 401', 'HTTP/1.1 404']);
});

test('a client that leaves in the middle of its request leaves nothing behind', async () => {
  const bytes = request('POST /api/auth/login HTTP/1.1', ['Content-Length: 28'], LOGIN);
  for (const part of [10, 40, bytes.length - 10]) {
    const { socket, ended } = connection();
    await new Promise<void>((resolve) => socket.write(bytes.slice(0, part), () => resolve()));
    socket.resetAndDestroy();
    await ended;
    await alive();
  }
});

test('a slow client gets its answer and does not delay others', async () => {
  const { socket, got, ended } = connection();
  const bytes = request('POST /api/auth/login HTTP/1.1', ['Content-Length: 28'], LOGIN);
  for (const piece of bytes.match(/[^]{1,40}/g) ?? []) {
    await new Promise<void>((resolve) => socket.write(piece, () => resolve()));
    await alive();
  }
  await ended;
  expect(got()).toMatch(/^HTTP\/1\.1 401 /);
});

test('the control API refuses strangers, whatever they call', async () => {
  const strangers = [
    ['Origin: https://evil.example'],
    ['Origin: null'],
    ['Origin: http://localhost.evil.example'],
    ['Origin: http://localhost@evil.example'],
    ['Origin: file://'],
  ];
  for (const { call } of Object.values(CONTROLS)) {
    const name = filled(call.split(' ')[1] ?? '', { table: 'orders', id: 1700 });
    for (const method of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE']) {
      for (const headers of strangers) {
        const answer = await exchange(request(`${method} /__mock/${name} HTTP/1.1`, headers));
        expect(answer).toMatch(/^HTTP\/1\.1 403 /);
        expect(JSON.parse(answer.split('\r\n\r\n')[1] ?? '')).toEqual(JSON_ERROR);
      }
    }
  }
  for (const host of ['evil.example', 'localhost.evil.example', '127.0.0.1.nip.io', '']) {
    const lines = ['POST /__mock/reset HTTP/1.1', `Host: ${host}`, 'Connection: close'];
    expect(await exchange(`${lines.join('\r\n')}\r\n\r\n`)).toMatch(/^HTTP\/1\.1 403 /);
  }
});

test('the control API refuses impossible calls', async () => {
  const bodies = ['{', 'null', '[]', '17', '{"__proto__":{"a":1}}', '{"constructor":1}'];
  const calls = [
    'POST /reset',
    'PUT /clock',
    'PUT /latency',
    'PUT /error-rate',
    'POST /faults',
    'POST /jobs',
    'PUT /state',
  ];
  for (const [method = '', path = ''] of calls.map((one) => one.split(' '))) {
    for (const body of [...bodies, '['.repeat(100_000)]) {
      const response = await fetch(`${server.url}/__mock${path}`, { method, body });
      expect(await calledFrom(response)).toMatchObject({ status: 400, body: JSON_ERROR });
    }
    // A saved state may be larger than that.
    if (path === '/state') continue;
    const body = JSON.stringify({ text: 'x'.repeat(MAX_BODY) });
    const response = await fetch(`${server.url}/__mock${path}`, { method, body });
    expect(await calledFrom(response)).toMatchObject({ status: 413, body: JSON_ERROR });
  }
  await alive();
});
