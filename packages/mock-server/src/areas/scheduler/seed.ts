import { HOUR, isoTime } from '../../world/time.ts';
import { previousTime, runsPerDay } from '../../world/cron.ts';
import type { Rng } from '../../world/rng.ts';
import { type World, worldAt } from '../../world/world.ts';
import { notOpened, sessionError } from '../epp-accounts/accounts.ts';
import { sourceError } from '../sources/feed.ts';
import { importSource } from '../sources/import.ts';
import type { StoredSource } from '../../world/records/sources.ts';
import { activeJobs, currentJobs, emptyRecord, recordRun } from './jobs.ts';
import type { RunRecord, StoredSchedulerJob, Temper } from '../../world/records/scheduler.ts';
import { outcome, TOPICS } from './topics.ts';

/** Replaces the host of an address by an unknown one (RFC 2606, section 2). A path without a host stays. */
const unreachable = (url: string): string => url.replace(/^(\w+:\/\/[^/]+)/, '$1.invalid');

const HOURS_BROKEN = 3;

/** Removes the seeded imports since the sources broke. Failed ones replace them, in order of time. */
function forgetImports({ store }: World, source: StoredSource, since: string): void {
  const gone = source.history.filter(({ started_at }) => started_at >= since).map(({ id }) => id);
  source.history = source.history.filter(({ id }) => !gone.includes(id));
  for (const { id, details } of store.auditLogs.all()) {
    if (gone.some((batch) => batch === details?.['batch_id'])) store.auditLogs.delete(id);
  }
}

/** Moves every source to an unknown host, so that all imports fail. */
function breakSources(world: World): void {
  const { store, clock } = world;
  for (const source of store.sources.all()) {
    if (source.url) source.url = unreachable(source.url);
    if (!source.is_active) continue;
    forgetImports(world, source, isoTime(clock.now() - HOURS_BROKEN * HOUR));
    for (let hours = HOURS_BROKEN; hours > 0; hours -= 1) {
      const then = worldAt(world, clock.now() - hours * HOUR);
      importSource(then, source, { limit: 'new', actor: undefined });
    }
  }
}

/** Makes every job that has run fail, now and in its recent past. */
function breakScheduler({ store, clock }: World, rng: Rng): void {
  for (const job of activeJobs(store)) {
    const source = job.topic === 'import' ? store.sources.get(job.target ?? 0) : undefined;
    if (job.topic !== 'import') job.temper = 'failing';
    const { last_run, last_seconds } = job.record ?? {};
    if (last_run == null) continue;
    const last = source?.history.at(-1);
    const { at, failure } =
      source && last
        ? { at: Date.parse(last.started_at), failure: sourceError(source, clock.day()) }
        : { at: last_run, failure: TOPICS[job.topic].error };
    const row = rng.int(3, 14);
    for (let i = 0; i < row; i += 1) recordRun(job, { at, seconds: last_seconds ?? 0, failure });
  }
}

/** Breaks all background work: scheduler jobs and imports fail and have failed for a while. */
export function failJobs(world: World, rng: Rng): void {
  breakSources(world);
  breakScheduler(world, rng);
}

/** Jobs with failures: how their runs end, and the number of the last failures in a row. */
const TROUBLED: Readonly<Record<string, { temper: Temper; row: number }>> = {
  // Works except for the account of an inactive category.
  epp_connect_daily: { temper: 'steady', row: 4 },
  whois_verify: { temper: 'flaky', row: 2 },
};

/** A job without a run so far: it is younger than its first date. */
const NEVER_RAN = 'prune_epp_logs';

/** A job that is too new for health data. */
const NEW = 'refresh_search_index';

/** Seeds the record of a job: the runs of its age, with the last one by its schedule. */
function pastOf(world: World, job: StoredSchedulerJob, rng: Rng, row: number): RunRecord {
  const last = previousTime(job.schedule, world.clock.now());
  const record = emptyRecord();
  if (last === undefined) return record;
  const { seconds } = outcome(world, job, last);
  record.executions = Math.max(row, Math.round(rng.int(60, 400) * runsPerDay(job.schedule)), 1);
  const share = job.temper === 'steady' ? rng.next() * 0.02 : 0.1 + rng.next() * 0.2;
  record.failures = Math.min(record.executions, row + Math.floor(record.executions * share));
  const cause = job.topic === 'connect' ? notOpened(world, sessionError) : undefined;
  const error = record.failures > 0 ? (cause ?? TOPICS[job.topic].error) : null;
  return { ...record, ...lastRun(last, seconds, row, error) };
}

const lastRun = (at: number, seconds: number, row: number, error: string | null) => ({
  last_run: at,
  last_seconds: seconds,
  last_failed: row > 0,
  last_error: error,
  consecutive_failures: row,
});

/** The record of an import job, from the source's history. */
function importPast(world: World, job: StoredSchedulerJob, rng: Rng): RunRecord {
  const source = world.store.sources.get(job.target ?? 0);
  const last = source?.history.at(-1);
  if (source === undefined || last === undefined) return emptyRecord();
  const row =
    source.history.length - 1 - source.history.findLastIndex(({ imported }) => imported > 0);
  const at = Date.parse(last.started_at);
  const seconds = (Date.parse(last.ended_at ?? last.started_at) - at) / 1000;
  const error = sourceError(source, world.clock.day()) ?? TOPICS[job.topic].error;
  return {
    ...pastOf(world, job, rng, row),
    ...lastRun(at, seconds, row, row > 0 ? error : null),
  };
}

/** Seeds the scheduler's jobs with their records: healthy, warning, failing, never run and unknown. */
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
