import { Rng } from '../world/rng.ts';
import type { StoreCopy } from '../world/store.ts';
import type { World, WorldOptions } from '../world/world.ts';
import { seedStore } from './areas.ts';
import { publishEnrichment } from './data-sources/tables.ts';
import type { Sizes } from './sizes.ts';

/** The stores requested last, newest at the end. A store is copied when it is requested for the second time. */
const known = new Map<string, StoreCopy | undefined>();
const MOST_KNOWN = 4;

function remember(key: string, copy: StoreCopy | undefined): void {
  known.delete(key);
  known.set(key, copy);
  for (const oldest of [...known.keys()].slice(0, -MOST_KNOWN)) known.delete(oldest);
}

/** Fills the store of a new world. From the third request on, it uses a copy, which takes hardly any time. */
export function freshStore(world: World, options: WorldOptions, sizes: Sizes): void {
  const { store, clock } = world;
  const { seed, rows, dropList, day } = options;
  const seedIt = (): void => seedStore(world, new Rng(seed).derive('store'), sizes);
  // A drop list is too long to compare.
  if (dropList !== undefined) return seedIt();
  const key = JSON.stringify([seed, rows, day, sizes, clock.now()]);
  const wasAsked = known.has(key);
  let copy = known.get(key);
  if (copy === undefined) {
    seedIt();
    copy = wasAsked ? store.copy() : undefined;
  } else {
    store.restore(copy);
    publishEnrichment(world);
  }
  remember(key, copy);
}
