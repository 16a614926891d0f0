import type { SignedIn } from '@dropcatch/sdk';
import type { Creatable, Given } from '../areas/area.ts';
import { answerOf } from '../areas/areas.ts';
import { createMany } from '../areas/create.ts';
import { userView } from '../areas/users/users.ts';
import { ServiceEngine } from '../engine/engine.ts';
import { CallFailure, failureReply, type Reply } from '../engine/reply.ts';
import type { ServiceRequest } from '../engine/request.ts';
import { Faults, type PlannedFault } from '../engine/faults.ts';
import { fetchFrom } from '../transports/fetch.ts';
import { Journal, type JournalEntry, RequestJournal, type Violation } from '../engine/journal.ts';
import type { Network } from '../engine/network.ts';
import { type RequestMatch, verifyCount } from '../engine/request-match.ts';
import { API_BASE } from '../engine/routes.ts';
import { startSession } from '../engine/session.ts';
import { Clock } from '../world/clock.ts';
import { parseTime } from '../world/time.ts';
import { readFields } from '../input/input.ts';
import type { Records, TableName } from '../world/records/tables.ts';
import type { World } from '../world/world.ts';
import { MockJobs } from './jobs.ts';
import { type MockOptions, OPTION_SCHEMAS } from './options.ts';
import { type Change, changeRecord, recordIn, recordsWith, removeRecord } from './records.ts';
import { Missing } from './refusals.ts';
import { replaced } from './replaced.ts';
import { begin, type MockRun, restore, saved, type Stage } from './run.ts';
import { KnownScenarios, type OwnScenario } from './scenarios.ts';
import type { MockState } from './state.ts';

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
  readonly faults = new Faults(
    () => this.world.store,
    () => this.seed,
  );
  /** Background work: lists, fails and finishes it. */
  readonly jobs = new MockJobs(() => this.world);
  readonly #stage: Stage;
  readonly #requests = new RequestJournal();
  readonly #violations = new Journal<Violation>();
  readonly #engine: ServiceEngine;
  #run: MockRun;

  constructor(options: MockOptions = {}) {
    readFields(options, OPTION_SCHEMAS);
    const { now, frozen = now !== undefined } = options;
    const start = now === undefined ? undefined : parseTime(now);
    this.clock = new Clock({ start, frozen, speed: options.speed });
    const { clock, faults } = this;
    this.#stage = { options, clock, faults, scenarios: new KnownScenarios() };
    for (const given of options.scenarios ?? []) this.#stage.scenarios.take(given);
    const { state } = options;
    this.#run = state === undefined ? begin(this.#stage) : restore(this.#stage, state);
    if (state === undefined) this.#planFaults();
    this.#engine = new ServiceEngine({
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

  /** Names of the scenarios that `reset` accepts. */
  get knownScenarios(): readonly string[] {
    return this.#stage.scenarios.names;
  }

  /** Seed, scenarios, clock, sizes and network in one object. */
  status() {
    const { store, catalogue } = this.world;
    return {
      seed: this.seed,
      scenarios: this.scenarios,
      clock: this.clock.state(),
      domains: catalogue.size,
      users: store.users.size,
      orders: store.orders.size,
      notifications: store.notifications.size,
      jobs: store.jobs.size,
      requests: this.requests.length,
      violations: this.violations.length,
      faults: this.faults.list().length,
      ...this.network.state,
    };
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
  readonly handle = (request: ServiceRequest): Promise<Reply> => this.#engine.handle(request);

  /**
   * Answers like the global `fetch`, without a network. Give it to `createClient`, or stub the global one: then requests
   * to other hosts go to the real one. A call that breaks the contract gets a 500 with the reason.
   */
  readonly fetch = async (input: string | URL | Request, init?: RequestInit): Promise<Response> => {
    const absolute =
      typeof input === 'string' && input.startsWith('/') ? OWN_ORIGIN + input : input;
    const sent = new Request(absolute, init);
    return globalThis.fetch === this.fetch && isElsewhere(sent.url)
      ? realFetch(sent)
      : fetchFrom((request) => this.handle(request).catch(failureReply), sent);
  };

  /** Signs a user in without a password, for tests that start signed in. Throws a RangeError for an unknown address. */
  async signIn(email: string): Promise<SignedIn> {
    const { store } = this.world;
    const user = store.users.find((candidate) => candidate.email === email);
    if (user === undefined) throw new Missing(`No user has the email "${email}"`);
    return { ...(await startSession(this.world, user)), user: userView(store, user) };
  }

  /**
   * Adds a record to a table or a domain to the catalogue, an ordinary one of this world with the given values: `create('orders', { state:
   * 'FAILED', user: 'user@dropcatch.test' })`. With a count, adds that many and returns a list.
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

  /** The records of a table that have all given values: `find('orders', { state: 'FAILED' })`. */
  find<Name extends TableName>(table: Name, match: Partial<Records[Name]> = {}): Records[Name][] {
    return recordsWith(this.world, table, match) as Records[TableName][] as Records[Name][];
  }

  /** The record of a table with this id. Throws a RangeError when there is none. */
  get<Name extends TableName>(table: Name, id: number): Records[Name] {
    return recordIn(this.world, table, id) as Records[TableName] as Records[Name];
  }

  /**
   * Changes fields of a record, all or none: `change('orders', 1868, { state: 'FAILED' })`. Returns the record.
   * @throws {RangeError} that names the field when a value is wrong or does not fit the other records
   */
  change<Name extends TableName>(table: Name, id: number, values: Change<Name>): Records[Name] {
    return changeRecord(this.world, table, id, values) as Records[TableName] as Records[Name];
  }

  /** Removes a record: `remove('users', 7)`. Throws a RangeError when there is none, or another record needs it. */
  remove(table: TableName, id: number): void {
    removeRecord(this.world, table, id);
  }

  /** Returns to the start: seeded data, the clock, the faults of the options, empty journals. */
  reset(scenarios?: readonly (string | OwnScenario)[]): void {
    readFields({ scenarios }, OPTION_SCHEMAS);
    const names = scenarios?.map((one) => this.#stage.scenarios.take(one));
    this.#run = begin(this.#stage, names);
    this.#planFaults();
    this.#forgetRequests();
  }

  /**
   * The whole state as a copy of plain data, for `createMock({ state })`, `load` or a comparison. The same seed, clock
   * and requests give the same state.
   */
  state(): MockState {
    return structuredClone(saved(this.#stage, this.#run));
  }

  /** The state as JSON text, without the cost of a copy. */
  stateText(): string {
    return JSON.stringify(saved(this.#stage, this.#run));
  }

  /** Continues from a state. Throws a StateError for an invalid one, and then changes nothing. */
  load(state: unknown): void {
    this.#run = restore(this.#stage, state);
    this.#forgetRequests();
  }

  /** Throws a ContractViolation if a request or an answer broke the contract. Call it after each test. */
  assertContract(): void {
    const problems = this.violations.map(
      ({ request, problem }) => `request ${request}: ${problem}`,
    );
    if (problems.length > 0) throw new ContractViolation(problems.join('\n'));
  }

  /**
   * Throws a VerificationError unless so many of the last requests match: `expectRequests(1, { operation: 'domains/order',
   * body: { domain: 'mine.com' } })`. The error names the requests that nearly match.
   * @throws {RangeError} for a match that no request can have
   */
  expectRequests(count: number, match: RequestMatch = {}): void {
    verifyCount(this.requests, count, match, this.world.store);
  }

  /** The planned faults that have not applied to any call. In a test: `expect(mock.unusedFaults()).toEqual([])`. */
  unusedFaults(): PlannedFault[] {
    return this.faults.list().filter(({ hits }) => hits === 0);
  }

  /** @deprecated `assertContract()` */
  verify(): void;
  /** @deprecated `expectRequests(count, match)` */
  verify(count: number, match: RequestMatch): void;
  verify(count?: number, match?: RequestMatch): void {
    const by = count === undefined ? 'mock.assertContract()' : 'mock.expectRequests(count, match)';
    replaced(count === undefined ? 'mock.verify()' : 'mock.verify(count, match)', by);
    if (count === undefined) this.assertContract();
    else this.expectRequests(count, match);
  }

  /** Plans the faults of the options. They may name users, so they come after the data. */
  #planFaults(): void {
    for (const [index, fault] of (this.#stage.options.faults ?? []).entries()) {
      const problem = this.faults.problemOf(fault);
      if (problem !== undefined) throw new RangeError(`faults.${index}: ${problem}`);
      this.faults.add(fault);
    }
  }

  #forgetRequests(): void {
    this.#requests.clear();
    this.#violations.clear();
    this.#engine.reset();
  }

  #onViolation(violation: Violation): void {
    this.#violations.add(violation);
    this.#stage.options.onViolation?.(violation);
    if (this.#stage.options.strict ?? true) {
      throw new ContractViolation(violation.problem, violation.request);
    }
  }
}

/**
 * Creates a mock of the service: `const mock = createMock({ seed: 1, rows: 500 })`. Throws a RangeError for a wrong
 * option.
 */
export const createMock = (options: MockOptions = {}): Mock => new Mock(options);
