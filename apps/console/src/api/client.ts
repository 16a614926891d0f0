import { createClient, webStorageTokens } from '@dropcatch/sdk';
import { sharedStorage } from '../lib/browserStorage.ts';

let signedOut = () => {};

/**
 * Says what happens when the session is over by itself: a refresh failed, a second 401 came, or the tokens are gone, as
 * where a browser clears its storage by itself. A wrong password looks like the last one.
 */
export function onSignedOut(listener: () => void): void {
  signedOut = listener;
}

/** Where the session's tokens live: local storage, so that all tabs share one session (spec, section 3). */
export const tokens = webStorageTokens(sharedStorage);

/** The one connection of the console to its API. */
export const client = createClient({
  baseUrl: '/api',
  tokens,
  onSignOut: () => signedOut(),
  fetch: async (...request) => {
    const answer = await fetch(...request);
    if (answer.status === 401 && !tokens.get()) signedOut();
    return answer;
  },
});
