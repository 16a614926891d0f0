import { queryOptions } from '@tanstack/react-query';
import { refresh } from '../../core/api/queryClient.ts';
import { apiQuery } from '../../core/api/apiQuery.ts';
import { calmRefetchInterval } from '../drops/liveRefresh.ts';

/** The figures of the dashboard, as far as the signed-in user may see them. `Today` reads them when a drop changes them. */
export const dashboardStats = queryOptions({
  ...apiQuery('dashboard', 'stats'),
  refetchInterval: calmRefetchInterval,
  meta: { failure: 'Failed to load dashboard data' },
});

/** The health of the service, for admins. Failures are only logged (spec, section 8). */
export const systemHealth = queryOptions({
  ...apiQuery('dashboard', 'systemHealth'),
  refetchInterval: calmRefetchInterval,
  meta: { failure: 'Failed to load system health', failureIn: 'log' },
});

/** Reloads the dashboard. */
export function refreshDashboard(): Promise<void> {
  return refresh([['dashboard']]);
}
