import { queryOptions } from '@tanstack/react-query';
import { refresh } from '../../core/api/queryClient.ts';
import { apiQuery } from '../../core/api/apiQuery.ts';
import { liveRefetchInterval, type QueryTimes } from '../drops/liveRefresh.ts';

/** Every ten seconds at most: what a drop changes is read at once (`features/dashboard/Today.tsx`). */
const refetchInterval = (query: QueryTimes) => Math.max(10_000, liveRefetchInterval(query));

/** The figures of the dashboard, as far as the signed-in user may see them. */
export const dashboardStats = queryOptions({
  ...apiQuery('dashboard', 'stats'),
  refetchInterval,
  meta: { failure: 'Failed to load dashboard data' },
});

/** The health of the service, for admins. Failures are only logged (spec, section 8). */
export const systemHealth = queryOptions({
  ...apiQuery('dashboard', 'systemHealth'),
  refetchInterval,
  meta: { failure: 'Failed to load system health', failureIn: 'log' },
});

/** Reloads the dashboard. */
export function refreshDashboard(): Promise<void> {
  return refresh([['dashboard']]);
}
