import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { columnKey, enrichmentKey } from './enrichmentColumns.ts';

test('a field becomes a key (spec, section 3)', () => {
  expect(columnKey('CitationFlow')).toBe('citationflow');
  expect(columnKey('Ext. Back-Links')).toBe('ext__back_links');
  expect(enrichmentKey(1, 'RefDomains')).toBe('ds1_refdomains');
});

test('whatever the field, the key is plain and of the same length', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme-ascii' }), (field) => {
      expect(columnKey(field)).toMatch(/^[a-z0-9_]*$/);
      expect(columnKey(field)).toHaveLength(field.length);
    }),
  );
});
