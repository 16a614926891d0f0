import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { DAY, isoDate } from '../time.ts';
import { readCents, readDay, readName } from './cells.ts';

test.each([
  ['tidalforge.com', '', 'tidalforge', 'com'],
  [' TidalForge.COM. ', '', 'tidalforge', 'com'],
  ['pixelbarn.co.uk', '', 'pixelbarn', 'co.uk'],
  ['pixelbarn', 'co.uk', 'pixelbarn', 'co.uk'],
  ['pixelbarn', '.NET', 'pixelbarn', 'net'],
  ['pixelbarn.net', 'net', 'pixelbarn', 'net'],
  ['müller.de', '', 'xn--mller-kva', 'de'],
  ['xn--mller-kva.de', '', 'xn--mller-kva', 'de'],
  ['MÜLLER', 'de', 'xn--mller-kva', 'de'],
  ['例え.テスト', '', 'xn--r8jz45g', 'xn--zckzah'],
  ['paral·lel.cat', '', 'xn--parallel-koa', 'cat'],
  ['xn--parallel-koa.cat', '', 'xn--parallel-koa', 'cat'],
])('"%s" with the TLD "%s" is %s below %s', (cell, ending, label, tld) => {
  expect(readName(cell, ending)).toEqual({ label, tld });
});

test.each([
  '',
  'localhost',
  'www.example.com',
  'a.b.co.uk',
  '-x.com',
  'x_y.com',
  'ü/x.com',
  'ü@x.com',
  '10.0.0.1',
  'https://example.com',
  `${'a'.repeat(64)}.com`,
  `a.${'b'.repeat(64)}`,
  'a--b-.com',
  'ab--c.com',
  `${'ä'.repeat(70)}.com`,
  '\u200D.com',
  'lumen‑path.com',
  '“tidewell.com”',
  '–dash.com',
  '•tide.com',
  'tide.com、tide.net',
  'ﬁsh.com',
  'tide².com',
  'xn--lumenpath-979d.com',
  'xn--lumenpath-z79d.com',
  'xn--tidewell-2p3dsa.com',
  'xn--sh-1b1n.com',
  'xn--tidewell-.com',
])('"%s" is no name', (cell) => {
  expect(readName(cell)).toBeUndefined();
});

test.each([
  '2026-11-20',
  '2026-11-20T18:00:00Z',
  '2026-11-20 18:00:00',
  '11/20/2026 18:00',
  '2026-11-20 18:00 UTC',
  '20261120',
  '20.11.2026',
  '11/20/2026',
])('%s is the 20th of November', (cell) => {
  expect(isoDate((readDay(cell) ?? 0) * DAY)).toBe('2026-11-20');
});

test.each([
  'soon',
  '2026-02-30',
  '31/31/2026',
  '20-Nov-2026',
  '12026-01-01',
  '1.1.26',
  '1795197600',
])('%s is no date', (cell) => expect(readDay(cell)).toBeUndefined());

test.each([
  ['69', 6900],
  ['69.5', 6950],
  ['69,00', 6900],
  ['$1,299.00', 129_900],
  ['1.299,00 €', 129_900],
  ['1,299', 129_900],
  ['USD 69.00', 6900],
])('%s is %d cents', (cell, cents) => {
  expect(readCents(cell)).toBe(cents);
});

test.each(['free', '-5', '1e9', '99999999999', 'from $10', '1 299', '2026-11-20', '18:00'])(
  '%s is no price',
  (cell) => {
    expect(readCents(cell)).toBeUndefined();
  },
);

test('dates and prices are read as they were written, whatever their form', () => {
  const day = fc.integer({ min: 400, max: 2_900_000 });
  const amount = fc.integer({ min: 0, max: 0xffff_ffff });
  fc.assert(
    fc.property(day, amount, (at, cents) => {
      const [year = '', month = '', date = ''] = isoDate(at * DAY).split('-');
      for (const text of [`${year}${month}${date}`, `${date}.${month}.${year}`]) {
        expect(readDay(text)).toBe(at);
      }
      expect(readDay(`${Number(month)}/${Number(date)}/${year}`)).toBe(at);
      expect(readCents((cents / 100).toFixed(2))).toBe(cents);
      expect(readCents((cents / 100).toLocaleString('de', { minimumFractionDigits: 2 }))).toBe(
        cents,
      );
    }),
  );
});
