import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { pageWindow } from './useListAddress.ts';

test.for([
  [1, 1, [1]],
  [1, 3, [1, 2, 3]],
  [1, 9, [1, 2, 3, 4, 5]],
  [5, 9, [3, 4, 5, 6, 7]],
  [9, 9, [5, 6, 7, 8, 9]],
  [1, 0, []],
] as const)('page %i of %i links to %j', ([page, pages, offered]) => {
  expect(pageWindow(page, pages)).toEqual(offered);
});

test('the pager offers the current page among at most five that exist [§9.pages.window]', () => {
  const places = fc
    .integer({ min: 1, max: 100_000 })
    .chain((pages) => fc.tuple(fc.integer({ min: 1, max: pages }), fc.constant(pages)));
  fc.assert(
    fc.property(places, ([page, pages]) => {
      const offered = pageWindow(page, pages);
      expect(offered).toContain(page);
      expect(offered).toHaveLength(Math.min(5, pages));
      expect(offered.every((each) => each >= 1 && each <= pages)).toBe(true);
    }),
  );
});
