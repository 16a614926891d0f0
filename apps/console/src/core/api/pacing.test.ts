import * as fc from 'fast-check';
import { assert, integer, array, property } from 'fast-check';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  limitConcurrency,
  minCallInterval,
  mostOverdue,
  throttled,
  type PolledItem,
} from './pacing.ts';

test('no call is made for an empty list', () => {
  expect(mostOverdue([], 7)).toBeUndefined();
});

test('an item that was never read comes first, and a heavier one comes more often', () => {
  const turns: PolledItem<string>[] = [
    { item: 'light', lastTurn: 0, weight: 1 },
    { item: 'heavy', lastTurn: 0, weight: 4 },
    { item: 'new', lastTurn: -1, weight: 1 },
  ];
  const order: string[] = [];
  for (let now = 1; now <= 11; now += 1) {
    const next = mostOverdue(turns, now);
    const turn = turns.find(({ item }) => item === next);
    if (turn) turn.lastTurn = now;
    order.push(next ?? '');
  }
  expect(order[0]).toBe('new');
  expect(order.filter((item) => item === 'heavy').length).toBeGreaterThan(5);
  expect(order).toContain('light');
});

test('each item comes again, whatever the weights', () => {
  assert(
    property(array(integer({ min: 1, max: 8 }), { minLength: 1, maxLength: 12 }), (weights) => {
      const turns = weights.map((weight, item) => ({ item, weight, lastTurn: -1 }));
      const seen = new Set<number>();
      for (let now = 0; now < 8 * 12 * 12; now += 1) {
        const next = mostOverdue(turns, now) ?? -1;
        const turn = turns[next];
        if (turn) turn.lastTurn = now;
        if (now > 0) seen.add(next);
      }
      // The turn at 0 does not count: every item comes again.
      return weights.every((_, item) => seen.has(item));
    }),
  );
});

/** A task that ends when the test says so. */
function held() {
  let end = (_failed: boolean) => {};
  const done = new Promise<string>((resolve, reject) => {
    end = (failed) => (failed ? reject(new Error('failed')) : resolve('done'));
  });
  return { task: () => done, end };
}

const settle = () => new Promise((resolve) => setTimeout(resolve));

test('tasks run a limited number at a time, each once, in order', async () => {
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

test('a place that nobody waits for goes to the next task', async () => {
  const take = limitConcurrency(1);
  for (const task of ['one', 'two', 'three']) {
    expect(await take(() => Promise.resolve(task))).toBe(task);
  }
});

test('a waiting task that is aborted is not started and delays nobody', async () => {
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

describe('throttled calls', () => {
  const never = new AbortController().signal;

  beforeEach(() => {
    vi.useFakeTimers();
  });

  afterEach(async () => {
    await vi.advanceTimersByTimeAsync(60_000);
    vi.useRealTimers();
  });

  test('start a few at once, then fewer than two a second', async () => {
    const started: number[] = [];
    for (let index = 0; index < 20; index += 1) {
      void throttled(async () => void started.push(index), never);
    }
    expect(started.length).toBeLessThanOrEqual(6);
    const atOnce = started.length;
    await vi.advanceTimersByTimeAsync(5000);
    expect(started.length - atOnce).toBe(Math.floor(5000 / minCallInterval));
    expect(started.length - atOnce).toBeLessThan(10);
    expect(started).toEqual([...started].toSorted((a, b) => a - b));
  });

  test('give the turn of an abandoned call to the next one', async () => {
    const asked: string[] = [];
    const call = (name: string) => async () => void asked.push(name);
    for (let index = 0; index < 4; index += 1) void throttled(call('first'), never);
    const leaving = new AbortController();
    const gone = throttled(call('gone'), leaving.signal);
    void throttled(call('stays'), never);
    leaving.abort(new Error('left'));
    await expect(gone).rejects.toThrow('left');
    await vi.advanceTimersByTimeAsync(minCallInterval);
    expect(asked).toContain('stays');
    expect(asked).not.toContain('gone');
  });

  test('start at once if they are urgent, before those that wait', () => {
    const asked: string[] = [];
    const call = (name: string) => async () => void asked.push(name);
    for (let index = 0; index < 10; index += 1) void throttled(call('ordinary'), never);
    const ordinary = asked.length;
    for (let index = 0; index < 2; index += 1) void throttled(call('urgent'), never, true);
    expect(asked.slice(ordinary)).toEqual(['urgent', 'urgent']);
  });

  test('pass a failure to the caller only, and run the next one', async () => {
    const failed = throttled(() => Promise.reject(new Error('500')), never);
    await expect(failed).rejects.toThrow('500');
    await expect(throttled(async () => 'answer', never)).resolves.toBe('answer');
  });
});
