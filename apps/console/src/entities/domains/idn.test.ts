import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { toAsciiName, toUnicodeName } from './idn.ts';

test.for([
  ['xn--bcher-kva.de', 'bücher.de'],
  ['www.xn--strae-oqa.xn--p1ai', 'www.straße.рф'],
  ['tidalforge.com', undefined],
  ['xn--.com', undefined],
  ['xn--99999999999.com', undefined],
  // A soft hyphen, which shows nothing, and capitals, which registries fold.
  ['xn--paypal-dja.com', undefined],
  ['xn--BCHER-KVA.de', undefined],
])('%s reads %s', ([name = '', readable]) => {
  expect(toUnicodeName(name)).toBe(readable);
});

test('the registry form of a readable name reads as that name', () => {
  const letter = fc.constantFrom('a', 'b', 'ä', 'ö', 'ü', 'ß', 'ñ', 'ø', 'ž', 'š', 'я', '你', '好');
  const letters = fc.array(letter, { minLength: 1, maxLength: 12 }).map((all) => all.join(''));
  fc.assert(
    fc.property(letters, (label) => {
      const name = `${label}.com`;
      expect(toUnicodeName(toAsciiName(name) ?? '') ?? name).toBe(name);
    }),
  );
});

test('any name is read without an exception', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(() => toUnicodeName(`xn--${text}.com`)).not.toThrow();
    }),
  );
});
