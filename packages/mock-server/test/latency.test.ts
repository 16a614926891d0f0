import { expect, test } from 'vitest';
import { Rng } from '../src/world/rng.ts';
import { parseLatency } from '../src/engine/network.ts';

function draws(text: string): number[] {
  const latency = parseLatency(text);
  const rng = new Rng('latency');
  if (latency === undefined) throw new Error(`${text} is not understood`);
  return Array.from({ length: 2000 }, () => latency(rng));
}

test('a fixed time is always the same', () => {
  expect(new Set(draws('200'))).toEqual(new Set([200]));
});

test('a range is drawn from end to end', () => {
  const times = draws('50-400');
  expect(Math.min(...times)).toBeGreaterThanOrEqual(50);
  expect(Math.min(...times)).toBeLessThan(60);
  expect(Math.max(...times)).toBeLessThanOrEqual(400);
});

test('a log-normal time has its median, a long tail, and an end', () => {
  const times = draws('lognormal:120,0.6').toSorted((a, b) => a - b);
  expect(times[1000]).toBeGreaterThan(105);
  expect(times[1000]).toBeLessThan(135);
  expect(times.at(-1)).toBeGreaterThan(400);
  expect(Math.max(...draws('lognormal:1000,9'))).toBeLessThanOrEqual(60_000);
});

test.each(['', 'slow', '-5', '5-', 'lognormal:5', '1,2', '400-50'])(
  '%j is not understood',
  (text) => {
    expect(parseLatency(text)).toBeUndefined();
  },
);
