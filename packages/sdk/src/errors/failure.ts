/** Errors of calls that were sent. */
import { isHTTPError, isNetworkError, isTimeoutError } from 'ky';
import type { HttpCall } from '../http-call.ts';
import type { Operation } from '../operation.ts';
import {
  ApiError,
  ConnectionError,
  DecodeError,
  type ErrorCode,
  evidenceOf,
  TimeoutError,
} from './errors.ts';
import { parseJson } from '../json.ts';
import { type Mask, maskOf } from './secrets.ts';

/** Converts an error to one of the SDK. Other errors, such as those of hooks, stay as they are. */
export function failureOf(call: HttpCall, error: unknown): unknown {
  const { operation } = call;
  if (isHTTPError(error)) {
    const { response, data } = error;
    const mask = maskOf(call);
    const page = typeof data === 'string' ? data : '';
    const json = page ? parseJson(page) : data;
    const body = mask.json(json);
    const text = json === undefined ? start(mask.text(page)) : '';
    const head = mask.head(response);
    return new ApiError(operation.id, head, body, adviceOn(call, head.status, body), text);
  }
  if (isTimeoutError(error)) return tooLate(call, 'No answer', doubt(call));
  return isNetworkError(error) ? notReached(call, error) : error;
}

/** The call's time is over. `what` says what did not happen. */
export function tooLate(
  { operation, timeout }: Pick<HttpCall, 'operation' | 'timeout'>,
  what: string,
  warning = '',
): TimeoutError {
  return new TimeoutError(
    operation.id,
    `${what} within ${Number(timeout) / 1000} s.${warning} A longer \`timeout\` gives it more time.`,
  );
}

/** Codes of connections that were never made, so that nothing was sent: in Node, and the last two in Bun. */
const neverMade =
  /^(ECONNREFUSED|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|UND_ERR_CONNECT_TIMEOUT|(ERR_TLS_|DEPTH_ZERO_)?(SELF_SIGNED_)?CERT.*|UNABLE_TO_.*|ERR_SSL_(WRONG_VERSION_NUMBER|UNSUPPORTED_PROTOCOL|PACKET_LENGTH_TOO_LONG|.*HANDSHAKE.*|TLSV1_.*)|ConnectionRefused|FailedToOpenSocket)$/;

/** Codes of the limits that Node's fetch has of its own. */
const nodeLimits = /^UND_ERR_(HEADERS|BODY)_TIMEOUT$/;

/** What Deno says of such connections, which have no code there. */
const neverMadeInWords = /tcp connect error|dns error|invalid peer certificate|tls handshake/i;

/** The connection failed or was lost. */
export function notReached(call: HttpCall, error: unknown): ConnectionError {
  const failure = platformError(error);
  const mask = maskOf(call);
  const code = mask.text(codeOf(failure));
  const cause = causeOf(mask, failure);
  const isSent = !neverMade.test(code) && !neverMadeInWords.test(wordsOf(failure));
  // The caller's own `fetch` may have a fault.
  const isOwn = call.options.fetch && !code && cause && cause.message !== wrapped;
  const usual = nodeLimits.test(code)
    ? 'Node waits 300 s for a part of an answer. In `fetchOptions`, give a `dispatcher` that waits longer.'
    : 'Check the network and the `baseUrl`.';
  const advice = isOwn ? 'The option `fetch` failed: see the `cause`.' : usual;
  const what = isSent
    ? 'The service could not be reached, or the connection was lost'
    : 'The service could not be reached, and nothing was sent';
  const connection = new ConnectionError(
    call.operation.id,
    `${what}${code && ` (${code})`}.${isSent ? doubt(call) : ''} ${advice}`,
    { cause },
  );
  const word: ErrorCode = isSent ? 'connection_lost' : 'no_connection';
  return Object.assign(connection, { code: word });
}

/** A copy of a platform's error without secrets, and without its other properties, which may have the request. */
export function causeOf(mask: Mask, error: unknown, depth = 0): Error | undefined {
  if (!(error instanceof Error) || depth > 3) return undefined;
  const cause = causeOf(mask, error.cause, depth + 1);
  const copy = new Error(mask.text(error.message), cause && { cause });
  const code = mask.text(ownCode(error));
  const stack = mask.text(error.stack ?? '');
  return Object.assign(copy, { name: mask.text(error.name), stack }, code && { code });
}

/** The error of `fetch` itself, within that of ky and the one by which ky recognizes it. */
const platformError = (error: unknown): unknown =>
  error instanceof Error && error.cause && (isNetworkError(error) || error.message === wrapped)
    ? platformError(error.cause)
    : error;

/** The message by which ky recognizes every failure of `fetch`. */
export const wrapped = 'fetch failed';

/** A successful answer that is not what the contract says. `problem` says what it is: `is empty`. */
export function unexpected(
  call: HttpCall,
  response: Response,
  text: string,
  problem: string,
): DecodeError {
  const isPage = text.trimStart().startsWith('<') || isHtml(response);
  const mask = maskOf(call);
  const advice = isPage ? ' A proxy or a sign-in page may have answered. Check the `baseUrl`.' : '';
  return new DecodeError(
    call.operation.id,
    `The answer (status ${response.status}) ${mask.text(problem)}.${doubt(call)}${advice}`,
    { ...evidenceOf(mask.head(response)), text: start(mask.text(text)) },
  );
}

/** The part of an answer that its error keeps. */
const start = (text: string) => text.slice(0, 500);

/** An HTML page, such as the sign-in page of a network. */
export const isHtml = ({ headers }: Response) => /html/i.test(headers.get('content-type') ?? '');

/** Whether a call may be repeated. */
export const isRepeatable = ({ method, idempotent }: Operation) => method === 'GET' || idempotent;

/** Advice about an error status, if there is any. */
function adviceOn(call: HttpCall, status: number, body: unknown): string {
  const { auth, roles } = call.operation;
  // A proxy or a firewall knows nothing of roles.
  const isOfService = typeof (body as { error?: unknown } | undefined)?.error === 'string';
  if (status === 401 && auth !== 'none') return ' Sign in again.';
  if (status === 403 && roles[0] && isOfService) return ` Allowed roles: ${roles.join(', ')}.`;
  if (status === 404 && body === undefined) return ' Check the `baseUrl`.';
  return status < 500 ? '' : doubt(call);
}

/** A warning for callers who may repeat a call. */
function doubt({ operation }: HttpCall): string {
  return isRepeatable(operation)
    ? ''
    : ' It may have been carried out: check before you repeat it.';
}

/** The platform's code of a failure, such as ECONNREFUSED, from the innermost cause that has one. */
function codeOf(error: unknown): string {
  const { cause } = (error ?? {}) as { cause?: unknown };
  return (cause ? codeOf(cause) : '') || ownCode(error);
}

function ownCode(error: unknown): string {
  const { code } = (error ?? {}) as { code?: unknown };
  return typeof code === 'string' ? code : '';
}

/** The messages of an error and of its causes. */
function wordsOf(error: unknown): string {
  return error instanceof Error ? `${error.message} ${wordsOf(error.cause)}` : '';
}
