import * as v from 'valibot';
import { instant, span } from '../time.ts';
import { anObject, oneOf, ordinal, text } from '../../input/input.ts';
import { enrichmentPlan } from './data-sources.ts';
import { orderCatchPlan, realCatchPlan, testCatchPlan } from './epp.ts';
import { checkPlan } from './released-domains.ts';
import { runPlan } from './scheduler.ts';
import { importPlan } from './sources.ts';

/** The plan of each kind of job. An area adds its kind here and its effect in its `area.ts`. */
const PLANS = {
  enrichment: enrichmentPlan,
  source_import: importPlan,
  released_check: checkPlan,
  scheduler_run: runPlan,
  test_catch: testCatchPlan,
  real_catch: realCatchPlan,
  order_catch: orderCatchPlan,
};

export type JobName = keyof typeof PLANS;

export type JobPlans = { readonly [Name in JobName]: v.InferOutput<(typeof PLANS)[Name]> };

const course = {
  id: ordinal,
  /** Milliseconds since 1970. */
  started_at: instant,
  /** Milliseconds from the start to the planned end. */
  duration: span,
  /** Error text when the job fails at its end. Undefined when it succeeds. */
  failure: v.optional(text),
  /** A job ends at `started_at + duration`, unless it is ended earlier. */
  status: oneOf(['running', 'completed', 'failed', 'cancelled']),
  /** Actual end, in milliseconds since 1970. */
  ended_at: v.optional(instant),
};

/**
 * Work that takes time: a check of released domains, an import, an enrichment, a catch. It is plain data in the store.
 * Its progress follows from its plan and the clock, so it needs no timer and a test can step through it. The plan is its
 * input and its outcome, both decided at the start.
 */
export interface Job<Kind extends string = string, Plan = unknown> extends v.InferOutput<
  v.StrictObjectSchema<typeof course, undefined>
> {
  readonly kind: Kind;
  readonly plan: Plan;
}

export type JobOf<Name extends JobName> = Job<Name, JobPlans[Name]>;

export type AnyJob = { [Name in JobName]: JobOf<Name> }[JobName];

const kinds = Object.entries(PLANS).map(([kind, plan]) =>
  v.strictObject({ ...course, kind: v.literal(kind), plan }),
);

export const jobs = v.pipe(
  anObject,
  v.variant('kind', kinds, `must be one of ${Object.keys(PLANS).join(', ')}`),
) as unknown as v.GenericSchema<unknown, AnyJob>;
