import type { AnyJob, Job, JobName, JobOf, JobPlans } from './records/jobs.ts';
import type { Store } from './store.ts';
import { type JobKind, type World, worldAt } from './world.ts';

/** Planned end of a job, in milliseconds since 1970. */
export const plannedEnd = ({ started_at, duration }: Job): number => started_at + duration;

/** Milliseconds that a job has run at `now`, at most its duration. */
export function elapsed(job: Job, now: number): number {
  const until = Math.min(job.ended_at ?? now, now, plannedEnd(job));
  return Math.max(0, until - job.started_at);
}

/** Progress of a job at `now`, from 0 to 1. Always 1 for a completed job and for one without a duration. */
export function progress(job: Job, now: number): number {
  if (job.status === 'completed' || job.duration === 0) return 1;
  return elapsed(job, now) / job.duration;
}

const kindOf = ({ background }: World, job: AnyJob): JobKind<string, unknown> =>
  background.kinds[job.kind] as JobKind<string, unknown>;

function finish(world: World, job: AnyJob, status: Job['status'], at: number): void {
  job.status = status;
  job.ended_at = at;
  kindOf(world, job).onEnd(worldAt(world, at), job);
}

/** The running jobs, by planned end. */
function running({ jobs }: Store): AnyJob[] {
  return jobs
    .filter(({ status }) => status === 'running')
    .toSorted((a, b) => plannedEnd(a) - plannedEnd(b) || a.id - b.id);
}

/** Takes the steps of the running jobs up to an instant. How often one asks does not change their order. */
function takeSteps(world: World, until: number): void {
  const due = running(world.store).flatMap(
    (job) => kindOf(world, job).steps?.(world, job, until) ?? [],
  );
  for (const { take } of due.toSorted((a, b) => a.at - b.at)) take();
}

/** Handles the next event up to `now`: the end of a job or a run of the scheduler. Returns false when there is none. */
function settleNext(world: World, now: number): boolean {
  const [job] = running(world.store);
  const end = job === undefined ? Infinity : plannedEnd(job);
  const due = world.background.firstDue(world);
  takeSteps(world, Math.min(end, due?.at ?? now, now));
  if (due !== undefined && due.at < end) world.background.runScheduled(worldAt(world, due.at), due);
  else if (job !== undefined && end <= now) {
    finish(world, job, job.failure === undefined ? 'completed' : 'failed', end);
  } else return false;
  return true;
}

/**
 * Brings the world up to its clock: ends the jobs that are due and makes up for the scheduler's runs, in order of time.
 * This includes jobs that these start. Called before each request.
 */
export function settle(world: World): void {
  const { store, clock } = world;
  const now = clock.now();
  world.background.prepareRuns(world);
  for (const job of running(store)) kindOf(world, job).prepare?.(world, job);
  while (settleNext(world, now));
  for (const job of running(store)) kindOf(world, job).meanwhile?.(world, job);
  for (const job of store.jobs.all()) {
    const keptFor = kindOf(world, job).keptFor ?? Infinity;
    if (job.ended_at !== undefined && job.ended_at + keptFor <= now) store.jobs.delete(job.id);
  }
}

/** Cancels or fails a running job before its planned end. Returns false when the job is not running. */
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

/** Moves the clock to the next end of a job and settles. Returns false when no job runs. */
export function stepJobs(world: World): boolean {
  settle(world);
  const [next] = running(world.store);
  if (next === undefined) return false;
  world.clock.set(plannedEnd(next));
  settle(world);
  return true;
}

interface JobCourse {
  /** Milliseconds from the start to the planned end. */
  readonly duration: number;
  /** Error text when it fails at its end. It succeeds when left out. */
  readonly failure?: string | undefined;
  /** Start, in milliseconds since 1970. Default: now. Seeded jobs start earlier. */
  readonly startedAt?: number | undefined;
}

export function startJob<Name extends JobName>(
  { store, clock }: Pick<World, 'store' | 'clock'>,
  kind: Name,
  plan: JobPlans[Name],
  { duration, failure, startedAt = clock.now() }: JobCourse,
): JobOf<Name> {
  const job = { kind, plan, started_at: startedAt, duration, failure, status: 'running' };
  // TypeScript does not match the name and its plan to one member of the union.
  return store.jobs.add(job as never) as unknown as JobOf<Name>;
}

/** The running jobs of a kind whose plan passes, oldest first. */
export const runningJobs = <Name extends JobName>(
  store: Store,
  kind: Name,
  passes: (plan: JobPlans[Name]) => boolean = () => true,
): JobOf<Name>[] =>
  jobsOf(store, kind).filter(({ status, plan }) => status === 'running' && passes(plan));

export function jobsOf<Name extends JobName>({ jobs }: Store, kind: Name): JobOf<Name>[] {
  return jobs.all().filter((job): job is AnyJob & JobOf<Name> => job.kind === kind);
}
