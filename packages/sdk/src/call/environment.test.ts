import { afterEach, expect, test, vi } from 'vitest';
import { createClient } from '../create-client.ts';
import { service } from '../../test/kit/service.ts';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

const ok = () => Response.json({ id: 1 });

test('the address comes from the environment, unless the caller has one', async () => {
  vi.stubEnv('DROPCATCH_URL', 'https://drop.test/api');
  const { fetch, asked } = service(ok);
  await createClient({ fetch }).orders.get(1);
  await createClient({ fetch, baseUrl: 'https://drop.test/api/v2' }).orders.get(1);
  expect(asked.map(({ line }) => line)).toEqual(['GET /orders/1', 'GET /v2/orders/1']);
});

test('without an address, a client is refused', () => {
  vi.stubEnv('DROPCATCH_URL', '');
  expect(() => createClient()).toThrow('A client needs an address as a text');
});

test('a level in the environment logs to the console, unless the caller has a logger', async () => {
  vi.stubEnv('DROPCATCH_LOG', 'debug');
  const debug = vi.spyOn(console, 'debug').mockReturnValue();
  vi.spyOn(console, 'info').mockReturnValue();
  const { fetch } = service(ok);
  await createClient({ fetch, baseUrl: 'https://drop.test/api' }).orders.get(1);
  expect(debug).toHaveBeenCalledTimes(1);
  const own = { debug: vi.fn<() => void>(), info() {}, warn() {}, error() {} };
  await createClient({ fetch, baseUrl: 'https://drop.test/api', logger: own }).orders.get(1);
  expect(debug).toHaveBeenCalledTimes(1);
  expect(own.debug).toHaveBeenCalledTimes(1);
});

test('a level that nobody knows is refused', () => {
  vi.stubEnv('DROPCATCH_LOG', 'loud');
  expect(() => createClient({ baseUrl: 'https://drop.test/api' })).toThrow(
    '`logLevel` must be one of',
  );
});
