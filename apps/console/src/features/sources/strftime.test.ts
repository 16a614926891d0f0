import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { strftime, unknownCodes } from './strftime.ts';

const at = Date.parse('2026-03-05T16:07:09.045Z');

test.for([
  ['%Y-%m-%d', '2026-03-05'],
  ['%d.%m.%y', '05.03.26'],
  ['%-d/%-m/%Y', '5/3/2026'],
  ['%a %A %b %B %j %w', 'Thu Thursday Mar March 064 4'],
  ['%H:%M:%S.%f %I %p %z %Z', '16:07:09.045000 04 PM +0000 UTC'],
  ['100 %% %Q %', '100 % %Q %'],
] as const)('%s gives %s', ([format, text]) => {
  expect(strftime(format, at)).toBe(text);
});

test('a hyphen takes all zeros away, but not the last digit', () => {
  const early = Date.parse('2026-01-05T00:00:00Z');
  expect(strftime('%-j %-d %-H %-M', early)).toBe('5 5 0 0');
});

test('names what is no code', () => {
  expect(unknownCodes('%Y-%Q %Q %-d %')).toEqual(['%Q', '%']);
});

test('agrees with the ISO form of any instant, and leaves other text alone', () => {
  const instants = fc.integer({ min: 0, max: Date.parse('9999-12-31') });
  const plain = fc.string().filter((text) => !text.includes('%'));
  fc.assert(
    fc.property(instants, plain, plain, (instant, before, after) => {
      const expected = new Date(instant).toISOString().slice(0, 19);
      expect(strftime(`${before}%Y-%m-%dT%H:%M:%S${after}`, instant)).toBe(
        `${before}${expected}${after}`,
      );
    }),
  );
});
