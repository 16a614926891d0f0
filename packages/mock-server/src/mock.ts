import type { SignedIn } from '@dropcatch/sdk';
import * as v from 'valibot';
import { background } from './areas/background.ts';
import { enrichNewRows } from './areas/data-sources/runs.ts';
import { publishEnrichment } from './areas/data-sources/tables.ts';
import { freshStore } from './areas/seed.ts';
import { userView } from './areas/users/users.ts';
import { Engine } from './engine/engine.ts';
import { CallFailure, type Exchange, type Reply } from './engine/exchange.ts';
import { Faults } from './engine/faults.ts';
import { fetchFrom } from './engine/fetch.ts';
import { Journal, type JournalEntry, RequestJournal, type Violation } from './engine/journal.ts';
import { latency, Network } from './engine/network.ts';
import { openSession } from './engine/session.ts';
import {
  namedScenario,
  type OwnScenario,
  type Scenario,
  type ScenarioName,
  scenarioRows,
  SCENARIOS,
  scenarioSizes,
} from './scenarios.ts';
import { MAX_ROWS } from './world/catalogue/columns.ts';
import { Clock, clockSpeed, clockTime, parseTime } from './world/clock.ts';
import type { DropList } from './world/drop-list/drop-list.ts';
import { errorRate, whole } from './world/input.ts';
import { settle } from './world/jobs.ts';
import { type MockState, readState, StateError } from './world/state.ts';
import { emptyWorld, type World, worldAt, type WorldOptions } from './world/world.ts';

/** Domains in the catalogue, unless asked otherwise. */
export const DEFAULT_ROWS = 20_000;

/** What a mock is made from. The same options, clock and requests give the same answers. */
export interface MockOptions {
  /** What chance comes from. Default 1. */
  readonly seed?: string | number | undefined;
  /** Domains in the catalogue. Default 20,000; a few hundred keep a test quick. */
  readonly rows?: number | undefined;
  /** A drop list whose names the catalogue has instead of made-up ones. */
  readonly dropList?: DropList | undefined;
  /** Where the clock starts, in ISO 8601 (`2026-11-20T18:00:00Z`); the real time when left out. */
  readonly now?: string | undefined;
  /** Whether the clock stands still until it is told to move. Default: when `now` is given. */
  readonly frozen?: boolean | undefined;
  /** Mock seconds per real second. Default 1. */
  readonly speed?: number | undefined;
  /** Default: an ordinary day. Several are applied in order; a function changes the seeded world. */
  readonly scenarios?: readonly (ScenarioName | OwnScenario)[] | undefined;
  /** Changes the seeded world, after the scenarios: at the start and after each reset. */
  readonly patch?: ((world: World) => void) | undefined;
  /** How long answers take, in milliseconds: `200`, `50-400` or `lognormal:120,0.6`. Default 0. */
  readonly latency?: string | undefined;
  /** The part of the calls that fails by chance with a 500, from 0 to 1; login and refresh are spared. Default 0. */
  readonly errorRate?: number | undefined;
  /** A state to go on from (`mock.state()`); its seed, rows, scenarios, clock, faults and network hold until a reset. */
  readonly state?: unknown;
  /** Whether a call fails where it or its answer breaks the contract. Default true. */
  readonly strict?: boolean | undefined;
  /** Is told of each violation, strict or not. */
  readonly onViolation?: ((violation: Violation) => void) | undefined;
}

/** What the options with a range may be; others are taken as they are. */
export const OPTION_KINDS = {
  rows: whole(0, MAX_ROWS),
  now: clockTime,
  speed: clockSpeed,
  latency,
  errorRate,
};

function checkOptions(options: MockOptions): void {
  const given: Readonly<Record<string, unknown>> = { ...options };
  for (const [name, kind] of Object.entries(OPTION_KINDS)) {
    const value = given[name];
    if (value === undefined || v.is(kind, value)) continue;
    const shown = typeof value === 'number' ? value : JSON.stringify(value);
    throw new RangeError(`${name} ${kind.message}, not ${shown}`);
  }
}

/** What goes on between two resets. */
interface Run {
  readonly scenarios: readonly string[];
  readonly made: WorldOptions;
  readonly network: Network;
  readonly world: World;
}

/** After a drop list was edited, data sources are asked about rows that they do not know. */
function followCatalogue(world: World): void {
  const { size } = world.catalogue;
  for (const { table } of world.store.dataSources.all()) {
    if (table !== null) table.rows = Math.min(table.rows, size);
  }
  enrichNewRows(world);
}

/** Makes a world the one that was saved, brought up to its clock; what the state holds is used, not copied. */
function restoreWorld(world: World, { store, lifetimes, catalogue }: MockState): void {
  try {
    world.store.restore(store);
    Object.assign(world.lifetimes, lifetimes);
    world.catalogue.edit(catalogue);
    publishEnrichment(world);
    if (world.catalogue.size !== catalogue.size) followCatalogue(world);
    settle(world);
  } catch (error) {
    const text = error instanceof Error ? error.message : String(error);
    throw new StateError(`the state is broken: ${text}`);
  }
}

/** A request or an answer does not keep to the contract. */
export class ContractViolation extends CallFailure {
  override readonly name = 'ContractViolation';
  /** Shown by clients that keep the rest of a failed fetch to themselves, as the SDK does. */
  readonly code = 'CONTRACT_VIOLATION';
}

/** The service, simulated: it answers requests, and tests can look inside and break it on purpose. */
export class Mock {
  readonly clock: Clock;
  /** What goes wrong on purpose. */
  readonly faults = new Faults(() => this.seed);
  readonly #options: MockOptions;
  /** The scenarios that are known, by name: the mock's, and those of the options. */
  readonly #scenarios = new Map<string, Scenario>(Object.entries(SCENARIOS));
  readonly #requests = new RequestJournal();
  readonly #violations = new Journal<Violation>();
  readonly #engine: Engine;
  #run: Run;

  constructor(options: MockOptions = {}) {
    checkOptions(options);
    const { now, frozen = now !== undefined } = options;
    const start = now === undefined ? undefined : parseTime(now);
    this.#options = options;
    this.clock = new Clock({ start, frozen, speed: options.speed });
    for (const given of options.scenarios ?? []) this.#named(given);
    this.#run = options.state === undefined ? this.#begin() : this.#restore(options.state);
    this.#engine = new Engine({
      world: () => this.#run.world,
      network: () => this.#run.network,
      faults: this.faults,
      requests: this.#requests,
      onViolation: (violation) => this.#onViolation(violation),
    });
  }

  /** The store, the catalogue and the rest of the world behind the answers. */
  get world(): World {
    return this.#run.world;
  }

  /** What chance comes from. */
  get seed(): string {
    return this.#run.made.seed;
  }

  /** How long answers take, and how many fail by chance. */
  get network(): Network {
    return this.#run.network;
  }

  /** The scenarios in force. */
  get scenarios(): readonly string[] {
    return this.#run.scenarios;
  }

  /** The scenarios that a reset can ask for, by name. */
  get knownScenarios(): ReadonlyMap<string, Scenario> {
    return this.#scenarios;
  }

  /** The last requests and what became of them, oldest first. */
  get requests(): readonly JournalEntry[] {
    return this.#requests.list();
  }

  /** Where requests or answers did not keep to the contract, oldest first. */
  get violations(): readonly Violation[] {
    return this.#violations.list();
  }

  /** Answers a request, whatever brought it. */
  readonly handle = (exchange: Exchange): Promise<Reply> => this.#engine.handle(exchange);

  /** Answers like the global `fetch`, without a network: give it to `createClient`, or stub the global one. */
  readonly fetch = async (input: string | URL | Request, init?: RequestInit): Promise<Response> => {
    const absolute =
      typeof input === 'string' && input.startsWith('/') ? `http://mock${input}` : input;
    return fetchFrom(this.handle, new Request(absolute, init));
  };

  /** A session of this user, without the password: for tests that start signed in. */
  async signIn(email: string): Promise<SignedIn> {
    const { store } = this.world;
    const user = store.users.find((candidate) => candidate.email === email);
    if (user === undefined) throw new RangeError(`There is no user ${email}`);
    return { ...(await openSession(this.world, user)), user: userView(store, user) };
  }

  /** Back to the start: data from the seed, the clock, no faults, empty journals. */
  reset(scenarios?: readonly (string | OwnScenario)[]): void {
    this.#run = this.#begin(scenarios);
    this.#forgetRequests();
  }

  /**
   * Everything that the mock is now, as plain data of its own: for `createMock({ state })`, `load`, or a comparison. The
   * same seed, clock and requests give the same state.
   */
  state(): MockState {
    return structuredClone(this.#save());
  }

  /** The same as JSON text, for less. */
  stateText(): string {
    return JSON.stringify(this.#save());
  }

  /** Goes on from a state. Throws a StateError for what is none; the mock then stays as it is. */
  load(state: unknown): void {
    this.#run = this.#restore(state);
    this.#forgetRequests();
  }

  /** Throws when some request or answer broke the contract: call it after each test. */
  verify(): void {
    const problems = this.violations.map(
      ({ request, problem }) => `request ${request}: ${problem}`,
    );
    if (problems.length > 0) throw new ContractViolation(problems.join('\n'));
  }

  /** The name of a scenario, which is known from now on. Throws a RangeError for a name that nobody knows. */
  #named(given: string | OwnScenario): string {
    if (typeof given !== 'string') {
      const [name, scenario] = namedScenario(given);
      this.#scenarios.set(name, scenario);
      return name;
    }
    if (this.#scenarios.has(given)) return given;
    const names = [...this.#scenarios.keys()].join(', ');
    throw new RangeError(`scenarios must be a list, each one of ${names}, not "${given}"`);
  }

  #begin(asked?: readonly (string | OwnScenario)[]): Run {
    const { seed = 1, dropList, latency: slow = '0', errorRate: error_rate = 0 } = this.#options;
    const names = (asked ?? this.#options.scenarios ?? ['default']).map((one) => this.#named(one));
    const scenarios = names.map((name) => this.#scenarios.get(name) ?? {});
    const usual = scenarioRows(scenarios);
    // Who goes over to an empty service wants no domains, however many there were at the start.
    const isEmptied = asked !== undefined && usual === 0;
    const rows = isEmptied ? 0 : (this.#options.rows ?? usual ?? DEFAULT_ROWS);
    this.clock.reset();
    for (const { start } of scenarios) if (start) this.clock.set(start(this.clock.now()));
    this.faults.clear();
    const made = { seed: String(seed), rows, dropList, day: this.clock.day() };
    const network = new Network(made.seed, { latency: slow, error_rate });
    const world = emptyWorld(made, this.clock, background);
    freshStore(world, made, scenarioSizes(scenarios));
    for (const { apply } of scenarios) apply?.(world);
    this.#options.patch?.(world);
    return { made, scenarios: names, network, world };
  }

  #restore(value: unknown): Run {
    const state = readState(value, [...this.#scenarios.keys()]);
    const { seed, scenarios, catalogue } = state;
    const { dropList } = this.#options;
    if ((catalogue.rows === null) !== (dropList !== undefined)) {
      const [then, now] = dropList === undefined ? ['with', 'none'] : ['without', 'one'];
      throw new StateError(`the state is of a mock ${then} a drop list, and there is ${now} now`);
    }
    const made = { seed, rows: catalogue.rows ?? 0, dropList, day: catalogue.day };
    const network = new Network(seed, state.network);
    const world = emptyWorld(made, this.clock, background);
    restoreWorld(worldAt(world, this.clock.after(state.clock)), state);
    this.clock.restore(state.clock);
    this.faults.restore(state.faults);
    return { made, scenarios, network, world };
  }

  #save(): MockState {
    const { made, scenarios, network, world } = this.#run;
    settle(world);
    return {
      dropcatch_mock: 1,
      seed: made.seed,
      scenarios,
      clock: this.clock.save(),
      network: network.state,
      faults: this.faults.state(),
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

  #forgetRequests(): void {
    this.#requests.clear();
    this.#violations.clear();
    this.#engine.reset();
  }

  #onViolation(violation: Violation): void {
    this.#violations.add(violation);
    this.#options.onViolation?.(violation);
    if (this.#options.strict ?? true) {
      throw new ContractViolation(violation.problem, violation.request);
    }
  }
}

/** Makes a mock of the service: `const mock = createMock({ seed: 1, rows: 500 })`. Throws a RangeError for a wrong option. */
export const createMock = (options: MockOptions = {}): Mock => new Mock(options);
