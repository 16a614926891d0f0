import type { ErrorObject } from 'ajv/dist/2020.js';
import {
  answerErrors,
  documented,
  errorPointer,
  errorText,
  telling,
} from '../../engine/contract.ts';
import type { ContractOperation } from '../../generated/contract.ts';
import type { OperationId } from '../../generated/operations.ts';
import { field, parsedJson } from '../../world/input.ts';

/** Who a request is sent by, in words: the owner of the token, nobody, or somebody with a token that is none. */
const SENDERS = { token: '', nobody: ' without a token', forger: ' with a token that is none' };

export interface Probe {
  readonly method: string;
  /** Below the base URL, encoded, with its query. */
  readonly path: string;
  readonly body?: unknown;
  readonly by?: keyof typeof SENDERS;
}

export interface Answer {
  /** 0 when no whole answer came. */
  readonly status: number;
  /** Why no whole answer came. */
  readonly broken?: string;
  /** Without its parameters, in lower case; undefined when the header is missing. */
  readonly contentType?: string | undefined;
  /** The parsed body; undefined when it is no JSON. */
  readonly json?: unknown;
}

export interface ServerOptions {
  /** With the path below which the API lives: `https://console.example.com/api`. */
  readonly baseUrl: string;
  readonly token: string;
  /** How long an answer may take, in milliseconds. */
  readonly timeout: number;
  /** Default: the global one. */
  readonly fetch?: typeof fetch | undefined;
}

/** A request in words: `GET /orders?per_page=2 without a token`. */
export const wordsOf = ({ method, path, by = 'token' }: Probe): string =>
  `${method} ${path}${SENDERS[by]}`;

/** Why a request failed, by the innermost error: that is the one that says `ECONNREFUSED`. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error.name === 'TimeoutError') return 'no answer in time';
  if (error.cause !== undefined) return reasonOf(error.cause);
  return error.message || ('code' in error ? String(error.code) : error.name);
}

/** The server under test. Sends one request at a time; follows no redirect, which could carry the token away. */
export class Server {
  readonly #options: ServerOptions;
  sent = 0;

  constructor(options: ServerOptions) {
    this.#options = options;
  }

  async send({ method, path, body, by = 'token' }: Probe): Promise<Answer> {
    this.sent += 1;
    const { baseUrl, token, timeout, fetch: send = fetch } = this.#options;
    const sender = { token, nobody: undefined, forger: 'not.a.token' }[by];
    // Should the server repeat the token: what comes from it may get into a report.
    const masked = (text: string): string => text.replaceAll(token, '***');
    try {
      const response = await send(baseUrl + path, {
        method,
        headers: {
          accept: '*/*',
          ...(sender !== undefined && { authorization: `Bearer ${sender}` }),
          ...(body !== undefined && { 'content-type': 'application/json' }),
        },
        body: body === undefined ? null : JSON.stringify(body),
        redirect: 'manual',
        signal: AbortSignal.timeout(timeout),
      });
      const [type = ''] = (response.headers.get('content-type') ?? '').split(';');
      return {
        status: response.status,
        contentType: type.trim().toLowerCase() || undefined,
        json: parsedJson(masked(await response.text())),
      };
    } catch (error) {
      return { status: 0, broken: masked(reasonOf(error)) };
    }
  }
}

/** One difference between a server and the contract. Never holds a token or a value of a body. */
export interface Difference {
  /**
   * What they disagree about: `connection` for an answer that did not come whole, `roles` where somebody is let in, or kept
   * out, against the contract.
   */
  readonly kind: 'connection' | 'status' | 'content-type' | 'body' | 'roles' | 'paging';
  /** The request that shows it: `GET /orders?per_page=2`, and by whom where that matters. */
  readonly request: string;
  /** Where in the body, as a JSON pointer; `*` stands for every entry of a list that has the fault. */
  readonly pointer?: string;
  readonly problem: string;
  /** How many places of the body have it, where that is more than one. */
  readonly times?: number;
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

/** The text of an error; for a wrong type also the type that came, never the value. */
const problemOf = (error: ErrorObject): string =>
  errorText(error) + (error.keyword === 'type' ? `, but is ${typeOf(error.data)}` : '');

/** The checker's errors about a body, the same one in many entries of a list as one. */
function bodyDifferences(request: string, errors: readonly ErrorObject[]): Difference[] {
  const places = new Map<string, Set<string>>();
  for (const error of telling(errors)) {
    const place = errorPointer(error);
    const key = `${place.replaceAll(/\/\d+(?=\/|$)/g, '/*')} ${problemOf(error)}`;
    places.set(key, (places.get(key) ?? new Set()).add(place));
  }
  return [...places].map(([key, found]) => {
    const [pattern = '', ...problem] = key.split(' ');
    const [only = ''] = found;
    const many = found.size > 1;
    return {
      kind: 'body',
      request,
      pointer: many ? pattern : only,
      problem: problem.join(' '),
      ...(many && { times: found.size }),
    };
  });
}

/** The longest error text of a server that a report repeats. */
const LONGEST = 160;

/** What the server says went wrong, in one line without control characters; empty when it says nothing. */
function errorOf({ json }: Answer): string {
  const error = field(json, 'error');
  if (typeof error !== 'string' || error === '') return '';
  const line = error.replaceAll(/\p{C}+/gu, ' ');
  return ` (“${line.length > LONGEST ? `${line.slice(0, LONGEST)}…` : line}”)`;
}

interface Expected {
  /** The statuses that are right. Default: the successes that the contract has. */
  readonly statuses?: readonly number[];
  /** What it means when it has another one. Default: `status`. */
  readonly kind?: Difference['kind'];
}

/** The statuses of success that the contract documents for an operation. */
export const successOf = ({ answers }: ContractOperation): number[] =>
  Object.keys(answers)
    .map(Number)
    .filter((status) => status >= 200 && status < 300);

/** Where an answer differs from what the contract says of it. */
function compare(
  operation: ContractOperation,
  request: string,
  answer: Answer,
  { statuses = successOf(operation), kind = 'status' }: Expected,
): Difference[] {
  const { status, broken, contentType = 'without a content type', json } = answer;
  if (broken !== undefined) {
    return [{ kind: 'connection', request, problem: `is not answered: ${broken}` }];
  }
  if (!statuses.includes(status)) {
    const problem = `is answered ${status}${errorOf(answer)}, not ${statuses.join(' or ')}`;
    return [{ kind, request, problem }];
  }
  const wanted = documented(operation, status);
  const differences: Difference[] = [];
  if (wanted?.contentType !== undefined && contentType !== wanted.contentType) {
    const problem = `is answered ${contentType}, not ${wanted.contentType}`;
    differences.push({ kind: 'content-type', request, problem });
  }
  if (wanted?.schema === undefined || wanted.contentType !== 'application/json') return differences;
  return json === undefined
    ? [...differences, { kind: 'body', request, pointer: '', problem: 'is no complete JSON' }]
    : [...differences, ...bodyDifferences(request, answerErrors(operation, status, json))];
}

export interface Finding {
  readonly operation: OperationId;
  readonly result: 'agrees' | 'differs' | 'untried';
  readonly requests: number;
  /** Why it, or a part of it, was not tried. */
  readonly reason?: string;
  readonly differences: readonly Difference[];
}

/** One operation while it is tried: sends its requests and gathers what differs. */
export class Tried {
  readonly operation: ContractOperation;
  readonly differences: Difference[] = [];
  /** Why the operation, or a part of it, was not tried. */
  reason: string | undefined;
  readonly #server: Server;
  #requests = 0;

  constructor(operation: ContractOperation, server: Server) {
    this.operation = operation;
    this.#server = server;
  }

  /** Sends a request of the operation's method and compares its answer. */
  async send(probe: Omit<Probe, 'method'>, expected: Expected = {}): Promise<Answer> {
    this.#requests += 1;
    const request = { method: this.operation.method, ...probe };
    const answer = await this.#server.send(request);
    this.differences.push(...compare(this.operation, wordsOf(request), answer, expected));
    return answer;
  }

  finding(): Finding {
    const { differences, reason } = this;
    const result = differences.length > 0 ? 'differs' : this.#requests > 0 ? 'agrees' : 'untried';
    return {
      operation: this.operation.id,
      result,
      requests: this.#requests,
      ...(reason !== undefined && { reason }),
      differences,
    };
  }
}
