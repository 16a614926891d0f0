import { inspect } from 'node:util';
import * as fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { type Client, createClient } from '../create-client.ts';
import {
  ApiError,
  ConnectionError,
  DecodeError,
  isApiError,
  SdkError,
  StreamError,
  TimeoutError,
} from './errors.ts';
import { clientOf, rejection, type Answer } from '../../test/kit/service.ts';

/** All kinds of failures, by the service's answer. */
const failures: [string, new (...args: never[]) => SdkError, Answer][] = [
  ['an error status', ApiError, () => Response.json({ error: 'No' }, { status: 400 })],
  ['a 401', ApiError, () => Response.json({ error: 'No' }, { status: 401 })],
  [
    'an error page that shows the request',
    ApiError,
    ({ headers, body }) =>
      new Response(`<pre>${inspect([...headers])} ${body}</pre>`, { status: 500 }),
  ],
  [
    'an answer that cannot be read and shows the request',
    DecodeError,
    ({ headers, body }) => new Response(`{"access_token":"${headers.get('authorization')}${body}`),
  ],
  [
    'a failed fetch that knows the request',
    ConnectionError,
    ({ headers, body }) =>
      Object.assign(new TypeError(`fetch failed ${headers.get('authorization')} ${body}`), {
        headers,
        cause: new Error(body, { cause: headers }),
      }),
  ],
  ['no answer in time', TimeoutError, () => undefined],
];

/** Everything that may be logged of an error. */
const everythingOf = (error: unknown) =>
  [
    JSON.stringify(error),
    String(error),
    error instanceof Error ? error.stack : '',
    inspect(error, { depth: 9, showHidden: true }),
  ].join('\n');

const secrets = fc.uniqueArray(fc.stringMatching(/^[A-Za-z0-9]{16,24}$/), {
  minLength: 4,
  maxLength: 4,
});

test.each(failures)('%s: the error holds no token, password or header', async (_, kind, answer) => {
  await fc.assert(
    fc.asyncProperty(secrets, async (hidden) => {
      const [access = '', refresh = '', password = '', header = ''] = hidden;
      const options = {
        timeout: kind === TimeoutError ? 5 : 60_000,
        headers: { 'x-key': header },
      };
      const session = { access_token: access, refresh_token: refresh };
      const { client } = clientOf(answer, { session, ...options });
      const errors = [
        await rejection(client.auth.login({ email: 'jan@example.com', password }, options)),
        await rejection(
          client.auth.changePassword(
            { current_password: password, new_password: password },
            options,
          ),
        ),
      ];
      for (const error of errors) {
        expect(error).toBeInstanceOf(kind);
        for (const secret of [...hidden, 'Bearer']) {
          expect(everythingOf(error)).not.toContain(secret);
        }
      }
    }),
    { numRuns: 5 },
  );
});

/** An error answer of the service. */
const refusal = (status: number, error: string, headers: Record<string, string> = {}) =>
  Response.json({ error }, { status, headers });

const lost = 'The service could not be reached, or the connection was lost';
const check = 'Check the network and the `baseUrl`.';
const unreadable =
  'The answer (status 200) is not JSON. A proxy or a sign-in page may have answered. Check the `baseUrl`.';

test.each<[string, Answer, string]>([
  [
    'Node’s code of a lost connection',
    () =>
      Object.assign(new TypeError('fetch failed'), {
        cause: Object.assign(new Error('connect'), { code: 'ECONNREFUSED' }),
      }),
    `orders/list: The service could not be reached, and nothing was sent (ECONNREFUSED). ${check}`,
  ],
  [
    'a lost connection without a code, as in browsers',
    () => new TypeError('fetch failed'),
    `orders/list: ${lost}. ${check}`,
  ],
  [
    'Node’s code of a connection that is lost in the body',
    () => {
      const cause = Object.assign(new Error('other side closed'), { code: 'UND_ERR_SOCKET' });
      const failure = new TypeError('terminated', { cause });
      return new Response(new ReadableStream({ pull: (stream) => stream.error(failure) }));
    },
    `orders/list: ${lost} (UND_ERR_SOCKET). ${check}`,
  ],
  [
    'a fault of the given fetch',
    () => new Error('proxy'),
    `orders/list: ${lost}. The option \`fetch\` failed: see the \`cause\`.`,
  ],
  [
    'no answer in time',
    () => undefined,
    'orders/list: No answer within 0.005 s. A longer `timeout` gives it more time.',
  ],
  ['no JSON', () => new Response('<html>'), `orders/list: ${unreadable}`],
])('the message says which operation failed and how: %s', async (_, answer, message) => {
  const timeout = message.includes('0.005') ? 5 : 60_000;
  const { client } = clientOf(answer, { timeout });
  expect(await rejection(client.orders.list())).toMatchObject({ message });
});

/** Messages of error statuses, by call. */
const told: [string, (client: Client) => Promise<unknown>, Response, string][] = [
  [
    'the service’s text and the request id',
    (client) => client.orders.get(42),
    refusal(404, 'Order not found', { 'x-request-id': 'req-8' }),
    'orders/get: 404 Order not found (request req-8).',
  ],
  [
    'a text that is a sentence already',
    (client) => client.orders.get(42),
    refusal(400, 'It must be a number.'),
    'orders/get: 400 It must be a number.',
  ],
  [
    'to sign in again',
    (client) => client.orders.get(42),
    refusal(401, 'Token expired'),
    'orders/get: 401 Token expired. Sign in again.',
  ],
  [
    'nothing of that where the call is the sign-in',
    (client) => client.auth.login({ email: 'jan@example.com', password: 'wrong' }),
    refusal(401, 'Invalid email or password'),
    'auth/login: 401 Invalid email or password.',
  ],
  [
    'who may call it',
    (client) => client.eppLogs.list(),
    refusal(403, 'Forbidden', { 'x-request-id': 'req-8' }),
    'eppLogs/list: 403 Forbidden (request req-8). Allowed roles: admin, manager.',
  ],
  [
    'nothing of that where the contract does not know',
    (client) => client.request('GET', '/health'),
    refusal(403, 'Forbidden'),
    'GET /health: 403 Forbidden.',
  ],
  [
    'to look at the base URL where a page answers',
    (client) => client.orders.get(42),
    new Response('<html>', { status: 404, statusText: 'Not Found' }),
    'orders/get: 404 Not Found. Check the `baseUrl`.',
  ],
  [
    'to look before a call is repeated that may do harm',
    (client) => client.orders.restart(42),
    refusal(502, 'Bad gateway'),
    'orders/restart: 502 Bad gateway. It may have been carried out: check before you repeat it.',
  ],
];

test.each(told)('the error of a status says %s', async (_, call, response, message) => {
  const logger = { debug: vi.fn(), info: vi.fn(), warn: vi.fn(), error: vi.fn() };
  const { client } = clientOf(({ line }) => (line.includes('refresh') ? undefined : response), {
    session: { access_token: 'a1' },
    logger,
  });
  expect(await rejection(call(client))).toMatchObject({ message });
  expect(logger.error).toHaveBeenCalledExactlyOnceWith(message);
});

test('a token that cannot be a header is not quoted', async () => {
  const { client } = clientOf(() => new Response(''), {
    session: { access_token: 'secret\nline' },
  });
  const error = await rejection(client.orders.list());
  expect(error).toMatchObject({
    name: 'SdkError',
    message: 'orders/list: A header has a character that HTTP does not allow.',
  });
  expect(everythingOf(error)).not.toContain('secret');
});

test('a stream that breaks off quotes nothing of it', async () => {
  const { client } = clientOf(() => new Response('data: {"type":"started","note":"secret"'));
  const events = await client.eppTools.checkDomains({ account_id: 3, domains: ['a.com'] });
  const error = await rejection(events.next());
  expect(error).toBeInstanceOf(StreamError);
  expect(error).toMatchObject({
    message:
      'eppTools/checkDomains: The stream ended before its `completed` event. Send what is missing again.',
  });
  expect(everythingOf(error)).not.toContain('secret');
});

test('an unreadable event has another error than a broken stream, and is not quoted', async () => {
  const { client } = clientOf(() => new Response('data: {"note":"secret"}\ndata: {"type":"comp'));
  const events = await client.eppTools.checkDomains({ account_id: 3, domains: ['a.com'] });
  const error = await rejection(events.next());
  expect(error).toMatchObject({
    name: 'StreamError',
    message: 'eppTools/checkDomains: The stream has an event that cannot be read.',
  });
  expect(everythingOf(error)).not.toContain('secret');
});

test('the stack of an error leads to the line of the caller', async () => {
  const { client } = clientOf(() => new Response('', { status: 404 }));
  const myJob = async () => await client.orders.get(42);
  expect(await rejection(myJob())).toMatchObject({ stack: expect.stringContaining('myJob') });
});

test('withResponse rejects in the same way', async () => {
  const { client } = clientOf(() => new Response('', { status: 404 }));
  const myJob = async () => await client.orders.get(42).withResponse();
  expect(await rejection(myJob())).toMatchObject({ stack: expect.stringContaining('myJob') });
  const myRequest = async () => await client.request('GET', '/health').withResponse();
  expect(await rejection(myRequest())).toMatchObject({
    stack: expect.stringContaining('myRequest'),
  });
});

test('every error is an SdkError with a name of its own', () => {
  const response = new Response('', { status: 500 });
  const all = [
    new ApiError('orders/list', response, undefined),
    new ConnectionError('orders/list', 'x'),
    new TimeoutError('orders/list', 'x'),
    new StreamError('orders/list', 'x'),
    new DecodeError('orders/list', 'x'),
  ];
  for (const error of all) expect(error).toBeInstanceOf(SdkError);
  expect(all.map(({ name }) => name)).toEqual([
    'ApiError',
    'ConnectionError',
    'TimeoutError',
    'StreamError',
    'DecodeError',
  ]);
});

test('isApiError knows the errors of another copy of the package, and none of other packages', async () => {
  vi.resetModules();
  const copy = await import('./errors.ts');
  const error = new copy.ApiError('orders/get', new Response('', { status: 404 }), undefined);
  expect(error).not.toBeInstanceOf(ApiError);
  expect(isApiError(error, 404)).toBe(true);
  expect(isApiError(error, 409)).toBe(false);
  const others = [
    Object.assign(new Error('No'), { name: 'ApiError', status: 404 }),
    null,
    'ApiError',
  ];
  expect(others.filter((other) => isApiError(other))).toEqual([]);
});

test.each<[number | Answer, string]>([
  [400, 'bad_request'],
  [401, 'unauthorized'],
  [403, 'forbidden'],
  [404, 'not_found'],
  [409, 'conflict'],
  [418, 'client_error'],
  [422, 'unprocessable'],
  [429, 'too_many_requests'],
  [503, 'server_error'],
  [() => new TypeError('fetch failed'), 'connection_lost'],
  [() => Object.assign(new Error('x'), { code: 'ENOTFOUND' }), 'no_connection'],
  [() => new Response('no'), 'unreadable_answer'],
])('%s has the code %s', async (answer, code) => {
  const { client } = clientOf(
    typeof answer === 'number' ? () => new Response('', { status: answer }) : answer,
    { session: null },
  );
  expect(await rejection(client.orders.list())).toMatchObject({ code });
});

test('only the error of a write that was sent says that it may have been carried out', async () => {
  const failing = (code: string) => () => Object.assign(new Error('x'), { code });
  const saysSo = async (code: string) =>
    String(await rejection(clientOf(failing(code)).client.orders.restart(1))).includes(
      'may have been',
    );
  expect(await saysSo('ECONNREFUSED')).toBe(false);
  expect(await saysSo('EAI_AGAIN')).toBe(false);
  expect(await saysSo('CERT_HAS_EXPIRED')).toBe(false);
  expect(await saysSo('ECONNRESET')).toBe(true);
});

test('a fault of the given fetch is the cause, with its stack', async () => {
  const fetch = () => {
    throw new TypeError('bug in my fetch');
  };
  const error = await rejection(clientOf(fetch).client.orders.list());
  expect(error).toMatchObject({ cause: { message: 'bug in my fetch', name: 'TypeError' } });
  expect((error as Error & { cause: Error }).cause.stack).toContain('errors.test');
  const odd = createClient({ baseUrl: 'https://drop.test', fetch: (async () => {}) as never });
  expect(String(await rejection(odd.orders.list()))).toBe(
    'ConnectionError: orders/list: The service could not be reached, or the connection was lost. The option `fetch` failed: see the `cause`.',
  );
  const body = { domain: 'a.com', drop_date: '2026-11-20', price: 69 };
  const placing = odd.domains.order({ ...body, epp_registrar_category_id: 1 });
  // It may have sent the order.
  expect(await rejection(placing)).toMatchObject({
    code: 'connection_lost',
    message: expect.stringContaining('It may have been carried out'),
    cause: { message: 'The option `fetch` did not return a Response.' },
  });
});

test('roles are named only if the service itself answered, and the page of a proxy is kept', async () => {
  const page = '<html>Blocked by the firewall</html>';
  const { client } = clientOf(() => new Response(page, { status: 403, statusText: 'Forbidden' }));
  expect(await rejection(client.eppLogs.list())).toMatchObject({
    message: 'eppLogs/list: 403 Forbidden.',
    body: undefined,
    text: page,
  });
});

test.each([
  ['a refused connection', Object.assign(new Error('connect'), { code: 'ECONNREFUSED' })],
  ['an unknown host', Object.assign(new Error('getaddrinfo'), { code: 'ENOTFOUND' })],
  [
    'https to a port of http',
    Object.assign(new Error('ssl'), { code: 'ERR_SSL_WRONG_VERSION_NUMBER' }),
  ],
  [
    'a failed handshake',
    Object.assign(new Error('ssl'), { code: 'ERR_SSL_SSLV3_ALERT_HANDSHAKE_FAILURE' }),
  ],
  [
    'an unknown certificate',
    Object.assign(new Error('ssl'), { code: 'SELF_SIGNED_CERT_IN_CHAIN' }),
  ],
  [
    'a refused connection in Bun',
    Object.assign(new Error('Unable'), { code: 'ConnectionRefused' }),
  ],
  [
    'a refused connection in Deno',
    new Error('client error (Connect): tcp connect error: Connection refused (os error 111)'),
  ],
  [
    'an unknown host in Deno',
    new Error('client error (Connect): dns error: failed to lookup address'),
  ],
])('%s has sent nothing of a write', async (_, cause) => {
  const { client } = clientOf(() => new TypeError('fetch failed', { cause }));
  const error = await rejection(client.orders.restart(1));
  expect(error).toMatchObject({ name: 'ConnectionError', code: 'no_connection' });
  expect(String(error)).not.toContain('may have been carried out');
});

test('a limit of Node itself is named with the way to raise it', async () => {
  const cause = Object.assign(new Error('Headers Timeout'), { code: 'UND_ERR_HEADERS_TIMEOUT' });
  const { client } = clientOf(() => new TypeError('fetch failed', { cause }));
  expect(String(await rejection(client.orders.list()))).toContain(
    'give a `dispatcher` that waits longer',
  );
});
