import type { Domain } from '@dropcatch/sdk';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { toUnicodeName } from '../../../entities/domains/idn.ts';
import { refineRows, type Refinement } from './refineRows.ts';

function row(domain: string, tld: string, enrichment: Domain['enrichment'] = {}): Domain {
  return {
    domain,
    tld,
    chars_before_tld: domain.length - tld.length - 1,
    selected_drop_date: '2026-11-20',
    selected_price: 69,
    date_price_variations: [{ drop_date: '2026-11-20', price: 69 }],
    variations_count: 1,
    enrichment,
  };
}

const rows = [
  row('mailhub.com', 'com', { ds1_main: 14 }),
  row('hub-mail.co.uk', 'co.uk', { ds1_main: null }),
  row('mail24.de', 'de', { ds1_main: '20' }),
  row('shop.com', 'com', { ds1_main: '' }),
];
const visibleColumns = [{ id: 'domain' }, { id: 'ds1_main' }];

const left = (refinement: Refinement, columns = visibleColumns) =>
  refineRows(rows, refinement, columns).map(({ domain }) => domain);

describe('a page is refined', () => {
  test.for<[Refinement, string[]]>([
    [{ starts: 'mail' }, ['mailhub.com', 'mail24.de']],
    [{ starts: 'MAIL' }, ['mailhub.com', 'mail24.de']],
    [{ ends: 'hub' }, ['mailhub.com']],
    [{ ends: 'mail.co.uk' }, ['hub-mail.co.uk']],
    [{ ends: 'com' }, []],
    [{ starts: '', ends: 'B' }, ['mailhub.com']],
    [{ no_digits: 'yes' }, ['mailhub.com', 'hub-mail.co.uk', 'shop.com']],
    [{ no_hyphens: 'yes' }, ['mailhub.com', 'mail24.de', 'shop.com']],
    [{ starts: 'mail', no_digits: 'yes' }, ['mailhub.com']],
    [{ metric: 'ds1_main', metric_min: 15 }, ['mail24.de']],
    [{ metric: 'ds1_main', metric_min: 0 }, ['mailhub.com', 'mail24.de']],
  ])('by %j to %j', ([refinement, domains]) => {
    expect(refineRows(rows, refinement, visibleColumns)).not.toBe(rows);
    expect(left(refinement)).toEqual(domains);
  });

  test.for<Refinement>([{}, { starts: '' }, { metric: 'ds1_main' }, { metric_min: 5 }])(
    'not by %j, so the rows stay the same object',
    (refinement) => {
      expect(refineRows(rows, refinement, visibleColumns)).toBe(rows);
    },
  );

  test('by shown metrics only', () => {
    expect(left({ metric: 'ds1_main', metric_min: 15 }, [{ id: 'domain' }])).toHaveLength(4);
    expect(left({ metric: 'ds1_main', metric_min: 15, ends: 'hub' }, [])).toEqual(['mailhub.com']);
  });
});

describe('an internationalised name', () => {
  const idns = [
    row('xn--bcher-kva.de', 'de'), // bücher.de
    row('xn--lnge-2-bua.co.uk', 'co.uk'), // länge-2.co.uk
    row('xn--80aswg.xn--p1ai', 'xn--p1ai'), // сайт.рф
  ];

  test.for<[Refinement, string[]]>([
    [{ starts: 'BÜ' }, ['bücher.de']],
    [{ starts: 'bu\u0308' }, ['bücher.de']],
    [{ starts: 'xn--b' }, ['bücher.de']],
    [{ ends: 'er' }, ['bücher.de']],
    [{ ends: 'kva' }, ['bücher.de']],
    [{ ends: 'айт' }, ['сайт.рф']],
    [{ ends: 'т.рф' }, ['сайт.рф']],
    [{ ends: 'g.xn--p1ai' }, ['сайт.рф']],
    [{ ends: 'рф' }, []],
    [{ no_hyphens: 'yes' }, ['bücher.de', 'сайт.рф']],
    [{ no_digits: 'yes' }, ['bücher.de', 'сайт.рф']],
  ])('counts in its readable form, and is found in both forms: %j', ([refinement, domains]) => {
    const found = refineRows(idns, refinement, visibleColumns, toUnicodeName);
    expect(found.map(({ domain }) => toUnicodeName(domain))).toEqual(domains);
  });
});

test('a refinement leaves some of the rows in their order, and refining twice changes nothing', () => {
  const refinement: fc.Arbitrary<Refinement> = fc.record({
    starts: fc.constantFrom(undefined, '', 'm', 'hub'),
    ends: fc.constantFrom(undefined, 'b', '.com'),
    no_digits: fc.constantFrom(undefined, 'yes' as const),
    no_hyphens: fc.constantFrom(undefined, 'yes' as const),
    metric: fc.constantFrom(undefined, 'ds1_main', 'ds9_main'),
    metric_min: fc.option(fc.nat(30), { nil: undefined }),
  });
  fc.assert(
    fc.property(refinement, (some) => {
      const once = refineRows(rows, some, visibleColumns);
      expect(rows.filter((one) => once.includes(one))).toEqual(once);
      expect(refineRows(once, some, visibleColumns)).toEqual(once);
    }),
  );
});
