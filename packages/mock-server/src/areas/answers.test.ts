import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { pageRows, pagination } from './answers.ts';

test('every row is on one page, and each page says whether others come before and after', () => {
  fc.assert(
    fc.property(fc.nat(40), fc.integer({ min: 1, max: 12 }), (total, per_page) => {
      const rows = Array.from({ length: total }, (_, index) => index);
      const { pages } = pagination({ page: 1, per_page }, total);
      const seen: number[] = [];
      for (let page = 1; page <= pages + 2; page++) {
        const here = pageRows({ page, per_page }, rows);
        expect(pagination({ page, per_page }, total)).toEqual({
          page,
          pages,
          per_page,
          total,
          has_prev: seen.length > 0,
          has_next: seen.length + here.length < total,
        });
        expect(here.length > 0).toBe(page <= pages);
        seen.push(...here);
      }
      expect(seen).toEqual(rows);
    }),
  );
});
