import { createClient, webStorageTokens } from '@dropcatch/sdk';
import { sharedStorage } from '../lib/browser/browserStorage.ts';
import { hearServerTime } from '../lib/time/serverClock.ts';

let signedOut = (_reason?: Error) => {};
let refused = () => {};

/**
 * Says what happens when the session is over by itself: a refresh failed, a second 401 came, or the tokens are gone, as
 * where a browser clears its storage by itself: then there is no failure to tell as the reason. A wrong password looks
 * like the last one.
 */
export function onSignedOut(listener: (reason?: Error) => void): void {
  signedOut = listener;
}

/** Says what happens when the server answers that the caller's role may not do what was asked: it may have changed. */
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
    if (answer.ok) hearServerTime(answer.headers.get('date'), sent);
    if (answer.status === 401 && !tokens.get()) signedOut();
    if (answer.status === 403) refused();
    return answer;
  },
});
