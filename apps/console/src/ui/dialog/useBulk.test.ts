import { ApiError } from '@dropcatch/sdk';
import * as fc from 'fast-check';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { runBulk, type BulkOutcome } from './useBulk.ts';

const items = fc.array(fc.record({ fails: fc.boolean() }), { maxLength: 30 });

/** A signal that never aborts. */
const { signal } = new AbortController();

test('a run takes each item once, in order, and never more at a time than allowed', async () => {
  await fc.assert(
    fc.asyncProperty(items, fc.scheduler(), async (all, s) => {
      const begun: unknown[] = [];
      let running = 0;
      let most = 0;
      const last = new Map<unknown, BulkOutcome['status']>();
      const run = runBulk(
        all,
        async (item) => {
          begun.push(item);
          most = Math.max(most, ++running);
          await s.schedule(Promise.resolve());
          running--;
          if (item.fails) throw new Error('no');
        },
        { signal, onOutcome: (item, { status }) => last.set(item, status) },
      );
      await s.waitFor(run);
      expect(begun).toEqual(all);
      expect(most).toBe(Math.min(all.length, 3));
      expect(all.map((item) => last.get(item))).toEqual(
        all.map(({ fails }) => (fails ? 'failed' : 'done')),
      );
    }),
  );
});

test('a stopped run starts nothing more, and still reports each outcome', async () => {
  await fc.assert(
    fc.asyncProperty(items, fc.nat(30), fc.scheduler(), async (all, stopAfter, s) => {
      const stop = new AbortController();
      let ended = 0;
      let begunAfterStop = 0;
      const last = new Map<unknown, BulkOutcome['status']>();
      await s.waitFor(
        runBulk(
          all,
          async (item) => {
            if (stop.signal.aborted) begunAfterStop++;
            await s.schedule(Promise.resolve());
            if (++ended >= stopAfter) stop.abort();
            if (item.fails) throw new Error('no');
          },
          { signal: stop.signal, onOutcome: (item, { status }) => last.set(item, status) },
        ),
      );
      expect(begunAfterStop).toBe(0);
      const outcomes = all.map((item) => last.get(item));
      for (const status of outcomes) expect(['done', 'failed', 'stopped']).toContain(status);
      expect(outcomes.filter((status) => status !== 'stopped')).toHaveLength(ended);
    }),
  );
});

test('a run reports the start and the outcome of each item', async () => {
  const error = new Error('taken');
  const told: Record<number, BulkOutcome[]> = { 1: [], 2: [] };
  await runBulk([1, 2], (item) => (item === 1 ? Promise.reject(error) : Promise.resolve()), {
    signal,
    onOutcome: (item, outcome) => told[item]?.push(outcome),
  });
  expect(told).toEqual({
    1: [{ status: 'running' }, { status: 'failed', error }],
    2: [{ status: 'running' }, { status: 'done' }],
  });
});

describe('when the server asks to wait', () => {
  /** Runs ten items, of which the second is refused once. Time passes only when the test says so. */
  function runRefusedOnce(headers: HeadersInit, stop = new AbortController()) {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const begun: number[] = [];
    const last = new Map<number, BulkOutcome>();
    const task = async (item: number) => {
      begun.push(item);
      const isFirstTry = begun.filter((other) => other === item).length === 1;
      if (item === 2 && isFirstTry) throw tooMany(headers);
    };
    const run = runBulk([1, 2, 3, 4, 5, 6, 7, 8, 9, 10], task, {
      signal: stop.signal,
      onOutcome: (item, outcome) => last.set(item, outcome),
    });
    const statuses = () => [...last.values()].map(({ status }) => status);
    return { begun, last, run, stop, statuses };
  }

  const tooMany = (headers: HeadersInit) =>
    new ApiError('orders/updateStatus', new Response(null, { status: 429, headers }), null);

  test.for([
    ['for the time that it says', { 'Retry-After': '30' }, 30_000],
    ['for five seconds if it does not say', {}, 5000],
  ] as const)('nothing starts %s, then the run continues', async ([, headers, wait]) => {
    const { begun, last, run, statuses } = runRefusedOnce(headers);
    await vi.advanceTimersByTimeAsync(wait - 1);
    const before = begun.length;
    expect(before).toBeLessThan(10);
    expect(last.get(2)).toEqual({ status: 'waiting', until: Date.now() + 1 });
    await vi.advanceTimersByTimeAsync(1);
    await run;
    expect(begun.toSorted((a, b) => a - b)).toEqual([1, 2, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    expect(new Set(statuses())).toEqual(new Set(['done']));
  });

  test('a stop ends the run at once', async () => {
    const { begun, last, run, stop } = runRefusedOnce({ 'Retry-After': '3600' });
    await vi.advanceTimersByTimeAsync(1000);
    const before = [...begun];
    stop.abort();
    await run;
    expect(begun).toEqual(before);
    expect(last.get(2)).toEqual({ status: 'stopped' });
    expect(last.get(10)).toEqual({ status: 'stopped' });
  });
});
