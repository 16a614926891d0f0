import { setupServer } from 'msw/node';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { testMock } from './kit/mock.ts';
import type { Mock } from '../src/mock/mock.ts';
import { handlers } from '../src/msw.ts';
import type { Fault } from '../src/engine/fault-kinds.ts';

const baseUrl = 'https://api.example.com/v1';

let mock: Mock;
let headers: Record<string, string>;

beforeEach(async () => {
  mock = testMock({ rows: 50 });
  const { access_token } = await mock.signIn('user@dropcatch.test');
  headers = { authorization: `Bearer ${access_token}` };
  vi.useFakeTimers();
});

afterEach(() => void vi.useRealTimers());

/** Statuses of an answer before and after one advance of the timers. */
async function statuses(answer: Promise<Response>): Promise<unknown[]> {
  let status: number | 'none' = 'none';
  const read = (async () => {
    ({ status } = await answer);
  })();
  await vi.advanceTimersByTimeAsync(2000);
  const before = status;
  await vi.advanceTimersByTimeAsync(2000);
  await read;
  return [before, status];
}

const delays: readonly Fault[] = [
  { kind: 'delay', milliseconds: 3000, operation: 'orders/list' },
  { kind: 'delay', milliseconds: 3000, match: { user: 'user@dropcatch.test' } },
  { kind: 'status', status: 503, milliseconds: 3000, operation: 'orders/list' },
];

test.each(delays)('one advance of fake timers ends %j of mock.fetch', async (fault) => {
  mock.faults.add(fault);
  const expected = fault.kind === 'status' ? 503 : 200;
  expect(await statuses(mock.fetch('/api/orders', { headers }))).toEqual(['none', expected]);
});

test.each(delays)('one advance of fake timers ends %j of msw', async (fault) => {
  mock.faults.add(fault);
  const server = setupServer(...handlers(mock, { baseUrl }));
  server.listen();
  const expected = fault.kind === 'status' ? 503 : 200;
  expect(await statuses(fetch(`${baseUrl}/orders`, { headers }))).toEqual(['none', expected]);
  server.close();
});

test('a latency of the network ends with one advance, too', async () => {
  mock.network.set({ latency: 3000 });
  expect(await statuses(mock.fetch('/api/orders', { headers }))).toEqual(['none', 200]);
});
