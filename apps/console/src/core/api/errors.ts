import { ApiError, ConnectionError, DecodeError, SdkError, TimeoutError } from '@dropcatch/sdk';
import { operations, type OperationId } from '@dropcatch/sdk/operations';
import * as v from 'valibot';

/** The server answered `success: false`: the call worked, but the request was refused. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
}

/**
 * The answer of a call that succeeded. Only an explicit `success: false` is a refusal. An answer without that field and
 * an empty answer (204) are successes.
 * @throws {Refusal} with the answer's `error`, if any
 */
export function succeeded<Answer extends { success?: boolean | null; error?: string | null }>(
  answer: Answer | undefined,
): Answer | undefined {
  if (answer?.success === false) throw new Refusal(answer.error ?? '');
  return answer;
}

/** No readable answer arrived, and the console could not find out whether the request was carried out. */
export class InDoubt extends Error {
  override readonly name = 'InDoubt';

  readonly next: string;

  constructor(cause: unknown, next: string) {
    super('It is not known whether this was done', { cause });
    this.next = next;
  }
}

/** The first part of the request was carried out, the rest was not. */
export class HalfDone extends Error {
  override readonly name = 'HalfDone';

  /** The state now, and how to continue. */
  readonly rest: string;

  constructor(cause: unknown, rest: string) {
    super('Only part of this was done', { cause });
    this.rest = rest;
  }
}

/** Another user has signed in since the call was made. Nobody sees a message. */
export class Overtaken extends Error {
  override readonly name = 'Overtaken';
}

/** Calls other than GET that change nothing, so that repeating them is safe. */
const harmless: ReadonlySet<string> = new Set<OperationId>([
  'auth/login',
  'auth/logout',
  'auth/refresh',
  'dataSources/analyze',
  'dataSources/test',
  'domains/export',
  'eppAccounts/test',
  'eppTools/checkDomains',
  'sources/test',
]);

const isWrite = (operation: string) =>
  operations[operation as OperationId].method !== 'GET' && !harmless.has(operation);

/**
 * Whether a failed call may still have changed something: its answer was lost, or a proxy answered instead of the
 * server.
 */
export function isDoubtful(error: unknown): error is SdkError {
  if (!isUncertain(error) || !isWrite(error.operation)) return false;
  return !(error instanceof ApiError) || !error.error || [502, 504].includes(error.status);
}

/** Whether the server may have carried out a request although the call failed. */
export function isUncertain(error: unknown): error is SdkError {
  if (error instanceof ApiError) return error.status >= 500;
  return error instanceof ConnectionError || error instanceof DecodeError;
}

/** Whether the server itself reported the failure, rather than a proxy that timed out. */
export function isAnswered(error: unknown): boolean {
  return error instanceof ApiError && error.status !== 504;
}

const ownTexts = new WeakMap<Error, string>();

/** Stores the spec's text for a failed call (its `meta.failure`), for the component that shows the error. */
export function nameFailure(error: Error, text: string): void {
  ownTexts.set(error, text);
}

function ownText(error: unknown): string {
  return (error instanceof Error && ownTexts.get(error)) || 'Request failed';
}

/** The place of the reason in a failure text, 'Failed to save category: ...' (spec, section 8). */
const reasonMark = '{error}';

/**
 * The message for a failed call: the server's `error` text, if any, otherwise the text of the spec (section 8). A text
 * with `{error}` always shows, with the reason in that place.
 * @param fallback the text of the spec; by default, the `meta.failure` of the query or mutation
 */
export function errorText(error: unknown, fallback: string = ownText(error)): string {
  const reason = serverReason(error);
  if (!fallback.includes(reasonMark)) return reason || fallback;
  return fallback.replace(reasonMark, () => reason || errorCause(error) || 'Request failed');
}

function serverReason(error: unknown): string | undefined {
  if (error instanceof Refusal) return error.message;
  return error instanceof ApiError ? error.error : undefined;
}

/**
 * The reason of a failure for which the server gave no text, in helpful words; undefined if there is nothing to add.
 */
export function errorCause(error: unknown): string | undefined {
  if (!(error instanceof InDoubt || error instanceof HalfDone)) return plainCause(error);
  const reason = serverReason(error.cause) || plainCause(error.cause);
  const rest = error instanceof HalfDone ? error.rest : inDoubt(error.next);
  return reason ? `${reason.replace(/\.?$/, '.')} ${rest}` : rest;
}

/** The note for a failed write that may have been carried out: see {@link isDoubtful}. */
export function doubtOf(error: unknown): string | undefined {
  return isDoubtful(error) ? inDoubt('check before you try again') : undefined;
}

const inDoubt = (next: string) => `It may still have been done: ${next}.`;

function plainCause(error: unknown): string | undefined {
  if (error instanceof ApiError) {
    return error.error ? undefined : `The server answered ${error.status}.`;
  }
  if (error instanceof TimeoutError) return 'The server did not answer in time.';
  if (error instanceof ConnectionError) {
    return 'The server cannot be reached. Check your connection.';
  }
  return error instanceof DecodeError
    ? 'The server gave an answer that cannot be read.'
    : undefined;
}

const WithFields = v.object({ fields: v.record(v.string(), v.string()) });

/** The server's complaints by field of the request, for its form. */
export function fieldErrors(error: unknown): Record<string, string> {
  const body = v.safeParse(WithFields, error instanceof ApiError ? error.body : undefined);
  return body.success ? body.output.fields : {};
}
