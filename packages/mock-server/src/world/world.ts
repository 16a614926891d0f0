import type { StoredSchedulerJob } from './records/scheduler.ts';
import { Catalogue } from './catalogue/catalogue.ts';
import type { Columns } from './catalogue/columns.ts';
import { completeColumns, generateColumns } from './catalogue/generate.ts';
import { Clock } from './clock.ts';
import type { DropList } from './drop-list/drop-list.ts';
import type { Job, JobName, JobPlans } from './records/jobs.ts';
import { Rng } from './rng.ts';
import { Store } from './store.ts';
import { Tokens } from './tokens.ts';

/** A step of a running job, such as a command that was answered. The steps of all jobs are taken in order of time. */
export interface JobStep {
  /** In milliseconds since 1970. */
  readonly at: number;
  readonly take: () => void;
}

/** The effects of a kind of job. The clock of the world that they get shows the time of the effect. */
export interface JobKind<Kind extends string, Plan> {
  /** Takes up what requests have changed. Called on every request, before anything that is due. */
  readonly prepare?: (world: World, job: Job<Kind, Plan>) => void;
  /** The steps of a running job that it has not taken yet, up to an instant in milliseconds since 1970. */
  readonly steps?: (world: World, job: Job<Kind, Plan>, until: number) => readonly JobStep[];
  /** Called at the end with any status: read `job.status`. May start further jobs. */
  readonly onEnd: (world: World, job: Job<Kind, Plan>) => void;
  /**
   * Applies what a running job has done so far. Called on every request, so it must be repeatable. `onEnd` must apply
   * everything, even if this is never called.
   */
  readonly meanwhile?: (world: World, job: Job<Kind, Plan>) => void;
  /** How long an ended job stays in the store, in milliseconds. Forever when left out. */
  readonly keptFor?: number;
}

/** The same world with a clock frozen at another instant, for events in the past. */
export const worldAt = (world: World, at: number): World => ({
  ...world,
  clock: new Clock({ start: at, frozen: true }),
});

/** Options of a world. The same options and clock make the same world. */
export interface WorldOptions {
  readonly seed: string;
  readonly rows: number;
  /** Used instead of generated domains. */
  readonly dropList?: DropList | undefined;
  /** UTC day that the catalogue is built around, counted from 1970-01-01. */
  readonly day: number;
}

/** Lifetime of tokens, in seconds. */
export interface TokenLifetimes {
  access: number;
  refresh: number;
}

/** Everything that a handler can read and change, apart from the request. */
export interface World {
  readonly clock: Clock;
  readonly store: Store;
  readonly catalogue: Catalogue;
  readonly tokens: Tokens;
  readonly lifetimes: TokenLifetimes;
  /** Chance while the service runs. Derive a stream per purpose and do not draw from this one. */
  readonly rng: Rng;
  /** The kinds of jobs and the scheduler. */
  readonly background: Background;
}

export interface DueRun {
  readonly job: StoredSchedulerJob;
  /** In milliseconds since 1970. */
  readonly at: number;
}

/**
 * Everything that happens without a request. The areas provide it (areas/areas.ts), so that the world does not
 * import them.
 */
export interface Background {
  readonly kinds: { readonly [Name in JobName]: JobKind<Name, JobPlans[Name]> };
  /** Updates the list of scheduled jobs after a change of settings. */
  adoptJobs(world: World): void;
  /**
   * Prepares the due runs: updates the list of scheduled jobs, and counts the runs that are too far in the past to
   * perform.
   */
  prepareRuns(world: World): void;
  /** The earliest of the due runs. */
  firstDue(world: World): DueRun | undefined;
  /** Performs a run in a world whose clock shows its time. */
  runScheduled(world: World, run: DueRun): void;
}

const ORDINARY_LIFETIMES: TokenLifetimes = { access: 15 * 60, refresh: 30 * 24 * 3600 };

/** The columns made last. A reset asks for the same ones, and they never change. */
let lastColumns: { readonly key: string; readonly columns: Columns } | undefined;

function columnsFor({ seed, rows, dropList, day }: WorldOptions, rng: Rng): Columns {
  if (dropList !== undefined) return completeColumns(dropList.columns, rng.derive('list'), day);
  const key = JSON.stringify([seed, rows, day]);
  if (lastColumns?.key !== key) lastColumns = { key, columns: generateColumns(rng, rows, day) };
  return lastColumns.columns;
}

export function emptyWorld(options: WorldOptions, clock: Clock, background: Background): World {
  const rng = new Rng(options.seed);
  return {
    clock,
    store: new Store(),
    catalogue: new Catalogue(columnsFor(options, rng.derive('catalogue'))),
    tokens: new Tokens(options.seed),
    lifetimes: { ...ORDINARY_LIFETIMES },
    rng: rng.derive('world'),
    background,
  };
}
