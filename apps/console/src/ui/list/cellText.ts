/**
 * A value of a data source as one cell shows it, the same in every table: as the source gave it, and as CSV has it.
 * Whether a number is a count, a year or a price is known to nobody here. Nothing where there is none.
 */
export function cellText(value: string | number | boolean | object | null | undefined): string {
  if (value === undefined || value === null) return '';
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}
