import type { Domain } from '@dropcatch/sdk';
import type { CatalogSearch } from '../catalogSearch.ts';

/** What narrows the loaded page down, of all that the address holds. */
export type Refinement = Pick<
  CatalogSearch,
  'starts' | 'ends' | 'no_digits' | 'no_hyphens' | 'metric' | 'metric_min'
>;

/**
 * The rows that the refinement leaves; the very same array where there is none. Texts and characters are looked for in
 * the name before the TLD; a text with a dot in the whole name. A metric counts with a minimum, and while its column is
 * shown; a row without it does not reach the minimum.
 * @param shown the columns of the list
 */
export function refineRows(
  rows: readonly Domain[],
  { starts = '', ends = '', no_digits, no_hyphens, metric = '', metric_min }: Refinement,
  shown: readonly { id: string }[],
): readonly Domain[] {
  const least = shown.some(({ id }) => id === metric) ? metric_min : undefined;
  if (!starts && !ends && !no_digits && !no_hyphens && least === undefined) return rows;
  return rows.filter(({ domain, tld, enrichment }) => {
    const name = domain.slice(0, -tld.length - 1);
    const value = enrichment?.[metric] ?? '';
    return (
      domain.startsWith(starts.toLowerCase()) &&
      (ends.includes('.') ? domain : name).endsWith(ends.toLowerCase()) &&
      !(no_digits && /\d/.test(name)) &&
      !(no_hyphens && name.includes('-')) &&
      (least === undefined || (value !== '' && Number(value) >= least))
    );
  });
}
