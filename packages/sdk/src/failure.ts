/**
 * Errors of calls that were sent. They have no cause, which would quote the request or the answer and perhaps a token.
 */
import { isHTTPError, isNetworkError, isTimeoutError } from 'ky';
import type { HttpCall, Operation } from './call.ts';
import { ApiError, ConnectionError, DecodeError, secretName, TimeoutError } from './errors.ts';

/** Converts an error to one of the SDK. Other errors, such as those of hooks, stay as they are. */
export function failureOf(call: HttpCall, error: unknown): unknown {
  const { operation, timeout } = call;
  if (isHTTPError(error)) {
    const { response, data } = error;
    const body = errorBody(call, data);
    return new ApiError(operation.id, response, body, adviceOn(call, response.status, body));
  }
  if (isTimeoutError(error)) {
    const seconds = Number(timeout) / 1000;
    return new TimeoutError(
      operation.id,
      `No answer within ${seconds} s.${doubt(call)} A longer \`timeout\` gives it more time.`,
    );
  }
  return isNetworkError(error) ? notReached(call, error) : error;
}

/** The connection failed or was lost. */
export function notReached(call: HttpCall, error: unknown): ConnectionError {
  const code = codeOf(error);
  return new ConnectionError(
    call.operation.id,
    `The service could not be reached, or the connection was lost${code && ` (${code})`}.${doubt(call)}` +
      ' Check the network and the `baseUrl`.',
  );
}

/** A successful answer that is not what the contract says. `problem` says what it is: `is empty`. */
export function unexpected(
  call: HttpCall,
  response: Response,
  text: string,
  problem: string,
): DecodeError {
  const isPage = text.trimStart().startsWith('<') || isHtml(response);
  const advice = isPage ? ' A proxy or a sign-in page may have answered. Check the `baseUrl`.' : '';
  return new DecodeError(
    call.operation.id,
    `The answer (status ${response.status}) ${problem}.${doubt(call)}${advice}`,
    { response, text: withoutSecrets(call, text.slice(0, 2 * longestText)).slice(0, longestText) },
  );
}

/** Number of characters of an answer that its error keeps. */
const longestText = 500;

/** An HTML page, such as the sign-in page of a network. */
export const isHtml = ({ headers }: Response) => /html/i.test(headers.get('content-type') ?? '');

/** Whether a call may be repeated. */
export const isRepeatable = ({ method, idempotent }: Operation) => method === 'GET' || idempotent;

/** Advice about an error status, if there is any. */
function adviceOn(call: HttpCall, status: number, body: unknown): string {
  const { auth, roles } = call.operation;
  if (status === 401 && auth !== 'none') return ' Sign in again.';
  if (status === 403 && roles[0]) return ` Allowed roles: ${roles.join(', ')}.`;
  if (status === 404 && body === undefined) return ' Check the `baseUrl`.';
  return status < 500 ? '' : doubt(call);
}

/** A warning for callers who may repeat a call. */
function doubt({ operation }: HttpCall): string {
  return isRepeatable(operation) ? '' : ' It may have been carried out: look before you repeat it.';
}

/** The JSON of an error answer with any content type. */
function errorBody(call: HttpCall, data: unknown): unknown {
  try {
    return JSON.parse(withoutSecrets(call, typeof data === 'string' ? data : JSON.stringify(data)));
  } catch {
    return undefined;
  }
}

/** Masks secrets of the call that an answer repeats. Short values do not count as secrets. */
function withoutSecrets({ headers, body }: HttpCall, text: string): string {
  let rest = text;
  JSON.stringify([Object.fromEntries(headers), body], (name, value) => {
    const secret = `${value}`.replace('Bearer ', '');
    if (secretName.test(name) && secret.length > 5) {
      const quoted = JSON.stringify(secret).slice(1, -1);
      rest = rest.replaceAll(`Bearer ${quoted}`, '***').replaceAll(quoted, '***');
    }
    return value;
  });
  return rest;
}

/** The platform's code of a failure, such as ECONNREFUSED, from the innermost cause that has one. */
function codeOf(error: unknown): string {
  const { cause, code } = error as { cause?: unknown; code?: unknown };
  const inner = cause ? codeOf(cause) : '';
  return inner || (typeof code === 'string' ? code : '');
}
