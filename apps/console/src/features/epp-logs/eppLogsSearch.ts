import { eppLogSuccessFilters, type EppLogsListQuery } from '@dropcatch/sdk';
import * as v from 'valibot';
import { dayParam, idParam, pageParam, textParam } from '../../lib/searchSchema.ts';

const successParam = v.optional(
  v.fallback(
    v.union([
      v.undefined(),
      v.pipe(
        v.union([v.string(), v.number()]),
        v.transform(Number),
        v.picklist(eppLogSuccessFilters),
      ),
    ]),
    undefined,
  ),
);

/** What the address of /epp-logs holds. `registrar_name` may come from elsewhere and fills its filter (spec, section 2). */
export const EppLogsSearch = v.object({
  page: pageParam,
  registrar_name: textParam,
  command: textParam,
  success: successParam,
  account_id: idParam,
  object_name: textParam,
  date_from: dayParam,
  date_to: dayParam,
});

export type EppLogsSearch = v.InferOutput<typeof EppLogsSearch>;

/** The call that the address stands for; 50 rows a page (spec, section 9). */
export function eppLogsQuery(search: EppLogsSearch): EppLogsListQuery {
  return { ...search, per_page: 50 };
}
