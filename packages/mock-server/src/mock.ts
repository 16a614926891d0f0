import type { SignedIn } from '@dropcatch/sdk';
import { MAX_ROWS } from './catalogue/columns.ts';
import type { DropList } from './drop-list/drop-list.ts';
import { Engine } from './engine/engine.ts';
import { Journal, type JournalEntry, type Violation } from './engine/journal.ts';
import type { Exchange, Reply } from './exchange.ts';
import { Faults } from './faults/faults.ts';
import { fetchFrom } from './fetch/adapter.ts';
import { settle } from './jobs/settle.ts';
import { listOf, whole } from './kind.ts';
import { errorRate } from './network/error-rate.ts';
import { latency } from './network/latency.ts';
import { Network } from './network/network.ts';
import { scenarioName, type ScenarioName, scenarioRows } from './scenario.ts';
import { openSession } from './session/session.ts';
import { restoreWorld, worldOptions } from './state/restore.ts';
import { type MockState, readState } from './state/state.ts';
import { Clock, clockSpeed, clockTime, parseTime } from './time/clock.ts';
import { userView } from './users/user-view.ts';
import { createWorld, type World, type WorldOptions } from './world.ts';

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
  /** Default: an ordinary day. Several are applied in order. */
  readonly scenarios?: readonly ScenarioName[] | undefined;
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
  scenarios: listOf(scenarioName),
  latency,
  errorRate,
};

function checkOptions(options: MockOptions): void {
  const given: Readonly<Record<string, unknown>> = { ...options };
  for (const [name, { words, is }] of Object.entries(OPTION_KINDS)) {
    const value = given[name];
    if (value === undefined || is(value)) continue;
    const shown = typeof value === 'number' ? value : JSON.stringify(value);
    throw new RangeError(`${name} must be ${words}, not ${shown}`);
  }
}

/** What goes on between two resets. */
interface Run {
  readonly made: WorldOptions;
  readonly network: Network;
  readonly world: World;
}

/** A request or an answer does not keep to the contract. */
export class ContractViolation extends Error {
  override readonly name = 'ContractViolation';
}

/** The service, simulated: it answers requests, and tests can look inside and break it on purpose. */
export class Mock {
  readonly clock: Clock;
  /** What goes wrong on purpose. */
  readonly faults = new Faults(() => this.seed);
  readonly #options: MockOptions;
  readonly #requests = new Journal<JournalEntry>();
  readonly #violations = new Journal<Violation>();
  readonly #engine: Engine;
  #run: Run;

  constructor(options: MockOptions = {}) {
    checkOptions(options);
    const { now, frozen = now !== undefined } = options;
    const start = now === undefined ? undefined : parseTime(now);
    this.#options = options;
    this.clock = new Clock({ start, frozen, speed: options.speed });
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
  get scenarios(): readonly ScenarioName[] {
    return this.#run.made.scenarios;
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
  reset(scenarios?: readonly ScenarioName[]): void {
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

  #begin(scenarios = this.#options.scenarios ?? (['default'] as const)): Run {
    const { seed = 1, rows = scenarioRows(scenarios) ?? DEFAULT_ROWS, dropList } = this.#options;
    this.clock.reset();
    this.faults.clear();
    const made = { seed: String(seed), rows, dropList, day: this.clock.day(), scenarios };
    const network = new Network(made.seed, {
      latency: this.#options.latency ?? '0',
      error_rate: this.#options.errorRate ?? 0,
    });
    return { made, network, world: createWorld(made, this.clock) };
  }

  #restore(value: unknown): Run {
    const state = readState(value);
    const made = worldOptions(state, this.#options.dropList);
    const network = new Network(made.seed, state.network);
    const world = restoreWorld(state, made, this.clock);
    this.clock.restore(state.clock);
    this.faults.restore(state.faults);
    return { made, network, world };
  }

  #save(): MockState {
    const { made, network, world } = this.#run;
    settle(world);
    return {
      dropcatch_mock: 1,
      seed: made.seed,
      scenarios: made.scenarios,
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
    if (this.#options.strict ?? true) throw new ContractViolation(violation.problem);
  }
}

/** Makes a mock of the service: `const mock = createMock({ seed: 1, rows: 500 })`. Throws a RangeError for a wrong option. */
export function createMock(options: MockOptions = {}): Mock {
  return new Mock(options);
}
