import type { Domain, Order, SortOrder } from '@dropcatch/sdk';
import type { Look } from '../../../core/text/looks.ts';
import { countOf, formatCount } from '../../../core/text/numbers.ts';

/** What may become of looking a name up. */
export const nameStatuses = ['waiting', 'found', 'missing', 'failed'] as const;

/** One of {@link nameStatuses}. */
export type NameStatus = (typeof nameStatuses)[number];

/** A name of a list with what is known of it. */
export interface NameRow {
  name: string;
  status: NameStatus;
  /** Its row of the catalogue. */
  domain?: Domain;
  /** The newest order for it. */
  order?: Order;
}

/** How the outcomes read. */
export const nameLooks: Readonly<Record<NameStatus, Look>> = {
  waiting: { label: 'Looking up…', tone: 'wait' },
  found: { label: 'In the catalogue', tone: 'good' },
  missing: { label: 'Not in the catalogue', tone: 'muted' },
  failed: { label: 'Lookup failed', tone: 'bad' },
};

/**
 * What a screen reader says of a list: that its names are looked up, and that they were. The same while answers come, or
 * it would never be silent.
 */
export function lookupAnnouncement(names: number, count: (status: NameStatus) => number): string {
  if (names === 0) return '';
  if (count('waiting') > 0) return `Looking up ${countOf(names, 'name')}`;
  const failed = count('failed');
  return `${formatCount(names)} looked up${failed > 0 ? `, ${formatCount(failed)} failed` : ''}`;
}

/** What lists of names can be sorted by. */
export const nameSortKeys = ['domain', 'chars_before_tld', 'drop_date', 'price'] as const;

/** One of {@link nameSortKeys}. */
export type NameSortKey = (typeof nameSortKeys)[number];

const sortValues: Readonly<Record<NameSortKey, (domain: Domain) => string | number>> = {
  domain: ({ domain }) => domain,
  chars_before_tld: ({ chars_before_tld }) => chars_before_tld,
  drop_date: ({ selected_drop_date }) => selected_drop_date,
  price: ({ selected_price }) => selected_price,
};

/** Sorts rows by what the catalogue knows of them; those that it does not know stand at the end, as they were. */
export function sortNameRows(
  rows: readonly NameRow[],
  by: NameSortKey,
  order: SortOrder,
): NameRow[] {
  const value = sortValues[by];
  const sign = order === 'asc' ? 1 : -1;
  return rows.toSorted((a, b) => {
    if (!a.domain || !b.domain) return Number(!a.domain) - Number(!b.domain);
    const [left, right] = [value(a.domain), value(b.domain)];
    return left === right ? 0 : left < right ? -sign : sign;
  });
}
