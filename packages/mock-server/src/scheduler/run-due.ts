import { DAY } from '../clock.ts';
import { nextRun } from '../cron.ts';
import type { World } from '../world.ts';
import { activeJobs, adoptJobs, scheduleJobs } from './active-jobs.ts';
import { readCron } from './cron-times.ts';
import { emptyRecord, recordRun, type StoredSchedulerJob } from './job-record.ts';
import { outcome } from './outcome.ts';

/** How far back runs are gone through one by one when the clock jumps; earlier ones are only counted. */
const REPLAYED = 35 * DAY;

/** Counts the runs of a span that is too long to go through, at the pace of the runs that were gone through. */
function countSkipped(job: StoredSchedulerJob, span: number, replayed: number): void {
  const record = (job.record ??= emptyRecord());
  const skipped = Math.round((span / REPLAYED) * replayed);
  record.executions += skipped;
  if (job.temper !== 'failing') return;
  record.failures += skipped;
  record.consecutive_failures += skipped;
}

function runDueOf(world: World, job: StoredSchedulerJob, now: number): void {
  const cron = readCron(job.cron);
  const due = job.next_at;
  if (due === null || due > now || cron === undefined) return;
  const skipped = Math.max(0, now - REPLAYED - due);
  let runs = 0;
  let next: number | undefined = skipped > 0 ? nextRun(cron, now - REPLAYED) : due;
  while (next !== undefined && next <= now) {
    recordRun(job, outcome(world, job, next));
    runs += 1;
    next = nextRun(cron, next);
  }
  if (skipped > 0) countSkipped(job, skipped, runs);
}

/**
 * Runs what the scheduler should have run by now. A run is a pure function of seed, job and time: nobody has to look for
 * it to have happened, and looking often changes nothing.
 */
export function runDue(world: World): void {
  const { store, clock } = world;
  const now = clock.now();
  if (!activeJobs(store).some(({ next_at }) => next_at !== null && next_at <= now)) return;
  adoptJobs(store);
  for (const job of activeJobs(store)) runDueOf(world, job, now);
  scheduleJobs(world);
}
