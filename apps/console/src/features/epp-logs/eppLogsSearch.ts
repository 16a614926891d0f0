import { eppLogSuccessFilters, type EppLogsListQuery } from '@dropcatch/sdk';
import { eppLogsListQueryLimits as limits } from '@dropcatch/sdk/limits';
import * as v from 'valibot';
import {
  dayParam,
  idParam,
  numberChoiceParam,
  pageParam,
  searchParams,
  textParam,
} from '../../core/address/searchSchema.ts';

/** The search parameters of /epp-logs. Links from other screens may set `registrar_name` (spec, section 2). */
export const EppLogsSearch = searchParams({
  page: pageParam,
  registrar_name: textParam(limits.registrar_name.maxLength),
  command: textParam(limits.command.maxLength),
  success: numberChoiceParam(eppLogSuccessFilters),
  account_id: idParam,
  object_name: textParam(),
  date_from: dayParam,
  date_to: dayParam,
});

export type EppLogsSearch = v.InferOutput<typeof EppLogsSearch>;

const pageSize = 50;

/** The list query for a search; 50 rows per page (spec, section 9). */
export function eppLogsQuery(search: EppLogsSearch): EppLogsListQuery {
  return { ...search, per_page: pageSize };
}
