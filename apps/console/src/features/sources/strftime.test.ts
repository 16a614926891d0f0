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

test.for([
  ['2026-03-05T16:07:09Z', '2026-W10-4 09 09', 'Thu Mar  5 16:07:09 2026 03/05/26 16:07:09'],
  ['2027-01-01T00:00:00Z', '2026-W53-5 00 00', 'Fri Jan  1 00:00:00 2027 01/01/27 00:00:00'],
  ['2023-01-01T09:05:00Z', '2022-W52-7 01 00', 'Sun Jan  1 09:05:00 2023 01/01/23 09:05:00'],
  ['2024-12-30T00:00:00Z', '2025-W01-1 52 53', 'Mon Dec 30 00:00:00 2024 12/30/24 00:00:00'],
] as const)('weeks and whole dates of %s are those of Python', ([instant, weeks, whole]) => {
  expect(strftime('%G-W%V-%u %U %W', Date.parse(instant))).toBe(weeks);
  expect(strftime('%c %x %X', Date.parse(instant))).toBe(whole);
});

test('a hyphen takes all zeros away, but not the last digit', () => {
  const early = Date.parse('2026-01-05T00:00:00Z');
  expect(strftime('%-j %-d %-H %-M', early)).toBe('5 5 0 0');
});

test('names what is no code', () => {
  expect(unknownCodes('%Y-%Q %Q %-d %')).toEqual(['%Q', '%']);
});

test('agrees with the ISO form of any instant, and leaves other text alone [§5.sources.date-format]', () => {
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
