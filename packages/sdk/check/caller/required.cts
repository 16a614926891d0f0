/** A CommonJS program. Compiled, never run. */
import sdk = require('@dropcatch/sdk');
import tables = require('@dropcatch/sdk/operations');

const client = sdk.createClient({ baseUrl: '/api' });
const order: Promise<sdk.Order> = client.orders.get(42);
const roles: readonly string[] = tables.operations['orders/get'].roles;
export = { order, roles };
