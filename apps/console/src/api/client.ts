import { createClient, webStorageTokens } from '@dropcatch/sdk';

let signedOut = () => {};

/** Says what happens when the client gives the session up: a refresh failed, or a second 401 came. */
export function onSignedOut(listener: () => void): void {
  signedOut = listener;
}

/** Where the session's tokens live: local storage, so that all tabs share one session (spec, section 3). */
export const tokens = webStorageTokens();

/** The one connection of the console to its API. */
export const client = createClient({
  baseUrl: '/api',
  tokens,
  onSignOut: () => signedOut(),
});
