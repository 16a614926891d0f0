import { ApiError, ConnectionError, DecodeError, TimeoutError } from '@dropcatch/sdk';
import * as v from 'valibot';

/** The server answered `success: false`: the call went well, what it asked for was refused. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
}

/**
 * What to tell the person about a failed call: the server's own `error` text where there is one, otherwise the
 * fallback that the spec names for the call (spec, section 8).
 */
export function errorText(error: unknown, fallback: string): string {
  if (error instanceof Refusal) return error.message || fallback;
  return (error instanceof ApiError && error.error) || fallback;
}

/** Why a call failed where the server gave no text, in words that help; nothing if there is nothing to add. */
export function errorCause(error: unknown): string | undefined {
  if (error instanceof ApiError)
    return error.error ? undefined : `The server answered ${error.status}.`;
  if (error instanceof TimeoutError) return 'The server did not answer in time.';
  if (error instanceof ConnectionError)
    return 'The server cannot be reached. Check your connection.';
  if (error instanceof DecodeError) return 'The server gave an answer that cannot be read.';
  return undefined;
}

const WithFields = v.object({ fields: v.record(v.string(), v.string()) });

/** The server's complaints by field of the request, for the form that sent it. */
export function fieldErrors(error: unknown): Record<string, string> {
  const body = v.safeParse(WithFields, error instanceof ApiError ? error.body : undefined);
  return body.success ? body.output.fields : {};
}
