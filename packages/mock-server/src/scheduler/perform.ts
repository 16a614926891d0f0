import { closeBatch, openBatch } from '../sources/import-records.ts';
import { importSource } from '../sources/import.ts';
import type { World } from '../world.ts';
import type { Run, StoredSchedulerJob } from './job-record.ts';
import { outcome } from './outcome.ts';

/** An import by schedule is one like by hand: its records, history and audit log are the source's. */
function performImport(world: World, job: StoredSchedulerJob, run: Run): Run {
  const source = job.target === null ? undefined : world.store.sources.get(job.target);
  if (source === undefined) return run;
  if (run.failure !== undefined) {
    closeBatch(world, source, openBatch(world, source).id, run.failure, undefined);
    return run;
  }
  const result = importSource(world, source, { limit: 0, actor: undefined });
  return { ...run, failure: result === 'timeout' ? undefined : result.error };
}

/** Does what the job is for, at the time of the world's clock, and says how it went. */
export function perform(world: World, job: StoredSchedulerJob): Run {
  const run = outcome(world, job, world.clock.now());
  return job.topic === 'import' ? performImport(world, job, run) : run;
}
