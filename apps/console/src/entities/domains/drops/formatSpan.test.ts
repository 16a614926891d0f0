import { expect, test } from 'vitest';
import { formatSpan } from './formatSpan.ts';

const com = { from: '2026-11-20T19:00:00.000Z', to: '2026-11-20T20:15:00.000Z' };

test.for([
  ['UTC', '19:00–20:15'],
  ['Europe/Prague', '20:00–21:15'],
  ['America/New_York', '14:00–15:15'],
  ['Asia/Tokyo', 'Sat 04:00–05:15'],
] as const)('a window in %s: %s', ([zone, text]) => {
  expect(formatSpan(com, zone)).toBe(text);
});

test('without a usual end it is its start', () => {
  expect(formatSpan({ from: com.from }, 'UTC')).toBe('19:00');
});
