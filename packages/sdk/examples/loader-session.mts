/** A session in the cookies of loaders and actions that get a Request and give a Response: Remix, React Router, SvelteKit. */
import { createClient, memoryTokens, type Client, type Session } from '@dropcatch/sdk';

/** The session in the cookies of a request. */
function sessionOf(request: Request): Session | undefined {
  const cookies = new Map(
    (request.headers.get('cookie') ?? '').split('; ').map((cookie) => {
      const [name = '', value = ''] = cookie.split('=');
      return [name, decodeURIComponent(value)] as const;
    }),
  );
  const access_token = cookies.get('access_token');
  return access_token ? { access_token, refresh_token: cookies.get('refresh_token') } : undefined;
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
  const tokens = memoryTokens(before);
  const response = await run(createClient({ tokens }));
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
