/** A session in the cookies of Next (`next/headers`), for server components, actions, route handlers and the proxy. */
import { createClient, type Client, type TokenStorage } from '@dropcatch/sdk';

/** What `await cookies()` gives. */
export interface Cookies {
  get: (name: string) => { value: string } | undefined;
  set: (name: string, value: string, options: object) => unknown;
  delete: (name: string) => unknown;
}

const options = { httpOnly: true, secure: true, sameSite: 'lax', path: '/' };

/**
 * The session in cookies. While a server component renders, Next lets nobody set a cookie: the client then uses the
 * renewed session for this page and logs a warning. The proxy writes it, see `renewInProxy`.
 */
export const cookieTokens = (cookies: Cookies): TokenStorage => ({
  get: () => {
    const access_token = cookies.get('access_token')?.value;
    const refresh_token = cookies.get('refresh_token')?.value;
    return access_token ? { access_token, refresh_token } : undefined;
  },
  set: (session) => {
    for (const name of ['access_token', 'refresh_token'] as const) {
      const value = session?.[name];
      if (value) cookies.set(name, value, options);
      else cookies.delete(name);
    }
  },
});

/** A client for one request, so that no user gets the session of another: `clientOf(await cookies())`. */
export const clientOf = (cookies: Cookies): Client =>
  createClient({ tokens: cookieTokens(cookies) });

/**
 * For `proxy.ts`, before a page renders: makes one call, which refreshes the session when it is needed, and writes the
 * cookies. Pass the cookies of the answer that goes on, and set them on the request, too, so that the page sees them.
 */
export async function renewInProxy(cookies: Cookies): Promise<void> {
  if (cookies.get('access_token'))
    await clientOf(cookies)
      .auth.profile()
      .catch(() => {});
}
