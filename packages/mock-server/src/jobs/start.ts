import type { Store } from '../store.ts';
import type { World } from '../world.ts';
import type { AnyJob, JobName, JobOf, JobPlans } from './kinds.ts';

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
