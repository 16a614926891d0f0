import * as v from 'valibot';
import { pageParam } from '../../core/address/searchSchema.ts';

/** A yes, also as the address spells it. */
const Yes = v.pipe(
  v.union([v.literal(true), v.literal('true')]),
  v.transform(() => true as const),
);

/** What the address of the form holds: whether the response mapping stands over it. */
export const FormSearch = v.object({
  mapping: v.optional(v.fallback(v.union([v.undefined(), Yes]), undefined)),
});

/** What the address of the stored records holds: the page. */
export const BrowseSearch = v.object({ page: pageParam });
