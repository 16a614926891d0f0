import { queryOptions } from '@tanstack/react-query';
import { client } from './client.ts';
import { refresh } from './queryClient.ts';

/** The figures of the start page, of what the signed-in user may see. */
export const dashboardStats = queryOptions({
  queryKey: ['dashboard', 'stats'],
  queryFn: ({ signal }) => client.dashboard.stats({ signal }),
});

/** The state of the service's parts. For admins only; a failed load is only logged (spec, section 8). */
export const systemHealth = queryOptions({
  queryKey: ['dashboard', 'systemHealth'],
  queryFn: ({ signal }) => client.dashboard.systemHealth({ signal }),
  meta: { failure: 'Failed to load system health', failureIn: 'log' },
});

/** Loads what the start page shows anew. */
export function refreshDashboard(): Promise<void> {
  return refresh([['dashboard']]);
}
