import { describe, expect, test, vi } from 'vitest';
import { createClientOf } from '../src/create-client.ts';
import { ApiError, isApiError, SdkError } from '../src/errors/errors.ts';
import { authOperations, ordersOperations } from '../src/generated/operations.ts';
import type { IncomingResponse, OutgoingRequest } from '../src/options.ts';
import { type Answer, clientOf, rejection, service } from './kit/service.ts';
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

  test('works with a 204', async () => {
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
