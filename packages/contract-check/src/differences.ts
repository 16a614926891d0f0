import type { Operation } from '@dropcatch/sdk-codegen/contract';
import type { ErrorObject } from 'ajv/dist/2020.js';
import { answerWith, bodyErrors } from './contract.ts';
import { valueAt } from './json.ts';
import type { ProbeAnswer } from './server.ts';

/** A difference between a server and the contract. Contains no token and no value of a body. */
export interface Difference {
  /**
   * Subject of the difference. `connection`: no complete answer. `roles`: access is granted or refused against the
   * contract.
   */
  readonly kind: 'connection' | 'status' | 'content-type' | 'body' | 'roles' | 'paging';
  /** The request that shows it, such as `GET /orders?per_page=2`, with the sender if it is not the token's owner. */
  readonly request: string;
  /** JSON pointer into the body. `*` stands for every affected entry of a list. */
  readonly pointer?: string;
  readonly problem: string;
  /** Number of affected places, if more than one. */
  readonly times?: number;
}

/** What an answer must be like. */
export interface Expected {
  /** Accepted statuses. Default: the success of the contract. */
  readonly statuses?: readonly number[];
  /** Kind of difference for another status. Default: `status`. */
  readonly kind?: Difference['kind'];
}

const TYPES: Readonly<Record<string, string>> = {
  undefined: 'missing',
  string: 'text',
  number: 'a number',
  boolean: 'true or false',
  object: 'an object',
};

function typeOf(value: unknown): string {
  if (value === null) return 'null';
  return Array.isArray(value) ? 'a list' : (TYPES[typeof value] ?? '');
}

/** What ajv's message leaves out, by keyword. Never the value itself. */
const DETAILS: Readonly<Record<string, (error: ErrorObject) => string>> = {
  type: ({ data }) => `, but is ${typeOf(data)}`,
  const: ({ params }) => ` ${params['allowedValue']}`,
  enum: ({ params }) => `: ${[params['allowedValues']].flat().join(', ')}`,
  additionalProperties: ({ params }) => `: ${params['additionalProperty']}`,
  unevaluatedProperties: ({ params }) => `: ${params['unevaluatedProperty']}`,
};

const problemOf = (error: ErrorObject): string =>
  `${error.message ?? 'is wrong'}${DETAILS[error.keyword]?.(error) ?? ''}`;

/** Whether an error only says that a value is not null or matches no alternative. Another error gives the reason. */
const saysNothing = ({ keyword, params }: ErrorObject): boolean =>
  keyword === 'oneOf' || keyword === 'anyOf' || params['type'] === 'null';

/** The errors of a body. Repeated errors in entries of a list count as one. */
function bodyDifferences(request: string, errors: readonly ErrorObject[]): Difference[] {
  const clear = errors.filter((error) => !saysNothing(error));
  const places = (clear.length > 0 ? clear : errors).map((error) => ({
    pointer: error.instancePath,
    pattern: error.instancePath.replaceAll(/\/\d+(?=\/|$)/g, '/*'),
    problem: problemOf(error),
  }));
  const groups = Map.groupBy(places, ({ pattern, problem }) => `${pattern} ${problem}`);
  return [...groups.values()].flatMap((group) => {
    const [first] = group;
    if (first === undefined) return [];
    const { size } = new Set(group.map(({ pointer }) => pointer));
    const { problem } = first;
    return size > 1
      ? { kind: 'body', request, pointer: first.pattern, problem, times: size }
      : { kind: 'body', request, pointer: first.pointer, problem };
  });
}

/** Longest part of an error text in a report. */
const LONGEST = 120;

/** The server's reason for an error, in quotes and one line. */
function errorOf({ json }: ProbeAnswer): string {
  const error = valueAt(json, 'error');
  if (typeof error !== 'string' || error === '') return '';
  const line = error.replaceAll(/\p{C}+/gu, ' ');
  return ` (“${line.length > LONGEST ? `${line.slice(0, LONGEST)}…` : line}”)`;
}

/** Compares an answer with the contract. */
export function differencesBetween(
  operation: Operation,
  request: string,
  answer: ProbeAnswer,
  { statuses = [Number(operation.success.status)], kind = 'status' }: Expected,
): Difference[] {
  const { status, broken, contentType = 'without a content type', json } = answer;
  if (broken !== undefined) {
    return [{ kind: 'connection', request, problem: `is not answered: ${broken}` }];
  }
  if (!statuses.includes(status)) {
    const problem = `is answered ${status}${errorOf(answer)}, not ${statuses.join(' or ')}`;
    return [{ kind, request, problem }];
  }
  const content = answerWith(operation, status)?.content;
  if (content === undefined) return [];
  const differences: Difference[] = [];
  if (contentType !== content.type) {
    const problem = `is answered ${contentType}, not ${content.type}`;
    differences.push({ kind: 'content-type', request, problem });
  }
  if (content.type !== 'application/json') return differences;
  return json === undefined
    ? [...differences, { kind: 'body', request, pointer: '', problem: 'is not complete JSON' }]
    : [...differences, ...bodyDifferences(request, bodyErrors(operation, status, json))];
}
