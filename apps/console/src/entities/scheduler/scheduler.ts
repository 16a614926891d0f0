import { mutationOptions } from '@tanstack/react-query';
import type {
  schedulerCategories,
  SchedulerCategoryHealth,
  SchedulerJobHealth,
} from '@dropcatch/sdk';
import { client } from '../../core/api/client.ts';
import { apiQuery, polledEvery } from '../../core/api/apiQuery.ts';
import { messageOr } from '../../core/api/queryClient.ts';
import type { Badge, Tone } from '../../core/text/labels.ts';

/** The options of the scheduler's data. It is polled every 30 seconds (spec, section 9). */
const polled = {
  ...polledEvery(30_000, 1000),
  meta: { failure: 'Failed to load scheduler data' },
};

const actionMeta = (success: string, failure: string) => ({
  invalidates: [['scheduler'] as const],
  success: messageOr(success),
  failure,
});

export const schedulerHealth = { ...apiQuery('scheduler', 'health'), ...polled };

export const schedulerJobs = { ...apiQuery('scheduler', 'jobs'), ...polled };

export const reloadSchedulers = mutationOptions({
  mutationFn: () => client.scheduler.reload(),
  meta: actionMeta('Schedulers reloaded', 'Failed to reload schedulers'),
});

export const reloadCategory = (category: string) =>
  mutationOptions({
    mutationFn: () => client.scheduler.reloadCategory(category),
    meta: actionMeta(`Category ${category} reloaded`, `Failed to reload category ${category}`),
  });

/** Runs a job now, besides its schedule. */
export const runJob = (id: string) =>
  mutationOptions({
    mutationFn: () => client.scheduler.runJob(id),
    meta: actionMeta(`Job ${id} started`, `Failed to run job ${id}`),
  });

/** The health of a job or of a category (spec, section 4). Unknown: it could not be loaded. */
export type Health = 'Failing' | 'Warning' | 'Healthy' | 'Pending' | 'New' | 'Unknown';

const tones: Readonly<Record<Health, Tone>> = {
  Failing: 'bad',
  Warning: 'needs',
  Healthy: 'good',
  Pending: 'neutral',
  New: 'neutral',
  Unknown: 'neutral',
};

export function jobHealthBadge(health: Health): Badge {
  return { label: health, tone: tones[health] };
}

const minFailures = 3;

type JobRecord = Pick<SchedulerJobHealth, 'consecutive_failures' | 'total_executions'>;

/**
 * The health of a job (spec, section 4): Failing with 3 or more consecutive failures, Warning with 1 or 2, Healthy with
 * none, New without health data. A job that never ran is Pending, like a category without runs.
 */
export function jobHealth(job: JobRecord | undefined): Health {
  if (!job) return 'New';
  if (job.consecutive_failures >= minFailures) return 'Failing';
  if (job.consecutive_failures > 0) return 'Warning';
  return job.total_executions > 0 ? 'Healthy' : 'Pending';
}

/** The health of a category: that of its worst job that has run; Pending if none has run (spec, section 4). */
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
