import { mutationOptions } from '@tanstack/react-query';
import type {
  Message,
  schedulerCategories,
  SchedulerCategoryHealth,
  SchedulerJobHealth,
} from '@dropcatch/sdk';
import { client } from '../../core/api/client.ts';
import { apiQuery } from '../../core/api/apiQuery.ts';
import type { Look, Tone } from '../../core/text/looks.ts';

/**
 * The screen refreshes itself every 30 seconds (spec, section 9); a hidden tab does not, and refreshes when it is shown
 * again.
 */
const polled = {
  staleTime: 1000,
  refetchInterval: 30_000,
  refetchOnWindowFocus: 'always',
  meta: { failure: 'Failed to load scheduler data' },
} as const;

/** The texts of an action: the server's message, if it sends one. */
const told = (otherwise: string, failure: string) => ({
  invalidates: [['scheduler']],
  success: (answer?: Partial<Message>) => answer?.message || otherwise,
  failure,
});

export const schedulerHealth = { ...apiQuery('scheduler', 'health'), ...polled };

export const schedulerJobs = { ...apiQuery('scheduler', 'jobs'), ...polled };

export const reloadSchedulers = mutationOptions({
  mutationFn: () => client.scheduler.reload(),
  meta: told('Schedulers reloaded', 'Failed to reload schedulers'),
});

export const reloadCategory = (category: string) =>
  mutationOptions({
    mutationFn: () => client.scheduler.reloadCategory(category),
    meta: told(`Category ${category} reloaded`, `Failed to reload category ${category}`),
  });

/** Starts a job at once, beside its schedule. */
export const runJob = (id: string) =>
  mutationOptions({
    mutationFn: () => client.scheduler.runJob(id),
    meta: told(`Job ${id} started`, `Failed to run job ${id}`),
  });

/** How a job or a category of jobs is doing (spec, section 4). Unknown: the health could not be loaded. */
export type Health = 'Failing' | 'Warning' | 'Healthy' | 'Pending' | 'New' | 'Unknown';

const tones: Readonly<Record<Health, Tone>> = {
  Failing: 'bad',
  Warning: 'wait',
  Healthy: 'good',
  Pending: 'muted',
  New: 'muted',
  Unknown: 'muted',
};

export function healthLook(health: Health): Look {
  return { label: health, tone: tones[health] };
}

const failingFrom = 3;

type JobRecord = Pick<SchedulerJobHealth, 'consecutive_failures' | 'total_executions'>;

/**
 * Failing at 3 or more consecutive failures, Warning at 1 or 2, Healthy if it has run with none, New without health
 * data (spec, section 4). A job that is known but never ran is Pending, as a category without runs is.
 */
export function jobHealth(job: JobRecord | undefined): Health {
  if (!job) return 'New';
  if (job.consecutive_failures >= failingFrom) return 'Failing';
  if (job.consecutive_failures > 0) return 'Warning';
  return job.total_executions > 0 ? 'Healthy' : 'Pending';
}

/** A category is as healthy as its worst job that has run; Pending if none has (spec, section 4). */
export function categoryHealth(
  { healthy, failing }: SchedulerCategoryHealth,
  jobs: readonly JobRecord[],
): Health {
  const states = new Set(jobs.map(jobHealth));
  if (failing > 0 || states.has('Failing')) return 'Failing';
  if (states.has('Warning')) return 'Warning';
  return healthy > 0 || states.has('Healthy') ? 'Healthy' : 'Pending';
}

export const categoryLabels: Readonly<Record<(typeof schedulerCategories)[number], string>> = {
  epp_registry: 'EPP Registry',
  domain_catching: 'Domain Catching',
  sources: 'Sources',
  released_domains: 'Released Domains',
  system_maintenance: 'System Maintenance',
};

/** The colour of a success rate's bar: above 90 percent green, above 70 yellow, otherwise red (spec, section 2). */
export function rateColor(percent: number): 'green' | 'yellow' | 'red' {
  if (percent > 90) return 'green';
  return percent > 70 ? 'yellow' : 'red';
}
