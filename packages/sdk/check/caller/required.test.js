/** Runs in Jest as it comes, which only knows CommonJS. */
const { createClient, isApiError, memoryTokens } = require('@dropcatch/sdk');
const { ordersListQueryLimits } = require('@dropcatch/sdk/limits');
const { operations } = require('@dropcatch/sdk/operations');

test('a call, an error and the tables', async () => {
  const answer = (order) => Response.json(order, { status: order ? 200 : 404 });
  const fetch = async (request) => answer(request.url.endsWith('/42') ? { id: 42 } : null);
  const tokens = memoryTokens({ access_token: 'token' });
  const client = createClient({ baseUrl: 'https://drop.test/api', fetch, tokens });
  expect(await client.orders.get(42)).toMatchObject({ id: 42 });
  const error = await client.orders.get(43).catch((failure) => failure);
  expect(isApiError(error, 404)).toBe(true);
  expect(operations['orders/get'].method).toBe('GET');
  expect(ordersListQueryLimits.page.min).toBe(1);
});
