import { publishEnrichment } from './enrichment/tables.ts';
import { oneOf } from './kind.ts';
import { failJobs } from './seed/failing-jobs.ts';
import { HUGE, ORDINARY, type Sizes } from './seed/sizes.ts';
import type { World } from './world.ts';

/** How many domains the scenario `huge` has. */
const HUGE_ROWS = 1_000_000;

/** What each scenario does to a fresh world. */
const EFFECTS = {
  /** The service as it is on an ordinary day. */
  default: () => undefined,
  /** A service that was just installed: accounts and registrar categories, and nothing else. */
  empty: (world: World) => {
    const { store } = world;
    for (const table of [
      store.sources,
      store.releasedDomains,
      store.dataSources,
      store.orders,
      store.notifications,
      store.eppLogs,
      store.news,
      store.schedulerJobs,
      store.auditLogs,
      store.jobs,
    ])
      table.clear();
    store.watchlists.clear();
    publishEnrichment(world);
  },
  /** Years of business, so that every list is long: it begins with more of everything (seed/sizes.ts). */
  huge: () => undefined,
  /** Nothing works in the background: scheduler jobs and imports fail, and have failed for hours. */
  'failing-jobs': (world: World) => failJobs(world, world.rng.derive('failing-jobs')),
  /** Access tokens last a minute and are not renewed: every session ends in front of one's eyes. */
  'expired-session': ({ lifetimes }: World) => {
    lifetimes.access = 60;
    lifetimes.refresh = 0;
  },
} satisfies Record<string, (world: World) => void>;

/** The name of a scenario. */
export type ScenarioName = keyof typeof EFFECTS;

/** Every scenario, for the help text and the control API. */
export const SCENARIOS = Object.keys(EFFECTS).filter((name): name is ScenarioName =>
  Object.hasOwn(EFFECTS, name),
);

/** A scenario as it is asked for. */
export const scenarioName = oneOf(SCENARIOS);

/** How many domains a scenario asks for; undefined when it does not care. */
export function scenarioRows(names: readonly ScenarioName[]): number | undefined {
  if (names.includes('huge')) return HUGE_ROWS;
  return names.includes('empty') ? 0 : undefined;
}

/** How much of everything else a world in these scenarios begins with. */
export function scenarioSizes(names: readonly ScenarioName[]): Sizes {
  return names.includes('huge') ? HUGE : ORDINARY;
}

/** Puts a world into a scenario. */
export function applyScenario(name: ScenarioName, world: World): void {
  EFFECTS[name](world);
}
