import { createClient, webStorageTokens } from '@dropcatch/sdk';
import { sharedStorage } from '../lib/browser/browserStorage.ts';
import { syncServerClock } from '../lib/time/serverClock.ts';

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

/** The one connection of the console to its API. */
export const client = createClient({
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
