import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { countdown } from './countdown.ts';

const now = Date.parse('2026-11-20T12:00:00Z');

test.for([
  ['2026-11-20T12:00:01Z', 'in 1s'],
  ['2026-11-20T12:04:12Z', 'in 4m 12s'],
  ['2026-11-20T13:00:00Z', 'in 1h 0m'],
  ['2026-11-23T15:59:59Z', 'in 3d 3h'],
  ['2026-11-20T12:00:00Z', 'due'],
  ['2026-11-20T11:00:00Z', 'due'],
] as const)('%s is %s', ([at, text]) => {
  expect(countdown(at, now)).toBe(text);
});

test('a second that has begun counts, so that nothing is due too early', () => {
  expect(countdown('2026-11-20T12:00:01Z', now + 999)).toBe('in 1s');
  expect(countdown('2026-11-20T12:00:01Z', now + 1000)).toBe('due');
});

test('text that is no instant has no countdown', () => {
  expect(countdown('soon', now)).toBeUndefined();
});

test('what it says is never more than the time left, and less than one step short of it', () => {
  const worth: Record<string, number> = { d: 86_400, h: 3600, m: 60, s: 1 };
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 10_000_000 }), (left) => {
      const text = countdown(new Date(now + left * 1000).toISOString(), now) ?? '';
      const parts = [...text.matchAll(/(\d+)([dhms])/g)];
      const said = parts.reduce(
        (sum, [, n, unit]) => sum + Number(n) * (worth[unit ?? ''] ?? 0),
        0,
      );
      const step = worth[parts.at(-1)?.[2] ?? ''] ?? 0;
      expect(said).toBeLessThanOrEqual(left);
      expect(left - said).toBeLessThan(step);
    }),
  );
});
