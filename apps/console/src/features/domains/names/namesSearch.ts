import { sortOrders } from '@dropcatch/sdk';
import * as v from 'valibot';
import {
  choiceParam,
  choiceParamOr,
  dayParam,
  pageParam,
  textParam,
} from '../../../core/address/searchSchema.ts';

/** What may become of looking a name up. */
export const nameStatuses = ['waiting', 'found', 'missing', 'failed'] as const;

/** What lists of names can be sorted by. */
export const nameSortKeys = ['domain', 'chars_before_tld', 'drop_date', 'price'] as const;

/**
 * What the addresses of the watchlist and of the lookup hold. Without `sort_by` a list stands as it was made; `order`
 * names the domain whose order dialog is open, `date` the drop date chosen for it, and `details` the domain whose details are.
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

/** What holds where the address says nothing; left out of addresses. */
export const namesDefaults = { sort_order: 'asc', page: 1 } as const;
