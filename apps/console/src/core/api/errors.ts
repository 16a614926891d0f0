import { ApiError, ConnectionError, DecodeError, SdkError, TimeoutError } from '@dropcatch/sdk';
import { operations, type OperationId } from '@dropcatch/sdk/operations';
import * as v from 'valibot';

/** The server answered `success: false`: the call worked, but the request was refused. */
export class RefusedError extends Error {
  override readonly name = 'RefusedError';
}

/** The fields with which an answer reports that the request was refused. Each may be missing. */
interface Verdict {
  success?: boolean | null;
  error?: string | null;
  message?: string | null;
}

/** Why a request was refused: the answer's `error`, otherwise its `message`; empty if it has neither. */
export function refusalReason({ error, message }: Verdict): string {
  return error || message || '';
}

/**
 * Returns the answer of a call that succeeded. Only an explicit `success: false` is a refusal. An answer without that
 * field and an empty answer (204) are successes.
 * @throws {RefusedError} with the {@link refusalReason}
 */
export function ensureSuccess(answer: unknown): unknown {
  const verdict = answer as Verdict | null | undefined;
  if (verdict?.success === false) throw new RefusedError(refusalReason(verdict));
  return answer;
}

/** No readable answer arrived, and the console could not find out whether the request was carried out. */
export class UnknownOutcomeError extends Error {
  override readonly name = 'UnknownOutcomeError';

  /** What the user can do now, as the end of a sentence. */
  readonly nextStep: string;

  constructor(cause: unknown, nextStep: string) {
    super('It is not known whether this was done', { cause });
    this.nextStep = nextStep;
  }
}

/** The first part of the request was carried out, the rest was not. */
export class PartialFailureError extends Error {
  override readonly name = 'PartialFailureError';

  /** The state now, and how to continue. */
  readonly nextStep: string;

  constructor(cause: unknown, nextStep: string) {
    super('Only part of this was done', { cause });
    this.nextStep = nextStep;
  }
}

/**
 * The session had to be renewed before the call could be made, and that failed. The call was not carried out. All calls
 * that wait for the renewal fail with the same cause; each has an error of its own, for the text of its own failure.
 */
export class SessionNotRenewedError extends Error {
  override readonly name = 'SessionNotRenewedError';

  constructor(cause: SdkError) {
    super('The session could not be renewed', { cause });
  }
}

/** What failed: of a {@link SessionNotRenewedError} the refresh, of other errors the call. */
export const originOf = (error: unknown): unknown =>
  error instanceof SessionNotRenewedError ? error.cause : error;

/** Another user has signed in since the call was made. That user sees no message. */
export class UserChangedError extends Error {
  override readonly name = 'UserChangedError';

  /** The operation that may have been carried out; undefined if the call was not sent, or was refused. */
  readonly operation: OperationId | undefined;

  constructor(operation?: OperationId) {
    super('Another user has signed in');
    this.operation = operation;
  }
}

/** Operations other than GET that change nothing (RFC 9110, section 9.2.1), so that they can be repeated. */
const safeOperations: ReadonlySet<string> = new Set<OperationId>([
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
  operations[operation as OperationId].method !== 'GET' && !safeOperations.has(operation);

/** Whether a failed call may still have changed something: its answer was lost, or a proxy answered for the server. */
export function isWriteOutcomeUnknown(error: unknown): error is SdkError {
  if (!isOutcomeUnknown(error) || !isWrite(error.operation)) return false;
  return !(error instanceof ApiError) || !error.error || [502, 504].includes(error.status);
}

/** Whether the server may have carried out a request although the call failed. */
export function isOutcomeUnknown(error: unknown): error is SdkError {
  if (error instanceof ApiError) return error.status >= 500;
  return error instanceof ConnectionError || error instanceof DecodeError;
}

/** Whether the server itself reported the failure, and not a proxy that timed out. */
export function isReportedByServer(error: unknown): boolean {
  return error instanceof ApiError && error.status !== 504;
}

const failureTexts = new WeakMap<Error, string>();

/** Stores the spec's text for a failed call (its `meta.failure`), for the component that shows the error. */
export function setFailureText(error: Error, text: string): void {
  failureTexts.set(error, text);
}

/** The text if neither the call nor the server has one (spec, section 8). */
export const requestFailed = 'Request failed';

function failureText(error: unknown): string {
  return (error instanceof Error && failureTexts.get(error)) || requestFailed;
}

/** Stands for the reason in a failure text (spec, section 8). */
const reasonPlaceholder = '{error}';

/**
 * The message for a failed call: the server's `error` text, if any, otherwise the text of the spec (section 8). A text
 * with `{error}` is always used, with the reason in that place.
 * @param fallback the text of the spec; by default, the `meta.failure` of the query or mutation
 */
export function errorText(error: unknown, fallback: string = failureText(error)): string {
  const reason = serverReason(error);
  if (!fallback.includes(reasonPlaceholder)) return reason || fallback;
  return fallback.replace(reasonPlaceholder, () => reason || errorCause(error) || requestFailed);
}

/** Why the server refused, in its words; undefined if it did not say. */
export function serverReason(error: unknown): string | undefined {
  const origin = originOf(error);
  if (origin instanceof RefusedError) return origin.message;
  return origin instanceof ApiError ? origin.error : undefined;
}

/**
 * Explains a failure for which the server gave no text; undefined if there is nothing to add.
 */
export function errorCause(error: unknown): string | undefined {
  if (!(error instanceof UnknownOutcomeError || error instanceof PartialFailureError))
    return technicalCause(error);
  const reason = serverReason(error.cause) || technicalCause(error.cause);
  const text =
    error instanceof PartialFailureError ? error.nextStep : unknownOutcomeText(error.nextStep);
  return reason ? `${reason.replace(/\.?$/, '.')} ${text}` : text;
}

/** The note for a failed write that may have been carried out, see {@link isWriteOutcomeUnknown}. */
export function unknownOutcomeNote(error: unknown): string | undefined {
  const isAbandonedWrite =
    error instanceof UserChangedError && error.operation !== undefined && isWrite(error.operation);
  return isAbandonedWrite || isWriteOutcomeUnknown(error)
    ? unknownOutcomeText('check before you try again')
    : undefined;
}

const unknownOutcomeText = (nextStep: string) => `It may have been carried out: ${nextStep}.`;

function technicalCause(failure: unknown): string | undefined {
  const error = originOf(failure);
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

const BodyWithFields = v.object({ fields: v.record(v.string(), v.string()) });

/** The server's validation errors by field of the request, for the form that sent it. */
export function fieldErrors(error: unknown): Record<string, string> {
  const body = v.safeParse(BodyWithFields, error instanceof ApiError ? error.body : undefined);
  return body.success ? body.output.fields : {};
}
