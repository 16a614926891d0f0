import type { Domain, DomainsListQuery } from '@dropcatch/sdk';
import { domainsListQueryLimits as limits } from '@dropcatch/sdk/limits';
import { queryOptions, skipToken } from '@tanstack/react-query';
import type { Refinement } from './refineRows.ts';

/** What a search of the pages behind the shown one has found so far. */
export interface FurtherRows {
  /** The rows that the refinement leaves. Called as in lists, so that a star is turned here, too. */
  domains: readonly Domain[];
  /** How many rows of the filter were looked at, those of the shown page and before it included. */
  read: number;
  /** How many rows the filter has. */
  total: number;
}

/** The call of a list, and what its rows are refined by. */
export interface FurtherSearch {
  query: DomainsListQuery;
  refinement: Refinement;
}

/** What was found behind a page, for as long as filter, page and refinement stay the same. */
export const furtherRows = ({ query, refinement }: FurtherSearch) =>
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
