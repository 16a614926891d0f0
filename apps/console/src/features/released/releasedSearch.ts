import { sortOrders, type ReleasedDomainsListQuery } from '@dropcatch/sdk';
import { releasedDomainsListQueryLimits as limits } from '@dropcatch/sdk/limits';
import * as v from 'valibot';
import { listSearch } from '../../core/address/listSearch.ts';
import { choiceParamOr, textParam } from '../../core/address/searchSchema.ts';
import { normalizeSearch } from '../../entities/domains/domainName.ts';

/**
 * The search parameters of /released: filters, sort, page, and the domain whose details are open. The newest releases
 * come first.
 */
export const ReleasedSearch = listSearch(limits, {
  sort_order: choiceParamOr(sortOrders, 'desc'),
  details: textParam(),
});

/** Default values, which are left out of the address. */
export const releasedDefaults = v.getDefaults(ReleasedSearch);

export type ReleasedSearch = v.InferOutput<typeof ReleasedSearch>;

/**
 * The list query for a search; 50 rows per page (spec, section 9). A TLD may have a leading
 * dot. Empty filters are not sent.
 */
export function releasedQuery(search: ReleasedSearch): ReleasedDomainsListQuery {
  const { page, sort_by, sort_order, char_type } = search;
  return {
    page,
    per_page: limits.per_page.default,
    sort_by,
    sort_order,
    char_type,
    domain: normalizeSearch(search.domain),
    tld: search.tld?.replace(/^\.+/, '') || undefined,
    release_date_from: search.release_date_from || undefined,
    release_date_to: search.release_date_to || undefined,
  };
}
