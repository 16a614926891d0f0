import type { EnrichmentPlan } from '../areas/data-sources/records.ts';
import type { OrderCatchPlan, RealCatchPlan, TestCatchPlan } from '../areas/epp/records.ts';
import type { ReleasedCheckPlan } from '../areas/released-domains/records.ts';
import type { SchedulerRunPlan } from '../areas/scheduler/records.ts';
import type { SourceImportPlan } from '../areas/sources/records.ts';

/** Where a job stands. It ends by itself at `started_at + duration`, unless it is ended before. */
type JobStatus = 'running' | 'completed' | 'failed' | 'cancelled';

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

/** The plan of each kind of job. An area adds its kind here, and what it leaves behind to `background.ts`. */
export interface JobPlans {
  enrichment: EnrichmentPlan;
  source_import: SourceImportPlan;
  released_check: ReleasedCheckPlan;
  scheduler_run: SchedulerRunPlan;
  test_catch: TestCatchPlan;
  real_catch: RealCatchPlan;
  order_catch: OrderCatchPlan;
}

export type JobName = keyof JobPlans;

export type JobOf<Name extends JobName> = Job<Name, JobPlans[Name]>;

export type AnyJob = { [Name in JobName]: JobOf<Name> }[JobName];
