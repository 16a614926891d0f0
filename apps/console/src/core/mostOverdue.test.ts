import { assert, integer, array, property } from 'fast-check';
import { expect, test } from 'vitest';
import { mostOverdue, type Turn } from './mostOverdue.ts';

test('nothing is asked for where there is nothing', () => {
  expect(mostOverdue([], 7)).toBeUndefined();
});

test('what was never asked for comes first, and a heavier thing comes more often', () => {
  const turns: Turn<string>[] = [
    { item: 'light', asked: 0, weight: 1 },
    { item: 'heavy', asked: 0, weight: 4 },
    { item: 'new', asked: -1, weight: 1 },
  ];
  const order: string[] = [];
  for (let now = 1; now <= 11; now += 1) {
    const next = mostOverdue(turns, now);
    const turn = turns.find(({ item }) => item === next);
    if (turn) turn.asked = now;
    order.push(next ?? '');
  }
  expect(order[0]).toBe('new');
  expect(order.filter((item) => item === 'heavy').length).toBeGreaterThan(5);
  expect(order).toContain('light');
});

test('each comes again, whatever the weights', () => {
  assert(
    property(array(integer({ min: 1, max: 8 }), { minLength: 1, maxLength: 12 }), (weights) => {
      const turns = weights.map((weight, item) => ({ item, weight, asked: -1 }));
      const seen = new Set<number>();
      for (let now = 0; now < 8 * 12 * 12; now += 1) {
        const next = mostOverdue(turns, now) ?? -1;
        const turn = turns[next];
        if (turn) turn.asked = now;
        if (now > 0) seen.add(next);
      }
      // Those whose one turn was the first are there all the same.
      return weights.every((_, item) => seen.has(item));
    }),
  );
});
