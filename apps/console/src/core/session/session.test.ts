import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { expiresAt } from './session.ts';

const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

const token = (payload: unknown) => `${part({ alg: 'HS256' })}.${part(payload)}.signature`;

test('the expiry of a token is read in seconds [§4.sign-in.token-expiry]', () => {
  expect(expiresAt(token({ exp: 1_795_222_570, name: 'Novák?>' }))).toBe(1_795_222_570_000);
});

test.for([
  ['no expiry', token({ sub: '1' })],
  ['an expiry that is no number', token({ exp: 'soon' })],
  ['two parts', token({ exp: 1 }).split('.').slice(0, 2).join('.')],
  ['four parts', `${token({ exp: 1 })}.more`],
  ['a payload that is no JSON', 'a.bm90IGpzb24.c'],
  ['a payload that is no base64', 'a.%%%.c'],
  ['nothing', ''],
] as const)('a token with %s has no expiry [§4.sign-in.token-shape]', ([, mangled]) => {
  expect(expiresAt(mangled)).toBeUndefined();
});

test('any text is read as a token without an exception', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(expiresAt(text)).toBeUndefined();
    }),
  );
});
