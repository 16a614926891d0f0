import * as v from 'valibot';
import { expect, test } from 'vitest';
import { Email } from './fields.ts';

const complaint = (text: string) => v.safeParse(Email, text).issues?.[0].message;

test.for([
  'user@dropcatch.test',
  'Nobody@Example.COM',
  ' jan.novak+orders@example.co.uk ',
  'user@xn--mller-kva.de',
  'user@example.xn--p1ai',
  "o'neil@example.com",
  'a%b@example.com',
])('%s is an email address', (text) => {
  expect(complaint(text)).toBeUndefined();
});

test.for([
  'nobody',
  'nobody@example',
  'nobody@example.c',
  '@example.com',
  'a b@example.com',
  'a@b@example.com',
  'a@-example.com',
])('%s is not an email address', (text) => {
  expect(complaint(text)).toBe('Invalid email address');
});

test.for(['', ' '])('"%s" counts as empty', (text) => {
  expect(complaint(text)).toBe('Email is required');
});
