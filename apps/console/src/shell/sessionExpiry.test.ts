import { expect, test } from 'vitest';
import { getSessionExpiry } from './sessionExpiry.ts';

const now = Date.parse('2026-11-20T12:00:00Z');

const endsIn = (seconds: number) =>
  `a.${Buffer.from(JSON.stringify({ exp: now / 1000 + seconds })).toString('base64url')}.c`;

test.for([
  [3600, 'later'],
  [61, 'later'],
  [60, 'soon'],
  [1, 'soon'],
  [0, 'expired'],
  [-5, 'expired'],
] as const)('with %i seconds left and no refresh token, the expiry is %s', ([left, said]) => {
  expect(getSessionExpiry({ access_token: endsIn(left) }, now)).toBe(said);
});

test('a session that can be renewed does not expire', () => {
  expect(getSessionExpiry({ access_token: endsIn(1), refresh_token: 'r' }, now)).toBe('later');
});

test('an unreadable or missing token does not expire', () => {
  expect(getSessionExpiry({ access_token: 'opaque' }, now)).toBe('later');
  expect(getSessionExpiry(undefined, now)).toBe('later');
});
