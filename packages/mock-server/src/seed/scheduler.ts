import { notOpened } from '../epp/connect.ts';
import { sessionTrouble } from '../epp/session.ts';
import type { Rng } from '../rng.ts';
import { currentJobs } from '../scheduler/active-jobs.ts';
import {
  emptyRecord,
  type RunRecord,
  type StoredSchedulerJob,
  type Temper,
} from '../scheduler/job-record.ts';
import { outcome } from '../scheduler/outcome.ts';
import { previousTime, runsPerDay } from '../scheduler/run-times.ts';
import { factsOf } from '../scheduler/topics.ts';
import { sourceTrouble } from '../sources/trouble.ts';
import type { World } from '../world.ts';

/** The jobs that do not just work: how they go, and how many of their last runs failed. */
const TROUBLED: Readonly<Record<string, { temper: Temper; row: number }>> = {
  // It works, but for the account of a category that is not active.
  epp_connect_daily: { temper: 'steady', row: 4 },
  whois_verify: { temper: 'flaky', row: 2 },
};

/** What the last failed run of a job ended with. */
function errorOf(world: World, { topic }: StoredSchedulerJob): string {
  const trouble = topic === 'connect' ? notOpened(world, sessionTrouble) : undefined;
  return trouble ?? factsOf(topic).error;
}

/** Planned, but without a run so far: it is younger than its first date. */
const NEVER_RAN = 'prune_epp_logs';

/** So new that there is no health data of it. */
const NEW = 'refresh_search_index';

/** What a job's past looks like: as many runs as fit into its age, the last one when its schedule says. */
function pastOf(world: World, job: StoredSchedulerJob, rng: Rng, row: number): RunRecord {
  const last = previousTime(job.schedule, world.clock.now());
  const record = emptyRecord();
  if (last === undefined) return record;
  const { seconds } = outcome(world, job, last);
  record.executions = Math.max(row, Math.round(rng.int(60, 400) * runsPerDay(job.schedule)), 1);
  const share = job.temper === 'steady' ? rng.next() * 0.02 : 0.1 + rng.next() * 0.2;
  record.failures = Math.min(record.executions, row + Math.floor(record.executions * share));
  const error = record.failures > 0 ? errorOf(world, job) : null;
  return { ...record, ...lastRun(last, seconds, row, error) };
}

function lastRun(at: number, seconds: number, row: number, error: string | null) {
  return {
    last_run: at,
    last_seconds: seconds,
    last_failed: row > 0,
    last_error: error,
    consecutive_failures: row,
  };
}

/** The past of an import is what the source's history says. */
function importPast(world: World, job: StoredSchedulerJob, rng: Rng): RunRecord {
  const source = world.store.sources.get(job.target ?? 0);
  const last = source?.history.at(-1);
  if (source === undefined || last === undefined) return emptyRecord();
  const row =
    source.history.length - 1 - source.history.findLastIndex(({ imported }) => imported > 0);
  const at = Date.parse(last.started_at);
  const seconds = (Date.parse(last.ended_at ?? last.started_at) - at) / 1000;
  const trouble = sourceTrouble(source, world.clock.day()) ?? factsOf(job.topic).error;
  return {
    ...pastOf(world, job, rng, row),
    ...lastRun(at, seconds, row, row > 0 ? trouble : null),
  };
}

/** The scheduler's jobs with what they have done so far: healthy, warning, failing, never run, and unknown. */
export function seedScheduler(world: World, rng: Rng): void {
  for (const job of currentJobs(world)) {
    const chance = rng.derive(job.job_id);
    const { temper, row } = TROUBLED[job.job_id] ?? { temper: 'steady', row: 0 };
    job.temper = temper;
    if (job.job_id === NEVER_RAN) job.record = emptyRecord();
    else if (job.topic === 'import') job.record = importPast(world, job, chance);
    else if (job.job_id !== NEW) job.record = pastOf(world, job, chance, row);
  }
}
