/** A session in the cookies of loaders and actions that get a Request and give a Response: Remix, React Router, SvelteKit. */
import {
  createClient,
  memoryTokens,
  type Client,
  type Session,
  type SyncTokenStorage,
} from '@dropcatch/sdk';

/** The session in the cookies of a request. */
function sessionOf(request: Request): Session | undefined {
  const read = (name: string) => {
    const cookie = new RegExp(`(?:^|; )${name}=([^;]*)`).exec(request.headers.get('cookie') ?? '');
    return cookie?.[1] ? decodeURIComponent(cookie[1]) : undefined;
  };
  const access_token = read('access_token');
  return access_token ? { access_token, refresh_token: read('refresh_token') } : undefined;
}

/** The sessions of the last minute, by the tokens with which they came. */
const sessions = new Map<string, SyncTokenStorage>();

/** The storage of a session. The loaders of a page run at once: they share it, and so one refresh. */
function tokensOf(session: Session | undefined): SyncTokenStorage {
  if (!session) return memoryTokens();
  const key = session.access_token;
  const tokens = sessions.get(key) ?? memoryTokens(session);
  if (!sessions.has(key)) setTimeout(() => sessions.delete(key), 60_000).unref();
  sessions.set(key, tokens);
  return tokens;
}

/**
 * Runs a loader or an action with a client of its own, and adds cookies to its answer if the session has changed: `export
 * const loader = ({ request }) => withSession(request, async (client) => Response.json(await client.orders.list()))`.
 */
export async function withSession(
  request: Request,
  run: (client: Client) => Promise<Response>,
): Promise<Response> {
  const before = sessionOf(request);
  const tokens = tokensOf(before);
  // A redirect is thrown.
  const response = await run(createClient({ tokens })).catch((thrown: unknown) => {
    if (thrown instanceof Response) return thrown;
    throw thrown;
  });
  const after = tokens.get();
  for (const name of ['access_token', 'refresh_token'] as const) {
    if (after?.[name] === before?.[name]) continue;
    const life = after?.[name] ? '' : '; Max-Age=0';
    const value = encodeURIComponent(after?.[name] ?? '');
    const cookie = `${name}=${value}; Path=/; HttpOnly; Secure; SameSite=Lax${life}`;
    response.headers.append('set-cookie', cookie);
  }
  return response;
}
