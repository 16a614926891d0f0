import { firstDue, prepareRuns, runScheduled } from '../scheduler/run-due.ts';
import type { Store } from '../store.ts';
import type { World } from '../world.ts';
import { type Job, plannedEnd } from './job.ts';
import { type AnyJob, type JobKind, jobKinds } from './kinds.ts';
import { worldAt } from './world-at.ts';

function kindOf(job: AnyJob): JobKind<string, unknown> {
  return jobKinds[job.kind] as JobKind<string, unknown>;
}

function finish(world: World, job: AnyJob, status: Job['status'], at: number): void {
  job.status = status;
  job.ended_at = at;
  kindOf(job).onEnd(worldAt(world, at), job);
}

/** The running jobs, the one that ends first in front. */
function running({ jobs }: Store): AnyJob[] {
  return jobs
    .filter(({ status }) => status === 'running')
    .toSorted((a, b) => plannedEnd(a) - plannedEnd(b) || a.id - b.id);
}

/** Does what happens next, up to now: the end of a job or a run of the scheduler. False when there is nothing. */
function settleNext(world: World, now: number): boolean {
  const [job] = running(world.store);
  const end = job === undefined ? Infinity : plannedEnd(job);
  const due = firstDue(world);
  if (due !== undefined && due.at < end) runScheduled(worldAt(world, due.at), due);
  else if (job !== undefined && end <= now) {
    finish(world, job, job.failure === undefined ? 'completed' : 'failed', end);
  } else return false;
  return true;
}

/**
 * Brings the world up to its clock: running jobs whose time has come end, the scheduler's runs are made up for, all in
 * the order of time. What jobs start when they end is settled too. Called before each request.
 */
export function settle(world: World): void {
  const { store, clock } = world;
  const now = clock.now();
  prepareRuns(world);
  while (settleNext(world, now));
  for (const job of running(store)) kindOf(job).meanwhile?.(world, job);
  for (const job of store.jobs.all()) {
    const keptFor = kindOf(job).keptFor ?? Infinity;
    if (job.ended_at !== undefined && job.ended_at + keptFor <= now) store.jobs.delete(job.id);
  }
}

/** Ends a running job before its time: cancelled by a person, or failed for a reason. False when it is not running. */
export function endJob(
  world: World,
  id: number,
  end: { readonly status: 'cancelled' | 'failed'; readonly failure?: string },
): boolean {
  const job = world.store.jobs.get(id);
  if (job?.status !== 'running') return false;
  job.failure = end.failure;
  finish(world, job, end.status, world.clock.now());
  return true;
}

/** Moves the clock to the end of the running job that ends next, and settles. False when none runs. */
export function stepJobs(world: World): boolean {
  settle(world);
  const [next] = running(world.store);
  if (next === undefined) return false;
  world.clock.set(plannedEnd(next));
  settle(world);
  return true;
}
