import type { DomainFilters, DomainsListQuery, DomainsStatsQuery } from '@dropcatch/sdk';
import { domainsListQueryLimits as limits } from '@dropcatch/sdk/limits';
import * as v from 'valibot';
import { listSearch } from '../../core/address/listSearch.ts';
import {
  choiceParam,
  dayParam,
  idsParam,
  numberChoiceParam,
  numberParam,
  textParam,
} from '../../core/address/searchSchema.ts';
import { preload } from '../../core/api/queryClient.ts';
import { domainList, domainStats, tldList } from '../../entities/domains/domains.ts';
import { normalizeSearch } from '../../entities/domains/domainName.ts';
import { pageSizeSetting, pageSizes, type PageSize } from '../../core/settings.ts';
import { utcDay } from '../../core/time/time.ts';

/**
 * The search parameters of /domains. Without `drop_date_from`, the list starts today; if it is empty, the list has all
 * days. Without `per_page`, the page size of Settings applies; without `hide` and `sources`, the user's own columns.
 * `view=all` shows all domains even if the user has a start view. `date` is the drop date of the open order dialog. The
 * last six parameters refine the loaded page and are not sent.
 */
export const CatalogSearch = listSearch(limits, {
  per_page: numberChoiceParam(pageSizes),
  hide: idsParam,
  sources: idsParam,
  view: choiceParam(['all']),
  date: dayParam,
  starts: textParam(),
  ends: textParam(),
  no_digits: choiceParam(['yes']),
  no_hyphens: choiceParam(['yes']),
  metric: textParam(),
  metric_min: numberParam,
});

export type CatalogSearch = v.InferOutput<typeof CatalogSearch>;

/** Default values, which are left out of the address. */
export const catalogDefaults = v.getDefaults(CatalogSearch);

/** The filters for the statistics. Unset ones are not sent (spec, section 5). */
export function catalogFilters(search: CatalogSearch): DomainsStatsQuery {
  return {
    search: normalizeSearch(search.search),
    tld: search.tld,
    drop_date_from: search.drop_date_from ?? utcDay(),
    drop_date_to: search.drop_date_to,
    min_price: search.min_price,
    max_price: search.max_price,
    char_type: search.char_type,
    domain_length: search.domain_length,
  };
}

/**
 * The list query for a search.
 * @param defaultSize the page size if the address has none
 */
export function catalogQuery(search: CatalogSearch, defaultSize: PageSize): DomainsListQuery {
  const { page, per_page = defaultSize, sort_by, sort_order } = search;
  return { page, per_page, sort_by, sort_order, ...catalogFilters(search) };
}

/** The queries of the catalogue for a search. */
export function catalogCalls(search: CatalogSearch) {
  return { list: catalogQuery(search, pageSizeSetting.get()), stats: catalogFilters(search) };
}

/** Starts the calls of {@link catalogCalls}, unless they are running or done. */
export function preloadCatalog({ list, stats }: ReturnType<typeof catalogCalls>): void {
  preload(domainList(list));
  preload(domainStats(stats));
  preload(tldList);
}

/** The filters for the export, which names the search `domain` (spec, section 7). */
export function exportFilters(search: CatalogSearch): DomainFilters {
  const { search: domain, ...filters } = catalogFilters(search);
  return Object.fromEntries(
    Object.entries({ domain, ...filters }).filter(
      ([, value]) => value !== undefined && value !== '',
    ),
  );
}
