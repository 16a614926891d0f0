import { expect, test } from 'vitest';
import { sessionEnd } from './sessionEnd.ts';

const now = Date.parse('2026-11-20T12:00:00Z');

const endsIn = (seconds: number) =>
  `a.${Buffer.from(JSON.stringify({ exp: now / 1000 + seconds })).toString('base64url')}.c`;

test.for([
  [3600, 'far'],
  [61, 'far'],
  [60, 'near'],
  [1, 'near'],
  [0, 'come'],
  [-5, 'come'],
] as const)('with %i seconds left, and nothing to renew it by, the end is %s', ([left, said]) => {
  expect(sessionEnd({ access_token: endsIn(left) }, now)).toBe(said);
});

test('a session that can be renewed has no end in sight', () => {
  expect(sessionEnd({ access_token: endsIn(1), refresh_token: 'r' }, now)).toBe('far');
});

test('nor has one that nobody can read, or that is not there', () => {
  expect(sessionEnd({ access_token: 'opaque' }, now)).toBe('far');
  expect(sessionEnd(undefined, now)).toBe('far');
});
