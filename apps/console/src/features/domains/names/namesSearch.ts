import { sortOrders } from '@dropcatch/sdk';
import * as v from 'valibot';
import {
  choiceParam,
  choiceParamOr,
  dayParam,
  pageParam,
  searchParams,
  textParam,
} from '../../../core/address/searchSchema.ts';

/** The states of the lookup of a name. */
export const nameStatuses = ['waiting', 'found', 'missing', 'failed'] as const;

export const nameSortKeys = ['domain', 'chars_before_tld', 'drop_date', 'price'] as const;

/**
 * The search parameters of the watchlist and of the lookup. Without `sort_by`, a list keeps its order. `order` is the
 * domain whose order dialog is open, `date` the selected drop date, and `details` the domain whose details are open.
 * Only the watchlist has pages, and the bulk order of the names that drop tonight.
 */
export const NamesSearch = searchParams({
  sort_by: choiceParam(nameSortKeys),
  sort_order: choiceParamOr(sortOrders, 'asc'),
  show: choiceParam(nameStatuses),
  order: textParam(),
  date: dayParam,
  details: textParam(),
  bulk: choiceParam(['tonight']),
  page: pageParam,
});

export type NamesSearch = v.InferOutput<typeof NamesSearch>;

/** Default values, which are left out of the address. */
export const namesDefaults = { sort_order: 'asc', page: 1 } as const;
