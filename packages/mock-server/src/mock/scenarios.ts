import { publishEnrichment } from '../areas/data-sources/tables.ts';
import { dropDay, dropDayStart } from '../areas/catches/drop-day.ts';
import { failJobs } from '../areas/scheduler/seed.ts';
import { ADMIN_ID, MANAGER_ID, USER_ID } from '../areas/users/people.ts';
import { HUGE, ORDINARY, type Sizes } from '../areas/sizes.ts';
import type { World } from '../world/world.ts';

/** A state that the service can start in. */
export interface Scenario {
  /** The state of the service in a few words. */
  readonly title?: string;
  /** Number of domains, unless the options set it. A reset to a scenario with 0 always leaves none. */
  readonly rows?: number;
  /** Amounts of all other seeded data. */
  readonly sizes?: Sizes;
  /** Start of the clock, computed from its usual start. Both in milliseconds since 1970. */
  readonly start?: (now: number) => number;
  /** Changes the seeded world. Runs at the start and after each reset. */
  readonly apply?: (world: World) => void;
}

/** An own scenario: a function that changes the seeded world, or a whole scenario with a name. */
export type OwnScenario = ((world: World) => void) | (Scenario & { readonly name: string });

/** Removes everything but the documented accounts. The scheduler has its standing jobs again at the next request. */
function emptied(world: World): void {
  const { store } = world;
  const kept = new Set([ADMIN_ID, MANAGER_ID, USER_ID]);
  for (const { id } of store.users.all()) if (!kept.has(id)) store.users.delete(id);
  for (const table of store.tables().values()) if (table !== store.users) table.clear();
  store.watchlists.clear();
  publishEnrichment(world);
}

export const SCENARIOS = {
  default: { title: 'an ordinary day' },
  empty: {
    title: 'just installed: three accounts, nothing else',
    rows: 0,
    apply: emptied,
  },
  huge: {
    title: 'years of business: a million domains, 20,000 orders, 2,000 users',
    rows: 1_000_000,
    sizes: HUGE,
  },
  'failing-jobs': {
    title: 'nothing works in the background: scheduler jobs and imports fail',
    apply: (world) => failJobs(world, world.rng.derive('failing-jobs')),
  },
  'drop-day': {
    title: 'ten minutes before the .info drop: accounts and paid orders are ready, catches run',
    start: dropDayStart,
    apply: dropDay,
  },
  'expired-session': {
    title: 'sessions last a minute and are not renewed',
    apply: ({ lifetimes }) => {
      lifetimes.access = 60;
      lifetimes.refresh = 0;
    },
  },
} as const satisfies Readonly<Record<string, Scenario>>;

export type ScenarioName = keyof typeof SCENARIOS;

/** Number of domains in these scenarios: the largest counts. Undefined when none sets it. */
export function scenarioRows(scenarios: readonly Scenario[]): number | undefined {
  const rows = scenarios.flatMap((scenario) => scenario.rows ?? []);
  return rows.length === 0 ? undefined : Math.max(...rows);
}

/** Amounts of all other seeded data in these scenarios. */
export const scenarioSizes = (scenarios: readonly Scenario[]): Sizes =>
  scenarios.findLast(({ sizes }) => sizes !== undefined)?.sizes ?? ORDINARY;

/** A scenario that a mock knows. */
interface KnownScenario extends Scenario {
  /** Whether the caller wrote it. */
  readonly isOwn: boolean;
}

/** The scenarios that a mock knows: those of this file, and those of its options and resets. */
export class KnownScenarios {
  readonly #all = new Map<string, KnownScenario>(
    Object.entries<Scenario>(SCENARIOS).map(([name, one]) => [name, { ...one, isOwn: false }]),
  );

  get names(): readonly string[] {
    return [...this.#all.keys()];
  }

  /** Registers an own scenario and returns its name. Throws a RangeError for an unknown name. */
  take(given: string | OwnScenario): string {
    if (typeof given === 'string') {
      if (this.#all.has(given)) return given;
      const names = this.names.join(', ');
      throw new RangeError(`scenarios must be a list, each one of ${names}, not "${given}"`);
    }
    const { name, ...scenario } =
      typeof given === 'function' ? { name: given.name || 'own', apply: given } : given;
    this.#all.set(name, { ...scenario, isOwn: true });
    return name;
  }

  get(name: string): KnownScenario {
    return this.#all.get(name) ?? { isOwn: false };
  }
}
