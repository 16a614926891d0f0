import type { Domain } from '@dropcatch/sdk';
import type { CatalogSearch } from '../catalogSearch.ts';

/** What narrows the loaded page down, of all that the address holds. */
export type Refinement = Pick<
  CatalogSearch,
  'starts' | 'ends' | 'no_digits' | 'no_hyphens' | 'metric' | 'metric_min'
>;

/** What of the address refines rows: a metric counts with a minimum, and while its column is shown. */
export function refinementOf(
  { starts, ends, no_digits, no_hyphens, metric = '', metric_min }: Refinement,
  shown: readonly { id: string }[],
): Refinement {
  const counts = metric_min !== undefined && shown.some(({ id }) => id === metric);
  return { starts, ends, no_digits, no_hyphens, ...(counts && { metric, metric_min }) };
}

/**
 * The rows that the refinement leaves; the very same array where there is none. Texts and characters are looked for in
 * the name before the TLD; a text with a dot in the whole name. An internationalised name begins and ends with a text in
 * either of its forms; its digits and hyphens are those that people read. A metric counts with a minimum, and while its
 * column is shown; a row without it does not reach the minimum.
 * @param shown the columns of the list
 * @param readable the form in which people read an internationalised name
 */
export function refineRows(
  rows: readonly Domain[],
  refinement: Refinement,
  shown: readonly { id: string }[],
  readable: (name: string) => string | undefined = () => undefined,
): readonly Domain[] {
  const effective = refinementOf(refinement, shown);
  const { starts = '', ends = '', no_digits, no_hyphens } = effective;
  const { metric = '', metric_min: least } = effective;
  if (!starts && !ends && !no_digits && !no_hyphens && least === undefined) return rows;
  const [first, last] = [asWritten(starts), asWritten(ends)];
  return rows.filter(({ domain, tld, enrichment }) => {
    const read = readable(domain) ?? domain;
    const name = beforeTld(read, tld);
    const value = enrichment?.[metric] ?? '';
    return (
      (read.startsWith(first) || domain.startsWith(first)) &&
      (last.includes('.')
        ? read.endsWith(last) || domain.endsWith(last)
        : name.endsWith(last) || beforeTld(domain, tld).endsWith(last)) &&
      !(no_digits && /\p{Nd}/u.test(name)) &&
      !(no_hyphens && name.includes('-')) &&
      (least === undefined || (value !== '' && Number(value) >= least))
    );
  });
}

/** A text as names are written: in lower case, and a letter with its accent as one character. */
function asWritten(text: string): string {
  return text.toLowerCase().normalize();
}

/** What stands before the TLD, whose labels may be written in either form. */
function beforeTld(name: string, tld: string): string {
  return name.split('.').slice(0, -tld.split('.').length).join('.');
}
