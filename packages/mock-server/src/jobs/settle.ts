import { Clock } from '../clock.ts';
import { runDue } from '../scheduler/run-due.ts';
import type { Store } from '../store.ts';
import type { World } from '../world.ts';
import { type Job, plannedEnd } from './job.ts';
import {
  type AnyJob,
  type JobKind,
  jobKinds,
  type JobName,
  type JobOf,
  type JobPlans,
} from './kinds.ts';

/** How a job runs its course, beside its plan. */
export interface JobCourse {
  /** Milliseconds from now to its end. */
  readonly duration: number;
  /** How it fails at its end; it succeeds when left out. */
  readonly failure?: string | undefined;
  /** When it started, in milliseconds since 1970; now when left out (seeds start some earlier). */
  readonly startedAt?: number | undefined;
}

/** Starts a job. */
export function startJob<Name extends JobName>(
  { store, clock }: Pick<World, 'store' | 'clock'>,
  kind: Name,
  plan: JobPlans[Name],
  { duration, failure, startedAt = clock.now() }: JobCourse,
): JobOf<Name> {
  const job = { kind, plan, started_at: startedAt, duration, failure, status: 'running' };
  // TypeScript does not relate the name and its plan to one member of the union.
  return store.jobs.add(job as never) as unknown as JobOf<Name>;
}

/** The jobs of one kind, oldest first. */
export function jobsOf<Name extends JobName>({ jobs }: Store, kind: Name): JobOf<Name>[] {
  return jobs.all().filter((job): job is AnyJob & JobOf<Name> => job.kind === kind);
}

/** A job by its id, if it is of this kind. */
export function jobOf<Name extends JobName>(
  { jobs }: Store,
  kind: Name,
  id: number,
): JobOf<Name> | undefined {
  const job = jobs.get(id);
  return job?.kind === kind ? (job as unknown as JobOf<Name>) : undefined;
}

function kindOf(job: AnyJob): JobKind<string, unknown> {
  return jobKinds()[job.kind] as JobKind<string, unknown>;
}

/** The same world, as it is at another instant. */
function worldAt(world: World, at: number): World {
  return { ...world, clock: new Clock({ start: at, frozen: true }) };
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

/**
 * Brings the world up to its clock: every running job whose time has come ends, in the order in which they end, and
 * leaves behind what it leaves. What jobs start when they end is settled too, and the scheduler's runs are made up for.
 * Called before each request.
 */
export function settle(world: World): void {
  const { store, clock } = world;
  const now = clock.now();
  runDue(world);
  let [next] = running(store);
  while (next !== undefined && plannedEnd(next) <= now) {
    finish(world, next, next.failure === undefined ? 'completed' : 'failed', plannedEnd(next));
    [next] = running(store);
  }
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
