import type { EnrichmentPlan } from '../areas/data-sources/records.ts';
import type { OrderCatchPlan, RealCatchPlan, TestCatchPlan } from '../areas/epp/records.ts';
import type { ReleasedCheckPlan } from '../areas/released-domains/records.ts';
import type { SchedulerRunPlan } from '../areas/scheduler/records.ts';
import type { SourceImportPlan } from '../areas/sources/records.ts';

/** Status of a job. A job ends at `started_at + duration`, unless it is ended earlier. */
type JobStatus = 'running' | 'completed' | 'failed' | 'cancelled';

/**
 * Work that takes time: a check of released domains, an import, an enrichment, a catch. It is plain data in the store.
 * Its progress follows from its plan and the clock, so it needs no timer and a test can step through it.
 */
export interface Job<Kind extends string = string, Plan = unknown> {
  readonly id: number;
  readonly kind: Kind;
  /** Its input and its outcome, both decided at the start. */
  readonly plan: Plan;
  /** Milliseconds since 1970. */
  readonly started_at: number;
  /** Milliseconds from the start to the planned end. */
  readonly duration: number;
  /** Error text when the job fails at its end. Undefined when it succeeds. */
  failure?: string | undefined;
  status: JobStatus;
  /** Actual end, in milliseconds since 1970. */
  ended_at?: number | undefined;
}

/** The plan of each kind of job. An area adds its kind here and its effect in `areas/background.ts`. */
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
