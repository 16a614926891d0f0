import { createServer } from 'node:http';
import { http, HttpResponse, passthrough } from 'msw';
import { setupServer } from 'msw/node';
import { expect, onTestFinished, test } from 'vitest';
import { calledFrom, testMock } from '../test/kit/mock.ts';
import { operations } from './generated/contract.ts';
import type { Mock } from './mock/mock.ts';
import { handlers, OperationHandler } from './msw.ts';
import { listen } from './server/listen.ts';

const baseUrl = 'https://api.example.com/v1';

type UnhandledFrame = NonNullable<
  Parameters<ReturnType<typeof setupServer>['listen']>[0]
>['onUnhandledFrame'];

/** Sets up msw with these handlers until the test ends. */
function intercept(
  own: Parameters<typeof setupServer>,
  onUnhandledFrame: UnhandledFrame = 'error',
) {
  const server = setupServer(...own);
  server.listen({ onUnhandledFrame });
  onTestFinished(() => server.close());
  return server;
}

async function authorized(mock: Mock): Promise<Record<string, string>> {
  const { access_token } = await mock.signIn('admin@dropcatch.test');
  return { authorization: `Bearer ${access_token}` };
}

test('five lines set up a server with a named handler for each operation', async () => {
  const server = setupServer(...handlers({ seed: 1, rows: 50, baseUrl }));
  server.listen({ onUnhandledFrame: 'error' });
  const body = JSON.stringify({ email: 'user@dropcatch.test', password: 'dropcatch' });
  const { status } = await fetch(`${baseUrl}/auth/login`, { method: 'POST', body });
  const listed = server.listHandlers();
  server.close();

  expect(status).toBe(200);
  const names = listed.map((handler) =>
    handler instanceof OperationHandler ? handler.operation : '',
  );
  expect(names).toEqual(operations.map(({ id }) => id));
  expect(listed[0]).toHaveProperty('info.header', `auth/login: POST ${baseUrl}/auth/login`);
});

test('one operation can be overridden or left out; the others answer as before', async () => {
  const mock = testMock({ rows: 50 });
  const all = handlers(mock, { baseUrl });
  const server = intercept(all.filter(({ operation }) => operation !== 'news/list'));
  server.use(http.get(`${baseUrl}/orders`, () => HttpResponse.json({ mine: true })));
  const headers = await authorized(mock);
  const get = async (path: string) => calledFrom(await fetch(baseUrl + path, { headers }));
  expect((await get('/orders')).body).toEqual({ mine: true });
  expect((await get('/orders/stats')).body).toHaveProperty('by_state');
  expect((await get('/orders/1750')).body).toMatchObject({ id: 1750 });
  await expect(fetch(`${baseUrl}/news`, { headers })).rejects.toThrow(TypeError);
});

test('the handlers ignore other hosts and unknown paths', async () => {
  const other = createServer((_, response) => response.end('pong'));
  await new Promise<void>((resolve) => {
    other.listen(0, '127.0.0.1', resolve);
  });
  const address = other.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const mock = testMock({ rows: 50 });
  const unhandled: string[] = [];
  intercept(handlers(mock, { baseUrl }), ({ frame }) => {
    unhandled.push(frame.protocol);
  });
  try {
    const answer = await fetch(`http://127.0.0.1:${port}/api/orders`);
    expect(await answer.text()).toBe('pong');
    expect(mock.requests).toEqual([]);
    expect(unhandled).toHaveLength(1);
  } finally {
    other.close();
  }
});

test.each(['/api', '*/api', 'http://localhost/api/'])('baseUrl may be %s', async (base) => {
  const mock = testMock({ rows: 50 });
  intercept(handlers(mock, { baseUrl: base }));
  const answer = await fetch('http://localhost/api/orders', { headers: await authorized(mock) });
  expect(answer.status).toBe(200);
});

test('a baseUrl that is no address is refused', () => {
  for (const wrong of ['http://', 'api.example.com/v1', 'localhost:4010/api', '']) {
    expect(() => handlers(testMock({ rows: 0 }), { baseUrl: wrong })).toThrow(
      'baseUrl must be an address such as https://api.example.com/v1, or a path such as /api, not ',
    );
  }
});

test('a baseUrl with a query is refused', () => {
  expect(() => handlers({ rows: 0, baseUrl: 'https://x.test/api?x=1' })).toThrow(
    'baseUrl must not have a query or a fragment: ?x=1',
  );
});

test('handlers, the Node server and mock.fetch give the same answers to every operation', async () => {
  const create = (): Mock => testMock({ rows: 200 });
  const [inPlace, served, handled] = [create(), create(), create()];
  const node = await listen(served, { port: 0 });
  // Signing out would end the session of the operations after it.
  const asked = operations.filter(({ id }) => id !== 'auth/logout');
  const [headers] = await Promise.all([inPlace, served, handled].map(authorized));
  intercept([
    ...handlers(handled, { baseUrl: 'http://msw.test/api' }),
    http.all(`${node.url}/*`, () => passthrough()),
  ]);
  const answered: number[] = [];
  try {
    for (const { id, method, path } of asked) {
      const target = `/api${path.replaceAll(/\{\w+\}/g, '1')}`;
      const body = method === 'GET' ? null : '{}';
      const init = { method, headers: headers ?? {}, body };
      const ways = [
        await inPlace.fetch(target, init),
        await fetch(node.url + target, init),
        await fetch(`http://msw.test${target}`, init),
      ];
      const [here, ...others] = await Promise.all(
        ways.map(async (response) => {
          const { status, headers: sent, body: content } = await calledFrom(response);
          return [id, status, sent.get('content-type'), sent.get('x-request-id'), content];
        }),
      );
      expect(others).toEqual([here, here]);
      answered.push(ways[0]?.status ?? 0);
    }
  } finally {
    await node.close();
  }
  expect(answered).toHaveLength(asked.length);
  expect(new Set(answered)).toEqual(new Set([200, 400, 401, 403, 404, 409]));
}, 60_000);

test.each([
  { kind: 'truncate' } as const,
  { kind: 'truncate', milliseconds: 5 } as const,
  { kind: 'reset', milliseconds: 5 } as const,
])('an answer that %j breaks is a lost connection in every version of msw', async (fault) => {
  const mock = testMock({ rows: 50 });
  intercept(handlers(mock, { baseUrl }));
  const headers = await authorized(mock);
  mock.faults.add({ ...fault, operation: 'news/create' });
  const body = JSON.stringify({ title: 'Mine', content: 'Text' });
  const answer = fetch(`${baseUrl}/news`, { method: 'POST', headers, body });
  await expect(answer.then((response) => response.text())).rejects.toThrow(TypeError);
  // A truncated answer is one to a call that was carried out.
  const isThere = fault.kind === 'truncate';
  expect(mock.find('news', { title: 'Mine' })).toHaveLength(isThere ? 1 : 0);
});

test('an address in the place of the options is refused', () => {
  // @ts-expect-error the options are an object
  expect(() => handlers(testMock({ rows: 0 }), baseUrl)).toThrow(
    'needs an object with fields such as baseUrl, not "https://api.example.com/v1"',
  );
});

test('an answer through msw has the id of its request', async () => {
  const mock = testMock({ rows: 50 });
  intercept(handlers(mock, { baseUrl }));
  const headers = await authorized(mock);
  const first = await fetch(`${baseUrl}/orders`, { headers });
  const second = await fetch(`${baseUrl}/orders/999999`, { headers });
  expect(first.headers.get('x-request-id')).toBe('req-1');
  expect(second.headers.get('x-request-id')).toBe('req-2');
});

test('a call that fails inside the mock gets a 500 with its reason and its id', async () => {
  const mock = testMock({ rows: 50 });
  intercept(handlers(mock, { baseUrl }));
  const headers = await authorized(mock);
  const unknown = await calledFrom(await fetch(`${baseUrl}/orders?sort=price`, { headers }));
  expect(unknown).toMatchObject({
    status: 500,
    body: { error: 'The call broke the contract: orders/list has no query parameter sort' },
  });
  Object.assign(mock.world.store, { orders: undefined });
  const broken = await calledFrom(await fetch(`${baseUrl}/orders/1700`, { headers }));
  expect(broken.status).toBe(500);
  expect([unknown, broken].map((answer) => answer.headers.get('x-request-id'))).toEqual([
    'req-1',
    'req-2',
  ]);
});
