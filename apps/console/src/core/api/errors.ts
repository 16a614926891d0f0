import { ApiError, ConnectionError, DecodeError, SdkError, TimeoutError } from '@dropcatch/sdk';
import { operations, type OperationId } from '@dropcatch/sdk/operations';
import * as v from 'valibot';

/** The server answered `success: false`: the call went well, what it asked for was refused. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
}

/**
 * The answer to a call that was done. Only an explicit `success: false` says that it was not; an answer without that
 * field, or no answer at all (204), is a success.
 * @throws {Refusal} with the answer's `error` where it has one
 */
export function succeeded<Answer extends { success?: boolean | null; error?: string | null }>(
  answer: Answer | undefined,
): Answer | undefined {
  if (answer?.success === false) throw new Refusal(answer.error ?? '');
  return answer;
}

/** No readable answer came, and it could not be found out whether what was asked for was done. */
export class InDoubt extends Error {
  override readonly name = 'InDoubt';

  readonly next: string;

  constructor(cause: unknown, next: string) {
    super('It is not known whether this was done', { cause });
    this.next = next;
  }
}

/** The first part of what was asked for was done, the rest was not. */
export class HalfDone extends Error {
  override readonly name = 'HalfDone';

  /** What holds now, and how to go on. */
  readonly rest: string;

  constructor(cause: unknown, rest: string) {
    super('Only part of this was done', { cause });
    this.rest = rest;
  }
}

/** The answer is for somebody who has left: another user has signed in since the call was made. Nobody is told of it. */
export class Overtaken extends Error {
  override readonly name = 'Overtaken';
}

/** Calls other than GET that change nothing: done twice, they do no harm. */
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
 * Whether a call failed that may have changed something all the same: its answer was lost, or something in between, such
 * as a proxy, answered in the place of the server.
 */
export function isDoubtful(error: unknown): error is SdkError {
  if (!isUncertain(error) || !isWrite(error.operation)) return false;
  return !(error instanceof ApiError) || !error.error || [502, 504].includes(error.status);
}

/** Whether the server may have done what it was asked although the call failed. */
export function isUncertain(error: unknown): error is SdkError {
  if (error instanceof ApiError) return error.status >= 500;
  return error instanceof ConnectionError || error instanceof DecodeError;
}

/** Whether the server itself said that a call failed, and not somebody in between that it took too long. */
export function isAnswered(error: unknown): boolean {
  return error instanceof ApiError && error.status !== 504;
}

const ownTexts = new WeakMap<Error, string>();

/** Remembers what the spec says where this call fails (its `meta.failure`), for whoever shows the error. */
export function nameFailure(error: Error, text: string): void {
  ownTexts.set(error, text);
}

function ownText(error: unknown): string {
  return (error instanceof Error && ownTexts.get(error)) || 'Request failed';
}

/** Stands in a failure text where the spec has the reason: 'Failed to save category: ...' (spec, section 8). */
const reasonMark = '{error}';

/**
 * What to tell the person about a failed call: the server's own `error` text where there is one, otherwise the
 * fallback that the spec names for the call (spec, section 8). A fallback that holds `{error}` is always said, with the
 * reason in that place.
 * @param fallback the `meta.failure` of the query or mutation that failed, where absent
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

/** Why a call failed where the server gave no text, in words that help; nothing if there is nothing to add. */
export function errorCause(error: unknown): string | undefined {
  if (!(error instanceof InDoubt || error instanceof HalfDone)) return plainCause(error);
  const reason = serverReason(error.cause) || plainCause(error.cause);
  const rest = error instanceof HalfDone ? error.rest : inDoubt(error.next);
  return reason ? `${reason.replace(/\.?$/, '.')} ${rest}` : rest;
}

/** What to add to how a write failed that may have been done; see {@link isDoubtful}. */
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

/** The server's complaints by field of the request, for the form that sent it. */
export function fieldErrors(error: unknown): Record<string, string> {
  const body = v.safeParse(WithFields, error instanceof ApiError ? error.body : undefined);
  return body.success ? body.output.fields : {};
}
