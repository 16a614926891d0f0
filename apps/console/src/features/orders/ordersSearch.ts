import * as v from 'valibot';
import { settableOrderStates, type OrdersListQuery } from '@dropcatch/sdk';
import { normalizeSearch } from '../../entities/domains/domainName.ts';
import {
  choiceParam,
  pageParam,
  searchParams,
  textParam,
} from '../../core/address/searchSchema.ts';

/** The search parameters of /orders: filters and page. */
export const OrdersSearch = searchParams({
  page: pageParam,
  state: choiceParam(settableOrderStates),
  domain: textParam(),
});

export type OrdersSearch = v.InferOutput<typeof OrdersSearch>;

const pageSize = 20;

/** The list query for a search; 20 rows per page (spec, section 9). */
export function ordersQuery({ page, state, domain }: OrdersSearch): OrdersListQuery {
  return { page, per_page: pageSize, state, domain: normalizeSearch(domain) };
}
