/** Uses the packed SDK in plain Node, with only ky installed. */
import assert from 'node:assert/strict';
import { createServer } from 'node:http';
import {
  ApiError,
  createClient,
  createClientOf,
  isApiError,
  memoryTokens,
  orderStates,
} from '@dropcatch/sdk';
import { eppCategoryInputLimits } from '@dropcatch/sdk/limits';
import { operations, ordersOperations } from '@dropcatch/sdk/operations';

let busy = 1;
const server = createServer((request, response) => {
  const { method, url } = request;
  const { authorization } = request.headers;
  if (url === '/api/orders/42' && busy-- > 0) {
    response.writeHead(503, { 'retry-after': '0' }).end();
  } else if (url === '/api/orders/42') {
    response
      .writeHead(200, { 'x-request-id': 'req-42' })
      .end(JSON.stringify({ id: 42, method, authorization }));
  } else if (url === '/api/epp/tools/domain-check') {
    response.end('data: {"type":"started","total":1}\ndata: {"type":"completed"}');
  } else {
    response.writeHead(404).end('{"error":"Order not found"}');
  }
});
await new Promise((resolve) => {
  server.listen(0, '127.0.0.1', resolve);
});

const baseUrl = `http://127.0.0.1:${server.address().port}/api`;
const tokens = memoryTokens({ access_token: 'token' });
const client = createClient({ baseUrl, tokens });

const { data, requestId } = await client.orders.get(42).withResponse();
assert.deepEqual([data.method, data.authorization], ['GET', 'Bearer token']);
assert.equal(requestId, 'req-42');
assert.equal(busy, -1);

const types = [];
for await (const { type } of await client.eppTools.checkDomains({
  account_id: 1,
  domains: ['a.com'],
})) {
  types.push(type);
}
assert.deepEqual(types, ['started', 'completed']);

await assert.rejects(client.orders.get(43), ApiError);
await assert.rejects(client.orders.get(43), (error) => isApiError(error, 404));
await assert.rejects(client.orders.get(43, { signal: AbortSignal.abort() }), {
  name: 'AbortError',
});
assert.throws(() => createClient({ baseUrl: 'api' }), TypeError);

const small = createClientOf({ ...ordersOperations }, { baseUrl, tokens });
assert.deepEqual(Object.keys(small), ['orders', 'request', 'withOptions']);
assert.ok(orderStates.includes('NEW'));
assert.deepEqual(operations['orders/get'].roles, ['admin', 'manager', 'user']);
assert.equal(eppCategoryInputLimits.epp_port.max, 65535);
server.closeAllConnections();
server.close();
