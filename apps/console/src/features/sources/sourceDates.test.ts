import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { fillDates, strftime, unknownCodes } from './sourceDates.ts';

const at = Date.parse('2026-03-05T16:07:09.045Z');

test.for([
  ['%Y-%m-%d', '2026-03-05'],
  ['%d.%m.%y', '05.03.26'],
  ['%-d/%-m/%Y', '5/3/2026'],
  ['%b %B, %H:%M:%S', 'Mar March, 16:07:09'],
  ['100 %% %Q %', '100 % %Q %'],
] as const)('%s gives %s', ([format, text]) => {
  expect(strftime(format, at)).toBe(text);
});

test('a hyphen removes leading zeros, but not the last digit', () => {
  const early = Date.parse('2026-01-05T00:00:00Z');
  expect(strftime('%-d %-H %-M', early)).toBe('5 0 0');
});

test('unknown codes are reported, but not unsupported ones', () => {
  expect(unknownCodes('%Y-%Q %Q %-d %j %')).toEqual(['%Q', '%']);
});

test('a date agrees with the ISO form of any instant, and other text stays as it is [§5.sources.date-format]', () => {
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

test('dates use the UTC day, over the ends of months and years', () => {
  const url = 'https://a.example/{TODAY}/{YESTERDAY}/{TODAY}.csv';
  expect(fillDates(url, Date.parse('2026-01-01T00:00:00Z'))).toBe(
    'https://a.example/20260101/20251231/20260101.csv',
  );
  expect(fillDates(url, Date.parse('2028-03-01T23:59:59Z'))).toContain('/20280301/20280229/');
});

test('all other text stays unchanged', () => {
  const plain = fc.string().filter((text) => !text.includes('{'));
  fc.assert(
    fc.property(plain, plain, (before, after) => {
      expect(fillDates(`${before}{TODAY}${after}`, 0)).toBe(`${before}19700101${after}`);
      expect(fillDates(`${before}{TOMORROW}`, 0)).toBe(`${before}{TOMORROW}`);
    }),
  );
});
