import type { World } from '../world.ts';
import type { Job } from './job.ts';

/** What a kind of job does when it ends, whatever its status then is: the handler reads `job.status`. */
export interface JobKind<Kind extends string, Plan> {
  readonly onEnd: (world: World, job: Job<Kind, Plan>) => void;
}

/**
 * The plan of each kind of job. An area adds its kind here, and what its end leaves behind to `jobKinds`.
 */
// oxlint-disable-next-line typescript/no-empty-object-type -- areas add their kinds
export interface JobPlans {}

/** A job of any kind. */
export type AnyJob = { [Kind in keyof JobPlans & string]: Job<Kind, JobPlans[Kind]> }[keyof JobPlans & string];

/** What each kind of job leaves behind. */
export const jobKinds: { readonly [Kind in keyof JobPlans & string]: JobKind<Kind, JobPlans[Kind]> } = {};
