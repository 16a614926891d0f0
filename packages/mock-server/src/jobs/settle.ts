import type { World } from '../world.ts';
import { jobKinds } from './kinds.ts';

/**
 * Brings the world up to its clock: every running job whose time has come ends, in the order in which they end, and
 * leaves behind what it leaves. Called before each request and by the control API's steps.
 */
export function settle(world: World): void {
  const { store, clock } = world;
  const now = clock.now();
  const due = store.jobs
    .filter(({ status, started_at, duration }) => status === 'running' && started_at + duration <= now)
    .sort((a, b) => a.started_at + a.duration - (b.started_at + b.duration) || a.id - b.id);
  for (const job of due) {
    job.status = job.failure === undefined ? 'completed' : 'failed';
    job.ended_at = job.started_at + job.duration;
    jobKinds[job.kind].onEnd(world, job as never);
  }
}

/** Ends a running job before its time: cancelled by a person, or failed for a reason. */
export function endJob(world: World, id: number, end: { status: 'cancelled' | 'failed'; failure?: string }): void {
  const job = world.store.jobs.get(id);
  if (job === undefined || job.status !== 'running') return;
  job.status = end.status;
  job.failure = end.failure;
  job.ended_at = world.clock.now();
  jobKinds[job.kind].onEnd(world, job as never);
}
