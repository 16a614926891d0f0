import { charTypes, sortOrders, type ReleasedDomainsListQuery } from '@dropcatch/sdk';
import { releasedDomainsListQueryLimits as limits } from '@dropcatch/sdk/limits';
import * as v from 'valibot';
import {
  choiceParam,
  choiceParamOr,
  dayParam,
  pageParam,
  searchParams,
  sortKeyParam,
  textParam,
} from '../../core/address/searchSchema.ts';
import { normalizeSearch } from '../../entities/domains/domainName.ts';

/** Default values, which are left out of the address. The newest releases come first. */
export const releasedDefaults = {
  page: 1,
  sort_by: 'release_date',
  sort_order: 'desc',
} as const;

/** The search parameters of /released: filters, sort, page, and the domain whose details are open. */
export const ReleasedSearch = searchParams({
  page: pageParam,
  sort_by: sortKeyParam(limits.sort_by, releasedDefaults.sort_by),
  sort_order: choiceParamOr(sortOrders, releasedDefaults.sort_order),
  domain: textParam(),
  tld: textParam(limits.tld.maxLength),
  release_date_from: dayParam,
  release_date_to: dayParam,
  char_type: choiceParam(charTypes),
  details: textParam(),
});

export type ReleasedSearch = v.InferOutput<typeof ReleasedSearch>;

const pageSize = 50;

/**
 * The list query for a search; 50 rows per page (spec, section 9). A TLD may have a leading
 * dot. Empty filters are not sent.
 */
export function releasedQuery(search: ReleasedSearch): ReleasedDomainsListQuery {
  const { page, sort_by, sort_order, char_type } = search;
  return {
    page,
    per_page: pageSize,
    sort_by,
    sort_order,
    char_type,
    domain: normalizeSearch(search.domain),
    tld: search.tld?.replace(/^\.+/, '') || undefined,
    release_date_from: search.release_date_from || undefined,
    release_date_to: search.release_date_to || undefined,
  };
}
