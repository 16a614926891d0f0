import { expect, test } from 'vitest';
import { acceptsTld, formatTlds, listTlds } from './tlds.ts';

test.for([
  ['one of its TLDs', ['com', 'net'], 'net', true],
  ['no other TLD', ['com', 'net'], 'org', false],
  ['any TLD if it has none', [], 'org', true],
  ['no co.uk if it has only uk', ['uk'], 'co.uk', false],
  ['no uk if it has only co.uk', ['co.uk'], 'uk', false],
  ['a TLD that was entered with a dot and capitals', ['.Co.UK'], 'co.uk', true],
] as const)('a category accepts %s', ([, tlds, tld, accepted]) => {
  expect(acceptsTld(tlds, tld)).toBe(accepted);
});

test.for([
  [[], 'any TLD'],
  [['org'], 'org'],
  [['com', 'net'], 'com or net'],
  [['info', 'io', 'app'], 'info, io or app'],
  [['info', 'io', 'app', 'dev'], 'info, io, app or 1 more TLD'],
  [['info', 'io', 'app', 'dev', 'xyz'], 'info, io, app or 2 more TLDs'],
] as const)('the TLDs %j read as %s', ([tlds, words]) => {
  expect(formatTlds(tlds)).toBe(words);
});

test.for([
  [[], 'any TLD'],
  [['com', 'net'], 'com, net'],
  [['info', 'io', 'app', 'dev', 'xyz'], 'info, io, app +2'],
] as const)('the TLDs %j are listed as %s', ([tlds, words]) => {
  expect(listTlds(tlds)).toBe(words);
});
