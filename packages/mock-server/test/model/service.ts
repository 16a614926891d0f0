import { checkAnswer } from '../../src/contract/check.ts';
import { type ContractOperation, operations } from '../../src/generated/contract.ts';
import type { OperationId, OperationTypes } from '../../src/generated/operations.ts';
import { settle } from '../../src/world/jobs.ts';
import { createMock, type Mock } from '../../src/mock/mock.ts';
import type { ScenarioName } from '../../src/mock/scenarios.ts';
import type { StoredUser } from '../../src/world/records/users.ts';
import { field } from '../../src/input/json.ts';
import { type Called, calledFrom, NOW } from '../kit/mock.ts';
import { type Caller, CALLERS } from './draft.ts';
import { SECRET } from './texts.ts';

const BY_ID = new Map<string, ContractOperation>(operations.map((one) => [one.id, one]));

/** The operation with this id. Throws if the contract has none. */
export function operationOf(id: OperationId): ContractOperation {
  const operation = BY_ID.get(id);
  if (operation === undefined) throw new Error(`The contract has no ${id}`);
  return operation;
}

/** A call with all values filled in. */
export interface Sent {
  readonly operation: ContractOperation;
  readonly params?: unknown;
  readonly body?: unknown;
}

/** The path and query of a call. */
export function urlOf({ operation, params }: Sent): string {
  const query = new URLSearchParams();
  let { path } = operation;
  for (const { name, in: place } of operation.parameters) {
    const value = field(params, name);
    if (value === undefined) continue;
    const text = typeof value === 'string' ? value.toWellFormed() : JSON.stringify(value);
    if (place === 'query') query.append(name, text);
    else path = path.replace(`{${name}}`, () => encodeURIComponent(text));
  }
  return query.size === 0 ? path : `${path}?${query.toString()}`;
}

/** The type of an operation's successful answer. */
export type Good<Id extends OperationId> = OperationTypes[Id]['success']['body'];

/** The mock under test and its signed-in users. It checks every answer against the contract. */
export class Service {
  readonly mock: Mock = createMock({ seed: 1, rows: 250, now: NOW });
  readonly #tokens = new Map<Caller, string>();

  /** Resets the mock to a scenario and signs everybody in. */
  async start(scenario: ScenarioName): Promise<void> {
    this.mock.reset([scenario]);
    await this.signIn();
  }

  /** Signs in everybody who still can. Call it whenever tokens may have ended. */
  async signIn(): Promise<void> {
    this.#tokens.clear();
    for (const caller of CALLERS) {
      const user = this.userOf(caller);
      if (user === undefined) continue;
      this.#tokens.set(caller, (await this.mock.signIn(user.email)).access_token);
    }
  }

  /** Brings the world up to the time of its clock, as every request does. */
  settle(): void {
    settle(this.mock.world);
  }

  /** The caller's current account; undefined for nobody, and if it is deleted or inactive. */
  userOf(caller: Caller): StoredUser | undefined {
    const id = { admin: 1, manager: 2, user: 3, nobody: 0 }[caller];
    const user = this.mock.world.store.users.get(id);
    return user?.is_active === true ? user : undefined;
  }

  /** The callers with an active account. */
  people(): { readonly caller: Caller; readonly user: StoredUser }[] {
    return CALLERS.flatMap((caller) => {
      const user = this.userOf(caller);
      return user === undefined ? [] : [{ caller, user }];
    });
  }

  /** Sends a call. Throws if the call fails, or if its answer does not match the contract. */
  async send(caller: Caller, sent: Sent): Promise<Called> {
    const { operation, body } = sent;
    const token = this.#tokens.get(caller);
    const response = await this.mock.fetch(`/api${urlOf(sent)}`, {
      method: operation.method,
      headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
      body: body === undefined ? null : JSON.stringify(body),
    });
    const called = await calledFrom(response);
    this.#check(operation, called);
    return called;
  }

  /** Reads something that the caller may read. Throws unless the status is 200. */
  async get<Id extends OperationId>(caller: Caller, id: Id, params?: unknown): Promise<Good<Id>> {
    const operation = operationOf(id);
    const { status, body } = await this.send(caller, { operation, params });
    if (status !== 200) throw new Error(`${id} as ${caller} is a ${status}`);
    // `send` has checked the answer against the schema of this type.
    return body as Good<Id>;
  }

  #check(operation: ContractOperation, { status, headers, body }: Called): void {
    const documented = operation.answers[status] ?? operation.answers['default'];
    const type = headers.get('content-type')?.split(';')[0];
    if (status >= 500 && operation.answers[status] === undefined) {
      throw new Error(`A ${status}: ${JSON.stringify(body)}`);
    }
    if (type !== documented?.contentType) throw new Error(`A ${status} of type ${type}`);
    const errors = type === 'application/json' && checkAnswer(operation, status, body);
    if (errors) throw new Error(`A ${status} with ${JSON.stringify(errors)}`);
    const text = typeof body === 'string' ? body : JSON.stringify(body);
    if (text.includes(SECRET)) throw new Error('The answer shows a secret');
  }
}
