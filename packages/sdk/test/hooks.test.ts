import { inspect } from 'node:util';
import * as fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { createClientOf } from '../src/create-client.ts';
import { ApiError, isApiError, SdkError } from '../src/errors/errors.ts';
import { authOperations, ordersOperations } from '../src/generated/operations.ts';
import type { IncomingResponse, Logger, LogLevel, OutgoingRequest } from '../src/options.ts';
import { type Answer, clientOf, done, rejection, service } from './kit/service.ts';
import { memoryTokens } from '../src/session/tokens.ts';

const traced: Answer = () =>
  Response.json({ id: 42 }, { headers: { 'x-request-id': 'req-7', 'set-cookie': 'sid=1' } });

describe('withResponse', () => {
  test('gives data, status, headers and request id, and sends once', async () => {
    const { client, asked } = clientOf(traced);
    const call = client.orders.get(42);
    const { data, status, headers, requestId } = await call.withResponse();
    expect({ data, status, requestId }).toEqual({
      data: { id: 42, user: {} },
      status: 200,
      requestId: 'req-7',
    });
    expect(headers.get('content-type')).toContain('json');
    expect(await call).toMatchObject({ id: 42 });
    expect(asked).toHaveLength(1);
  });

  test('rejects like the call, and leaves no unhandled rejection', async () => {
    const unheard = vi.fn<() => void>();
    process.on('unhandledRejection', unheard);
    const { client } = clientOf(() => new Response('', { status: 404 }));
    expect(await rejection(client.orders.get(42).withResponse())).toBeInstanceOf(ApiError);
    await new Promise(setImmediate);
    process.off('unhandledRejection', unheard);
    expect(unheard).not.toHaveBeenCalled();
  });

  test('goes with a 204', async () => {
    const { client } = clientOf(() => new Response(null, { status: 204 }));
    expect(await client.notifications.markRead(1).withResponse()).toMatchObject({
      data: {},
      status: 204,
    });
  });
});

describe('an error of the service', () => {
  test('has the answer’s headers and request id, without cookies and tokens', async () => {
    const headers = {
      'x-request-id': 'req-8',
      'x-shard': '3',
      'x-new-token': 't',
      'www-authenticate': 'Bearer',
    };
    const { client } = clientOf(() => new Response('', { status: 500, headers }));
    const error = (await rejection(client.orders.get(42))) as ApiError;
    expect(error.requestId).toBe('req-8');
    expect([...error.headers.keys()].toSorted()).toEqual(
      ['content-type', 'www-authenticate', 'x-request-id', 'x-shard'].filter((name) =>
        error.headers.has(name),
      ),
    );
    expect(error.headers.get('x-new-token')).toBeNull();
  });

  test('is recognized by isApiError, with or without statuses', async () => {
    const { client } = clientOf(() => Response.json({ error: 'No' }, { status: 409 }));
    const error = await rejection(client.orders.get(42));
    expect(isApiError(error)).toBe(true);
    expect(isApiError(error, 409, 422)).toBe(true);
    expect(isApiError(error, 404)).toBe(false);
    expect(isApiError(new SdkError('orders/get', 'x'))).toBe(false);
    expect(isApiError(undefined, 404)).toBe(false);
  });
});

describe('headers', () => {
  test('of a client go with each call, and a call’s own replace them, in any letter case', async () => {
    const { client, asked } = clientOf(traced, {
      headers: { 'User-Agent': 'tool/1', 'x-team': 'a' },
    });
    await client.orders.get(42);
    await client.orders.get(42, { headers: { 'X-Team': 'b' } });
    expect(asked.map(({ headers }) => [headers.get('user-agent'), headers.get('x-team')])).toEqual([
      ['tool/1', 'a'],
      ['tool/1', 'b'],
    ]);
  });
});

describe('hooks', () => {
  test('see each try, may add headers, and get a body of their own', async () => {
    const requests: OutgoingRequest[] = [];
    const bodies: unknown[] = [];
    const answers = [new Response('{}', { status: 503, headers: { 'retry-after': '0' } })];
    const { client, asked } = clientOf(() => answers.shift() ?? Response.json({ id: 42 }), {
      maxRetries: 1,
      onRequest: (sent) => {
        requests.push(sent);
        sent.request.headers.set('traceparent', `00-${sent.attempt}`);
      },
      onResponse: async ({ response, sentAt, attempt, operation }) => {
        bodies.push([
          attempt,
          operation,
          response.status,
          sentAt <= Date.now(),
          await response.json(),
        ]);
      },
    });
    expect(await client.orders.get(42)).toMatchObject({ id: 42 });
    expect(requests.map(({ attempt, operation }) => [attempt, operation])).toEqual([
      [1, 'orders/get'],
      [2, 'orders/get'],
    ]);
    expect(asked.map(({ headers }) => headers.get('traceparent'))).toEqual(['00-1', '00-2']);
    expect(bodies).toEqual([
      [1, 'orders/get', 503, true, {}],
      [2, 'orders/get', 200, true, { id: 42 }],
    ]);
  });

  test('of a call replace the client’s', async () => {
    const ofClient = vi.fn<() => void>();
    const ofCall = vi.fn<() => void>();
    const { client } = clientOf(traced, { onResponse: ofClient });
    await client.orders.get(42, { onResponse: ofCall });
    expect([ofClient.mock.calls.length, ofCall.mock.calls.length]).toEqual([0, 1]);
  });

  test.each(['onRequest', 'onResponse'] as const)(
    '%s that throws rejects the call with just that',
    async (name) => {
      const reason = new Error('not today');
      const { client } = clientOf(traced, {
        [name]: () => {
          throw reason;
        },
      });
      expect(await rejection(client.orders.get(42))).toBe(reason);
    },
  );

  test('that listen to answers leave a stream as it is: its loop closes the connection', async () => {
    const cancel = vi.fn<() => void>();
    const seen: IncomingResponse[] = [];
    const body = new ReadableStream(
      {
        pull: (stream) =>
          stream.enqueue(new TextEncoder().encode('data: {"type":"started","total":1}\n')),
        cancel,
      },
      { highWaterMark: 0 },
    );
    const { client } = clientOf(() => new Response(body), {
      onResponse: (answer) => void seen.push(answer),
    });
    for await (const _ of await client.eppTools.checkDomains({ account_id: 3, domains: ['a.com'] }))
      break;
    await expect.poll(() => cancel.mock.calls.length).toBe(1);
    expect(seen).toHaveLength(1);
  });
});

/** A logger that records its messages. */
function keeper() {
  const lines: string[] = [];
  const note = (level: string) => (message: string, details?: unknown) =>
    void lines.push(
      `${level} ${message} ${details === undefined ? '' : inspect(details, { depth: 9 })}`.trim(),
    );
  const logger: Logger = {
    debug: note('debug'),
    info: note('info'),
    warn: note('warn'),
    error: note('error'),
  };
  return { lines, logger };
}

describe('the log', () => {
  test.each<[LogLevel | undefined, string[]]>([
    ['off', []],
    ['error', ['error']],
    ['warn', ['warn', 'error']],
    [undefined, ['info', 'warn', 'info', 'error']],
    ['info', ['info', 'warn', 'info', 'error']],
    ['debug', ['debug', 'info', 'warn', 'debug', 'info', 'error']],
  ])('of level %s says so much', async (logLevel, levels) => {
    const { lines, logger } = keeper();
    const { client } = clientOf(
      () => new Response('', { status: 503, headers: { 'retry-after': '0' } }),
      {
        maxRetries: 1,
        logger,
        logLevel,
      },
    );
    await rejection(client.orders.list({ domain: 'x' }));
    expect(lines.map((line) => line.split(' ')[0])).toEqual(levels);
  });

  test('tells method, path, status, time, tries and request id in plain words', async () => {
    const { lines, logger } = keeper();
    const { client } = clientOf(traced, { logger, logLevel: 'debug' });
    await client.orders.get(42);
    expect(lines[0]).toMatch(
      /^debug orders\/get: GET \/api\/orders\/42 \{ attempt: 1, headers: \[.*'authorization'.*\] \}$/,
    );
    expect(lines[1]).toMatch(/^info orders\/get: 200 in \d+ ms \{ requestId: 'req-7' \}$/);
  });

  test.each<[string, () => void | Promise<void>]>([
    [
      'throws',
      () => {
        throw new Error('ENOSPC');
      },
    ],
    ['rejects', async () => Promise.reject(new Error('ENOSPC'))],
  ])('whose logger %s loses no answer', async (_, write) => {
    const logger = { debug: write, info: write, warn: write, error: write };
    const { client } = clientOf(() => Response.json({ success: true, order_id: 7 }), {
      logger,
      logLevel: 'debug',
    });
    const body = { domain: 'a.com', drop_date: '2026-11-20', price: 69 };
    const placed = await client.domains.order({ ...body, epp_registrar_category_id: 1 });
    expect(placed).toEqual({ success: true, order_id: 7 });
  });

  test('tells of a stream that fails after its start', async () => {
    const { lines, logger } = keeper();
    const { client } = clientOf(() => new Response('data: {"type":"error","error":"Busy"}\n\n'), {
      logger,
      logLevel: 'error',
    });
    const events = await client.eppTools.checkDomains({ account_id: 3, domains: ['a.com'] });
    await rejection(events.next());
    expect(lines).toEqual([expect.stringMatching(/^error .*The service ended the stream: Busy/)]);
  });

  test('says nothing of an abort', async () => {
    const { lines, logger } = keeper();
    const { client } = clientOf(traced, { logger });
    await rejection(client.orders.get(42, { signal: AbortSignal.abort() }));
    expect(lines).toEqual([]);
  });
});

const secret = fc.stringMatching(/^[A-Za-z0-9]{16,24}$/);

test('logs and errors of a full session contain no secret', async () => {
  await fc.assert(
    fc.asyncProperty(fc.uniqueArray(secret, { minLength: 6, maxLength: 6 }), async (secrets) => {
      const [password = '', access = '', refresh = '', next = '', key = '', wanted = ''] = secrets;
      const { lines, logger } = keeper();
      const session = { access_token: access, refresh_token: refresh, user: { id: 7 } };
      const { client } = clientOf(
        ({ line, token, headers, body }) => {
          if (line === 'POST /auth/login') return Response.json(session);
          if (line === 'POST /auth/refresh') return Response.json({ access_token: next });
          if (token === access) return Response.json({ error: 'Token expired' }, { status: 401 });
          if (line.startsWith('PUT'))
            return new Response(`<pre>${inspect([...headers])}${body}</pre>`);
          if (line.startsWith('POST /domains/order')) {
            return Object.assign(new TypeError(`fetch failed ${token} ${body}`), {
              request: headers,
            });
          }
          return line.startsWith('DELETE') ? new Response('', { status: 503 }) : done();
        },
        { session: null, logger, logLevel: 'debug', headers: { 'x-api-key': key } },
      );
      const input = { current_password: password, new_password: wanted };
      await client.auth.login({ email: 'jan@example.com', password });
      await client.request('GET', '/search', { query: { token: wanted } });
      const failures = [
        await rejection(client.auth.changePassword(input)),
        await rejection(client.domains.order({ domain: 'a.com' } as never)),
        await rejection(client.domains.unwatch('a.com')),
        await rejection(client.orders.list({}, { headers: { 'x bad': key } })),
      ];
      await client.auth.logout();
      const everything = [
        ...lines,
        ...failures.map((error) => inspect(error, { depth: 9, showHidden: true })),
      ].join('\n');
      expect(lines.length).toBeGreaterThan(10);
      for (const hidden of secrets) expect(everything).not.toContain(hidden);
    }),
    { numRuns: 10 },
  );
});

test('an error hides what the service repeats of a password, a token or a header', async () => {
  const hidden = ['correct-horse', 'battery"staple', 'a1-long-token', 'key-of-the-team'];
  const [current_password = '', new_password = '', access_token = '', key = ''] = hidden;
  const { lines, logger } = keeper();
  const { client } = clientOf(
    ({ headers, body }) =>
      Response.json(
        { error: `${headers.get('authorization')} ${key}`, sent: [...hidden, JSON.parse(body)] },
        { status: 400 },
      ),
    { session: { access_token }, headers: { 'x-api-key': key, 'x-n': '4' }, logger },
  );
  const error = await rejection(client.auth.changePassword({ current_password, new_password }));
  expect(error).toMatchObject({
    message: 'auth/changePassword: 400 *** ***.',
    body: { sent: [...Array<string>(4).fill('***'), { current_password: '***' }] },
  });
  const everything = [...lines, inspect(error, { depth: 9 })].join();
  for (const part of [...hidden, 'staple']) expect(everything).not.toContain(part);
});

test('an error hides a repeated secret of a request beyond the contract, in whatever letter case it is named', async () => {
  const { client } = clientOf(({ body }) =>
    Response.json({ error: `Bad ${body}` }, { status: 400 }),
  );
  const body = { apiKey: 'key-of-the-team', newPassword: 'correct-horse' };
  const error = await rejection(client.request('POST', '/beta/keys', { body }));
  expect(inspect(error, { depth: 9 })).not.toMatch(/key-of-the-team|correct-horse/);
});

describe('client.request', () => {
  test('calls a path beyond the contract, with the session, a query and a body', async () => {
    const { client, asked } = clientOf(traced);
    const health = await client.request<{ id: number }>('GET', '/health/deep', {
      query: { verbose: true, none: '' },
    });
    expect(health.id).toBe(42);
    await client.request('POST', '/beta/things', {
      body: { name: 'a' },
      headers: { 'x-beta': '1' },
    });
    expect(asked.map(({ line, token, body }) => [line, token, body])).toEqual([
      ['GET /health/deep?verbose=true', 'a1', ''],
      ['POST /beta/things', 'a1', '{"name":"a"}'],
    ]);
    expect(asked[1]?.headers.get('x-beta')).toBe('1');
  });

  test('refreshes the session, and names itself in errors', async () => {
    const { client } = clientOf(({ line, token }) => {
      if (line === 'POST /auth/refresh') return Response.json({ access_token: 'a2' });
      return Response.json({ error: 'No' }, { status: token === 'a2' ? 404 : 401 });
    });
    const error = await rejection(client.request('GET', '/health'));
    expect(error).toMatchObject({ operation: 'GET /health', status: 404 });
  });

  test.each([
    'health',
    ':health',
    '/../admin',
    '/a?b=1',
    '/a#b',
    '@evil.test/x',
    String.raw`/a\..\b`,
    '/a b',
  ])('refuses the path %j, which leads elsewhere', async (path) => {
    const { client, asked } = clientOf(traced);
    expect(await rejection(client.request('GET', path))).toBeInstanceOf(SdkError);
    expect(asked).toEqual([]);
  });
});

test.each([
  ['a GET with a body', 'GET', { a: 1 }],
  ['a body that is not JSON', 'POST', { a: 1n }],
] as const)('client.request refuses %s unsent', async (_, method, body) => {
  const { client, asked } = clientOf(traced);
  expect(await rejection(client.request(method, '/health', { body }))).toMatchObject({
    name: 'SdkError',
    message: `${method} /health: The body must be valid JSON, and a GET has none.`,
  });
  expect(asked).toEqual([]);
});

test('a client of some areas has only these, and still refreshes its session', async () => {
  const { fetch, asked } = service(({ line, token }) => {
    if (line === 'POST /auth/refresh') return Response.json({ access_token: 'a2' });
    return Response.json({ id: 1 }, { status: token === 'a2' ? 200 : 401 });
  });
  const tokens = memoryTokens({ access_token: 'a1', refresh_token: 'r1' });
  const client = createClientOf(
    { ...ordersOperations },
    { baseUrl: 'https://drop.test/api', fetch, tokens },
  );
  expect(Object.keys(client).toSorted()).toEqual(['orders', 'request', 'withOptions']);
  expect(await client.orders.get(1)).toMatchObject({ id: 1 });
  expect(asked).toHaveLength(3);
  // @ts-expect-error an area that was not asked for
  expect(client.news).toBeUndefined();
  expect(
    Object.keys(createClientOf(authOperations, { baseUrl: 'https://drop.test' }).auth),
  ).toContain('login');
});

test('listAll asks for the largest page, and pages() goes through whole pages', async () => {
  const { client, asked } = clientOf(({ line }) => {
    const page = Number(new URLSearchParams(line.split('?')[1]).get('page'));
    return Response.json({ orders: [{ id: page }], pagination: { page, pages: 3, total: 3 } });
  });
  const totals: unknown[] = [];
  for await (const { orders, pagination } of client.orders.listAll({ state: 'NEW' }).pages()) {
    totals.push([orders[0]?.id, pagination.total]);
  }
  expect(totals).toEqual([
    [1, 3],
    [2, 3],
    [3, 3],
  ]);
  expect(asked[0]?.line).toBe('GET /orders?state=NEW&per_page=250&page=1');
});
