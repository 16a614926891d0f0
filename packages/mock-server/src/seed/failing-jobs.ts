import { worldAt } from '../jobs/world-at.ts';
import type { Rng } from '../rng.ts';
import { activeJobs } from '../scheduler/active-jobs.ts';
import { recordRun, type StoredSchedulerJob } from '../scheduler/job-record.ts';
import { factsOf } from '../scheduler/topics.ts';
import { importSource } from '../sources/import.ts';
import type { StoredSource } from '../sources/stored.ts';
import { sourceTrouble } from '../sources/trouble.ts';
import { HOUR, isoTime } from '../time/clock.ts';
import type { World } from '../world.ts';

/** How often a job has failed in a row, at least and at most. */
const ROW = [3, 14] as const;

/** Makes the host of an address one that nobody knows (RFC 2606); a path without a host stays. */
function unreachable(url: string): string {
  return url.replace(/^(\w+:\/\/[^/]+)/, '$1.invalid');
}

/** How long ago the sources went, in hours. */
const HOURS_BROKEN = 3;

/** Takes back what the seed says of imports since the sources went: they failed, and come in the order of time. */
function forgetImports({ store }: World, source: StoredSource, since: string): void {
  const gone = source.history.filter(({ started_at }) => started_at >= since).map(({ id }) => id);
  source.history = source.history.filter(({ id }) => !gone.includes(id));
  for (const { id, details } of store.auditLogs.all()) {
    if (gone.some((batch) => batch === details?.['batch_id'])) store.auditLogs.delete(id);
  }
}

/** Every source moves to a host that is gone: whoever imports, by hand or by schedule, is told so. */
function breakSources(world: World): void {
  const { store, clock } = world;
  for (const source of store.sources.all()) {
    if (source.url) source.url = unreachable(source.url);
    if (!source.is_active) continue;
    forgetImports(world, source, isoTime(clock.now() - HOURS_BROKEN * HOUR));
    for (let hours = HOURS_BROKEN; hours > 0; hours -= 1) {
      const then = worldAt(world, clock.now() - hours * HOUR);
      importSource(then, source, { limit: 'news', actor: undefined });
    }
  }
}

/** When an import last began, and why it failed; undefined for a source that is gone. */
function lastImport({ store, clock }: World, { target }: StoredSchedulerJob) {
  const source = target === null ? undefined : store.sources.get(target);
  const last = source?.history.at(-1);
  if (source === undefined || last === undefined) return undefined;
  return { at: Date.parse(last.started_at), failure: sourceTrouble(source, clock.day()) };
}

/** Every job that has run fails now, and has failed for some time. */
function breakScheduler(world: World, rng: Rng): void {
  for (const job of activeJobs(world.store)) {
    const isImport = job.topic === 'import';
    if (!isImport) job.temper = 'failing';
    const { last_run, last_seconds } = job.record ?? {};
    if (last_run == null) continue;
    const own = { at: last_run, failure: factsOf(job.topic).error };
    const { at, failure } = isImport ? (lastImport(world, job) ?? own) : own;
    const row = rng.int(...ROW);
    for (let i = 0; i < row; i += 1) recordRun(job, { at, seconds: last_seconds ?? 0, failure });
  }
}

/** A day on which nothing in the background works: schedulers and imports fail, and have failed for a while. */
export function failJobs(world: World, rng: Rng): void {
  breakSources(world);
  breakScheduler(world, rng);
}
