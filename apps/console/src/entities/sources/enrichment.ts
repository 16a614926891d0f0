import type { Enrichment, EnrichmentSource } from '@dropcatch/sdk';
import { groupDigits, dash } from '../../core/text/numbers.ts';
import { formatDay, isDay } from '../../core/time/time.ts';
import type { Column } from '../../ui/list/column.tsx';

/**
 * A value of a data source as text, unchanged, since nothing says whether a number is a count, a year or a price. Empty
 * without a value.
 */
export function cellText(value: string | number | boolean | object | null | undefined): string {
  if (value === undefined || value === null) return '';
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

/** Labels of values that are days, even as a number. */
const dayLabelPattern = /date|snapshot|seen|updated|created|timestamp|expir/i;

/** Labels of values that may be years, which have no thousands separator. */
const yearLabelPattern = /year|since|founded|first|last|archived|registered|seen|date/i;

/** Labels of amounts of money and of shares, which have two decimals or more, so that points line up. */
const decimalLabelPattern = /\b(?:cpc|cpm|bid|cost|price|competition|ratio)\b/i;

const isYear = (value: number) => Number.isInteger(value) && value >= 1900 && value < 2100;

/** `20261107`, `20261107123000`, `2026-11-07`, `2026-11-07T12:30:00Z`. */
const dayPattern = /^(\d{4})(\d{2})(\d{2})(?:\d{6})?$|^(\d{4})-(\d{2})-(\d{2})(?:[T ].*)?$/;

/** The day in a text, from 1980 to 2099; undefined for other text. */
function dayOf(text: string): string | undefined {
  const parts = dayPattern.exec(text)?.slice(1).filter(Boolean);
  if (!parts) return undefined;
  const day = parts.join('-');
  return isDay(day) && day >= '1980' && day < '2100' ? day : undefined;
}

/**
 * A value of a data source for lists of domains: a day as a date, a number with thousands separators, money with two
 * decimals, other values unchanged. Values have no type: text in the form of a day is a day, and for numbers the label decides.
 * @param label the label of the value
 */
export function metricText(
  value: string | number | boolean | null | undefined,
  label: string,
): string {
  const text = cellText(value);
  const mayBeDay =
    typeof value === 'string' || (typeof value === 'number' && dayLabelPattern.test(label));
  const day = mayBeDay ? dayOf(text) : undefined;
  if (day) return formatDay(day);
  if (typeof value !== 'number' || !/^-?\d+(\.\d+)?$/.test(text)) return text;
  if (isYear(value) && yearLabelPattern.test(label)) return text;
  const [whole, decimals = ''] = text.split('.');
  const padded = decimalLabelPattern.test(label) ? `${whole}.${decimals.padEnd(2, '0')}` : text;
  return groupDigits(padded);
}

/**
 * The key of a data source's column in a row's enrichment: the field in lower case, every other character than a to z
 * and 0 to 9 replaced by an underscore (spec, section 3).
 */
export function enrichmentKey(sourceId: number, field: string): string {
  return `ds${sourceId}_${columnKey(field)}`;
}

/** Converts a field name to a column key, `Citation Flow` to `citation_flow`. */
export function columnKey(field: string | null | undefined): string {
  return (field ?? '').toLowerCase().replace(/[^a-z0-9]/g, '_');
}

/** A row that data sources may have values for. */
interface Enriched {
  enrichment?: Enrichment;
}

/**
 * The columns of data sources: the main value, then the additional values (spec, section 3). A main value without a
 * label has the name of its source.
 */
export function enrichmentColumns<Row extends Enriched>(
  sources: readonly EnrichmentSource[],
): Column<Row>[] {
  return sources.flatMap(({ id, name, main_value_label, additional_values }) =>
    [
      { key: `ds${id}_main`, label: main_value_label || name },
      ...additional_values.map(({ field, label }) => ({ key: enrichmentKey(id, field), label })),
    ].map(({ key, label }) => ({
      id: key,
      header: label,
      width: 84,
      align: 'right' as const,
      sortKey: key,
      // The highest values come first.
      firstOrder: 'desc' as const,
      shows: ({ enrichment }: Row) => metricText(enrichment?.[key], label),
      cell: ({ enrichment }: Row) => metricText(enrichment?.[key], label) || dash,
      value: ({ enrichment }: Row) => enrichment?.[key],
    })),
  );
}
