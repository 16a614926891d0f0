import { sortOrders } from '@dropcatch/sdk';
import * as v from 'valibot';
import {
  choiceParam,
  choiceParamOr,
  dayParam,
  pageParam,
  textParam,
} from '../../../core/address/searchSchema.ts';

/** The results of looking up a name. */
export const nameStatuses = ['waiting', 'found', 'missing', 'failed'] as const;

export const nameSortKeys = ['domain', 'chars_before_tld', 'drop_date', 'price'] as const;

/**
 * The search parameters of the watchlist and of the lookup. Without `sort_by` a list keeps its given order. `order` is
 * the domain whose order dialog is open, `date` the chosen drop date, and `details` the domain whose details are open.
 * Only the watchlist has pages.
 */
export const NamesSearch = v.object({
  sort_by: choiceParam(nameSortKeys),
  sort_order: choiceParamOr(sortOrders, 'asc'),
  show: choiceParam(nameStatuses),
  order: textParam(),
  date: dayParam,
  details: textParam(),
  page: pageParam,
});

export type NamesSearch = v.InferOutput<typeof NamesSearch>;

/** The defaults, which are left out of addresses. */
export const namesDefaults = { sort_order: 'asc', page: 1 } as const;
