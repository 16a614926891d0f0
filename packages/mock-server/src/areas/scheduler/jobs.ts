import type { SchedulerCategory } from '@dropcatch/sdk';
import { nextTime, type Schedule } from '../../world/cron.ts';
import type { Store } from '../../world/store.ts';
import type { World } from '../../world/world.ts';
import type { RunRecord, StoredSchedulerJob, Topic } from '../../world/records/scheduler.ts';
import { type Run, TOPICS } from './topics.ts';

/** A job that the current settings require. Its id is stable: `epp_keepalive_3`. */
type PlannedJob = Pick<StoredSchedulerJob, 'job_id' | 'topic' | 'target' | 'name' | 'schedule'>;

const STANDING: readonly (readonly [id: string, topic: Topic, schedule: string, name: string])[] = [
  ['epp_connect_daily', 'connect', '50 17 * * *', 'Daily connection of all EPP accounts'],
  ['catch_window_com', 'catch_window', '55 17 * * *', 'Catch window of .com and .net'],
  ['catch_window_org', 'catch_window', '25 14 * * *', 'Catch window of .org'],
  ['whois_verify', 'whois', '*/2 18-20 * * *', 'WHOIS verification of caught names'],
  ['populate_released', 'populate', '10 0 * * *', 'Collection of released domains'],
  ['prune_epp_logs', 'prune', '0 1 1 * *', 'Pruning of the EPP logs'],
  ['refresh_stats', 'refresh', '59 * * * *', 'Statistics of the start page'],
  ['refresh_search_index', 'refresh', '30 3 * * 0', 'Search index of the catalogue'],
];

/** Prefixes of ids and names of the jobs for one account or source. */
const OWN = {
  keepalive: ['epp_keepalive', 'EPP keepalive of account'],
  import: ['import_source', 'Import of'],
  check: ['check_account', 'Check of released domains by'],
} as const satisfies Partial<Record<Topic, readonly [id: string, name: string]>>;

function jobFor(
  topic: keyof typeof OWN,
  { id, name }: { readonly id: number; readonly name: string },
  schedule: Schedule,
): PlannedJob {
  const [kind, words] = OWN[topic];
  return { job_id: `${kind}_${id}`, topic, target: id, name: `${words} ${name}`, schedule };
}

/** All jobs that the current settings require: standing ones and those of accounts and sources. */
function plannedJobs({ eppAccounts, sources }: Store): PlannedJob[] {
  const accounts = eppAccounts.filter(({ is_active }) => is_active);
  const imported = sources.filter((source) => source.is_active && source.schedule_enabled);
  return [
    ...accounts
      .filter(({ is_connected }) => is_connected)
      .map((account) => jobFor('keepalive', account, '*/5 * * * *')),
    ...STANDING.map(([job_id, topic, schedule, name]): PlannedJob => {
      return { job_id, topic, target: null, name, schedule };
    }),
    ...imported.map((source) => {
      const { schedule_cron, schedule_interval_minutes } = source;
      return jobFor('import', source, schedule_cron ?? schedule_interval_minutes);
    }),
    ...accounts
      .filter(({ released_domain_checking_enabled }) => released_domain_checking_enabled)
      .map((account) => jobFor('check', account, account.released_domain_schedule_cron)),
  ];
}

/** The scheduled jobs, without checking for changed settings. */
export const activeJobs = ({ schedulerJobs }: Store): StoredSchedulerJob[] =>
  schedulerJobs.filter(({ is_active }) => is_active);

/** Adds the jobs that accounts and sources now require and deactivates the others. Schedules stay until a reload. */
export function adoptJobs({ store, clock }: World): void {
  const missing = new Map(plannedJobs(store).map((job) => [job.job_id, job]));
  for (const job of store.schedulerJobs.all()) {
    job.is_active = missing.delete(job.job_id);
    if (!job.is_active) job.next_at = null;
    else job.next_at ??= nextTime(job.schedule, clock.now());
  }
  for (const job of missing.values()) {
    const next_at = nextTime(job.schedule, clock.now());
    store.schedulerJobs.add({ ...job, is_active: true, temper: 'steady', next_at });
  }
}

/** The current jobs with their next runs, even if the clock was set back. */
export function currentJobs(world: World): StoredSchedulerJob[] {
  adoptJobs(world);
  const jobs = activeJobs(world.store);
  for (const job of jobs) job.next_at = nextTime(job.schedule, world.clock.now());
  return jobs;
}

/** Reloads the schedules of one category or of all and returns its jobs. Records stay. */
export function reloadJobs(world: World, category?: SchedulerCategory): StoredSchedulerJob[] {
  adoptJobs(world);
  const planned = new Map(plannedJobs(world.store).map((job) => [job.job_id, job]));
  const reloaded = activeJobs(world.store).filter(
    ({ topic }) => category === undefined || TOPICS[topic].category === category,
  );
  for (const job of reloaded) {
    const { name, schedule } = planned.get(job.job_id) ?? job;
    Object.assign(job, { name, schedule });
  }
  currentJobs(world);
  return reloaded;
}

/** Number of consecutive failures from which a job counts as failing (spec, section 4). */
const FAILING = 3;

export const isFailing = ({ consecutive_failures }: RunRecord): boolean =>
  consecutive_failures >= FAILING;

export const emptyRecord = (): RunRecord => ({
  last_run: null,
  executions: 0,
  failures: 0,
  consecutive_failures: 0,
  last_error: null,
  last_failed: false,
  last_seconds: null,
});

export function recordRun(job: StoredSchedulerJob, { at, seconds, failure }: Run): void {
  const record = (job.record ??= emptyRecord());
  const failed = failure !== undefined;
  record.last_run = at;
  record.last_seconds = seconds;
  record.last_failed = failed;
  record.last_error = failure ?? record.last_error;
  record.executions += 1;
  record.failures += failed ? 1 : 0;
  record.consecutive_failures = failed ? record.consecutive_failures + 1 : 0;
}
