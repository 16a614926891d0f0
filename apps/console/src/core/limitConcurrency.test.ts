import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { limitConcurrency } from './limitConcurrency.ts';

/** A task that ends when it is told to. */
function held() {
  let end = (_failed: boolean) => {};
  const done = new Promise<string>((resolve, reject) => {
    end = (failed) => (failed ? reject(new Error('failed')) : resolve('done'));
  });
  return { task: () => done, end };
}

const settle = () => new Promise((resolve) => setTimeout(resolve));

test('never more than so many at a time, each once, in the order in which they came', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 1, max: 4 }),
      fc.array(fc.boolean(), { maxLength: 12 }),
      async (limit, failing) => {
        const take = limitConcurrency(limit);
        const begun: number[] = [];
        let running = 0;
        let most = 0;
        const outcomes = await Promise.allSettled(
          failing.map((fails, index) =>
            take(async () => {
              begun.push(index);
              most = Math.max(most, ++running);
              await Promise.resolve();
              running--;
              if (fails) throw new Error('failed');
            }),
          ),
        );
        expect(begun).toEqual(failing.map((_, index) => index));
        expect(most).toBeLessThanOrEqual(limit);
        expect(outcomes.map(({ status }) => status === 'rejected')).toEqual(failing);
      },
    ),
  );
});

test('a place that nobody waits for is free for the next', async () => {
  const take = limitConcurrency(1);
  for (const task of ['one', 'two', 'three']) {
    expect(await take(() => Promise.resolve(task))).toBe(task);
  }
});

test('what is given up while it waits is not begun and keeps nobody waiting', async () => {
  const take = limitConcurrency(1);
  const first = held();
  const given = new AbortController();
  const begun: string[] = [];
  const one = take(first.task);
  const two = take(async () => void begun.push('two'), given.signal);
  const three = take(async () => void begun.push('three'));
  given.abort(new Error('given up'));
  await settle();
  expect(begun).toEqual([]);
  first.end(true);
  await expect(one).rejects.toThrow('failed');
  await expect(two).rejects.toThrow('given up');
  await three;
  expect(begun).toEqual(['three']);
});
