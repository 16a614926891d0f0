import type { Rng } from '../rng.ts';
import type { World } from '../world.ts';
import type { Run, StoredSchedulerJob } from './job-record.ts';
import { factsOf } from './topics.ts';

/** How often a run of a steady job fails. */
const RARELY = 0.003;

/** The chance of one run: the same seed, job and instant give the same run. */
export function runRng(
  { rng }: Pick<World, 'rng'>,
  { job_id }: StoredSchedulerJob,
  at: number,
): Rng {
  return rng.derive(`scheduler/${job_id}/${at}`);
}

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
