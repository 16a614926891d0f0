import { enrichment, type EnrichmentPlan } from '../enrichment/job.ts';
import {
  orderCatch,
  type OrderCatchPlan,
  realCatch,
  type RealCatchPlan,
} from '../epp/real-catch.ts';
import { testCatch, type TestCatchPlan } from '../epp/test-catch.ts';
import { releasedCheck, type ReleasedCheckPlan } from '../released/check-job.ts';
import { schedulerRun, type SchedulerRunPlan } from '../scheduler/manual-run.ts';
import { sourceImport, type SourceImportPlan } from '../sources/import-job.ts';
import type { World } from '../world.ts';
import type { Job } from './job.ts';

/** What a kind of job leaves behind. The clock of the world that it gets shows the time it happens. */
export interface JobKind<Kind extends string, Plan> {
  /** Its end, whatever its status then is: read `job.status`. May start further jobs. */
  readonly onEnd: (world: World, job: Job<Kind, Plan>) => void;
  /**
   * What it has done so far, while it runs. Called whenever somebody looks, so it must not matter how often;
   * `onEnd` has to leave behind the whole, also when nobody ever looked.
   */
  readonly meanwhile?: (world: World, job: Job<Kind, Plan>) => void;
  /** How long an ended job stays in the store, in milliseconds; for ever when left out. */
  readonly keptFor?: number;
}

/** The plan of each kind of job. An area adds its kind here, and what it leaves behind to `jobKinds`. */
export interface JobPlans {
  enrichment: EnrichmentPlan;
  source_import: SourceImportPlan;
  released_check: ReleasedCheckPlan;
  scheduler_run: SchedulerRunPlan;
  test_catch: TestCatchPlan;
  real_catch: RealCatchPlan;
  order_catch: OrderCatchPlan;
}

/** The name of a kind of job. */
export type JobName = keyof JobPlans;

/** A job of one kind. */
export type JobOf<Name extends JobName> = Job<Name, JobPlans[Name]>;

/** A job of any kind. */
export type AnyJob = { [Name in JobName]: JobOf<Name> }[JobName];

/**
 * What each kind of job leaves behind. The modules of kinds start jobs (start.ts), but must not end any (settle.ts): that
 * would be a circle.
 */
export const jobKinds: { readonly [Name in JobName]: JobKind<Name, JobPlans[Name]> } = {
  enrichment,
  source_import: sourceImport,
  released_check: releasedCheck,
  scheduler_run: schedulerRun,
  test_catch: testCatch,
  real_catch: realCatch,
  order_catch: orderCatch,
};
