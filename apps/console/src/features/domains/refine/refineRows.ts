import type { Domain, DomainsListQuery } from '@dropcatch/sdk';
import { domainsListQueryLimits as limits } from '@dropcatch/sdk/limits';
import { queryOptions, skipToken, useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { isIdn } from '../../../entities/domains/domainName.ts';
import type { CatalogSearch } from '../catalogSearch.ts';

/** The search parameters that filter the loaded page. */
export type Refinement = Pick<
  CatalogSearch,
  'starts' | 'ends' | 'no_digits' | 'no_hyphens' | 'metric' | 'metric_min'
>;

/** The visible columns of a list. */
type VisibleColumns = readonly { id: string }[];

/** The refinement of a search. A metric counts if it has a minimum and its column is visible. */
function refinementOf(search: Refinement, visibleColumns: VisibleColumns): Refinement {
  const { starts, ends, no_digits, no_hyphens, metric, metric_min } = search;
  const hasMetric = metric_min !== undefined && visibleColumns.some(({ id }) => id === metric);
  return { starts, ends, no_digits, no_hyphens, ...(hasMetric && { metric, metric_min }) };
}

/**
 * Filters rows by a refinement; returns the same array without one. The criteria apply to the name before the TLD; an
 * ending with a dot applies to the whole name. Texts match an internationalised name in Unicode or in ASCII; digits and
 * hyphens count in Unicode. Rows without the metric do not match a minimum.
 * @param toUnicode converts an internationalised name to Unicode; undefined for other names
 */
export function refineRows(
  rows: readonly Domain[],
  refinement: Refinement,
  visibleColumns: VisibleColumns,
  toUnicode: (name: string) => string | undefined = () => undefined,
): readonly Domain[] {
  const effective = refinementOf(refinement, visibleColumns);
  const { starts = '', ends = '', no_digits, no_hyphens } = effective;
  const { metric = '', metric_min: minimum } = effective;
  if (!starts && !ends && !no_digits && !no_hyphens && minimum === undefined) return rows;
  const [first, last] = [normalizeText(starts), normalizeText(ends)];
  return rows.filter(({ domain, tld, enrichment }) => {
    const unicode = toUnicode(domain) ?? domain;
    const name = beforeTld(unicode, tld);
    const value = enrichment?.[metric] ?? '';
    return (
      (unicode.startsWith(first) || domain.startsWith(first)) &&
      (last.includes('.')
        ? unicode.endsWith(last) || domain.endsWith(last)
        : name.endsWith(last) || beforeTld(domain, tld).endsWith(last)) &&
      !(no_digits && /\p{Nd}/u.test(name)) &&
      !(no_hyphens && name.includes('-')) &&
      (minimum === undefined || (value !== '' && Number(value) >= minimum))
    );
  });
}

/** Normalizes a text like domain names: in lower case, with composed characters (NFC). */
const normalizeText = (text: string) => text.toLowerCase().normalize();

/** The name without its TLD, in Unicode or ASCII. */
const beforeTld = (name: string, tld: string) =>
  name.split('.').slice(0, -tld.split('.').length).join('.');

/** The query of a list and its refinement. */
export interface FurtherQuery {
  query: DomainsListQuery;
  refinement: Refinement;
}

/** The results of searching further pages. */
interface FurtherRows {
  /** The rows that match. Named as in lists, so that changes of the watchlist apply here, too. */
  domains: readonly Domain[];
  /** The number of filtered rows read, including the current page and those before it. */
  read: number;
}

/** The matches on further pages, for the same filters, page and refinement. */
export const furtherRows = ({ query, refinement }: FurtherQuery) =>
  queryOptions<FurtherRows>({
    queryKey: ['domains', 'list', 'further', query, refinement],
    queryFn: skipToken,
    staleTime: Infinity,
    gcTime: 60_000,
  });

/** The number of rows on the current page and those before it. */
export function rowsSoFar({ page, per_page }: DomainsListQuery): number {
  return Number(page ?? limits.page.default) * Number(per_page ?? limits.per_page.default);
}

/**
 * The rows of a page that match the refinement (see {@link refineRows}), followed by those found on further pages; the
 * number of matches on the page; and the query for further pages, if there is a refinement. Before the rows have loaded,
 * the search decides whether there is one, so that nothing moves afterwards. The code for internationalised names loads
 * when it is needed. Until then, they match in ASCII.
 * @param query the query of the page
 */
export function useRefinedRows(
  page: readonly Domain[] | undefined,
  query: DomainsListQuery,
  search: Refinement,
  visibleColumns: VisibleColumns,
) {
  const [idnModule, setIdnModule] = useState<{
    toUnicodeName?: (name: string) => string | undefined;
  }>();
  const matches = useMemo(
    () => page && refineRows(page, search, visibleColumns, idnModule?.toUnicodeName),
    [page, search, visibleColumns, idnModule],
  );
  const isRefined = matches !== page;
  const isNeeded = !idnModule && isRefined && page?.some(({ domain }) => isIdn(domain));
  useEffect(() => {
    if (!isNeeded) return;
    // If the module cannot be loaded, names match in ASCII.
    void import('../../../entities/domains/idn.ts').catch(() => ({})).then(setIdnModule);
  }, [isNeeded]);
  const further = { query, refinement: refinementOf(search, visibleColumns) };
  const found = useQuery(furtherRows(further)).data?.domains;
  const rows = useMemo(
    () => (matches && isRefined && found ? [...matches, ...found] : matches),
    [matches, isRefined, found],
  );
  const { starts, ends, no_digits, no_hyphens, metric } = search;
  return {
    rows,
    matchCount: matches?.length ?? 0,
    further: isRefined ? further : undefined,
    isRefined: page ? isRefined : [starts, ends, no_digits, no_hyphens, metric].some(Boolean),
  };
}
