/** What a page and a service worker do alike with the packed SDK. */
import { createClient, isApiError, memoryTokens, orderStates } from '@dropcatch/sdk';

/** Calls, streams and meets an error; answers what it saw. */
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
