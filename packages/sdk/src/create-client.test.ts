import { createServer } from 'node:http';
import { inspect } from 'node:util';
import { afterEach, expect, test, vi } from 'vitest';
import { createClient } from './create-client.ts';
import { ConnectionError, StreamError } from './errors.ts';
import { operations } from './generated/operations.ts';
import { clientOf, collect, done, rejection } from './test-service.ts';

afterEach(() => vi.unstubAllGlobals());

test('has one method for each operation, and one for all pages of each paged list', () => {
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

test('methods are plain: they can be spied on, and need no this', async () => {
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

test('a relative base URL belongs to a page; without one it is refused at once', async () => {
  expect(() => createClient({ baseUrl: '/api' })).toThrow(TypeError);
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
  'a base URL that is not of http, %s, is refused at once',
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

test('works over a real connection: answers, streams that break off, and nobody there', async () => {
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
