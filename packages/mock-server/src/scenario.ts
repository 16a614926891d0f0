import { publishEnrichment } from './enrichment/tables.ts';
import type { World } from './world.ts';

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
  /** Access tokens last a minute and are not renewed: every session ends in front of one's eyes. */
  'expired-session': ({ lifetimes }: World) => {
    lifetimes.access = 60;
    lifetimes.refresh = 0;
  },
} satisfies Record<string, (world: World) => void>;

/** The name of a scenario. */
export type ScenarioName = keyof typeof EFFECTS;

/** Every scenario, for the help text and the control API. */
export const SCENARIOS = Object.keys(EFFECTS).filter(isScenario);

/** Whether this is the name of a scenario. */
export function isScenario(name: string): name is ScenarioName {
  return Object.hasOwn(EFFECTS, name);
}

/** How many domains a scenario asks for; undefined when it does not care. */
export function scenarioRows(names: readonly ScenarioName[]): number | undefined {
  return names.includes('empty') ? 0 : undefined;
}

/** Puts a world into a scenario. */
export function applyScenario(name: ScenarioName, world: World): void {
  EFFECTS[name](world);
}
