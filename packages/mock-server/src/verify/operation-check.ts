import type { ErrorObject } from 'ajv/dist/2020.js';
import {
  answerErrors,
  documented,
  errorPointer,
  errorText,
  withReason,
} from '../contract/check.ts';
import type { ContractOperation } from '../generated/contract.ts';
import type { OperationId } from '../generated/operations.ts';
import { field, parsedJson } from '../world/input.ts';

/** Senders of a request, in words: the owner of the token, nobody, or somebody with an invalid token. */
const SENDERS = { token: '', nobody: ' without a token', forger: ' with an invalid token' };

export interface Probe {
  readonly method: string;
  /** Path below the base URL, encoded, with the query. */
  readonly path: string;
  readonly body?: unknown;
  readonly by?: keyof typeof SENDERS;
}

export interface Answer {
  /** 0 without a complete answer. */
  readonly status: number;
  /** Why there is no complete answer. */
  readonly broken?: string;
  /** In lower case, without parameters. Undefined when the header is missing. */
  readonly contentType?: string | undefined;
  /** The parsed body. Undefined when it is not JSON. */
  readonly json?: unknown;
}

export interface ServerOptions {
  /** Address of the API: `https://console.example.com/api`. */
  readonly baseUrl: string;
  readonly token: string;
  /** Timeout of an answer, in milliseconds. */
  readonly timeout: number;
  /** Default: the global `fetch`. */
  readonly fetch?: typeof fetch | undefined;
}

/** A request in words: `GET /orders?per_page=2 without a token`. */
export const wordsOf = ({ method, path, by = 'token' }: Probe): string =>
  `${method} ${path}${SENDERS[by]}`;

/** The reason of a failed request: that of the innermost error, such as `ECONNREFUSED`. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error.name === 'TimeoutError') return 'no answer in time';
  if (error.cause !== undefined) return reasonOf(error.cause);
  return error.message || ('code' in error ? String(error.code) : error.name);
}

/** The server under test. Sends one request at a time. Follows no redirects, because they could leak the token. */
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
    // The server may repeat the token, and its texts can appear in a report.
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

/** The text of an error. A wrong type adds the actual type, never the value. */
const problemOf = (error: ErrorObject): string =>
  errorText(error) + (error.keyword === 'type' ? `, but is ${typeOf(error.data)}` : '');

/** The errors of a body. Repeated errors in entries of a list count as one. */
function bodyDifferences(request: string, errors: readonly ErrorObject[]): Difference[] {
  const places = new Map<string, Set<string>>();
  for (const error of withReason(errors)) {
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

/** Longest error text of a server in a report, in characters. */
const LONGEST = 160;

/** The server's error in one line, without control characters. Empty when there is none. */
function errorOf({ json }: Answer): string {
  const error = field(json, 'error');
  if (typeof error !== 'string' || error === '') return '';
  const line = error.replaceAll(/\p{C}+/gu, ' ');
  return ` (“${line.length > LONGEST ? `${line.slice(0, LONGEST)}…` : line}”)`;
}

interface Expected {
  /** Accepted statuses. Default: the successes in the contract. */
  readonly statuses?: readonly number[];
  /** Kind of difference for another status. Default: `status`. */
  readonly kind?: Difference['kind'];
}

export const successOf = ({ answers }: ContractOperation): number[] =>
  Object.keys(answers)
    .map(Number)
    .filter((status) => status >= 200 && status < 300);

/** Compares an answer with the contract. */
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
    ? [...differences, { kind: 'body', request, pointer: '', problem: 'is not complete JSON' }]
    : [...differences, ...bodyDifferences(request, answerErrors(operation, status, json))];
}

export interface Finding {
  readonly operation: OperationId;
  readonly result: 'agrees' | 'differs' | 'untried';
  readonly requests: number;
  /** Why all or part of it was not tried. */
  readonly reason?: string;
  readonly differences: readonly Difference[];
}

/** An operation under test. Sends its requests and collects the differences. */
export class OperationCheck {
  readonly operation: ContractOperation;
  readonly differences: Difference[] = [];
  /** Why all or part of the operation was not tried. */
  reason: string | undefined;
  readonly #server: Server;
  #requests = 0;

  constructor(operation: ContractOperation, server: Server) {
    this.operation = operation;
    this.#server = server;
  }

  /** Sends a request with the operation's method and compares the answer. */
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
