import { queryOptions } from '@tanstack/react-query';
import { refresh } from '../../core/api/queryClient.ts';
import { apiQuery } from '../../core/api/apiQuery.ts';
import { liveRefetchInterval } from '../domains/dayWindows.ts';

/** The figures of the start page, for what the signed-in user may see. */
export const dashboardStats = queryOptions({
  ...apiQuery('dashboard', 'stats'),
  refetchInterval: liveRefetchInterval,
  meta: { failure: 'Failed to load dashboard data' },
});

/** The state of the service's parts. For admins only; a failed load is only logged (spec, section 8). */
export const systemHealth = queryOptions({
  ...apiQuery('dashboard', 'systemHealth'),
  refetchInterval: liveRefetchInterval,
  meta: { failure: 'Failed to load system health', failureIn: 'log' },
});

/** Loads the start page again. */
export function refreshDashboard(): Promise<void> {
  return refresh([['dashboard']]);
}
