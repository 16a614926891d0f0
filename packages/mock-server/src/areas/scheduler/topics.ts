import type { schedulerCategories, SchedulerCategory } from '@dropcatch/sdk';
import { isServed } from '../../world/catalogue/names.ts';
import { DAY, isoDate, isoTime } from '../../world/clock.ts';
import { jobsOf } from '../../world/jobs.ts';
import type { Rng } from '../../world/rng.ts';
import type { Store } from '../../world/store.ts';
import type { World } from '../../world/world.ts';
import { categoryOf, serverOf } from '../epp/settings.ts';
import type { StoredReleasedDomain } from '../released-domains/records.ts';
import type { StoredSource } from '../sources/records.ts';
import { KEPT_DAYS, oldUntil } from './prune.ts';
import type { Run, StoredSchedulerJob, Topic } from './records.ts';

/** What a run is about, when its log is written. */
interface RunScene {
  readonly store: Store;
  readonly rng: Rng;
  /** The account or source that the job is for; null where it is for no single one. */
  readonly target: number | null;
  /** When it began, in milliseconds since 1970. */
  readonly at: number;
  /** How long it took. */
  readonly seconds: number;
}

/** A kind of work that the scheduler does. */
interface TopicFacts {
  readonly category: SchedulerCategory;
  /** How long a run takes: shortest and longest, in seconds. */
  readonly seconds: readonly [shortest: number, longest: number];
  /** What its failed runs end with. */
  readonly error: string;
  /** The first line of its log. */
  readonly begin: (scene: RunScene) => string;
  /** What a run that succeeds logs after that. */
  readonly steps: (scene: RunScene) => readonly string[];
}

/** Every category that has schedulers (contract, SchedulerCategory). */
export const CATEGORIES: readonly SchedulerCategory[] = [
  'epp_registry',
  'domain_catching',
  'sources',
  'released_domains',
  'system_maintenance',
] satisfies typeof schedulerCategories;

const thousands = (number: number): string => String(number).replaceAll(/\B(?=(\d{3})+$)/g, ',');

function serverOfTarget({ store, target }: RunScene): string {
  const account = target === null ? undefined : store.eppAccounts.get(target);
  return serverOf(store, account);
}

const sourceOf = ({ store, target }: RunScene): StoredSource | undefined =>
  target === null ? undefined : store.sources.get(target);

/** The released domains of the day before a run that the registry of its account, if it is for one, can be asked about. */
function namesOfYesterday({ store, target, at }: RunScene): StoredReleasedDomain[] {
  const yesterday = isoDate(at - DAY);
  const account = target === null ? undefined : store.eppAccounts.get(target);
  const tlds = account === undefined ? [] : categoryOf(store, account).supported_tlds;
  return store.releasedDomains.filter(
    ({ release_date, domain }) => release_date === yesterday && isServed(domain, tlds),
  );
}

/** The catches that a run has started, a line each. */
function catchesOf({ store, at }: RunScene): string[] {
  return jobsOf(store, 'real_catch')
    .filter(({ started_at }) => started_at === at)
    .map(({ plan }) => {
      const name = store.eppAccounts.get(plan.account_id)?.name ?? 'a deleted account';
      return `${name}: ${plan.order_ids.length} orders`;
    });
}

/** The kinds of work. Errors and times are the field's own. */
const TOPICS: Readonly<Record<Topic, TopicFacts>> = {
  keepalive: {
    category: 'epp_registry',
    seconds: [0.03, 0.4],
    error: '2502 Session limit exceeded',
    begin: (scene) => `hello sent to ${serverOfTarget(scene)}`,
    steps: ({ seconds }) => [`greeting received after ${Math.round(seconds * 1000)} ms`],
  },
  connect: {
    category: 'epp_registry',
    seconds: [1.2, 9],
    error: '2502 Session limit exceeded',
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
    error: 'connect timeout after 30 s',
    begin: ({ at }) => `looking for paid orders of ${isoDate(at)}`,
    steps: (scene) => [...catchesOf(scene), 'commands prepared, waiting for the drop'],
  },
  whois: {
    category: 'domain_catching',
    seconds: [0.8, 12],
    error: 'connect timeout after 30 s',
    begin: () => 'verifying the names that were caught today',
    steps: () => ['done; what is not published yet is looked up by the next run'],
  },
  import: {
    category: 'sources',
    seconds: [4, 95],
    error: 'HTTP 504 from source',
    begin: (scene) => `fetching ${sourceOf(scene)?.name ?? 'a source that is gone'}`,
    steps: (scene) => {
      const batch = sourceOf(scene)?.history.find(
        ({ started_at }) => started_at === isoTime(scene.at),
      );
      if (batch === undefined) return ['done'];
      if (batch.ended_at === null) return ['the import goes on in the background'];
      const { total, imported, failed } = batch;
      const known = total - imported - failed;
      return [
        `${thousands(total)} records read`,
        `${thousands(imported)} new, ${thousands(known)} duplicates, ${thousands(failed)} refused`,
      ];
    },
  },
  check: {
    category: 'released_domains',
    seconds: [40, 900],
    error: 'connect timeout after 30 s',
    begin: (scene) => `${thousands(namesOfYesterday(scene).length)} released names to check`,
    steps: (scene) => {
      const available = namesOfYesterday(scene).filter(({ is_available }) => is_available);
      return [`${thousands(available.length)} are available by now`];
    },
  },
  populate: {
    category: 'released_domains',
    seconds: [2, 30],
    error: 'The catalogue has no names of this day',
    begin: () => 'collecting the names that dropped yesterday',
    steps: (scene) => [`${thousands(namesOfYesterday(scene).length)} names are in the list`],
  },
  prune: {
    category: 'system_maintenance',
    seconds: [20, 240],
    error: 'lock wait timeout exceeded',
    begin: () => `looking for EPP log rows older than ${KEPT_DAYS} days`,
    steps: ({ store, at }) => {
      const kept = store.eppLogs.filter((row) => row.at >= oldUntil(at) && row.at < at);
      return [`${thousands(kept.length)} rows are left`];
    },
  },
  refresh: {
    category: 'system_maintenance',
    seconds: [0.2, 2.5],
    error: 'connect timeout after 30 s',
    begin: () => 'refreshing the figures of the start page',
    steps: ({ seconds }) => [`done in ${seconds} s`],
  },
};

/** What is true of a kind of work. */
export const factsOf = (topic: Topic): TopicFacts => TOPICS[topic];

/** How often a run of a steady job fails. */
const RARELY = 0.003;

/** The chance of one run: the same seed, job and instant give the same run. */
const runRng = ({ rng }: Pick<World, 'rng'>, { job_id }: StoredSchedulerJob, at: number): Rng =>
  rng.derive(`scheduler/${job_id}/${at}`);

function misfortune({ temper, record }: StoredSchedulerJob, rng: Rng): boolean {
  const drawn = rng.next();
  if (temper === 'failing') return true;
  if (temper === 'flaky') return (record?.consecutive_failures ?? 0) < 2 && drawn < 0.6;
  return drawn < RARELY;
}

/** How a run of the job that starts at this instant goes. */
export function outcome(world: Pick<World, 'rng'>, job: StoredSchedulerJob, at: number): Run {
  const { seconds, error } = factsOf(job.topic);
  const [shortest, longest] = seconds;
  const rng = runRng(world, job, at);
  const took = shortest + rng.next() ** 2 * (longest - shortest);
  const failure = misfortune(job, rng) ? error : undefined;
  const waited = failure?.includes('after 30 s') === true ? 30 : took;
  return { at, seconds: Math.round(waited * 100) / 100, failure };
}

const line = (at: number, text: string): string => `${isoTime(at).slice(11, 19)} ${text}`;

/** The lines that the last run logged, oldest first: when it began, its steps, and the error if it failed. */
export function lastLog(world: World, job: StoredSchedulerJob): string[] {
  const { last_run, last_seconds, last_failed, last_error } = job.record ?? {};
  if (last_run == null) return [];
  const { begin, steps } = factsOf(job.topic);
  const rng = runRng(world, job, last_run).derive('log');
  const seconds = last_seconds ?? 0;
  const scene = { store: world.store, rng, target: job.target, at: last_run, seconds };
  const first = begin(scene);
  const later = last_failed === true ? [last_error ?? 'failed'] : steps(scene);
  const span = seconds * 1000;
  return [
    line(last_run, first),
    ...later.map((text, i) => line(last_run + (span * (i + 1)) / later.length, text)),
  ];
}
