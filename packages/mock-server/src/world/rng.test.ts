import { expect, test } from 'vitest';
import { Rng, sampler, wordSampler } from './rng.ts';

const draws = (rng: Rng): number[] => Array.from({ length: 20 }, () => rng.next());

test('the same seed gives the same draws, another seed others', () => {
  expect(draws(new Rng(1))).toEqual(draws(new Rng(1)));
  expect(draws(new Rng(1))).not.toEqual(draws(new Rng(2)));
});

test('a derived stream does not depend on what the others drew', () => {
  const rng = new Rng(1);
  const before = draws(rng.derive('orders'));
  draws(rng);
  draws(rng.derive('users'));
  expect(draws(rng.derive('orders'))).toEqual(before);
});

test('draws keep to their ranges and weights', () => {
  const rng = new Rng('ranges');
  const numbers = Array.from({ length: 5000 }, () => rng.int(3, 7));
  expect(new Set(numbers)).toEqual(new Set([3, 4, 5, 6, 7]));
  const table = [
    ['often', 9],
    ['seldom', 1],
  ] as const;
  for (const next of [sampler(table), wordSampler({ often: 9, seldom: 1 })]) {
    const drawn = Array.from({ length: 5000 }, () => next(rng));
    expect(drawn.filter((word) => word === 'seldom').length / 5000).toBeCloseTo(0.1, 1);
  }
});

test('a pick may be undefined, but there must be something to pick from', () => {
  const rng = new Rng('picks');
  expect(rng.pick([undefined])).toBeUndefined();
  expect(() => rng.pick([])).toThrow(new RangeError('Nothing to pick from'));
});
