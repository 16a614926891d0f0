import type { schedulerCategories, SchedulerCategory } from '@dropcatch/sdk';
import { formatNumber } from '../../text/words.ts';
import { isServed } from '../../world/catalogue/names.ts';
import { DAY, isoDate, isoTime } from '../../world/time.ts';
import { jobsOf } from '../../world/jobs.ts';
import type { Rng } from '../../world/rng.ts';
import type { Store } from '../../world/store.ts';
import type { World } from '../../world/world.ts';
import type { StoredEppAccount } from '../../world/records/epp.ts';
import { categoryOf } from '../epp-categories/settings.ts';
import { serverOf } from '../epp-accounts/settings.ts';
import type { StoredReleasedDomain } from '../../world/records/released-domains.ts';
import { countsOf, type StoredSource } from '../../world/records/sources.ts';
import type { StoredSchedulerJob, Topic } from '../../world/records/scheduler.ts';

/** A run that has ended: its start in milliseconds since 1970, its duration, and its error if it failed. */
export interface Run {
  readonly at: number;
  readonly seconds: number;
  readonly failure: string | undefined;
}

/** The run that a log describes: its start in milliseconds since 1970 and its duration in seconds. */
interface RunContext {
  readonly store: Store;
  /** The account or source of the job, if it has one. */
  readonly account: StoredEppAccount | undefined;
  readonly source: StoredSource | undefined;
  readonly at: number;
  readonly seconds: number;
}

interface TopicFacts {
  readonly category: SchedulerCategory;
  /** Shortest and longest run, in seconds. */
  readonly seconds: readonly [shortest: number, longest: number];
  readonly error: string;
  readonly begin: (context: RunContext) => string;
  /** Further log lines of a successful run. */
  readonly steps: (context: RunContext) => readonly string[];
}

/** All categories of schedulers (contract, SchedulerCategory). */
export const CATEGORIES: readonly SchedulerCategory[] = [
  'epp_registry',
  'domain_catching',
  'sources',
  'released_domains',
  'system_maintenance',
] satisfies typeof schedulerCategories;

/** Days that EPP logs, released domains and past drops of the catalogue are kept. */
const KEPT_DAYS = 90;

/** Start of the kept time. Both in milliseconds since 1970. */
export const oldUntil = (now: number): number => now - KEPT_DAYS * DAY;

const SESSION_LIMIT = '2502 Session limit exceeded';
const TIMEOUT = 'connect timeout after 30 s';

/** The domains released on the day before a run that its account's registry serves. */
function namesOfYesterday({ store, account, at }: RunContext): StoredReleasedDomain[] {
  const yesterday = isoDate(at - DAY);
  const tlds = account === undefined ? [] : categoryOf(store, account).supported_tlds;
  return store.releasedDomains.filter(
    ({ release_date, domain }) => release_date === yesterday && isServed(domain, tlds),
  );
}

const catchesOf = ({ store, at }: RunContext): string[] =>
  jobsOf(store, 'real_catch')
    .filter(({ started_at }) => started_at === at)
    .map(({ plan }) => {
      const name = store.eppAccounts.get(plan.account_id)?.name ?? 'a deleted account';
      return `${name}: ${plan.order_ids.length} orders`;
    });

function importSteps({ source, at }: RunContext): string[] {
  const batch = source?.history.find(({ started_at }) => started_at === isoTime(at));
  if (batch === undefined) return ['done'];
  if (batch.ended_at === null) return ['the import goes on in the background'];
  const { total, imported, duplicates, failed } = countsOf(batch);
  const counts = `${formatNumber(imported)} new, ${formatNumber(duplicates)} duplicates`;
  return [`${formatNumber(total)} records read`, `${counts}, ${formatNumber(failed)} refused`];
}

/** Facts about each topic. Errors and durations are realistic. */
export const TOPICS: Readonly<Record<Topic, TopicFacts>> = {
  keepalive: {
    category: 'epp_registry',
    seconds: [0.03, 0.4],
    error: SESSION_LIMIT,
    begin: ({ store, account }) => `hello sent to ${serverOf(store, account)}`,
    steps: ({ seconds }) => [`greeting received after ${Math.round(seconds * 1000)} ms`],
  },
  connect: {
    category: 'epp_registry',
    seconds: [1.2, 9],
    error: SESSION_LIMIT,
    begin: ({ store }) =>
      `connecting ${store.eppAccounts.filter(({ is_active }) => is_active).length} active accounts`,
    steps: ({ store }) =>
      store.eppAccounts
        .filter(({ is_connected }) => is_connected)
        .map(({ name }) => `${name}: 1000 Command completed successfully`),
  },
  catch_window: {
    category: 'domain_catching',
    seconds: [0.4, 3],
    error: TIMEOUT,
    begin: ({ at }) => `looking for paid orders of ${isoDate(at)}`,
    steps: (context) => [...catchesOf(context), 'commands prepared, waiting for the drop'],
  },
  whois: {
    category: 'domain_catching',
    seconds: [0.8, 12],
    error: TIMEOUT,
    begin: () => 'verifying the names that were caught today',
    steps: () => ['done; what is not published yet is looked up by the next run'],
  },
  import: {
    category: 'sources',
    seconds: [4, 95],
    error: 'HTTP 504 from source',
    begin: ({ source }) => `fetching ${source?.name ?? 'a source that is gone'}`,
    steps: importSteps,
  },
  check: {
    category: 'released_domains',
    seconds: [40, 900],
    error: TIMEOUT,
    begin: (context) => `${formatNumber(namesOfYesterday(context).length)} released names to check`,
    steps: (context) => {
      const available = namesOfYesterday(context).filter(({ is_available }) => is_available);
      return [`${formatNumber(available.length)} are available by now`];
    },
  },
  populate: {
    category: 'released_domains',
    seconds: [2, 30],
    error: 'The catalogue has no names of this day',
    begin: () => 'collecting the names that dropped yesterday',
    steps: (context) => [`${formatNumber(namesOfYesterday(context).length)} names are in the list`],
  },
  prune: {
    category: 'system_maintenance',
    seconds: [20, 240],
    error: 'lock wait timeout exceeded',
    begin: () => `looking for EPP log rows older than ${KEPT_DAYS} days`,
    steps: ({ store, at }) => {
      const kept = store.eppLogs.filter((row) => row.at >= oldUntil(at) && row.at < at);
      return [`${formatNumber(kept.length)} rows are left`];
    },
  },
  refresh: {
    category: 'system_maintenance',
    seconds: [0.2, 2.5],
    error: TIMEOUT,
    begin: () => 'refreshing the figures of the start page',
    steps: ({ seconds }) => [`done in ${seconds} s`],
  },
};

const RARELY = 0.003;

function willFail({ temper, record }: StoredSchedulerJob, rng: Rng): boolean {
  const drawn = rng.next();
  if (temper === 'failing') return true;
  if (temper === 'flaky') return (record?.consecutive_failures ?? 0) < 2 && drawn < 0.6;
  return drawn < RARELY;
}

/** The result of a run that starts at this instant. Always the same. */
export function outcome(world: Pick<World, 'rng'>, job: StoredSchedulerJob, at: number): Run {
  const { seconds, error } = TOPICS[job.topic];
  const [shortest, longest] = seconds;
  const rng = world.rng.derive(`scheduler/${job.job_id}/${at}`);
  const took = shortest + rng.next() ** 2 * (longest - shortest);
  const failure = willFail(job, rng) ? error : undefined;
  const waited = failure?.includes('after 30 s') === true ? 30 : took;
  return { at, seconds: Math.round(waited * 100) / 100, failure };
}

/** The log lines of the last run, oldest first: its start, its steps, and the error if it failed. */
export function lastLog({ store }: World, { topic, target, record }: StoredSchedulerJob): string[] {
  if (record?.last_run == null) return [];
  const { last_run: at, last_failed, last_error } = record;
  const seconds = record.last_seconds ?? 0;
  const account = store.eppAccounts.get(target ?? 0);
  const context = { store, account, source: store.sources.get(target ?? 0), at, seconds };
  const { begin, steps } = TOPICS[topic];
  const later = last_failed ? [last_error ?? 'failed'] : steps(context);
  return [begin(context), ...later].map((text, i) => {
    const passed = (seconds * 1000 * i) / later.length;
    return `${isoTime(at + (i === 0 ? 0 : passed)).slice(11, 19)} ${text}`;
  });
}
