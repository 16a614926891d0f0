import type { StoredSchedulerJob } from '../areas/scheduler/records.ts';
import { Catalogue } from './catalogue/catalogue.ts';
import type { Columns } from './catalogue/columns.ts';
import { completeColumns, generateColumns } from './catalogue/generate.ts';
import { Clock } from './clock.ts';
import type { DropList } from './drop-list/drop-list.ts';
import type { Job, JobName, JobPlans } from './job-plans.ts';
import { Rng } from './rng.ts';
import { Store } from './store.ts';
import { Tokens } from './tokens.ts';

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

/** The same world, with a clock that stands at another instant: for what happened in the meantime. */
export const worldAt = (world: World, at: number): World => ({
  ...world,
  clock: new Clock({ start: at, frozen: true }),
});

/** What a world is made from; the same options and clock make the same world. */
export interface WorldOptions {
  readonly seed: string;
  /** Domains in the catalogue, where they are made up. */
  readonly rows: number;
  /** What the catalogue has instead. */
  readonly dropList?: DropList | undefined;
  /** The UTC day that the catalogue lies around, counted from 1970-01-01. */
  readonly day: number;
}

/** How long tokens last, in seconds. */
export interface TokenLifetimes {
  access: number;
  refresh: number;
}

/** Everything that a handler can read and change, beside the request itself. */
export interface World {
  readonly clock: Clock;
  readonly store: Store;
  readonly catalogue: Catalogue;
  readonly tokens: Tokens;
  readonly lifetimes: TokenLifetimes;
  /** Chance while the service runs: derive a stream for each purpose, and draw from none that is shared. */
  readonly rng: Rng;
  /** What goes on by itself: the kinds of jobs, and the scheduler. */
  readonly background: Background;
}

export interface DueRun {
  readonly job: StoredSchedulerJob;
  /** In milliseconds since 1970. */
  readonly at: number;
}

/** What happens without a request. The areas bring it along (areas/background.ts), so that the world needs none of them. */
export interface Background {
  readonly kinds: { readonly [Name in JobName]: JobKind<Name, JobPlans[Name]> };
  /** Prepares for the runs that are due by now: of the jobs that still exist, of a time that can be gone through. */
  prepareRuns(world: World): void;
  /** The run that should have been first, of those that are due by now. */
  firstDue(world: World): DueRun | undefined;
  /** Makes up for a run, in a world whose clock shows its time. */
  runScheduled(world: World, run: DueRun): void;
}

const ORDINARY_LIFETIMES: TokenLifetimes = { access: 15 * 60, refresh: 30 * 24 * 3600 };

/** The columns that were made last: a reset asks for the same again, and nobody changes them. */
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
