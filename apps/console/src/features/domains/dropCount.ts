import type { DomainsStatsQuery } from '@dropcatch/sdk';
import { queryOptions } from '@tanstack/react-query';
import { client } from '../../core/api/client.ts';
import { limitCalls } from '../../core/api/pacing.ts';
import type { Day } from '../../core/time/time.ts';

/** The calendar needs many counts at once. */
const limited = limitCalls();

/**
 * The number of domains that drop on a UTC day under the filters: the total of a list with one row. The calendar
 * reports failures.
 */
export const dropCount = (day: Day, filters: DomainsStatsQuery) => {
  const query = { ...filters, drop_date_from: day, drop_date_to: day, per_page: 1 };
  return queryOptions({
    queryKey: ['domains', 'dropCount', query],
    queryFn: ({ signal }) =>
      limited(async () => (await client.domains.list(query, { signal })).pagination.total, {
        signal,
      }),
  });
};
