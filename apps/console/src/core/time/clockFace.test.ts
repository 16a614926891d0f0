import { expect, test } from 'vitest';
import { clockFace, utcMillisecond, utcMinute } from './clockFace.ts';

test.each([
  [3_172_000, '52:52'],
  [3_171_001, '52:52'],
  [3_772_000, '1:02:52'],
  [86_400_000 * 2 + 4 * 3_600_000, '2d 4h'],
  [900, '00:01'],
  [-5, '00:00'],
])('%d ms are %s', (milliseconds, face) => {
  expect(clockFace(milliseconds)).toBe(face);
});

test('a time of day is that of UTC, whatever zone it was told in', () => {
  expect(utcMillisecond('2026-11-23T19:22:07.412Z')).toBe('19:22:07.412');
  expect(utcMinute('2026-11-23T20:22:07+01:00')).toBe('19:22');
  expect(utcMinute('never')).toBe('never');
});
