/** The code that a page and a service worker run with the packed SDK. */
import { createClient, isApiError, memoryTokens, orderStates } from '@dropcatch/sdk';

/** Makes a call, reads a stream, gets an error, and returns the results. */
export async function browse(): Promise<string> {
  const tokens = memoryTokens({ access_token: 'token' });
  const client = createClient({ baseUrl: `${location.origin}/api`, tokens });
  const { data, requestId } = await client.orders.get(42).withResponse();
  const seen: string[] = [`order ${data.id}`, `request ${requestId}`];
  for await (const event of await client.eppTools.checkDomains({
    account_id: 1,
    domains: ['a.com'],
  })) {
    seen.push(event.type);
  }
  const error: unknown = await client.orders.get(43).catch((failure: unknown) => failure);
  seen.push(isApiError(error, 404) ? 'not found' : String(error));
  return [...seen, orderStates[0]].join(', ');
}
