import * as fc from 'fast-check';
import type { ContractOperation } from '../../src/generated/contract.ts';
import { field } from '../../src/input/json.ts';
import { type Draft, drafts, modelled } from './draft.ts';
import { expectations, type Step } from './expectations.ts';
import { looks } from './looks.ts';
import type { Look } from './looks/read.ts';
import { type Model, pictureOf, subjectIn } from './memory.ts';
import { type Service, urlOf } from './service.ts';

type Command = fc.AsyncCommand<Model, Service>;

function learn({ operation, called, model, user, ...step }: Step): void {
  if (called.status >= 300) return;
  model.answers.learn(operation.id, called.body);
  const subject = subjectIn({ operation, ...step });
  if (subject !== undefined && operation.id.endsWith('/delete')) model.bury(subject);
  const watched = model.watched(user?.id ?? 0);
  const name = String(field(step.body, 'domain') ?? subject?.id).toLowerCase();
  if (operation.id === 'domains/watch') watched.add(name);
  if (operation.id === 'domains/unwatch') watched.delete(name);
}

/** A call of the contract. After its run, its text shows the request and the status of the answer. */
class Call implements Command {
  readonly #draft: Draft;
  #told = 'not called';

  constructor(draft: Draft) {
    this.#draft = draft;
  }

  /** Each run needs its own text. */
  [fc.cloneMethod](): Call {
    return new Call(this.#draft);
  }

  check(): boolean {
    return true;
  }

  async run(model: Model, service: Service): Promise<void> {
    const { operation, caller } = this.#draft;
    const params = { ...this.#draft.params, ...Object(model.answers.fill(this.#draft.params)) };
    const sent = { operation, params, body: model.answers.fill(this.#draft.body) };
    this.#told = [caller, operation.method, urlOf(sent), JSON.stringify(sent.body)].join(' ');
    service.settle();
    const before = pictureOf(service, sent);
    const user = service.userOf(caller);
    const called = await service.send(caller, sent);
    this.#told += ` → ${called.status}`;
    const step: Step = { ...this.#draft, ...sent, user, called, before, model, service };
    for (const expectation of expectations) await expectation(step);
    learn(step);
  }

  toString(): string {
    return this.#told;
  }
}

/** Moves the clock and signs everybody in again, because tokens last a quarter of an hour. */
class Wait implements Command {
  readonly #seconds: number;

  constructor(seconds: number) {
    this.#seconds = seconds;
  }

  check(): boolean {
    return true;
  }

  async run(_: Model, service: Service): Promise<void> {
    service.mock.clock.advance(this.#seconds * 1000);
    await service.signIn();
  }

  toString(): string {
    return `wait ${this.#seconds} s`;
  }
}

/** Checks that answers of the service agree with each other. */
class LookAt implements Command {
  readonly #name: string;
  readonly #look: Look;

  constructor(name: string, look: Look) {
    this.#name = name;
    this.#look = look;
  }

  check(): boolean {
    return true;
  }

  async run(model: Model, service: Service): Promise<void> {
    await this.#look(service, model);
  }

  toString(): string {
    return `look at ${this.#name}`;
  }
}

/** All checks of {@link looks}. */
export const allLooks: readonly Command[] = Object.entries(looks).map(
  ([name, look]) => new LookAt(name, look),
);

/** Steps of the clock in seconds: a second, a minute, a drop, a session, two hours, a day. */
const WAITS = [1, 60, 300, 1000, 7200, 86_400];

/** Related areas. Sequences of their calls meet the same things in more states. */
const NEIGHBOURS: readonly (readonly string[])[] = [
  ['orders', 'domains', 'dashboard', 'notifications', 'eppCategories'],
  ['eppAccounts', 'eppCategories', 'eppLogs', 'eppTools', 'orders'],
  ['users', 'adminUsers', 'managers', 'auth', 'orders'],
  ['sources', 'dataSources', 'scheduler', 'domains'],
  ['releasedDomains', 'eppAccounts', 'scheduler', 'dataSources'],
  ['news', 'notifications', 'auditLogs', 'auth', 'adminUsers'],
];

function rowsOf(operations: readonly ContractOperation[]): fc.Arbitrary<Iterable<Command>> {
  const calls = operations.map((operation) => drafts(operation).map((draft) => new Call(draft)));
  const waits = fc.constantFrom(...WAITS).map((seconds) => new Wait(seconds));
  const glances = fc.constantFrom(...allLooks);
  // One command in twenty is a wait, whatever the number of operations.
  const pauses = Array.from({ length: Math.ceil(operations.length / 20) }, () => waits);
  return fc.commands<Model, Service, false>([...calls, ...pauses, glances], {
    maxCommands: 200,
    size: 'max',
    disableReplayLog: true,
  });
}

/** Sequences of calls with waits and checks in between, for all operations or for related areas. */
export function commandRows(): fc.Arbitrary<Iterable<Command>> {
  const some = NEIGHBOURS.map((areas) =>
    modelled.filter(({ id }) => areas.some((area) => id.startsWith(`${area}/`))),
  );
  return fc.oneof(
    { weight: NEIGHBOURS.length, arbitrary: rowsOf(modelled) },
    ...some.map((operations) => ({ weight: 1, arbitrary: rowsOf(operations) })),
  );
}
