import type { EppLogsListQuery } from '@dropcatch/sdk';
import { eppLogsListQueryLimits as limits } from '@dropcatch/sdk/limits';
import * as v from 'valibot';
import { listSearch } from '../../core/address/listSearch.ts';

/** The search parameters of /epp-logs. Links from other screens may set `registrar_name` (spec, section 2). */
export const EppLogsSearch = listSearch(limits, {});

export type EppLogsSearch = v.InferOutput<typeof EppLogsSearch>;

/** The list query for a search; 50 rows per page (spec, section 9). */
export function eppLogsQuery(search: EppLogsSearch): EppLogsListQuery {
  return { ...search, per_page: limits.per_page.default };
}
