import { mutationOptions } from '@tanstack/react-query';
import type { Message } from '@dropcatch/sdk';
import { client } from '../../core/api/client.ts';
import { apiQuery } from '../../core/api/apiQuery.ts';

/**
 * The screen refreshes itself every 30 seconds (spec, section 9); a hidden tab does not. Whoever
 * comes back to it sees it as it is then.
 */
const polled = {
  staleTime: 1000,
  refetchInterval: 30_000,
  refetchOnWindowFocus: 'always',
  meta: { failure: 'Failed to load scheduler data' },
} as const;

const touched = [['scheduler']] as const;

/** The server's message, where it has one. */
const said = (otherwise: string) => (answer?: Partial<Message>) => answer?.message || otherwise;

/** How the scheduler, its categories and its jobs are doing. */
export const schedulerHealth = { ...apiQuery('scheduler', 'health'), ...polled };

/** The jobs that are scheduled now. */
export const schedulerJobs = { ...apiQuery('scheduler', 'jobs'), ...polled };

/** Reads the schedules of all categories anew. */
export const reloadSchedulers = mutationOptions({
  mutationFn: () => client.scheduler.reload(),
  meta: {
    invalidates: touched,
    success: said('Schedulers reloaded'),
    failure: 'Failed to reload schedulers',
  },
});

/** Reads the schedules of one category anew. */
export const reloadCategory = (category: string) =>
  mutationOptions({
    mutationFn: () => client.scheduler.reloadCategory(category),
    meta: {
      invalidates: touched,
      success: said(`Category ${category} reloaded`),
      failure: `Failed to reload category ${category}`,
    },
  });

/** Starts a job at once, beside its schedule. */
export const runJob = (id: string) =>
  mutationOptions({
    mutationFn: () => client.scheduler.runJob(id),
    meta: {
      invalidates: touched,
      success: said(`Job ${id} started`),
      failure: `Failed to run job ${id}`,
    },
  });
