import type { ContractOperation } from '../generated/contract.ts';
import { messageOf } from '../text/words.ts';

/** A whole text, or pieces that are produced as the client reads them. */
export type ReplyBody = string | AsyncIterable<string> | Iterable<string>;

/** The pieces of a body. A whole text is one piece. */
export const piecesOf = <Pieces>(body: string | Pieces) =>
  typeof body === 'string' ? [body] : body;

export interface Reply {
  readonly status: number;
  /** By lower-case name. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: ReplyBody;
  /** `reset` breaks the connection before anything is sent. `truncate` breaks it after the body. */
  readonly breaks?: 'reset' | 'truncate';
}

/** Answers must not be cached: the next one may be for another day or another user. */
export const UNCACHED = { 'cache-control': 'no-store' } as const;

/** The id of a request for bug reports. Its number is that of the journal. */
export const requestIdHeader = (number: number) => ({ 'x-request-id': `req-${number}` }) as const;

/** A call that failed inside the mock: it broke the contract, or the mock has a bug, which is the `cause`. */
export class CallFailure extends Error {
  override readonly name: string = 'CallFailure';
  /** Number of the request. Undefined when the error covers several. */
  readonly request: number | undefined;

  constructor(text: string, request?: number, options?: ErrorOptions) {
    super(text, options);
    this.request = request;
  }
}

/** Wraps anything that was thrown in a CallFailure. */
export const callFailureOf = (error: unknown, request: number): CallFailure =>
  error instanceof CallFailure
    ? error
    : new CallFailure(messageOf(error), request, { cause: error });

/** A 401 must name the authentication scheme (RFC 9110, section 15.5.2). */
const CHALLENGE = { 'www-authenticate': 'Bearer' } as const;

export function jsonReply(
  status: number,
  body: unknown,
  headers: Readonly<Record<string, string>> = {},
): Reply {
  return {
    status,
    headers: {
      'content-type': 'application/json; charset=utf-8',
      ...UNCACHED,
      ...(status === 401 && CHALLENGE),
      ...headers,
    },
    body: JSON.stringify(body),
  };
}

/** The 500 for a call that broke the contract or failed inside the mock. */
export function failureReply(error: unknown): Reply {
  const { request, cause } = error instanceof CallFailure ? error : { cause: error };
  const id = request === undefined ? {} : requestIdHeader(request);
  const what = cause === undefined ? 'The call broke the contract' : 'The mock failed';
  return jsonReply(500, { error: `${what}: ${messageOf(error)}` }, id);
}

/** Statuses without a body (RFC 9110, sections 15.3.5, 15.3.6 and 15.4.5). */
const BODILESS: readonly number[] = [204, 205, 304];

export const mayHaveBody = (status: number): boolean => !BODILESS.includes(status);

/** A connection that breaks before anything is sent. */
export const RESET: Reply = { status: 0, headers: {}, body: '', breaks: 'reset' };

/** A file that is sent in pieces while it is produced. */
export interface StreamedFile {
  readonly filename: string;
  readonly content: string | Iterable<string> | AsyncIterable<string>;
}

export interface AnyAnswer {
  readonly status: number;
  readonly body: unknown;
  /** Additional headers, by lower-case name. */
  readonly headers?: Readonly<Record<string, string>> | undefined;
}

function isIterable(value: unknown): value is AsyncIterable<unknown> | Iterable<unknown> {
  return (
    typeof value === 'object' &&
    value !== null &&
    (Symbol.asyncIterator in value || Symbol.iterator in value)
  );
}

const isFile = (value: unknown): value is StreamedFile =>
  typeof value === 'object' && value !== null && 'filename' in value && 'content' in value;

/** Formats each event as a `data: ` line, followed by an empty line. */
async function* eventLines(
  events: AsyncIterable<unknown> | Iterable<unknown>,
  check: (event: unknown) => void,
): AsyncGenerator<string> {
  for await (const event of events) {
    check(event);
    yield `data: ${JSON.stringify(event)}\n\n`;
  }
}

/** Turns an answer into a reply: JSON, a stream of events or a file, as the contract says. */
export function replyOf(
  operation: ContractOperation,
  { status, body, headers: more }: AnyAnswer,
  check: { readonly answer: (body: unknown) => void; readonly event: (event: unknown) => void },
): Reply {
  const documented = operation.answers[status];
  if (documented?.events !== undefined && isIterable(body)) {
    const headers = { 'content-type': 'text/event-stream', ...UNCACHED };
    return { status, headers, body: eventLines(body, check.event) };
  }
  if (isFile(body) && documented?.contentType !== 'application/json') {
    const headers = {
      'content-type': `${documented?.contentType ?? 'application/octet-stream'}; charset=utf-8`,
      'content-disposition': `attachment; filename="${body.filename}"`,
      ...UNCACHED,
    };
    return { status, headers, body: body.content };
  }
  check.answer(body);
  return jsonReply(status, body, more);
}
