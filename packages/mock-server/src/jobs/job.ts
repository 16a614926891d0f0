/** Where a job stands. It ends by itself at `started_at + duration`, unless it is ended before. */
export type JobStatus = 'running' | 'completed' | 'failed' | 'cancelled';

/**
 * Something that takes time: a check of released domains, an import, an enrichment, a catch. Plain data in the store:
 * how far it is follows from its plan and the clock alone, so polling needs no timers and a test can step through it.
 */
export interface Job<Kind extends string = string, Plan = unknown> {
  readonly id: number;
  readonly kind: Kind;
  /** What it works on and what comes of it, decided when it starts. */
  readonly plan: Plan;
  /** Milliseconds since 1970. */
  readonly started_at: number;
  /** Milliseconds from the start to the planned end. */
  readonly duration: number;
  /** Whether it fails at its end, and how; undefined when it succeeds. */
  failure?: string | undefined;
  status: JobStatus;
  /** When it ended, in milliseconds since 1970. */
  ended_at?: number | undefined;
}

/** When a job ends by itself, in milliseconds since 1970. */
export function plannedEnd({ started_at, duration }: Job): number {
  return started_at + duration;
}

/** Milliseconds that a job has run by `now`, at most its duration. */
export function elapsed(job: Job, now: number): number {
  const until = Math.min(job.ended_at ?? now, now, plannedEnd(job));
  return Math.max(0, until - job.started_at);
}

/** How much of a job is done by `now`, 0 to 1. A completed job is 1, one without duration too. */
export function progress(job: Job, now: number): number {
  if (job.status === 'completed' || job.duration === 0) return 1;
  return elapsed(job, now) / job.duration;
}
