import { createClient, DecodeError, SdkError, webStorageTokens, type Areas } from '@dropcatch/sdk';
import { operations, type OperationId } from '@dropcatch/sdk/operations';
import { sharedStorage } from '../browser/browserStorage.ts';
import { completeAnswer, completeRows } from './completeAnswer.ts';
import {
  ensureSuccess,
  isOutcomeUnknown,
  SessionNotRenewedError,
  UserChangedError,
} from './errors.ts';
import { fetchOrTake } from './firstCalls.ts';

let signedOutListener = (_reason?: Error) => {};
let forbiddenListener = () => {};

/**
 * Calls the listener when the session has ended by itself: with the failure of the refresh or of the second try, or
 * without a reason if the tokens were gone, for example because the browser cleared its storage. A failed sign-in also
 * has no reason.
 */
export function onSignedOut(listener: (reason?: Error) => void): void {
  signedOutListener = listener;
}

/** Calls the listener when the role may not make a call (403). The role may have changed. */
export function onForbidden(listener: () => void): void {
  forbiddenListener = listener;
}

/** The session's tokens, in local storage, so that all tabs share one session (spec, section 3). */
export const tokens = webStorageTokens(sharedStorage);

const sdkClient = createClient({
  baseUrl: '/api',
  tokens,
  onSignOut: (reason) => signedOutListener(reason),
  // The query cache retries, once by the spec (section 9).
  maxRetries: 0,
  fetch: (request, init) => fetchOrTake(request as Request, init),
  onResponse: ({ response }) => {
    if (response.status === 401 && !tokens.get()) signedOutListener();
    if (response.status === 403) forbiddenListener();
  },
});

const { request: _request, withOptions: _withOptions, ...areas } = sdkClient;

/** The id of the signed-in user, here or in another tab; undefined between two sessions. */
const currentUserId = () => tokens.get()?.user?.id;

/** Calls whose callers read a refusal themselves, besides the rest of the answer. */
const refusalReadByCaller: ReadonlySet<OperationId> = new Set<OperationId>([
  'dataSources/createTable',
  'dataSources/test',
  'sources/import',
]);

/** Whether the text of an answer says nothing: no body, or an object without fields. */
const isEmptyText = (text: string | undefined) =>
  text !== undefined && /^\s*(\{\s*\})?\s*$/.test(text);

/**
 * Returns the answer of a call to the user who made it. The answer of a write may be empty. An empty answer of a read is
 * a failure, and missing fields are {@link completeAnswer | added}.
 * @throws {RefusedError} the answer of a write says that it was refused
 * @throws {SessionNotRenewedError} the refresh that the call needed failed
 * @throws {UserChangedError} another user has signed in meanwhile
 */
async function checkAnswer(operation: OperationId, outcome: Promise<unknown>): Promise<unknown> {
  // The answer of a sign-in belongs to the user whom it signs in.
  const caller = operation === 'auth/login' ? undefined : currentUserId();
  const [settled] = await Promise.allSettled([outcome]);
  if (caller !== undefined && ![undefined, caller].includes(currentUserId())) {
    const wasRefused = settled.status === 'rejected' && !isOutcomeUnknown(settled.reason);
    throw new UserChangedError(wasRefused ? undefined : operation);
  }
  const isRead = operations[operation].method === 'GET';
  if (settled.status === 'rejected') {
    const { reason } = settled as { reason: unknown };
    const isOfRefresh = reason instanceof SdkError && reason.operation === 'auth/refresh';
    if (isOfRefresh && operation !== 'auth/refresh') throw new SessionNotRenewedError(reason);
    if (!isRead && reason instanceof DecodeError && isEmptyText(reason.text)) return {};
    throw reason;
  }
  if (!isRead) {
    return refusalReadByCaller.has(operation) ? settled.value : ensureSuccess(settled.value);
  }
  if (Object.keys(settled.value ?? {}).length === 0) {
    throw new DecodeError(operation, 'The answer is empty.');
  }
  return completeAnswer(operation, settled.value);
}

type Methods = Record<string, (...args: unknown[]) => unknown>;

/** Wraps the methods of an area in {@link checkAnswer}. Rows that load page by page are completed, too. */
function checkAnswers([area, methods]: [string, object]): [string, Methods] {
  const calls = Object.entries(methods as Methods).map(([name, method]) => {
    const call = (...args: unknown[]) => {
      const outcome = method(...args);
      if (outcome instanceof Promise) return checkAnswer(`${area}/${name}` as OperationId, outcome);
      const list = `${area}/${name.replace(/All$/, '')}` as OperationId;
      return completeRows(list, outcome as AsyncIterable<unknown>);
    };
    return [name, call] as const;
  });
  return [area, Object.fromEntries(calls)];
}

/** An SDK method as screens call it: its result has no `withResponse()` and no `pages()`. */
type ClientMethod<Method> = Method extends (...args: infer Args) => Promise<infer Data>
  ? (...args: Args) => Promise<Data>
  : Method extends (...args: infer Args) => AsyncIterable<infer Row>
    ? (...args: Args) => AsyncIterable<Row>
    : never;

/** The SDK's methods, by areas. */
type Client = {
  readonly [Area in keyof Areas]: {
    [Name in keyof Areas[Area]]: ClientMethod<Areas[Area][Name]>;
  };
};

/** The one connection of the console to its API. */
export const client = Object.fromEntries(
  Object.entries(areas).map(checkAnswers),
) as unknown as Client;
