import * as fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { SdkError } from '../errors/errors.ts';
import { operations } from '../generated/operations.ts';
import type { OtherWord } from '../signatures.ts';
import { clientOf, done, rejection } from '../../test/kit/service.ts';

test('path values stay one segment, whatever characters they contain', async () => {
  const { client, asked } = clientOf(done);
  const values = fc.oneof(
    fc.string({ unit: 'grapheme' }),
    fc.constantFrom('a/b', '..%2f', '?x=1', '#', '{}', '~', 'a b'),
  );
  await fc.assert(
    fc.asyncProperty(values, async (value) => {
      fc.pre(!['', '.', '..'].includes(value));
      asked.length = 0;
      await client.domains.unwatch(value);
      const [, path = ''] = asked[0]?.line.split(' ') ?? [];
      const [, first, second, third, ...more] = path.split('/');
      expect([first, second, more]).toEqual(['domains', 'watchlist', []]);
      expect(decodeURIComponent(third ?? '')).toBe(value);
    }),
  );
});

test.each(['', '.', '..', '\uD83D.com', undefined, null])(
  'the path value %j is refused unsent',
  async (value) => {
    const { client, asked } = clientOf(done);
    // @ts-expect-error what callers without types may pass
    const error = await rejection(client.domains.unwatch(value));
    expect(error).toBeInstanceOf(SdkError);
    expect(error).toMatchObject({ name: 'SdkError', operation: 'domains/unwatch' });
    expect(asked).toEqual([]);
  },
);

test('a query leaves out undefined, null and empty strings, and nothing else', async () => {
  const { client, asked } = clientOf(done);
  await client.news.list({ page: 2, include_unpublished: false });
  await client.eppLogs.list({
    success: 0,
    command: '',
    registrar_name: null,
    date_from: undefined,
  });
  await client.domains.list({ search: 'a&b=ü +' });
  await client.domains.list({});
  await client.domains.list();
  expect(asked.map(({ line }) => line)).toEqual([
    'GET /news?page=2&include_unpublished=false',
    'GET /epp/logs?success=0',
    'GET /domains?search=a%26b%3D%C3%BC+%2B',
    'GET /domains',
    'GET /domains',
  ]);
});

test('bodies are JSON, and calls without a body send none', async () => {
  const { client, asked } = clientOf(done);
  await client.orders.updateStatus(42, { state: 'FAILED', note: undefined, paid: false });
  await client.orders.restart(42);
  expect(asked.map(({ body }) => body)).toEqual(['{"state":"FAILED","paid":false}', '']);
  expect(asked[0]?.headers.get('content-type')).toBe('application/json');
});

test('a call’s own headers are added', async () => {
  const { client, asked } = clientOf(done);
  await client.orders.list({}, { headers: { prefer: 'code=503' } });
  await client.dashboard.stats({ headers: { prefer: 'code=504' } });
  expect(asked.map(({ headers }) => headers.get('prefer'))).toEqual(['code=503', 'code=504']);
});

test('a call’s own headers replace the client’s, in any letter case', async () => {
  const { client, asked } = clientOf(done);
  const headers = { 'Content-Type': 'application/vnd.drop+json', Authorization: 'Bearer own' };
  await client.orders.list({}, { headers });
  expect(asked[0]?.headers.get('content-type')).toBe('application/vnd.drop+json');
  expect(asked[0]?.token).toBe('own');
});

test('null removes a header of the client or of the SDK, and undefined leaves it', async () => {
  const options = { headers: { 'x-team': 'drops', 'x-trace': '1' } };
  const { client, asked } = clientOf(done, options);
  const headers = { 'X-Team': null, 'x-trace': undefined, authorization: null, Accept: null };
  await client.orders.list({}, { headers });
  await client.withOptions({ headers: { 'x-team': null } }).orders.list();
  await client.orders.list();
  expect(asked.map((one) => one.headers.get('x-team'))).toEqual([null, null, 'drops']);
  expect(asked.map((one) => one.headers.get('x-trace'))).toEqual(['1', '1', '1']);
  expect(asked.map((one) => one.token)).toEqual([undefined, 'a1', 'a1']);
  expect(asked.map((one) => one.headers.get('accept'))).toEqual([
    null,
    'application/json',
    'application/json',
  ]);
});

test.each([
  ['Headers', new Headers({ 'X-Team': 'drops' })],
  ['a list of pairs', [['X-Team', 'drops']] as const],
  ['a Map', new Map([['x-team', 'drops']])],
])('the headers of a client, of a copy and of a call can be %s', async (_, headers) => {
  const { client, asked } = clientOf(done, { headers });
  const copy = client.withOptions({ headers: { 'x-team': 'other' } });
  await client.orders.list();
  await copy.orders.list({}, { headers });
  await copy.withOptions({ headers }).orders.list();
  expect(asked.map((one) => one.headers.get('x-team'))).toEqual(['drops', 'drops', 'drops']);
});

test.each([null, 'x-team: drops', 5])('the headers %j are refused', async (headers) => {
  const { client, asked } = clientOf(done);
  // @ts-expect-error what callers without types may pass
  const error = await rejection(client.orders.list({}, { headers }));
  expect(String(error)).toContain('`headers` must be an object.');
  expect(asked).toEqual([]);
});

test.each<[string, Record<string, string>]>([
  ['a value that fetch refuses', { 'x-note': 'příklad' }],
  ['a name that fetch refuses', { 'x note': '1' }],
])('a header with %s is refused unsent, and not quoted', async (_, headers) => {
  const { client, asked } = clientOf(done);
  const error = await rejection(client.orders.list({}, { headers }));
  expect(error).toBeInstanceOf(SdkError);
  expect(error).toMatchObject({
    name: 'SdkError',
    message: 'orders/list: A header has a character that HTTP does not allow.',
  });
  expect(asked).toEqual([]);
});

test('answers are not kept by the HTTP cache', async () => {
  const fetch = vi.fn<typeof globalThis.fetch>(async () => done());
  await clientOf(done, { fetch }).client.orders.list();
  const [[input, init] = ['']] = fetch.mock.calls;
  expect(new Request(input, init).cache).toBe('no-store');
});

test('every operation of the contract is sent as the contract says', async () => {
  const { client, asked } = clientOf(done);
  const areas = new Map<string, object>(Object.entries(client));
  for (const [id, { method, path }] of Object.entries(operations)) {
    const [area = '', name = ''] = id.split('/');
    const call: unknown = Reflect.get(areas.get(area) ?? {}, name);
    const values = [...path.matchAll(/\{\w+\}/g)].map((_, index) => index + 1);
    if (typeof call === 'function') await Promise.resolve(call(...values)).catch(() => {});
    const filled = values.reduce<string>(
      (text, value) => text.replace(/\{\w+\}/, String(value)),
      path,
    );
    expect(`${id} ${asked.at(-1)?.line}`).toBe(`${id} ${method} ${filled}`);
  }
  expect(asked).toHaveLength(Object.keys(operations).length);
});

test('a parameter that the contract does not have is refused, with the nearest one', async () => {
  const { client, asked } = clientOf(done);
  const query = { statee: 'FAILED' } as object;
  expect(await rejection(client.orders.list(query))).toMatchObject({
    name: 'SdkError',
    code: 'not_sent',
    message: expect.stringContaining(
      '`statee` is not a parameter here. Parameters: page, per_page, state, domain. Did you mean `state`?',
    ),
  });
  await client.orders.list({ colour: undefined, view: null, tab: '' } as object);
  const far = await rejection(client.orders.list({ colour: 'red' } as object));
  expect(String(far)).not.toContain('Did you mean');
  expect(asked.map(({ line }) => line)).toEqual(['GET /orders']);
});

test('a wrong option is refused with the nearest one', async () => {
  const { client } = clientOf(done);
  const call = client.orders.get(1, { maxRetrys: 0 } as object);
  expect(String(await rejection(call))).toContain('Did you mean `maxRetries`?');
});

test.each<[string, unknown, string]>([
  ['a list', [1], 'The body must be an object.'],
  ['a Map', new Map(), 'The body must be an object.'],
  ['a form', new FormData(), 'The body must be an object.'],
  ['NaN', { domain: 'a.com', price: NaN }, 'The body value `price` must be a finite number.'],
])('a body with %s is refused, and nothing is sent', async (_, body, message) => {
  const { client, asked } = clientOf(done);
  expect(String(await rejection(client.domains.order(body as never)))).toContain(message);
  expect(asked).toEqual([]);
});

test('an id from 2^53 on is refused as a number, which may be another one, and sent as a text', async () => {
  const { client, asked } = clientOf(done);
  const error = await rejection(client.orders.get(9_007_199_254_740_992));
  expect(String(error)).toContain('is a number from 2^53 on');
  await client.orders.get('9007199254740993' as never);
  expect(asked.map(({ line }) => line)).toEqual(['GET /orders/9007199254740993']);
});

test('headers with one name are sent as a list', async () => {
  const { client, asked } = clientOf(done, { headers: { 'x-a': '0' } });
  const pairs = [
    ['x-a', '1'],
    ['X-A', '2'],
  ] as const;
  await client.orders.list({}, { headers: pairs });
  expect(asked[0]?.headers.get('x-a')).toBe('1, 2');
});

test('a fetch option that the platform refuses is reported in its words', async () => {
  const { client } = clientOf(done);
  const fetchOptions = { credentials: 'includes' } as Record<string, unknown>;
  const error = await rejection(client.orders.list({}, { fetchOptions }));
  expect(String(error)).toMatch(/The platform does not take these `fetchOptions`: .*includes/);
});

test('fetch options that are options of the SDK are not used, and a warning says so', async () => {
  const warn = vi.fn<(message: string) => void>();
  const logger = { debug: () => {}, info: () => {}, warn, error: () => {} };
  const { client, asked } = clientOf(done, { logger });
  const fetchOptions = { method: 'DELETE', headers: { 'x-a': '1' } };
  await client.orders.list({}, { fetchOptions });
  expect(asked[0]?.line).toBe('GET /orders');
  expect(warn.mock.calls.map(([message]) => message)).toEqual([
    'orders/list: `fetchOptions` may not have `method`, `headers`. They are not used.',
  ]);
});

test('a token that is stored with its scheme is sent with one', async () => {
  const session = { access_token: 'Bearer a1' };
  const { client, asked } = clientOf(done, { session });
  await client.orders.list();
  expect(asked[0]?.headers.get('authorization')).toBe('Bearer a1');
});

test('a filter takes the values of the contract, and others only with a cast', async () => {
  const { client, asked } = clientOf(done);
  await client.orders.list({ state: 'NEW' });
  await client.orders.list({ state: 'NEW_WORD' as OtherWord });
  // @ts-expect-error -- a mistake in a word
  await client.orders.list({ state: 'NWE' });
  await client.orders.list({ state: '', domain: 'any text' });
  expect(asked.map(({ line }) => line)).toEqual([
    'GET /orders?state=NEW',
    'GET /orders?state=NEW_WORD',
    'GET /orders?state=NWE',
    'GET /orders?domain=any+text',
  ]);
});
