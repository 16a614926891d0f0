import type { ErrorObject } from 'ajv/dist/2020.js';
import { answerErrors, errorPointer, errorText } from '../../engine/contract.ts';
import type { ContractOperation } from '../../generated/contract.ts';
import type { OperationId } from '../../generated/operations.ts';
import { type Answer, type Broken, type Probe, type Server, wordsOf } from './server.ts';

/** What is wrong at one place of a body, or at the same place of many entries of a list. */
interface BodyFault {
  /** A JSON pointer; with `*` for the index where several entries have the fault. */
  readonly pointer: string;
  readonly problem: string;
  readonly times: number;
}

const JSON_TYPES: readonly (readonly [(value: unknown) => boolean, string])[] = [
  [(value) => value === undefined, 'missing'],
  [(value) => value === null, 'null'],
  [Array.isArray, 'a list'],
  [(value) => typeof value === 'string', 'text'],
  [(value) => typeof value === 'number', 'a number'],
  [(value) => typeof value === 'boolean', 'true or false'],
  [() => true, 'an object'],
];

const typeOf = (value: unknown): string =>
  JSON_TYPES.find(([matches]) => matches(value))?.[1] ?? '';

/** The value at a pointer that ajv gave. */
function valueAt(value: unknown, pointer: string): unknown {
  return pointer
    .split('/')
    .slice(1)
    .reduce<unknown>((at, segment) => {
      const key = segment.replaceAll('~1', '/').replaceAll('~0', '~');
      return typeof at === 'object' && at !== null ? Reflect.get(at, key) : undefined;
    }, value);
}

/** The text of an error; for a wrong type also the type that came, never the value. */
function problemOf(error: ErrorObject, body: unknown): string {
  const text = errorText(error);
  if (error.keyword !== 'type') return text;
  return `${text}, but is ${typeOf(valueAt(body, error.instancePath))}`;
}

const CHOICES = new Set(['oneOf', 'anyOf', 'if']);

/** Whether an error only says that none of several schemas fits, or that a value is not null. */
const saysLittle = ({ keyword, params }: ErrorObject): boolean =>
  CHOICES.has(keyword) || (keyword === 'type' && params['type'] === 'null');

/** Without the errors that say little about a place that another error says more about. */
function telling(errors: readonly ErrorObject[]): readonly ErrorObject[] {
  const clear = errors.filter((error) => !saysLittle(error));
  const unclear = errors.filter(
    (error) =>
      saysLittle(error) &&
      !clear.some(({ instancePath }) => instancePath.startsWith(error.instancePath)),
  );
  return [...clear, ...unclear];
}

/** The checker's errors about a body as faults, the same fault in many entries of a list as one. */
function bodyFaults(errors: readonly ErrorObject[], body: unknown): BodyFault[] {
  const faults = new Map<string, { pointer: string; problem: string; places: Set<string> }>();
  for (const error of telling(errors)) {
    const place = errorPointer(error);
    const pointer = place.replaceAll(/\/\d+(?=\/|$)/g, '/*');
    const problem = problemOf(error, body);
    const key = `${pointer} ${problem}`;
    const fault = faults.get(key) ?? { pointer: place, problem, places: new Set() };
    fault.places.add(place);
    if (fault.places.size > 1) fault.pointer = pointer;
    faults.set(key, fault);
  }
  return [...faults.values()].map(({ pointer, problem, places }) => ({
    pointer,
    problem,
    times: places.size,
  }));
}

/** What is expected of an answer. */
interface Expected {
  /** The statuses that are right. */
  readonly statuses: readonly number[];
  /** What it means when it has another one. Default: `status`. */
  readonly kind?: DifferenceKind;
}

/** The longest error text of a server that a report repeats. */
const LONGEST = 160;

/** What the server says went wrong, in one line without control characters; empty when it says nothing. */
function errorOf({ json }: Answer): string {
  if (typeof json !== 'object' || json === null || !('error' in json)) return '';
  const { error } = json;
  if (typeof error !== 'string' || error === '') return '';
  const line = error.replaceAll(/\p{C}+/gu, ' ');
  return ` (“${line.length > LONGEST ? `${line.slice(0, LONGEST)}…` : line}”)`;
}

/** The statuses of success that the contract documents for an operation. */
export const successOf = ({ answers }: ContractOperation): number[] =>
  Object.keys(answers)
    .map(Number)
    .filter((status) => status >= 200 && status < 300);

/** Where an answer differs from what the contract says of it. */
function compare(
  operation: ContractOperation,
  probe: Probe,
  answer: Answer | Broken,
  { statuses, kind = 'status' }: Expected,
): Difference[] {
  const request = wordsOf(probe);
  if ('broken' in answer) {
    return [{ kind: 'connection', request, problem: `is not answered: ${answer.broken}` }];
  }
  const { status } = answer;
  if (!statuses.includes(status)) {
    const problem = `is answered ${status}${errorOf(answer)}, not ${statuses.join(' or ')}`;
    return [{ kind, request, problem }];
  }
  return [...typeDifferences(operation, request, answer), ...bodies(operation, request, answer)];
}

const documented = ({ answers }: ContractOperation, status: number) =>
  answers[status] ?? answers['default'];

function typeDifferences(
  operation: ContractOperation,
  request: string,
  { status, contentType }: Answer,
): Difference[] {
  const wanted = documented(operation, status)?.contentType;
  if (wanted === undefined || contentType === wanted) return [];
  const found = contentType ?? 'without a content type';
  return [{ kind: 'content-type', request, problem: `is answered ${found}, not ${wanted}` }];
}

function bodies(
  operation: ContractOperation,
  request: string,
  { status, json }: Answer,
): Difference[] {
  const wanted = documented(operation, status);
  if (wanted?.schema === undefined || wanted.contentType !== 'application/json') return [];
  if (json === undefined) {
    return [{ kind: 'body', request, pointer: '', problem: 'is no complete JSON' }];
  }
  const faults = bodyFaults(answerErrors(operation, status, json), json);
  return faults.map(({ pointer, problem, times }) => ({
    kind: 'body',
    request,
    pointer,
    problem,
    ...(times > 1 && { times }),
  }));
}

/** What a server and the contract disagree about. */
type DifferenceKind =
  /** No whole answer came. */
  | 'connection'
  | 'status'
  | 'content-type'
  | 'body'
  /** Somebody is let in, or kept out, against the contract. */
  | 'roles'
  | 'paging';

/** One difference between a server and the contract. Never holds a token or a value of a body. */
export interface Difference {
  readonly kind: DifferenceKind;
  /** The request that shows it: `GET /orders?per_page=2`, and by whom where that matters. */
  readonly request: string;
  /** Where in the body, as a JSON pointer; `*` stands for every entry of a list that has the fault. */
  readonly pointer?: string;
  readonly problem: string;
  /** How many places of the body have it, where that is more than one. */
  readonly times?: number;
}

/** What became of one operation. */
export interface Finding {
  readonly operation: OperationId;
  readonly result: 'agrees' | 'differs' | 'untried';
  /** How many requests it was tried with. */
  readonly requests: number;
  /** Why it, or a part of it, was not tried. */
  readonly reason?: string;
  readonly differences: readonly Difference[];
}

/** One operation while it is tried: sends its requests and gathers what differs. */
export class Tried {
  readonly operation: ContractOperation;
  readonly differences: Difference[] = [];
  readonly #server: Server;
  #requests = 0;
  #reason: string | undefined;

  constructor(operation: ContractOperation, server: Server) {
    this.operation = operation;
    this.#server = server;
  }

  /** Sends a request and compares its answer. The answer's JSON; undefined when it is not as expected. */
  async send(probe: Probe, expected: Expected): Promise<Answer | undefined> {
    const answer = await this.sendAnyway(probe, expected);
    return 'broken' in answer || !expected.statuses.includes(answer.status) ? undefined : answer;
  }

  /** The same for who has to know what came, as expected or not: something may have been made all the same. */
  async sendAnyway(probe: Probe, expected: Expected): Promise<Answer | Broken> {
    this.#requests += 1;
    const answer = await this.#server.send(probe);
    this.differences.push(...compare(this.operation, probe, answer, expected));
    return answer;
  }

  /** Says why the operation, or a part of it, was not tried. */
  leave(reason: string): void {
    this.#reason = reason;
  }

  finding(): Finding {
    const { differences } = this;
    const result = differences.length > 0 ? 'differs' : this.#requests > 0 ? 'agrees' : 'untried';
    return {
      operation: this.operation.id,
      result,
      requests: this.#requests,
      ...(this.#reason !== undefined && { reason: this.#reason }),
      differences,
    };
  }
}
