import type { ContractOperation } from '../generated/contract.ts';

/** A request as the engine sees it, whatever brought it: node:http, a fetch call or a service worker. */
export interface Exchange {
  /** In capitals. */
  readonly method: string;
  /** The path as it was sent, still percent-encoded, without the query: `/api/orders/42`. */
  readonly path: string;
  readonly query: URLSearchParams;
  /** A request header, by its name in lower case. */
  header(name: string): string | undefined;
  /** The whole body as text; rejects with BodyTooLarge when it has more characters than `most`, by default MAX_BODY. */
  text(most?: number): Promise<string>;
  /** Fires when the client leaves. */
  readonly signal: AbortSignal;
}

/** What goes back: a whole text, or pieces that are produced while the client takes them. */
export type ReplyBody = string | AsyncIterable<string> | Iterable<string>;

/** A body piece by piece; a whole text is one. */
export const piecesOf = (body: ReplyBody) => (typeof body === 'string' ? [body] : body);

export interface Reply {
  readonly status: number;
  /** By their names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: ReplyBody;
  /** `reset`: nothing is sent, the connection breaks. `truncate`: it breaks after the body. */
  readonly breaks?: 'reset' | 'truncate';
}

/** The largest body that a request of the API may have, in characters. */
export const MAX_BODY = 5_000_000;

export class BodyTooLarge extends Error {
  override readonly name = 'BodyTooLarge';
  constructor(most: number) {
    super(`The request body is larger than ${most / 1_000_000} MB`);
  }
}

/** No cache keeps an answer: the next one may be another day's, or another person's. */
export const UNCACHED = { 'cache-control': 'no-store' } as const;

/** The name of a request for bug reports; the number is that of the journal. */
export const requestIdHeader = (number: number) => ({ 'x-request-id': `req-${number}` }) as const;

/** A call that failed inside the mock: the contract was broken, or the mock has a mistake, which is the cause then. */
export class CallFailure extends Error {
  override readonly name: string = 'CallFailure';
  /** The number of the request; undefined where several are told of. */
  readonly request: number | undefined;

  constructor(text: string, request?: number, options?: ErrorOptions) {
    super(text, options);
    this.request = request;
  }
}

const textOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** The failure of a call, whatever was thrown. */
export const failureOf = (error: unknown, request: number): CallFailure =>
  error instanceof CallFailure ? error : new CallFailure(textOf(error), request, { cause: error });

/** What a 401 has to say: how to sign in (RFC 9110, section 15.5.2). */
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

/** What a client gets of a call that failed inside the mock. */
export function failureReply(error: unknown): Reply {
  const number = error instanceof CallFailure ? error.request : undefined;
  const id = number === undefined ? {} : requestIdHeader(number);
  return jsonReply(500, { error: `The mock failed: ${textOf(error)}` }, id);
}

/** Statuses whose answers have no body (RFC 9110). */
const BODILESS: readonly number[] = [204, 205, 304];

export const mayHaveBody = (status: number): boolean => !BODILESS.includes(status);

/** A broken connection: nothing is sent. */
export const RESET: Reply = { status: 0, headers: {}, body: '', breaks: 'reset' };

/** A file that is sent piece by piece while it is produced. */
export interface StreamedFile {
  readonly filename: string;
  readonly content: string | Iterable<string> | AsyncIterable<string>;
}

export interface AnyAnswer {
  readonly status: number;
  readonly body: unknown;
  /** Beside the usual ones, by their names in lower case. */
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

/** Each event as a line that begins with `data: `, followed by an empty line. */
async function* eventLines(
  events: AsyncIterable<unknown> | Iterable<unknown>,
  check: (event: unknown) => void,
): AsyncGenerator<string> {
  for await (const event of events) {
    check(event);
    yield `data: ${JSON.stringify(event)}\n\n`;
  }
}

/** An answer as it goes out: JSON, a stream of events, or a file, as the contract says. */
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
