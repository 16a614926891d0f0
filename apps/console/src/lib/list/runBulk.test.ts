import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { runBulk, type BulkOutcome } from './runBulk.ts';

const items = fc.array(fc.record({ fails: fc.boolean() }), { maxLength: 30 });

test('does every item exactly once, in order, never more at a time than allowed', async () => {
  await fc.assert(
    fc.asyncProperty(
      items,
      fc.integer({ min: 1, max: 5 }),
      fc.scheduler(),
      async (all, atOnce, s) => {
        const begun: unknown[] = [];
        let running = 0;
        let most = 0;
        const run = runBulk(
          all,
          async (item) => {
            begun.push(item);
            most = Math.max(most, ++running);
            await s.schedule(Promise.resolve());
            running--;
            if (item.fails) throw new Error('no');
          },
          { atOnce },
        );
        const results = await s.waitFor(run);
        expect(begun).toEqual(all);
        expect(most).toBeLessThanOrEqual(atOnce);
        expect(results.map(({ item, outcome }) => [item, outcome.status])).toEqual(
          all.map((item) => [item, item.fails ? 'failed' : 'done']),
        );
      },
    ),
  );
});

test('stopped, begins nothing more and still tells how each one ended', async () => {
  await fc.assert(
    fc.asyncProperty(items, fc.nat(30), fc.scheduler(), async (all, stopAfter, s) => {
      const stop = new AbortController();
      let ended = 0;
      let begunAfterStop = 0;
      const last = new Map<unknown, BulkOutcome>();
      const results = await s.waitFor(
        runBulk(
          all,
          async (item) => {
            if (stop.signal.aborted) begunAfterStop++;
            await s.schedule(Promise.resolve());
            if (++ended >= stopAfter) stop.abort();
            if (item.fails) throw new Error('no');
          },
          { signal: stop.signal, onOutcome: (item, outcome) => last.set(item, outcome) },
        ),
      );
      expect(begunAfterStop).toBe(0);
      expect(results).toEqual(all.map((item) => ({ item, outcome: last.get(item) })));
      for (const { outcome } of results) {
        expect(['done', 'failed', 'stopped']).toContain(outcome.status);
      }
      expect(results.filter(({ outcome }) => outcome.status !== 'stopped')).toHaveLength(ended);
    }),
  );
});

test('tells of each item when it is begun, and how it ended', async () => {
  const told: string[] = [];
  await runBulk(
    [1, 2],
    (item) => (item === 1 ? Promise.reject(new Error('no')) : Promise.resolve()),
    {
      atOnce: 1,
      onOutcome: (item, { status }) => told.push(`${item} ${status}`),
    },
  );
  expect(told).toEqual(['1 running', '1 failed', '2 running', '2 done']);
});

test('gives the error of what failed', async () => {
  const error = new Error('taken');
  expect(await runBulk([1], () => Promise.reject(error))).toEqual([
    { item: 1, outcome: { status: 'failed', error } },
  ]);
});
