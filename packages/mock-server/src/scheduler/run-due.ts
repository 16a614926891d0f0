import { DAY } from '../time/clock.ts';
import type { World } from '../world.ts';
import { activeJobs, adoptJobs } from './active-jobs.ts';
import { emptyRecord, recordRun, type StoredSchedulerJob } from './job-record.ts';
import { perform } from './perform.ts';
import { nextTime, runsPerDay } from './run-times.ts';
import type { Topic } from './topics.ts';

/**
 * When the clock jumps, so many last runs of a job are gone through one by one; earlier ones are only counted. Those
 * that work on hundreds or thousands of domains take their time, and so do those that connect accounts: each has a
 * keepalive from then on.
 */
const REPLAYED: Partial<Record<Topic, number>> = {
  import: 12,
  check: 12,
  connect: 12,
  populate: 12,
  catch_window: 12,
  prune: 12,
};
const REPLAYED_OTHERS = 300;

/** A run that the schedule asks for. */
export interface DueRun {
  readonly job: StoredSchedulerJob;
  /** In milliseconds since 1970. */
  readonly at: number;
}

function isDue({ is_active, next_at }: StoredSchedulerJob, now: number): boolean {
  return is_active && next_at !== null && next_at <= now;
}

/** Counts the runs of a time that is too long to go through, and goes on after it. */
function skipOld(job: StoredSchedulerJob, now: number): void {
  if (job.next_at === null) return;
  const runs = REPLAYED[job.topic] ?? REPLAYED_OTHERS;
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

/** Prepares for the runs that are due by now: of the jobs that still exist, of a time that can be gone through. */
export function prepareRuns(world: World): void {
  const { store, clock } = world;
  const now = clock.now();
  if (!store.schedulerJobs.all().some((job) => isDue(job, now))) return;
  adoptJobs(world);
  for (const job of activeJobs(store)) skipOld(job, now);
}

/** The run that should have been first, of those that are due by now. */
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

/** Makes up for a run, in a world whose clock shows its time. A pure function of seed, job, time and what is stored. */
export function runScheduled(world: World, { job, at }: DueRun): void {
  recordRun(job, perform({ ...world, user: undefined }, job));
  job.next_at = nextTime(job.schedule, at);
  // The run may have connected an account: its keepalive begins now, and not when somebody looks.
  adoptJobs(world);
}
