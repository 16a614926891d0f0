/** A worker of another team: the packed SDK's types have to do without what only pages have. Checked, and never run. */
import { createClient, type Order, type WebStorage, webStorageTokens } from '@dropcatch/sdk';
import { eppCategoryInputLimits } from '@dropcatch/sdk/limits';
import { operations } from '@dropcatch/sdk/operations';

/** The first new order that the session in a storage may see. */
export async function firstOrder(
  storage: WebStorage,
  signal: AbortSignal,
): Promise<Order | undefined> {
  const timeout = eppCategoryInputLimits.default_timeout.max * 1000;
  const client = createClient({ baseUrl: '/api', tokens: webStorageTokens(storage), timeout });
  for await (const order of client.orders.listAll({ state: 'NEW' }, { signal })) {
    return operations['orders/get'].answer === 'json' ? order : undefined;
  }
  return undefined;
}
