import * as v from 'valibot';
import type { NewsListQuery } from '@dropcatch/sdk';
import { pageParam } from '../../core/address/searchSchema.ts';

/** What the address of /news holds: the page. */
export const NewsSearch = v.object({ page: pageParam });

export type NewsSearch = v.InferOutput<typeof NewsSearch>;

const pageSize = 20;

/** The call that the address stands for; 20 rows a page (spec, section 9). */
export function newsQuery({ page }: NewsSearch): NewsListQuery {
  return { page, per_page: pageSize };
}
