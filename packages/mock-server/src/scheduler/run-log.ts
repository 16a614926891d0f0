import { isoTime } from '../time/clock.ts';
import type { World } from '../world.ts';
import type { StoredSchedulerJob } from './job-record.ts';
import { runRng } from './outcome.ts';
import { factsOf } from './topics.ts';

function line(at: number, text: string): string {
  return `${isoTime(at).slice(11, 19)} ${text}`;
}

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
