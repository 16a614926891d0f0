import type { DropList } from '../drop-list/drop-list.ts';
import { enrichNewRows } from '../enrichment/job.ts';
import { publishEnrichment } from '../enrichment/tables.ts';
import { settle } from '../jobs/settle.ts';
import { worldAt } from '../jobs/world-at.ts';
import type { Clock } from '../time/clock.ts';
import { emptyWorld, type World, type WorldOptions } from '../world.ts';
import { type MockState, StateError } from './state.ts';

/** What the catalogue of a saved world was made of; `dropList` is the one that the mock has now, if any. */
export function worldOptions(state: MockState, dropList: DropList | undefined): WorldOptions {
  const { seed, scenarios, catalogue } = state;
  const { rows, day } = catalogue;
  if (rows === null && dropList === undefined) {
    throw new StateError('the state is of a mock with a drop list, and there is none now');
  }
  if (rows !== null && dropList !== undefined) {
    throw new StateError('the state is of a mock without a drop list, and there is one now');
  }
  return { seed, scenarios, rows: rows ?? 0, dropList, day };
}

/** After a drop list was edited, data sources are asked about rows that they do not know. */
function followCatalogue(world: World): void {
  const { size } = world.catalogue;
  for (const { table } of world.store.dataSources.all()) {
    if (table !== null) table.rows = Math.min(table.rows, size);
  }
  enrichNewRows(world);
}

/**
 * The world as it was saved, brought up to where the saved clock stands by now; what the state holds is used, not copied.
 * Throws a StateError when there is something in it that the mock cannot go on from.
 */
export function restoreWorld(state: MockState, options: WorldOptions, clock: Clock): World {
  const world = emptyWorld(options, clock);
  const now = worldAt(world, clock.after(state.clock));
  try {
    world.store.restore(state.store);
    Object.assign(world.lifetimes, state.lifetimes);
    world.catalogue.edit(state.catalogue);
    publishEnrichment(world);
    if (world.catalogue.size !== state.catalogue.size) followCatalogue(now);
    settle(now);
  } catch (error) {
    const text = error instanceof Error ? error.message : String(error);
    throw new StateError(`the state is broken: ${text}`);
  }
  return world;
}
