import { createServer } from 'node:http';
import { inspect } from 'node:util';
import { afterEach, describe, expect, test, vi } from 'vitest';
import packageJson from '../package.json' with { type: 'json' };
import { createClient } from './create-client.ts';
import { ConnectionError, StreamError } from './errors/errors.ts';
import { operations } from './generated/operations.ts';
import { memoryTokens } from './session/tokens.ts';
import { clientOf, collect, done, rejection } from '../test/kit/service.ts';

afterEach(() => vi.unstubAllGlobals());

test('a client has one method for each operation, and one for all pages of each paged list', () => {
  const { client } = clientOf(done);
  const { request: _, ...areas } = client;
  const methods = Object.entries(areas).flatMap(([area, own]) =>
    Object.keys(own).map((name) => `${area}/${name}`),
  );
  const paged = Object.entries(operations).filter(([, operation]) => 'pagination' in operation);
  expect(methods.toSorted()).toEqual(
    [...Object.keys(operations), ...paged.map(([id]) => `${id}All`)].toSorted(),
  );
});

test('methods are plain functions: they can be spied on, and need no this', async () => {
  const { client, asked } = clientOf(() => Response.json({ id: 42 }));
  const { get } = client.orders;
  expect(await get(42)).toMatchObject({ id: 42 });
  vi.spyOn(client.orders, 'get').mockRejectedValue(new Error('spied'));
  await expect(client.orders.get(42)).rejects.toThrow('spied');
  expect(asked).toHaveLength(1);
});

test('a slash at the end of the base URL makes no difference', async () => {
  const { client, asked } = clientOf(done, { baseUrl: 'https://drop.test/api/' });
  await client.orders.list();
  expect(asked[0]?.line).toBe('GET /orders');
});

test('a relative base URL belongs to a page; without one, as on a server, calls are refused', async () => {
  const { orders } = createClient({ baseUrl: '/api' });
  expect(String(await rejection(orders.list()))).toBe(
    'TypeError: A `baseUrl` without a host, such as `/api`, works only on a web page.',
  );
  vi.stubGlobal('location', new URL('https://drop.test/orders?page=2'));
  const { client, asked } = clientOf(done, { baseUrl: '/api' });
  await client.orders.list();
  expect(asked[0]?.line).toBe('GET /orders');
});

test.each(['?v=2', '#top', '?'])(
  'a base URL that ends in %s is refused at once, since no path can follow it',
  (end) => {
    expect(() => createClient({ baseUrl: `https://drop.test/api${end}` })).toThrow(TypeError);
  },
);

test.each(['localhost:4010/api', 'ftp://drop.test/api', 'file:///api'])(
  'the base URL %s, which is not of http, is refused at once',
  (baseUrl) => {
    expect(() => createClient({ baseUrl })).toThrow(TypeError);
  },
);

test.each(['https://jan:secret@drop.test/api', 'https://jan:secret@drop.test:port/api'])(
  'a base URL with a user name is refused at once, since fetch would, and not quoted: %s',
  (baseUrl) => {
    expect.assertions(2);
    try {
      createClient({ baseUrl });
    } catch (error) {
      expect(error).toBeInstanceOf(TypeError);
      expect(inspect(error)).not.toContain('secret');
    }
  },
);

test('a base URL may have an @ in its path', () => {
  expect(() => createClient({ baseUrl: 'https://drop.test/@jan/api' })).not.toThrow();
});

test('the platform’s fetch is looked up at each call, and called without a this', async () => {
  const client = createClient({ baseUrl: 'https://drop.test/api' });
  vi.stubGlobal('fetch', function (this: unknown) {
    return Promise.resolve(Response.json({ id: this === undefined ? 1 : 2 }));
  });
  expect(await client.orders.get(1)).toMatchObject({ id: 1 });
});

test('a client works over a real connection: with answers, streams that break off, and nobody there', async () => {
  const server = createServer((request, response) => {
    if (request.url !== '/api/epp/tools/domain-check') {
      const answer = { orders: [], url: request.url, token: request.headers.authorization };
      response.end(JSON.stringify(answer));
      return;
    }
    response.write('data: {"type":"started","total":1}\n', () => response.destroy());
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : 0;
  const tokens = { get: () => ({ access_token: 'a1' }), set: () => {} };
  const client = createClient({ baseUrl: `http://127.0.0.1:${port}/api`, tokens });

  expect(await client.orders.list({ page: 2 })).toMatchObject({
    url: '/api/orders?page=2',
    token: 'Bearer a1',
  });
  const events = await client.eppTools.checkDomains({ account_id: 3, domains: ['a.com'] });
  expect(await rejection(collect(events))).toBeInstanceOf(StreamError);
  await new Promise((resolve) => {
    server.close(resolve);
    server.closeAllConnections();
  });
  const error = await rejection(client.orders.list());
  expect(error).toBeInstanceOf(ConnectionError);
  expect(String(error)).toMatch(/ECONNREFUSED|ECONNRESET|UND_ERR_SOCKET/);
});

describe('the options', () => {
  test.each<[unknown, string]>([
    [undefined, 'A client needs an address'],
    [{ baseUrl: undefined }, 'A client needs an address'],
    [{ token: 'x' }, '`token` is not an option here.'],
    [
      { tokens: 'abc' },
      '`tokens` must be an object with the methods `get` and `set`, and perhaps `lock`.',
    ],
    [{ timeout: '5' }, '`timeout` must be a number from 0, or false.'],
    [{ onRequest: 'log' }, '`onRequest` must be a function.'],
    [{ fetch: {} }, '`fetch` must be a function.'],
    [{ fetchOptions: 'omit' }, '`fetchOptions` must be an object.'],
    [
      { logger: true },
      '`logger` must be an object with the methods `debug`, `info`, `warn`, `error`.',
    ],
    [{ idleTimeout: -1 }, '`idleTimeout` must be a number from 0, or false.'],
    [{ maxRetries: 1.5 }, '`maxRetries` must be a whole number from 0.'],
    [{ logLevel: 'verbose' }, '`logLevel` must be one of off, error, warn, info, debug.'],
    [{ signal: new AbortController().signal }, '`signal` is not an option here.'],
  ])('%o of a client are refused in a sentence', (options, message) => {
    const baseUrl = 'https://drop.test/api';
    const given = options && { baseUrl, ...options };
    expect(() => createClient(given as never)).toThrow(TypeError);
    expect(() => createClient(given as never)).toThrow(message);
  });

  test.each<[unknown[], string]>([
    [[{}, { singal: 1 }], '`singal` is not an option here. Options: signal, timeout,'],
    [
      [{ signal: new AbortController().signal }],
      '`signal` is not a parameter here. Parameters: page, per_page, state, domain. Path values come first',
    ],
    [[{ state: ['NEW', 'FAILED'] }], 'The query value `state` must be a text'],
    [[{ page: NaN }], 'The query value `page` must be a text, a number or a boolean.'],
    [[{}, 5], 'Options must be an object.'],
    [[{}, { signal: new AbortController() }], '`signal` must be an AbortSignal.'],
    [['NEW'], 'The query must be an object. Path values come first'],
    [[{}, {}, {}], 'There are too many arguments. Path values come first'],
  ])('%o of a call are refused in a sentence', async (args, message) => {
    const { client, asked } = clientOf(done);
    const error = await rejection(client.orders.list(...(args as [])));
    expect(error).toMatchObject({ name: 'SdkError', code: 'not_sent' });
    expect(String(error)).toContain(message);
    expect(asked).toEqual([]);
  });
});

test.each<[unknown[], string]>([
  [[{ id: 42 }], 'The path value `id` must be a number or a text'],
  [[{ timeout: 5 }], 'The path value `id` must be a number or a text'],
  [[NaN], 'The path value `id` must be a number or a text'],
  [[[42]], 'The path value `id` must be a number or a text'],
  [[42, 0, []], 'There are too many arguments.'],
])('wrong arguments of a call with a path value are refused unsent: %o', async (args, message) => {
  const { client, asked } = clientOf(done);
  const error = await rejection(client.orders.get(...(args as [number])));
  expect(error).toMatchObject({ name: 'SdkError', code: 'not_sent', operation: 'orders/get' });
  expect(String(error)).toContain(message);
  expect(asked).toEqual([]);
});

test.each(['tidalforge.com', 5, () => {}])('the body %o is refused unsent', async (body) => {
  const { client, asked } = clientOf(done);
  const error = await rejection(client.domains.watch(body as never));
  expect(error).toMatchObject({ name: 'SdkError', code: 'not_sent' });
  expect(String(error)).toContain('The body must be an object.');
  expect(asked).toEqual([]);
});

test.each([{ tokens: memoryTokens() }, { baseUrl: '/v2' }, { fetch }, { singal: 1 }])(
  'a copy of a client keeps its address, session and fetch: withOptions(%o) is refused',
  (options) => {
    const { client } = clientOf(done);
    expect(() => client.withOptions(options as never)).toThrow(TypeError);
    expect(() => client.withOptions(options as never)).toThrow('is not an option here.');
  },
);

test('withOptions changes the options of calls and keeps the session', async () => {
  const { client, asked, tokens } = clientOf(
    ({ line, token }) => {
      if (line === 'POST /auth/refresh') return Response.json({ access_token: 'a2' });
      return token === 'a2' ? done() : new Response('', { status: 401 });
    },
    { headers: { 'x-team': 'blue' } },
  );
  const other = client.withOptions({ headers: { 'x-job': '7' } }).withOptions({ timeout: 9_000 });
  await Promise.all([client.orders.list(), other.orders.list()]);
  expect(asked.filter(({ line }) => line === 'POST /auth/refresh')).toHaveLength(1);
  expect(tokens.get()?.access_token).toBe('a2');
  expect(asked[1]?.headers.get('x-team')).toBe('blue');
  expect(asked.map(({ headers }) => headers.get('x-job')).filter(Boolean)).toEqual(['7', '7']);
  expect(() => client.withOptions({ timeout: -1 })).toThrow(TypeError);
});

test('fetchOptions reach fetch, beside the headers, the body and the method of the call', async () => {
  const fetch = vi.fn<typeof globalThis.fetch>(async () => done());
  const client = createClient({ baseUrl: 'https://drop.test/api', fetch });
  const next = { revalidate: 60 };
  await client.orders.list({}, { fetchOptions: { credentials: 'include', next, method: 'PUT' } });
  const [request, init] = fetch.mock.calls[0] ?? [];
  expect(request).toMatchObject({ credentials: 'include', method: 'GET' });
  expect(init).toMatchObject({ next });
});

test('asResponse gives the body as it came, and sends once', async () => {
  const text = '{ "id": "42" }';
  const { client, asked } = clientOf(
    () => new Response(text, { headers: { 'x-request-id': 'r1' } }),
  );
  const call = client.orders.get(42);
  const response = await call.asResponse();
  expect(response.headers.get('x-request-id')).toBe('r1');
  expect(await response.text()).toBe(text);
  expect((await call).id).toBe(42);
  expect(asked).toHaveLength(1);
  const file = client.domains.export({ filters: {}, format: 'csv' }).asResponse();
  expect(await (await file).text()).toBe(text);
});

test('in Node, the User-Agent names the package and its version', async () => {
  const { client, asked } = clientOf(done);
  await client.orders.list();
  const agent = asked[0]?.headers.get('user-agent');
  expect(agent).toBe(`dropcatch-sdk/${packageJson.version} node/${process.versions.node}`);
});

test('onResponse has the URL of the answer', async () => {
  const urls: string[] = [];
  const { client } = clientOf(done, { onResponse: ({ response }) => void urls.push(response.url) });
  await client.orders.list({ page: 2 });
  expect(urls).toEqual(['https://drop.test/api/orders?page=2']);
});
