import { createClient, DecodeError, webStorageTokens, type Areas } from '@dropcatch/sdk';
import { operations, type OperationId } from '@dropcatch/sdk/operations';
import { sharedStorage } from '../browser/browserStorage.ts';
import { syncServerClock } from '../time/serverClock.ts';
import { completeAnswer, completeRows } from './completeAnswer.ts';
import { Overtaken } from './errors.ts';

let signedOut = (_reason?: Error) => {};
let refused = () => {};

/**
 * Calls the listener when the session has ended by itself: with the failure of the refresh or of the second try, or
 * without a reason if the tokens were gone, for example because the browser cleared its storage. A failed sign-in also
 * has no reason.
 */
export function onSignedOut(listener: (reason?: Error) => void): void {
  signedOut = listener;
}

/** Calls the listener when the server refuses a call for the caller's role (403). The role may have changed. */
export function onRefused(listener: () => void): void {
  refused = listener;
}

/** The session's tokens, in local storage, so that all tabs share one session (spec, section 3). */
export const tokens = webStorageTokens(sharedStorage);

const connection = createClient({
  baseUrl: '/api',
  tokens,
  onSignOut: (reason) => signedOut(reason),
  // The query cache retries, once by the spec (section 9).
  maxRetries: 0,
  onResponse: ({ response, sentAt }) => {
    // A failure may come from a proxy, which has a clock of its own.
    if (response.ok) syncServerClock(response.headers.get('date'), sentAt);
    if (response.status === 401 && !tokens.get()) signedOut();
    if (response.status === 403) refused();
  },
});

const { request: _, ...areas } = connection;

/** The id of the signed-in user, here or in another tab; undefined between two sessions. */
const holder = () => tokens.get()?.user?.id;

/**
 * The outcome of a call, for the user who made it. A write may have an empty answer. A read with an empty answer has
 * failed, and one with missing fields is {@link completeAnswer | completed}.
 * @throws {Overtaken} another user has signed in meanwhile
 */
async function delivered(operation: OperationId, outcome: Promise<unknown>): Promise<unknown> {
  // The answer of a sign-in belongs to the user whom it signs in.
  const caller = operation === 'auth/login' ? undefined : holder();
  const [settled] = await Promise.allSettled([outcome]);
  if (caller !== undefined && ![undefined, caller].includes(holder())) throw new Overtaken();
  if (settled.status === 'rejected') throw settled.reason;
  if (operations[operation].method !== 'GET') return settled.value;
  if (Object.keys(settled.value ?? {}).length === 0) {
    throw new DecodeError(operation, 'The answer is empty.');
  }
  return completeAnswer(operation, settled.value);
}

type Methods = Record<string, (...args: unknown[]) => unknown>;

/** The methods of an area with {@link delivered} answers. Rows that load page by page are completed, too. */
function delivering([area, methods]: [string, object]): [string, Methods] {
  const calls = Object.entries(methods as Methods).map(([name, method]) => {
    const call = (...args: unknown[]) => {
      const outcome = method(...args);
      if (outcome instanceof Promise) return delivered(`${area}/${name}` as OperationId, outcome);
      const list = `${area}/${name.replace(/All$/, '')}` as OperationId;
      return completeRows(list, outcome as AsyncIterable<unknown>);
    };
    return [name, call] as const;
  });
  return [area, Object.fromEntries(calls)];
}

/** A method as screens call it: without the response around its data, and without whole pages. */
type Delivering<Method> = Method extends (...args: infer Args) => Promise<infer Data>
  ? (...args: Args) => Promise<Data>
  : Method extends (...args: infer Args) => AsyncIterable<infer Row>
    ? (...args: Args) => AsyncIterable<Row>
    : never;

/** The SDK's methods, by areas. */
type Client = {
  readonly [Area in keyof Areas]: {
    [Name in keyof Areas[Area]]: Delivering<Areas[Area][Name]>;
  };
};

/** The one connection of the console to its API. */
export const client = Object.fromEntries(
  Object.entries(areas).map(delivering),
) as unknown as Client;
