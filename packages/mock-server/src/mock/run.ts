import { background } from '../areas/areas.ts';
import { enrichNewRows } from '../areas/data-sources/runs.ts';
import { publishEnrichment } from '../areas/data-sources/tables.ts';
import { freshStore } from '../areas/seed.ts';
import type { Faults } from '../engine/faults.ts';
import { Network } from '../engine/network.ts';
import { messageOf } from '../text/words.ts';
import type { Clock } from '../world/clock.ts';
import { changeStore, storeError } from '../world/integrity.ts';
import { settle } from '../world/jobs.ts';
import { emptyWorld, type World, worldAt, type WorldOptions } from '../world/world.ts';
import { DEFAULT_ROWS, type MockOptions } from './options.ts';
import { type KnownScenarios, scenarioRows, scenarioSizes } from './scenarios.ts';
import { type MockState, readState, StateError } from './state.ts';

/** The state between two resets. */
export interface MockRun {
  readonly scenarios: readonly string[];
  readonly made: WorldOptions;
  readonly network: Network;
  readonly world: World;
}

/** What stays from one run to the next. */
export interface Stage {
  readonly options: MockOptions;
  readonly clock: Clock;
  readonly faults: Faults;
  readonly scenarios: KnownScenarios;
}

/** Lets a function of the caller change the world. It may not be async: what it does later, no answer would wait for. */
function changeAtOnce(world: World, change: (world: World) => unknown): void {
  if (!(change(world) instanceof Promise)) return;
  throw new RangeError('patch and own scenarios must not be async: load what they need before');
}

/** Starts with seeded data, the clock of the options and their faults. Without names, with the scenarios of the options. */
export function begin(
  { options, clock, faults, scenarios }: Stage,
  asked?: readonly string[],
): Pick<MockRun, 'made' | 'network' | 'world' | 'scenarios'> {
  const { seed = 1, dropList, latency: slow = '0', errorRate: error_rate = 0, patch } = options;
  const names = asked ?? (options.scenarios ?? ['default']).map((one) => scenarios.take(one));
  const chosen = names.map((name) => scenarios.get(name));
  const usual = scenarioRows(chosen);
  // A reset to an empty service leaves no domains, even if the options ask for some.
  const isEmptied = asked !== undefined && usual === 0;
  const rows = isEmptied ? 0 : (options.rows ?? usual ?? DEFAULT_ROWS);
  clock.reset();
  for (const { start } of chosen) if (start) clock.set(start(clock.now()));
  const made = { seed: String(seed), rows, dropList, day: clock.day() };
  const network = new Network(made.seed, { latency: slow, error_rate });
  const world = emptyWorld(made, clock, background);
  freshStore(world, made, scenarioSizes(chosen));
  // The changes of the mock's own scenarios need no check, which takes time.
  for (const { apply, isOwn } of [...chosen, { apply: patch, isOwn: true }]) {
    if (apply === undefined) continue;
    if (isOwn) changeStore(world.store, () => changeAtOnce(world, apply));
    else apply(world);
  }
  faults.clear();
  return { made, scenarios: names, network, world };
}

/** Asks data sources about new rows after a drop list was edited. */
function followCatalogue(world: World): void {
  const { size } = world.catalogue;
  for (const { table } of world.store.dataSources.all()) {
    if (table !== null) table.rows = Math.min(table.rows, size);
  }
  enrichNewRows(world);
}

/** Restores a saved world and brings it up to its clock. Uses the objects of the state without copying them. */
function restoreWorld(world: World, { store, lifetimes, catalogue }: MockState): void {
  try {
    world.store.restore(store);
    const impossible = storeError(world.store);
    if (impossible !== undefined) throw new RangeError(impossible);
    Object.assign(world.lifetimes, lifetimes);
    world.catalogue.edit(catalogue);
    publishEnrichment(world);
    if (world.catalogue.size !== catalogue.size) followCatalogue(world);
    settle(world);
  } catch (error) {
    throw new StateError(`the state is broken: ${messageOf(error)}`);
  }
}

/** Continues from a state. Throws a StateError for an invalid one, and then changes nothing. */
export function restore({ options, clock, faults, scenarios }: Stage, value: unknown): MockRun {
  const state = readState(value, scenarios.names);
  const { seed, scenarios: names, catalogue } = state;
  const { dropList } = options;
  if ((catalogue.rows === null) !== (dropList !== undefined)) {
    const [then, now] = dropList === undefined ? ['with', 'none'] : ['without', 'one'];
    throw new StateError(`the state is from a mock ${then} a drop list, but this mock has ${now}`);
  }
  const made = { seed, rows: catalogue.rows ?? 0, dropList, day: catalogue.day };
  const network = new Network(seed, state.network);
  const world = emptyWorld(made, clock, background);
  restoreWorld(worldAt(world, clock.after(state.clock)), state);
  clock.restore(state.clock);
  faults.restore(state.faults);
  return { made, scenarios: names, network, world };
}

/** The state of a run, without a copy of its records. */
export function saved(
  { clock, faults }: Stage,
  { made, scenarios, network, world }: MockRun,
): MockState {
  settle(world);
  return {
    dropcatch_mock: 1,
    seed: made.seed,
    scenarios,
    clock: clock.save(),
    network: network.state,
    faults: faults.state(),
    lifetimes: world.lifetimes,
    catalogue: {
      rows: made.dropList === undefined ? made.rows : null,
      day: made.day,
      size: world.catalogue.size,
      ...world.catalogue.edits(),
    },
    store: world.store.state(),
  };
}
