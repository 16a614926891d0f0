import { DAY } from '../clock.ts';
import type { Rng } from '../rng.ts';
import { activeJobs, currentJobs } from '../scheduler/active-jobs.ts';
import { previousRun, readCron, runsPerDay } from '../scheduler/cron-times.ts';
import { emptyRecord, type StoredSchedulerJob, type Temper } from '../scheduler/job-record.ts';
import { outcome } from '../scheduler/outcome.ts';
import { factsOf } from '../scheduler/topics.ts';
import type { World } from '../world.ts';

/** The jobs that do not just work: how they go, and how many of their last runs failed. */
const TROUBLED: Readonly<Record<string, { temper: Temper; row: number }>> = {
  epp_connect_daily: { temper: 'failing', row: 4 },
  whois_verify: { temper: 'flaky', row: 2 },
};

/** Planned, but without a run so far: it is younger than its first date. */
const NEVER_RAN = 'prune_epp_logs';

/** So new that there is no health data of it. */
const NEW = 'refresh_search_index';

/** What a job's past looks like: as many runs as fit into its age, the last one when its schedule says. */
export function giveHistory(world: World, job: StoredSchedulerJob, rng: Rng, row: number): void {
  const cron = readCron(job.cron);
  const last = cron && previousRun(cron, world.clock.now());
  const record = emptyRecord();
  job.record = record;
  if (cron === undefined || last === undefined) return;
  record.executions = Math.max(row, Math.round(rng.int(60, 400) * runsPerDay(cron)), 1);
  const share = job.temper === 'steady' ? rng.next() * 0.02 : 0.1 + rng.next() * 0.2;
  record.failures = Math.min(record.executions, row + Math.floor(record.executions * share));
  record.consecutive_failures = row;
  record.last_run = last;
  record.last_failed = row > 0;
  record.last_seconds = outcome(world, job, last).seconds;
  record.last_error = record.failures > 0 ? factsOf(job.topic).error : null;
}

/** The scheduler's jobs with what they have done so far: healthy, warning, failing, never run, and unknown. */
export function seedScheduler(world: World, rng: Rng): void {
  for (const job of currentJobs(world)) {
    const chance = rng.derive(job.job_id);
    const { temper, row } = TROUBLED[job.job_id] ?? { temper: 'steady', row: 0 };
    job.temper = temper;
    if (job.job_id === NEVER_RAN) job.record = emptyRecord();
    else if (job.job_id !== NEW) giveHistory(world, job, chance, row);
  }
}

/** Makes every job that has run fail from now on, and for some time past. */
export function breakScheduler({ store, clock }: World, rng: Rng): void {
  for (const job of activeJobs(store)) {
    job.temper = 'failing';
    if (job.record === undefined || job.record.executions === 0) continue;
    const row = Math.min(job.record.executions, rng.int(3, 40));
    job.record.consecutive_failures = row;
    job.record.failures = Math.max(job.record.failures, row);
    job.record.last_failed = true;
    job.record.last_error = factsOf(job.topic).error;
    job.record.last_run ??= clock.now() - DAY;
  }
}
