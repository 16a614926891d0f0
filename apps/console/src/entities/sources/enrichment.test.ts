import { expect, test, describe } from 'vitest';
import * as fc from 'fast-check';
import { cellText, columnKey, enrichmentKey, metricText } from './enrichment.ts';

test('a cell shows any value', () => {
  const values = [undefined, null, false, 0, 0.34, 2009, 'text', { a: [1] }];
  expect(values.map(cellText)).toEqual(['', '', 'false', '0', '0.34', '2009', 'text', '{"a":[1]}']);
});

test.for([
  ['20261107', 'Last Snapshot', '07 Nov 2026'],
  ['20261107123000', 'Timestamp', '07 Nov 2026'],
  ['2026-11-07', 'Anything', '07 Nov 2026'],
  ['2026-11-07T12:30:00Z', 'Anything', '07 Nov 2026'],
  [20_261_107, 'Last Snapshot', '07 Nov 2026'],
  // A count may look like a day.
  [20_261_107, 'Backlinks', '20,261,107'],
  ['20261331', 'Last Snapshot', '20261331'],
  [6736, 'Referring Domains', '6,736'],
  [-1234.5, 'Change', '-1,234.5'],
  [0.07, 'CPC', '0.07'],
  [0.9, 'Competition', '0.90'],
  [1, 'Competition', '1.00'],
  [1234.5, 'Avg. CPC', '1,234.50'],
  // Nothing is rounded.
  [0.125, 'CPC', '0.125'],
  [14, 'Trust Flow', '14'],
  [2011, 'First Archived', '2011'],
  [2011, 'Backlinks', '2,011'],
  [2411, 'Last Month', '2,411'],
  ['2011', 'Wayback', '2011'],
  ['1.10', 'CPC', '1.10'],
  [1e21, 'Huge', '1e+21'],
  [true, 'Listed', 'true'],
  [null, 'Trust Flow', ''],
  [undefined, 'Trust Flow', ''],
] as const)('%j, called %j, is %j', ([value, label, text]) => {
  expect(metricText(value, label)).toBe(text);
});

describe('a number', () => {
  test('keeps its value with any separators', () => {
    fc.assert(
      fc.property(fc.oneof(fc.integer(), fc.double({ noNaN: true })), (value) => {
        expect(metricText(value, 'Count').replaceAll(',', '')).toBe(String(value));
      }),
    );
  });
});

test('a text that does not begin with a day shows unchanged', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      if (!/^\d{4}/.test(text)) expect(metricText(text, 'Date')).toBe(text);
    }),
  );
});

test('a field becomes a key (spec, section 3)', () => {
  expect(columnKey('CitationFlow')).toBe('citationflow');
  expect(columnKey('Ext. Back-Links')).toBe('ext__back_links');
  expect(enrichmentKey(1, 'RefDomains')).toBe('ds1_refdomains');
});

test('a key is plain and as long as its field, for any field', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme-ascii' }), (field) => {
      expect(columnKey(field)).toMatch(/^[a-z0-9_]*$/);
      expect(columnKey(field)).toHaveLength(field.length);
    }),
  );
});
