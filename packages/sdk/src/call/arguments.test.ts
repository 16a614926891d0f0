import * as fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { SdkError } from '../errors/errors.ts';
import { operations } from '../generated/operations.ts';
import { clientOf, done, rejection } from '../../test/kit/service.ts';

test('path values are one segment, whatever they hold', async () => {
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

test('of a query, undefined, null and empty strings are left out, and nothing else', async () => {
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
])('headers can be %s, of the client, of a copy and of a call', async (_, headers) => {
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
