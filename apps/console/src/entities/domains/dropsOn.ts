import { queryOptions } from '@tanstack/react-query';
import type { DomainsStatsQuery } from '@dropcatch/sdk';
import { client } from '../../core/api/client.ts';
import { limitConcurrency } from '../../core/lists.ts';
import type { Day } from '../../core/time/time.ts';

/** A calendar asks for many days at once; three at a time spare the server. */
const inTurn = limitConcurrency(3);

/**
 * How many domains drop on a UTC day under the filters, by the count of a list of one row. The component that shows the
 * days reports failures.
 */
export const dropsOn = (day: Day, filters: DomainsStatsQuery) => {
  const query = { ...filters, drop_date_from: day, drop_date_to: day, per_page: 1 };
  return queryOptions({
    queryKey: ['domains', 'dropsOn', query],
    queryFn: ({ signal }) =>
      inTurn(async () => (await client.domains.list(query, { signal })).pagination.total, signal),
  });
};
