import type { SignedIn } from '@dropcatch/sdk';
import { background } from '../areas/background.ts';
import { type Creatable, createMany, type Given } from '../areas/create.ts';
import { enrichNewRows } from '../areas/data-sources/runs.ts';
import { publishEnrichment } from '../areas/data-sources/tables.ts';
import { answerOf } from '../areas/handlers.ts';
import { freshStore } from '../areas/seed.ts';
import { userView } from '../areas/users/users.ts';
import { Engine } from '../engine/engine.ts';
import { CallFailure, type Exchange, failureReply, type Reply } from '../engine/exchange.ts';
import { faultProblem, Faults } from '../engine/faults.ts';
import { fetchFrom } from '../engine/fetch.ts';
import { Journal, type JournalEntry, RequestJournal, type Violation } from '../engine/journal.ts';
import { Network } from '../engine/network.ts';
import { type RequestMatch, verifyCount } from '../engine/request-match.ts';
import { API_BASE } from '../engine/routes.ts';
import { openSession } from '../engine/session.ts';
import { DEFAULT_ROWS, type MockOptions, OPTION_SCHEMAS } from './options.ts';
import { MockJobs } from './jobs.ts';
import {
  namedScenario,
  type OwnScenario,
  type Scenario,
  scenarioRows,
  SCENARIOS,
  scenarioSizes,
} from './scenarios.ts';
import { messageOf } from '../text/words.ts';
import { changeStore, storeError } from '../world/integrity.ts';
import { Clock, parseTime } from '../world/clock.ts';
import { readFields } from '../world/input.ts';
import { settle } from '../world/jobs.ts';
import { type MockState, readState, StateError } from './state.ts';
import { emptyWorld, type World, worldAt, type WorldOptions } from '../world/world.ts';

/** What the scenarios of the mock itself change. */
const BUILT_IN: ReadonlySet<Scenario['apply']> = new Set(
  Object.values<Scenario>(SCENARIOS).map(({ apply }) => apply),
);

/** The state between two resets. */
interface Run {
  readonly scenarios: readonly string[];
  readonly made: WorldOptions;
  readonly network: Network;
  readonly world: World;
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

/** Lets a function of the caller change the world. It may not be async: what it does later, no answer would wait for. */
function changeAtOnce(world: World, change: (world: World) => unknown): void {
  if (!(change(world) instanceof Promise)) return;
  throw new RangeError('patch and own scenarios must not be async: load what they need before');
}

/** A request or an answer breaks the contract. */
export class ContractViolation extends CallFailure {
  override readonly name = 'ContractViolation';
}

const realFetch = globalThis.fetch;

/** Origin of paths. */
const OWN_ORIGIN = 'http://mock';

/** Whether an address is neither of the API, nor of the page, nor of this mock. */
function isElsewhere(address: string): boolean {
  const { origin, pathname } = new URL(address);
  const own = [OWN_ORIGIN, globalThis.location?.origin];
  return !own.includes(origin) && !pathname.startsWith(`${API_BASE}/`);
}

/** A simulation of the service. It answers requests, and tests can inspect it and make it fail. */
export class Mock {
  readonly clock: Clock;
  /** The planned faults. */
  readonly faults = new Faults(() => this.seed);
  /** Background work: lists, fails and finishes it. */
  readonly jobs = new MockJobs(() => this.world);
  readonly #options: MockOptions;
  /** The known scenarios by name: built-in ones and those of the options. */
  readonly #scenarios = new Map<string, Scenario>(Object.entries(SCENARIOS));
  readonly #requests = new RequestJournal();
  readonly #violations = new Journal<Violation>();
  readonly #engine: Engine;
  #run: Run;

  constructor(options: MockOptions = {}) {
    readFields(options, OPTION_SCHEMAS);
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
      answer: answerOf,
      onViolation: (violation) => this.#onViolation(violation),
    });
  }

  /**
   * The store, the catalogue and the other data behind the answers. `world.store` has the tables: read them, or change
   * records in place. Nothing checks such a change: `create` and the control API check theirs.
   */
  get world(): World {
    return this.#run.world;
  }

  /** Seed of all random draws. */
  get seed(): string {
    return this.#run.made.seed;
  }

  /** Latency and random failures. */
  get network(): Network {
    return this.#run.network;
  }

  /** Names of the active scenarios. */
  get scenarios(): readonly string[] {
    return this.#run.scenarios;
  }

  /** The scenarios that `reset` accepts, by name. */
  get knownScenarios(): ReadonlyMap<string, Scenario> {
    return this.#scenarios;
  }

  /** The last requests with their answers, oldest first. */
  get requests(): readonly JournalEntry[] {
    return this.#requests.list();
  }

  /** The contract violations, oldest first. */
  get violations(): readonly Violation[] {
    return this.#violations.list();
  }

  /** Answers a request from any transport. */
  readonly handle = (exchange: Exchange): Promise<Reply> => this.#engine.handle(exchange);

  /**
   * Answers like the global `fetch`, without a network. Give it to `createClient`, or stub the global one: then requests
   * to other hosts go to the real one. A call that breaks the contract gets a 500 with the reason.
   */
  readonly fetch = async (input: string | URL | Request, init?: RequestInit): Promise<Response> => {
    const absolute =
      typeof input === 'string' && input.startsWith('/') ? OWN_ORIGIN + input : input;
    const request = new Request(absolute, init);
    return globalThis.fetch === this.fetch && isElsewhere(request.url)
      ? realFetch(request)
      : fetchFrom((exchange) => this.handle(exchange).catch(failureReply), request);
  };

  /** Signs a user in without a password, for tests that start signed in. Throws a RangeError for an unknown address. */
  async signIn(email: string): Promise<SignedIn> {
    const { store } = this.world;
    const user = store.users.find((candidate) => candidate.email === email);
    if (user === undefined) throw new RangeError(`No user has the email "${email}"`);
    return { ...(await openSession(this.world, user)), user: userView(store, user) };
  }

  /**
   * Adds a record to a table or a domain to the catalogue, an ordinary one of this world with the given values: `create('orders', { state: 'FAILED',
   * user: 'user@dropcatch.test' })`. With a count, adds that many and returns a list.
   * @throws {RangeError} that names the field when a value is wrong or does not fit the other records
   */
  create<Name extends keyof Creatable>(table: Name, values?: Given<Name>): Creatable[Name];
  create<Name extends keyof Creatable>(
    table: Name,
    values: Given<Name>,
    count: number,
  ): Creatable[Name][];
  create<Name extends keyof Creatable>(table: Name, values: Given<Name> = {}, count?: number) {
    const records = createMany(this.world, table, values, count ?? 1);
    return count === undefined ? records[0] : records;
  }

  /** Returns to the start: seeded data, the clock, no faults, empty journals. */
  reset(scenarios?: readonly (string | OwnScenario)[]): void {
    this.#run = this.#begin(scenarios);
    this.#forgetRequests();
  }

  /**
   * The whole state as a copy of plain data, for `createMock({ state })`, `load` or a comparison. The same seed, clock
   * and requests give the same state.
   */
  state(): MockState {
    return structuredClone(this.#save());
  }

  /** The state as JSON text, without the cost of a copy. */
  stateText(): string {
    return JSON.stringify(this.#save());
  }

  /** Continues from a state. Throws a StateError for an invalid one, and then changes nothing. */
  load(state: unknown): void {
    this.#run = this.#restore(state);
    this.#forgetRequests();
  }

  /** Throws a ContractViolation if a request or an answer broke the contract. Call it after each test. */
  verify(): void;
  /**
   * Throws a VerificationError unless so many of the last requests match: `verify(1, { operation: 'domains/order', body:
   * { domain: 'mine.com' } })`. The error names the requests that nearly match.
   */
  verify(count: number, match: RequestMatch): void;
  verify(count?: number, match: RequestMatch = {}): void {
    if (count !== undefined) return verifyCount(this.requests, count, match);
    const problems = this.violations.map(
      ({ request, problem }) => `request ${request}: ${problem}`,
    );
    if (problems.length > 0) throw new ContractViolation(problems.join('\n'));
  }

  /** Registers an own scenario and returns its name. Throws a RangeError for an unknown name. */
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
    readFields({ scenarios: asked }, OPTION_SCHEMAS);
    const names = (asked ?? this.#options.scenarios ?? ['default']).map((one) => this.#named(one));
    const scenarios = names.map((name) => this.#scenarios.get(name) ?? {});
    const usual = scenarioRows(scenarios);
    // A reset to an empty service leaves no domains, even if the options ask for some.
    const isEmptied = asked !== undefined && usual === 0;
    const rows = isEmptied ? 0 : (this.#options.rows ?? usual ?? DEFAULT_ROWS);
    this.clock.reset();
    for (const { start } of scenarios) if (start) this.clock.set(start(this.clock.now()));
    this.faults.clear();
    for (const [index, fault] of (this.#options.faults ?? []).entries()) {
      const problem = faultProblem(fault);
      if (problem !== undefined) throw new RangeError(`faults.${index}: ${problem}`);
      this.faults.add(fault);
    }
    const made = { seed: String(seed), rows, dropList, day: this.clock.day() };
    const network = new Network(made.seed, { latency: slow, error_rate });
    const world = emptyWorld(made, this.clock, background);
    freshStore(world, made, scenarioSizes(scenarios));
    for (const change of [...scenarios.map(({ apply }) => apply), this.#options.patch]) {
      // Those of the mock itself need no check, which takes time.
      if (BUILT_IN.has(change)) change?.(world);
      else if (change !== undefined) changeStore(world.store, () => changeAtOnce(world, change));
    }
    return { made, scenarios: names, network, world };
  }

  #restore(value: unknown): Run {
    const state = readState(value, [...this.#scenarios.keys()]);
    const { seed, scenarios, catalogue } = state;
    const { dropList } = this.#options;
    if ((catalogue.rows === null) !== (dropList !== undefined)) {
      const [then, now] = dropList === undefined ? ['with', 'none'] : ['without', 'one'];
      throw new StateError(
        `the state is from a mock ${then} a drop list, but this mock has ${now}`,
      );
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

/**
 * Creates a mock of the service: `const mock = createMock({ seed: 1, rows: 500 })`. Throws a RangeError for a wrong
 * option.
 */
export const createMock = (options: MockOptions = {}): Mock => new Mock(options);
