import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { fitWidths } from './columnWidths.ts';

test('room that no column lacks stays where it is', () => {
  expect(fitWidths([100, 200], [80, 150])).toEqual([100, 200]);
});

test('a column that lacks room gets it from those that have some to spare, in proportion', () => {
  expect(fitWidths([100, 200, 300], [130, 180, 260])).toEqual([130, 190, 280]);
});

test('with too little room, the column that lacks least is served first', () => {
  expect(fitWidths([100, 100, 200], [110, 900, 160])).toEqual([110, 130, 160]);
});

test('the sum stays, no column loses room that it needs, and none lacks room while another has some to spare', () => {
  const size = fc.integer({ min: 20, max: 900 });
  const columns = fc.array(fc.tuple(size, size), { minLength: 1, maxLength: 14 });
  fc.assert(
    fc.property(columns, (pairs) => {
      const [widths, needs] = [pairs.map(([width]) => width), pairs.map(([, need]) => need)];
      const fit = fitWidths(widths, needs);
      const total = (of: number[]) => of.reduce((sum, one) => sum + one, 0);
      expect(total(fit)).toBeCloseTo(total(widths));
      const rest = fit.map((width, index) => width - (needs[index] ?? 0));
      for (const [index, width] of fit.entries()) {
        const least = Math.min(widths[index] ?? 0, needs[index] ?? 0);
        expect(width).toBeGreaterThanOrEqual(least - 1e-6);
      }
      expect(Math.min(...rest) < -1e-6 && Math.max(...rest) > 1e-6).toBe(false);
    }),
  );
});
