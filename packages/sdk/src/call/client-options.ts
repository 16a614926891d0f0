import type { RequestOptions } from '../options.ts';
import type { TokenStorage } from '../session/tokens.ts';

/** Options of a client. */
export interface ClientOptions extends RequestOptions {
  /**
   * Address of the API, such as `https://dropcatch.example.com/api`. On a web page, it can be `/api`. Without query,
   * fragment and user name. Default: DROPCATCH_URL of the environment, where there is one.
   */
  baseUrl?: string | undefined;
  /** Storage of the session. Default: in memory. */
  tokens?: TokenStorage | undefined;
  /** Replaces the platform's `fetch`, for proxies and tests. Called with a `Request`. */
  fetch?: typeof fetch | undefined;
  /**
   * Called once when a session ends by itself, with the failure of its refresh, or of the call whose new token was
   * refused. Not called after a logout. If it fails, that is only logged.
   */
  onSignOut?: ((reason: Error) => void | Promise<void>) | undefined;
  /** `false` signs out on the first 401 instead of refreshing the session. */
  refresh?: boolean | undefined;
}

/** Options of a client whose address is known. */
export type KnownClientOptions = ClientOptions & { baseUrl: string };
