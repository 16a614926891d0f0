/** Code for a worker: the packed SDK's types must not need page APIs. Compiled, never run. */
import {
  type Client,
  createClient,
  createClientOf,
  isApiError,
  type Logger,
  type Order,
  type WebStorage,
  webStorageTokens,
} from '@dropcatch/sdk';
import { eppCategoryInputLimits } from '@dropcatch/sdk/limits';
import { authOperations, operations, ordersOperations } from '@dropcatch/sdk/operations';

/** The first new order of a stored session. */
export async function firstOrder(
  storage: WebStorage,
  signal: AbortSignal,
  logger: Logger,
): Promise<Order | undefined> {
  const timeout = eppCategoryInputLimits.default_timeout.max * 1000;
  const client = createClient({
    baseUrl: '/api',
    tokens: webStorageTokens(storage),
    timeout,
    logger,
    maxRetries: 3,
    headers: { 'x-team': 'drops' },
    onResponse: ({ response, operation }) => logger.debug(operation, { status: response.status }),
  });
  for await (const order of client.orders.listAll({ state: 'NEW' }, { signal })) {
    return operations['orders/get'].method === 'GET' ? order : undefined;
  }
  for await (const { pagination } of client.orders.listAll().pages())
    logger.info(String(pagination.total));
  const { data, requestId } = await client.orders.get(42, { signal: undefined }).withResponse();
  logger.info(requestId ?? 'none');
  return data;
}

export const small: Pick<Client, 'auth' | 'orders'> = createClientOf(
  { ...authOperations, ...ordersOperations },
  { baseUrl: '/api' },
);

/** The text of an error with one of these statuses. */
export function reason(error: unknown): string | undefined {
  return isApiError(error, 409, 422) ? (error.error ?? error.requestId) : undefined;
}
