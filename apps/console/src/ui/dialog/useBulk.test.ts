import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { runBulk, type BulkOutcome } from './useBulk.ts';

const items = fc.array(fc.record({ fails: fc.boolean() }), { maxLength: 30 });

/** A signal that never aborts. */
const { signal } = new AbortController();

test('does every item exactly once, in order, never more at a time than allowed', async () => {
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

test('when stopped, begins nothing more and still reports each outcome', async () => {
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

test('reports when each item begins, and how it ended', async () => {
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
