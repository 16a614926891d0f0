/** A program of another tool: uses the packed SDK in plain Node, beside nothing but ky. */
import assert from 'node:assert/strict';
import { ApiError, createClient, memoryTokens, orderStates } from '@dropcatch/sdk';
import { eppCategoryInputLimits } from '@dropcatch/sdk/limits';
import { operations } from '@dropcatch/sdk/operations';

const tokens = memoryTokens({ access_token: 'token' });
const client = createClient({
  baseUrl: 'https://drop.test/api',
  tokens,
  fetch: async (input, init) => {
    const { method, url, headers } = new Request(input, init);
    return url.endsWith('/orders/42')
      ? Response.json({ method, authorization: headers.get('authorization') })
      : Response.json({ error: 'Order not found' }, { status: 404 });
  },
});

assert.deepEqual(await client.orders.get(42), { method: 'GET', authorization: 'Bearer token' });
await assert.rejects(client.orders.get(43), ApiError);
assert.ok(orderStates.includes('NEW'));
assert.deepEqual(operations['orders/get'].roles, ['admin', 'manager', 'user']);
assert.equal(eppCategoryInputLimits.epp_port.max, 65535);
