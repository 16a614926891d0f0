import { Rng } from '../rng.ts';
import { scenarioSizes } from '../scenario.ts';
import type { Store, StoreState } from '../store.ts';
import { publishEnrichment } from '../enrichment/tables.ts';
import type { World, WorldOptions } from '../world.ts';
import { seedStore } from './seed.ts';

/** A store as it was seeded. */
interface Kept {
  /** The logs, frozen. */
  readonly logged: StoreState['tables'];
  /** The rest of the store's state, as JSON. */
  readonly text: string;
}

/** The store that was asked for last; kept once it was asked for twice. */
let last: { readonly key: string; readonly kept?: Kept | undefined } | undefined;

/**
 * Fills the store of a fresh world. Tests and resets ask for the same one again and again: from the third time on it is
 * copied, for a fifth of what it takes to make it.
 */
export function freshStore(world: World, options: WorldOptions): void {
  const { seed, rows, dropList, day, scenarios } = options;
  const sizes = scenarioSizes(scenarios);
  // A drop list is too long to compare.
  const key =
    dropList === undefined
      ? JSON.stringify([seed, rows, day, sizes, world.clock.now()])
      : undefined;
  const known = last?.key === key ? last : undefined;
  if (known?.kept) {
    restoreKept(world, known.kept);
    return;
  }
  seedStore(world, new Rng(seed).derive('store'), sizes);
  if (key !== undefined) last = { key, kept: known && keep(world.store) };
}

/** The two largest tables: their records are copied faster than parsed, but for the lists in them, which nobody changes. */
const logs = ['eppLogs', 'auditLogs'];

function keep(store: Store): Kept {
  const { tables, ...rest } = store.state();
  const all = Object.entries(tables);
  const logged = structuredClone(Object.fromEntries(all.filter(([name]) => logs.includes(name))));
  const others = Object.fromEntries(all.filter(([name]) => !logs.includes(name)));
  freeze(logged);
  return { logged, text: JSON.stringify({ ...rest, tables: others }) };
}

/** Makes sure that nobody changes a value, nor what it holds. */
function freeze(value: unknown): void {
  if (typeof value !== 'object' || value === null) return;
  Object.values(value).forEach(freeze);
  Object.freeze(value);
}

function restoreKept(world: World, { logged, text }: Kept): void {
  const state: StoreState = JSON.parse(text);
  const tables = { ...state.tables };
  for (const [name, { next, rows }] of Object.entries(logged)) {
    tables[name] = { next, rows: rows.map((row) => ({ ...row })) };
  }
  world.store.restore({ ...state, tables });
  publishEnrichment(world);
}
