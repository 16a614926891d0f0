import { DAY, isoDate } from '../../world/time.ts';
import { nextTime, runsPerDay } from '../../world/cron.ts';
import type { DueRun, JobKind, World } from '../../world/world.ts';
import { type Acting, connect, notOpened } from '../epp-accounts/accounts.ts';
import { catchOrders, freeOrders, pendingOrders, runningCatch } from '../catches/catches.ts';
import { activeRuns } from '../data-sources/runs.ts';
import { removeRows } from '../data-sources/tables.ts';
import { startCheck } from '../released-domains/checks.ts';
import { populate } from '../released-domains/rows.ts';
import { closeBatch, importSource, openBatch } from '../sources/import.ts';
import { activeJobs, adoptJobs, emptyRecord, recordRun } from './jobs.ts';
import type { SchedulerRunPlan, StoredSchedulerJob, Topic } from '../../world/records/scheduler.ts';
import { oldUntil, outcome, type Run } from './topics.ts';

/** A manual run. Its end updates the job's record. */
export const schedulerRun: JobKind<'scheduler_run', SchedulerRunPlan> = {
  onEnd: ({ store }, { plan, started_at, ended_at = started_at, status, failure }) => {
    const job = store.schedulerJobs.find(({ job_id }) => job_id === plan.job_id);
    if (job === undefined) return;
    recordRun(job, {
      at: started_at,
      seconds: Math.round((ended_at - started_at) / 10) / 100,
      failure: status === 'completed' ? undefined : (failure ?? status),
    });
  },
  keptFor: 600_000,
};

type Work = (world: Acting, job: StoredSchedulerJob, run: Run) => Run;

const WINDOWS: Readonly<Record<string, readonly string[]>> = {
  catch_window_com: ['com', 'net'],
  catch_window_org: ['org'],
};

const yesterday = ({ clock }: Acting): string => isoDate(clock.now() - DAY);

/** Imports a source. History and audit log of the source also have failed imports. */
const importOne: Work = (world, { target }, run) => {
  const source = world.store.sources.get(target ?? 0);
  if (source === undefined) return run;
  if (run.failure !== undefined) {
    closeBatch(world, source, openBatch(world, source).id, run.failure, world.user);
    return run;
  }
  const result = importSource(world, source, { limit: 'new', actor: world.user });
  return { ...run, failure: result === 'timeout' ? undefined : result.error };
};

/** Connects the account and starts a check of yesterday's drops, which continues as its own job. */
const checkReleased: Work = (world, { target }, run) => {
  const account = world.store.eppAccounts.get(target ?? 0);
  if (account === undefined) return run;
  const failure = connect(world, account);
  if (failure !== undefined) return { ...run, failure };
  const { duration } = startCheck(world, yesterday(world), account);
  return { ...run, seconds: duration / 1000 };
};

/**
 * Starts catches of today's paid orders with the window's TLDs on all accounts. Fails when there are orders and no
 * account connects.
 */
const catchToday: Work = (world, job, run) => {
  const { store, clock } = world;
  const target_date = isoDate(clock.now());
  const tlds = WINDOWS[job.job_id] ?? [];
  const failures: string[] = [];
  let isCatching = false;
  for (const account of store.eppAccounts.filter(({ is_active }) => is_active)) {
    if (runningCatch(store, account.id) !== undefined) continue;
    const pending = freeOrders(store, pendingOrders(store, account, target_date));
    const orders = pending.filter(({ tld }) => tlds.includes(tld));
    if (orders.length === 0) continue;
    const failure = catchOrders(world, account, { target_date, orders });
    if (failure === undefined) isCatching = true;
    else failures.push(`${account.name}: ${failure}`);
  }
  return isCatching ? run : { ...run, failure: failures[0] };
};

/** Removes old data, so that a mock that runs for months stays fast and its state small. */
function prune(world: World): void {
  const { store, clock } = world;
  const until = oldUntil(clock.now());
  for (const { id, at } of store.eppLogs.all()) if (at < until) store.eppLogs.delete(id);
  const firstDate = isoDate(until);
  for (const { id, release_date } of store.releasedDomains.all()) {
    if (release_date < firstDate) store.releasedDomains.delete(id);
  }
  // A running data source counts rows, so the catalogue waits for the next pruning.
  if (activeRuns(world).length === 0) pruneCatalogue(world, Math.floor(until / DAY));
}

/** Removes rows whose last drop is before a day (from 1970-01-01). */
function pruneCatalogue(world: World, firstDay: number): void {
  const { size, day, variations } = world.catalogue.columns;
  const gone = new Uint8Array(size);
  for (let row = 0; row < size; row += 1) {
    gone[row] = Number((variations.get(row)?.at(-1)?.day ?? day[row] ?? 0) < firstDay);
  }
  if (gone.includes(1)) removeRows(world, gone);
}

/** The work of each topic, as the console's buttons do it. Other topics only update their record. */
const WORK: Partial<Record<Topic, Work>> = {
  import: importOne,
  check: checkReleased,
  populate: (world, _, run) => {
    populate(world, yesterday(world));
    return run;
  },
  // Fails when an account does not connect.
  connect: (world, _, run) => ({ ...run, failure: notOpened(world, connect) }),
  catch_window: catchToday,
  prune: (world, _, run) => {
    prune(world);
    return run;
  },
};

/** Does the work of a job at the time of the world's clock, and returns its result. */
export function perform(world: Acting, job: StoredSchedulerJob): Run {
  const run = outcome(world, job, world.clock.now());
  const work = WORK[job.topic];
  const isBound = run.failure !== undefined && job.topic !== 'import';
  return work === undefined || isBound ? run : work(world, job, run);
}

/**
 * Number of runs of a job that are replayed after a jump of the clock: fewer for jobs with work to do, which is slow.
 */
const REPLAYED = 12;
const REPLAYED_OTHERS = 300;

const isDue = ({ is_active, next_at }: StoredSchedulerJob, now: number): boolean =>
  is_active && next_at !== null && next_at <= now;

/** Counts the runs that are too old to replay, and moves the next run past them. */
function skipOld(job: StoredSchedulerJob, now: number): void {
  if (job.next_at === null) return;
  const runs = job.topic in WORK ? REPLAYED : REPLAYED_OTHERS;
  const daily = runsPerDay(job.schedule);
  const from = now - (runs / daily) * DAY;
  if (job.next_at >= from) return;
  const skipped = Math.round(((from - job.next_at) / DAY) * daily);
  const record = (job.record ??= emptyRecord());
  record.executions += skipped;
  if (job.temper === 'failing') {
    record.failures += skipped;
    record.consecutive_failures += skipped;
  }
  job.next_at = nextTime(job.schedule, from);
}

/** Prepares the due runs: updates the list of jobs and skips runs that are too old. */
export function prepareRuns(world: World): void {
  const { store, clock } = world;
  const now = clock.now();
  if (!store.schedulerJobs.all().some((job) => isDue(job, now))) return;
  adoptJobs(world);
  for (const job of activeJobs(store)) skipOld(job, now);
}

export function firstDue({ store, clock }: World): DueRun | undefined {
  const now = clock.now();
  let first: DueRun | undefined;
  for (const job of store.schedulerJobs.all()) {
    const at = job.next_at;
    if (at === null || !isDue(job, now)) continue;
    if (first === undefined || at < first.at) first = { job, at };
  }
  return first;
}

/** Performs a run in a world whose clock shows its time. Depends only on the seed, the job, the time and the store. */
export function runScheduled(world: World, { job, at }: DueRun): void {
  recordRun(job, perform({ ...world, user: undefined }, job));
  job.next_at = nextTime(job.schedule, at);
  // The run may have connected an account, whose keepalive starts now, not with the next request.
  adoptJobs(world);
}
