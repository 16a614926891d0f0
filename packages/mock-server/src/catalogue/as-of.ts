import type { Columns } from './columns.ts';

/**
 * The columns as they show on a day (from 1970-01-01): a row with several drop dates stands with the first of them that
 * has not passed, or with the first of all where all have. The same columns where that changes nothing.
 */
export function columnsAsOf(columns: Columns, today: number): Columns {
  const moved = [...columns.variations].flatMap(([row, variations]) => {
    const shown = variations.find(({ day }) => day >= today);
    return shown === undefined || shown === variations[0] ? [] : [{ ...shown, row }];
  });
  if (moved.length === 0) return columns;
  const [days, prices] = [columns.day.slice(), columns.cents.slice()];
  for (const { row, day, cents } of moved) {
    days[row] = day;
    prices[row] = cents;
  }
  return { ...columns, day: days, cents: prices };
}
