import type { Domain, DomainsListQuery } from '@dropcatch/sdk';
import { domainsListQueryLimits as limits } from '@dropcatch/sdk/limits';
import { queryOptions, skipToken, useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { isIdn } from '../../../entities/domains/domainName.ts';
import type { CatalogSearch } from '../catalogSearch.ts';

/** What narrows the loaded page down, of all that the address holds. */
export type Refinement = Pick<
  CatalogSearch,
  'starts' | 'ends' | 'no_digits' | 'no_hyphens' | 'metric' | 'metric_min'
>;

/** The columns of a list that are shown. */
type Shown = readonly { id: string }[];

/** What of the address refines rows: a metric counts with a minimum, and while its column is shown. */
function refinementOf(search: Refinement, shown: Shown): Refinement {
  const { starts, ends, no_digits, no_hyphens, metric, metric_min } = search;
  const counts = metric_min !== undefined && shown.some(({ id }) => id === metric);
  return { starts, ends, no_digits, no_hyphens, ...(counts && { metric, metric_min }) };
}

/**
 * The rows that the refinement leaves; the very same array where there is none. Texts and characters are looked for in
 * the name before the TLD; a text with a dot in the whole name. An internationalised name begins and ends with a text in
 * either of its forms; its digits and hyphens are those that people read. A row without the metric does not reach its
 * minimum.
 * @param readable the form in which people read an internationalised name
 */
export function refineRows(
  rows: readonly Domain[],
  refinement: Refinement,
  shown: Shown,
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
const asWritten = (text: string) => text.toLowerCase().normalize();

/** What stands before the TLD, whose labels may be written in either form. */
const beforeTld = (name: string, tld: string) =>
  name.split('.').slice(0, -tld.split('.').length).join('.');

/** The call of a list, and what its rows are refined by. */
export interface FurtherQuery {
  query: DomainsListQuery;
  refinement: Refinement;
}

/** What a search of the pages behind the shown one has found so far. */
interface FurtherRows {
  /** The rows that the refinement leaves. Called as in lists, so that a star is turned here, too. */
  domains: readonly Domain[];
  /** How many rows of the filter were looked at, those of the shown page and before it included. */
  read: number;
}

/** What was found behind a page, for as long as filter, page and refinement stay the same. */
export const furtherRows = ({ query, refinement }: FurtherQuery) =>
  queryOptions<FurtherRows>({
    queryKey: ['domains', 'list', 'further', query, refinement],
    queryFn: skipToken,
    staleTime: Infinity,
    gcTime: 60_000,
  });

/** How many rows of a filter the shown page and those before it hold. */
export function rowsSoFar({ page, per_page }: DomainsListQuery): number {
  return Number(page ?? limits.page.default) * Number(per_page ?? limits.per_page.default);
}

/**
 * The rows of a page that the refinement leaves, as {@link refineRows} tells, and behind them those that were found on
 * further pages; how many are left of the page, and what a search of further pages is of, if anything is refined. What
 * reads internationalised names comes when one is to be judged; until then they are judged as registries write them.
 * @param query the call that the page came by
 */
export function useRefinedRows(
  page: readonly Domain[] | undefined,
  query: DomainsListQuery,
  search: Refinement,
  shown: Shown,
) {
  const [reader, setReader] = useState<{ readableName?: (name: string) => string | undefined }>();
  const own = useMemo(
    () => page && refineRows(page, search, shown, reader?.readableName),
    [page, search, shown, reader],
  );
  const isRefined = own !== page;
  const needed = !reader && isRefined && page?.some(({ domain }) => isIdn(domain));
  useEffect(() => {
    if (!needed) return;
    // Without the network the rows stay judged as they are.
    void import('../../../entities/domains/IdnName.tsx').catch(() => ({})).then(setReader);
  }, [needed]);
  const further = { query, refinement: refinementOf(search, shown) };
  const found = useQuery(furtherRows(further)).data?.domains;
  const rows = useMemo(
    () => (own && isRefined && found ? [...own, ...found] : own),
    [own, isRefined, found],
  );
  return { rows, left: own?.length ?? 0, further: isRefined ? further : undefined };
}
