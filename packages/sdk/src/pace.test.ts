import { afterEach, beforeEach, expect, expectTypeOf, test, vi } from 'vitest';
import { poll, throttled } from './pace.ts';
import { clientOf, collect, done, rejection } from '../test/kit/service.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A check that is over at the third answer. */
function check() {
  let percent = 0;
  return clientOf(() => {
    percent += 50;
    const status = percent > 100 ? 'completed' : 'running';
    return Response.json({ progress: { status, progress_percent: percent } });
  });
}

test('poll yields every answer until one is over, at its pace', async () => {
  const { client, asked } = check();
  const progress = poll(
    (options) => client.releasedDomains.checkProgress('s1', options),
    (answer) => answer.progress.status !== 'running',
    { every: 500 },
  );
  const all = collect(progress);
  await vi.advanceTimersByTimeAsync(499);
  expect(asked).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(501);
  expect((await all).map((answer) => answer.progress.progress_percent)).toEqual([50, 100, 150]);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(asked).toHaveLength(3);
});

test('an abort ends the wait of poll, and leaves no timer', async () => {
  const { client } = check();
  const controller = new AbortController();
  const progress = poll(
    (options) => client.releasedDomains.checkProgress('s1', options),
    () => false,
    { signal: controller.signal },
  );
  await progress.next();
  const next = rejection(progress.next());
  await vi.advanceTimersByTimeAsync(1);
  controller.abort(new Error('left'));
  expect(String(await next)).toBe('Error: left');
  expect(vi.getTimerCount()).toBe(0);
});

test.each([0, -1, NaN])('a pace of %d requests per second is refused', (perSecond) => {
  expect(() => throttled(perSecond)).toThrow('`perSecond` must be a number above 0.');
});

test('throttled starts at most the given number of requests per second, in order', async () => {
  const starts: number[] = [];
  const begin = performance.now();
  const fetch = throttled(2, async () => {
    starts.push(performance.now() - begin);
    return done();
  });
  const calls = Promise.all([1, 2, 3].map((id) => fetch(`https://drop.test/${id}`)));
  await vi.advanceTimersByTimeAsync(1_000);
  await calls;
  expect(starts).toEqual([0, 500, 1000]);
});

test('an answer with success is a union of both cases', async () => {
  const { client } = clientOf(() => Response.json({ success: true, order_id: 7 }));
  const body = { domain: 'a.com', drop_date: '2026-11-20', price: 69 };
  const placed = await client.domains.order({ ...body, epp_registrar_category_id: 1 });
  if (placed.success) {
    expectTypeOf(placed.order_id).toEqualTypeOf<number>();
    expectTypeOf(placed.error).toEqualTypeOf<undefined>();
  } else expectTypeOf(placed.error).toEqualTypeOf<string | undefined>();
  expect(placed).toEqual({ success: true, order_id: 7 });
});
