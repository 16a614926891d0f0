import * as fc from 'fast-check';
import { DAY, isoDate } from '../../src/world/time.ts';
import { NOW } from '../kit/mock.ts';

/** The prefix of every secret in the tests. No answer may show one. */
export const SECRET = 's3cret-';

/** Texts that often break programs, and any other text. */
export const texts: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom(
    'Ada',
    'com',
    'example.com',
    'https://api.example.com/{DOMAIN}',
    'řeřicha.cz',
    'İstanbul',
    'a\u0301',
    '🙈',
    '   ',
    '\u0000',
    '\ud800',
    '.*',
    '%',
    '${7*7}',
    "'; DROP TABLE orders; --",
    '<script>alert(1)</script>',
    '__proto__',
    'constructor',
    'toString',
    'null',
    '-1',
  ),
  fc.string({ unit: 'grapheme', maxLength: 24 }),
);

/** Days around the clock's day, and the limits of the calendar. */
export const dates: fc.Arbitrary<string> = fc.oneof(
  {
    weight: 9,
    arbitrary: fc
      .integer({ min: -20, max: 40 })
      .map((days) => isoDate(Date.parse(NOW) + days * DAY)),
  },
  { weight: 1, arbitrary: fc.constantFrom('0000-01-01', '2024-02-29', '9999-12-31') },
);

/** Email addresses, mostly new ones. */
export const emails: fc.Arbitrary<string> = fc
  .nat(50)
  .map((number) => `person-${number}@example.com`);

/** Host names. The second one does not answer (README, "What fails without a fault"). */
export const hosts: fc.Arbitrary<string> = fc.constantFrom(
  'epp.example.com',
  'epp.nowhere.invalid',
);
