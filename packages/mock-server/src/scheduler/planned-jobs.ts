import type { Store } from '../store.ts';
import type { Schedule } from './run-times.ts';
import type { Topic } from './topics.ts';

/** A job as the settings of the service ask for it. */
export interface PlannedJob {
  /** Unique, and the same whenever it is planned: `epp_keepalive_3`. */
  readonly job_id: string;
  readonly topic: Topic;
  /** The account or source that it is for. */
  readonly target: number | null;
  readonly name: string;
  readonly schedule: Schedule;
}

/** The jobs that every service has. */
const STANDING: readonly Omit<PlannedJob, 'target'>[] = [
  {
    job_id: 'epp_connect_daily',
    topic: 'connect',
    name: 'Daily connection of all EPP accounts',
    schedule: '50 17 * * *',
  },
  {
    job_id: 'catch_window_com',
    topic: 'catch_window',
    name: 'Catch window of .com and .net',
    schedule: '55 17 * * *',
  },
  {
    job_id: 'catch_window_org',
    topic: 'catch_window',
    name: 'Catch window of .org',
    schedule: '25 14 * * *',
  },
  {
    job_id: 'whois_verify',
    topic: 'whois',
    name: 'WHOIS verification of caught names',
    schedule: '*/2 18-20 * * *',
  },
  {
    job_id: 'populate_released',
    topic: 'populate',
    name: 'Collection of released domains',
    schedule: '10 0 * * *',
  },
  {
    job_id: 'prune_epp_logs',
    topic: 'prune',
    name: 'Pruning of the EPP logs',
    schedule: '0 1 1 * *',
  },
  {
    job_id: 'refresh_stats',
    topic: 'refresh',
    name: 'Statistics of the start page',
    schedule: '59 * * * *',
  },
  {
    job_id: 'refresh_search_index',
    topic: 'refresh',
    name: 'Search index of the catalogue',
    schedule: '30 3 * * 0',
  },
];

function keepalives({ eppAccounts }: Store): PlannedJob[] {
  return eppAccounts
    .filter(({ is_active, is_connected }) => is_active && is_connected)
    .map(({ id, name }) => ({
      job_id: `epp_keepalive_${id}`,
      topic: 'keepalive',
      target: id,
      name: `EPP keepalive of account ${name}`,
      schedule: '*/5 * * * *',
    }));
}

function imports({ sources }: Store): PlannedJob[] {
  return sources
    .filter(({ is_active, schedule_enabled }) => is_active && schedule_enabled)
    .map(({ id, name, schedule_cron, schedule_interval_minutes: minutes }) => ({
      job_id: `import_source_${id}`,
      topic: 'import',
      target: id,
      name: `Import of ${name}`,
      schedule: schedule_cron ?? minutes,
    }));
}

function checks({ eppAccounts }: Store): PlannedJob[] {
  return eppAccounts
    .filter(({ is_active, released_domain_checking_enabled: checking }) => is_active && checking)
    .map(({ id, name, released_domain_schedule_cron: schedule }) => ({
      job_id: `check_account_${id}`,
      topic: 'check',
      target: id,
      name: `Check of released domains by ${name}`,
      schedule,
    }));
}

/** What is to be scheduled as the settings stand: standing jobs, and those of accounts and sources. */
export function plannedJobs(store: Store): PlannedJob[] {
  return [
    ...keepalives(store),
    ...STANDING.map((job) => ({ ...job, target: null })),
    ...imports(store),
    ...checks(store),
  ];
}
