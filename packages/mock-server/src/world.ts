import { Catalogue } from './catalogue/catalogue.ts';
import type { Columns } from './catalogue/columns.ts';
import { generateColumns } from './catalogue/generate.ts';
import { completeColumns } from './drop-list/complete.ts';
import type { DropList } from './drop-list/drop-list.ts';
import { Rng } from './rng.ts';
import { applyScenario, type ScenarioName } from './scenario.ts';
import { freshStore } from './seed/fresh-store.ts';
import { Tokens } from './session/tokens.ts';
import { Store } from './store.ts';
import type { Clock } from './time/clock.ts';

/** What a world is made from; the same options and clock make the same world. */
export interface WorldOptions {
  readonly seed: string;
  /** Domains in the catalogue, where they are made up. */
  readonly rows: number;
  /** What the catalogue has instead. */
  readonly dropList?: DropList | undefined;
  /** The UTC day that the catalogue lies around, counted from 1970-01-01. */
  readonly day: number;
  readonly scenarios: readonly ScenarioName[];
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

/** A world whose store is empty yet. */
export function emptyWorld(options: WorldOptions, clock: Clock): World {
  const rng = new Rng(options.seed);
  return {
    clock,
    store: new Store(),
    catalogue: new Catalogue(columnsFor(options, rng.derive('catalogue'))),
    tokens: new Tokens(options.seed),
    lifetimes: { ...ORDINARY_LIFETIMES },
    rng: rng.derive('world'),
  };
}

/** A fresh world: the store from the seed, in its scenarios. */
export function createWorld(options: WorldOptions, clock: Clock): World {
  const world = emptyWorld(options, clock);
  freshStore(world, options);
  for (const name of options.scenarios) applyScenario(name, world);
  return world;
}
