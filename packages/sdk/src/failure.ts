/**
 * The errors of calls that were sent. None of them has a cause, which would quote the request or the answer, and with it perhaps a
 * token.
 */
import { isHTTPError, isNetworkError, isTimeoutError } from 'ky';
import type { HttpCall, Operation } from './call.ts';
import { ApiError, ConnectionError, DecodeError, secretName, TimeoutError } from './errors.ts';

/** The error that tells a caller what happened; what is no failure of the call, such as what a hook threw, stays as it is. */
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

/** The connection could not be made, or was lost. */
export function notReached(call: HttpCall, error: unknown): ConnectionError {
  const code = codeOf(error);
  return new ConnectionError(
    call.operation.id,
    `The service could not be reached, or the connection was lost${code && ` (${code})`}.${doubt(call)}` +
      ' Check the network and the `baseUrl`.',
  );
}

/** A success that is not what it should be. */
export function notJson(operation: string): DecodeError {
  return new DecodeError(
    operation,
    'The answer cannot be read. A proxy or a sign-in page may have answered. Check the `baseUrl`.',
  );
}

/** Whether a call does no harm when it is sent again. */
export const isRepeatable = ({ method, idempotent }: Operation) => method === 'GET' || idempotent;

/** What to do about an error status, where that is known. */
function adviceOn(call: HttpCall, status: number, body: unknown): string {
  const { auth, roles } = call.operation;
  if (status === 401 && auth !== 'none') return ' Sign in again.';
  if (status === 403 && roles[0]) return ` Allowed roles: ${roles.join(', ')}.`;
  if (status === 404 && body === undefined) return ' Check the `baseUrl`.';
  return status < 500 ? '' : doubt(call);
}

/** What a caller must know who thinks of sending a call again. */
function doubt({ operation }: HttpCall): string {
  return isRepeatable(operation) ? '' : ' It may have been carried out: look before you repeat it.';
}

/** The JSON of an error answer, whatever type it claims to have. */
function errorBody(call: HttpCall, data: unknown): unknown {
  try {
    return JSON.parse(withoutSecrets(call, typeof data === 'string' ? data : JSON.stringify(data)));
  } catch {
    return undefined;
  }
}

/** A text of the service without the secrets that it may repeat from the call. Short words are none. */
function withoutSecrets({ headers, body }: HttpCall, text: string): string {
  let rest = text;
  JSON.stringify([Object.fromEntries(headers), body], (name, value) => {
    const secret = `${value}`.replace('Bearer ', '');
    if (secretName.test(name) && secret.length > 5) {
      rest = rest.replaceAll(JSON.stringify(secret).slice(1, -1), '***');
    }
    return value;
  });
  return rest;
}

/** The platform's code for a failure, such as ECONNREFUSED: that of the innermost cause that has one. */
function codeOf(error: unknown): string {
  const { cause, code } = error as { cause?: unknown; code?: unknown };
  const inner = cause ? codeOf(cause) : '';
  return inner || (typeof code === 'string' ? code : '');
}
