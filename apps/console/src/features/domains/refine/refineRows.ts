import type { Domain, DomainsListQuery } from '@dropcatch/sdk';
import { domainsListQueryLimits as limits } from '@dropcatch/sdk/limits';
import { queryOptions, skipToken, useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { isIdn } from '../../../entities/domains/domainName.ts';
import type { CatalogSearch } from '../catalogSearch.ts';

/** The search parameters that narrow down the loaded page. */
export type Refinement = Pick<
  CatalogSearch,
  'starts' | 'ends' | 'no_digits' | 'no_hyphens' | 'metric' | 'metric_min'
>;

/** The visible columns of a list. */
type Shown = readonly { id: string }[];

/** The refinement of an address. A metric counts if it has a minimum and its column shows. */
function refinementOf(search: Refinement, shown: Shown): Refinement {
  const { starts, ends, no_digits, no_hyphens, metric, metric_min } = search;
  const counts = metric_min !== undefined && shown.some(({ id }) => id === metric);
  return { starts, ends, no_digits, no_hyphens, ...(counts && { metric, metric_min }) };
}

/**
 * The rows that fit the refinement; the same array without a refinement. Texts and characters are searched in the name
 * before the TLD; a text with a dot in the whole name. An internationalised name may match in either form; its digits
 * and hyphens are those that people read. A row without the metric does not reach its minimum.
 * @param readable the readable form of an internationalised name
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

/** A text normalised like names: in lower case, with accents composed. */
const asWritten = (text: string) => text.toLowerCase().normalize();

/** The name before the TLD, in either form. */
const beforeTld = (name: string, tld: string) =>
  name.split('.').slice(0, -tld.split('.').length).join('.');

/** The call of a list and its refinement. */
export interface FurtherQuery {
  query: DomainsListQuery;
  refinement: Refinement;
}

/** The results so far of searching further pages. */
interface FurtherRows {
  /** The rows that fit. The name is that of lists, so that stars change here, too. */
  domains: readonly Domain[];
  /** How many filtered rows were read, including the shown page and those before it. */
  read: number;
}

/** The finds on further pages, as long as filter, page and refinement stay the same. */
export const furtherRows = ({ query, refinement }: FurtherQuery) =>
  queryOptions<FurtherRows>({
    queryKey: ['domains', 'list', 'further', query, refinement],
    queryFn: skipToken,
    staleTime: Infinity,
    gcTime: 60_000,
  });

/** The number of rows on the shown page and those before it. */
export function rowsSoFar({ page, per_page }: DomainsListQuery): number {
  return Number(page ?? limits.page.default) * Number(per_page ?? limits.per_page.default);
}

/**
 * The rows of a page that fit the refinement (see {@link refineRows}), followed by those found on further pages; the
 * number left of the page; and the query for searching further pages, if there is a refinement. The code for
 * internationalised names loads when one has to be checked. Until then they are checked as registries write them.
 * @param query the call of the page
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
    // Without the network the rows stay as they are.
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
