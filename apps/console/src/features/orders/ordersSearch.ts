import * as v from 'valibot';
import type { OrdersListQuery } from '@dropcatch/sdk';
import { ordersListQueryLimits as limits } from '@dropcatch/sdk/limits';
import { normalizeSearch } from '../../entities/domains/domainName.ts';
import { listSearch } from '../../core/address/listSearch.ts';

/** The search parameters of /orders: filters and page. */
export const OrdersSearch = listSearch(limits, {});

export type OrdersSearch = v.InferOutput<typeof OrdersSearch>;

/** The list query for a search; 20 rows per page (spec, section 9). */
export function ordersQuery({ page, state, domain }: OrdersSearch): OrdersListQuery {
  return { page, per_page: limits.per_page.default, state, domain: normalizeSearch(domain) };
}
