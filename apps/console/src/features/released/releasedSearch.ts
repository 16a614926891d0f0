import { charTypes, sortOrders, type ReleasedDomainsListQuery } from '@dropcatch/sdk';
import { releasedDomainsListQueryLimits } from '@dropcatch/sdk/limits';
import * as v from 'valibot';
import {
  choiceParam,
  choiceParamOr,
  dayParam,
  pageParam,
  textParam,
} from '../../lib/searchSchema.ts';

const sortKey = v.pipe(
  v.string(),
  v.maxLength(releasedDomainsListQueryLimits.sort_by.maxLength),
  v.regex(/^(domain|length|release_date|last_checked|is_available|ds\d+_[a-z0-9_]+)$/),
);

/** What holds where the address says nothing; left out of addresses. The newest releases come first. */
export const releasedDefaults = {
  page: 1,
  sort_by: 'release_date',
  sort_order: 'desc',
} as const;

/** What the address of /released holds: filters, sort and page. */
export const ReleasedSearch = v.object({
  page: pageParam,
  sort_by: v.optional(v.fallback(sortKey, releasedDefaults.sort_by), releasedDefaults.sort_by),
  sort_order: choiceParamOr(sortOrders, releasedDefaults.sort_order),
  domain: textParam,
  tld: textParam,
  release_date_from: dayParam,
  release_date_to: dayParam,
  char_type: choiceParam(charTypes),
});

export type ReleasedSearch = v.InferOutput<typeof ReleasedSearch>;

const pageSize = 50;

/**
 * The call that the address stands for; 50 rows a page (spec, section 9). A TLD may be entered with its dot; filters
 * without a value are not sent.
 */
export function releasedQuery(search: ReleasedSearch): ReleasedDomainsListQuery {
  const { page, sort_by, sort_order, char_type } = search;
  const tld = search.tld
    ?.trim()
    .replace(/^\.+/, '')
    .slice(0, releasedDomainsListQueryLimits.tld.maxLength);
  return {
    page,
    per_page: pageSize,
    sort_by,
    sort_order,
    domain: search.domain?.trim() || undefined,
    tld: tld || undefined,
    release_date_from: search.release_date_from || undefined,
    release_date_to: search.release_date_to || undefined,
    char_type,
  };
}

/** The filters of /released, by their names in the address. */
export const releasedFilterNames = [
  'domain',
  'tld',
  'release_date_from',
  'release_date_to',
  'char_type',
] as const;

/** Whether any filter holds: then "nothing matches", otherwise "nothing there". */
export function isFiltered(search: ReleasedSearch): boolean {
  const query = releasedQuery(search);
  return releasedFilterNames.some((name) => query[name] !== undefined);
}
