import { createClient, DecodeError, webStorageTokens, type Client } from '@dropcatch/sdk';
import type { OperationId } from '@dropcatch/sdk/operations';
import { sharedStorage } from '../lib/browser/browserStorage.ts';
import { syncServerClock } from '../lib/time/serverClock.ts';
import { Overtaken } from './errors.ts';

let signedOut = (_reason?: Error) => {};
let refused = () => {};

/**
 * Calls the listener when the session has ended by itself: with the failure of the refresh or of the second try, or
 * without one where the tokens were gone, as when a browser clears its storage. A failed sign-in looks like the latter.
 */
export function onSignedOut(listener: (reason?: Error) => void): void {
  signedOut = listener;
}

/** Calls the listener when the server refuses a call to the caller's role (403), which may have changed meanwhile. */
export function onRefused(listener: () => void): void {
  refused = listener;
}

/** Where the session's tokens live: local storage, so that all tabs share one session (spec, section 3). */
export const tokens = webStorageTokens(sharedStorage);

const connection = createClient({
  baseUrl: '/api',
  tokens,
  onSignOut: (reason) => signedOut(reason),
  fetch: async (url, request) => {
    const sent = Date.now();
    const answer = await fetch(url, request);
    // A failure may be that of something in between, which has a clock of its own.
    if (answer.ok) syncServerClock(answer.headers.get('date'), sent);
    if (answer.status === 401 && !tokens.get()) signedOut();
    if (answer.status === 403) refused();
    return answer;
  },
});

/** Who is signed in, here or in another tab; nobody between two sessions. */
const holder = () => tokens.get()?.user?.id;

/**
 * What comes of a call, for the user who made it. Every operation of the contract has an answer, so one without a body
 * has lost it on the way.
 * @throws {Overtaken} when somebody else is signed in by then
 */
async function delivered(operation: string, outcome: Promise<unknown>): Promise<unknown> {
  // A sign-in is for whomever it brings.
  const caller = operation === 'auth/login' ? undefined : holder();
  const [settled] = await Promise.allSettled([outcome]);
  if (caller !== undefined && ![undefined, caller].includes(holder())) throw new Overtaken();
  if (settled.status === 'rejected') throw settled.reason;
  if (settled.value !== undefined) return settled.value;
  throw new DecodeError(operation as OperationId, 'no answer');
}

type Methods = Record<string, (...args: unknown[]) => unknown>;

/** The methods of an area, with their answers {@link delivered}; rows that come page by page are as they are. */
function delivering([area, methods]: [string, object]): [string, Methods] {
  const calls = Object.entries(methods as Methods).map(([name, method]) => {
    const call = (...args: unknown[]) => {
      const outcome = method(...args);
      return outcome instanceof Promise ? delivered(`${area}/${name}`, outcome) : outcome;
    };
    return [name, call] as const;
  });
  return [area, Object.fromEntries(calls)];
}

/** The one connection of the console to its API. */
export const client = Object.fromEntries(
  Object.entries(connection).map(delivering),
) as unknown as Client;
