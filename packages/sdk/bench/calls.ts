import axios from 'axios';
import ky from 'ky';
import createOpenapiClient from 'openapi-fetch';
import type { createClient, memoryTokens, Order, OrderStatusUpdate } from '../src/index.ts';

const baseUrl = 'https://drop.test/api';
const url = `${baseUrl}/orders/42/status`;
const body: OrderStatusUpdate = {
  state: 'PAID_WAITING_CATCH',
  note: 'Approved via quick action',
  paid: true,
};
const answer = JSON.stringify({ id: 42, domain: 'tidalforge.com', state: body.state, price: 69 });
const headers = { 'content-type': 'application/json', authorization: 'Bearer token' };

/** Answers at once. Creates a Request like the platform's `fetch` (Fetch standard, section 5.6). */
const stub: typeof fetch = async (input, init) => {
  void new Request(input, init);
  return new Response(answer, { headers: { 'content-type': 'application/json' } });
};

/** The call as openapi-fetch reads it. */
interface Paths {
  '/orders/{id}/status': {
    put: {
      parameters: { path: { id: number } };
      requestBody: { content: { 'application/json': OrderStatusUpdate } };
      responses: { 200: { content: { 'application/json': Order } } };
    };
  };
}

const openapi = createOpenapiClient<Paths>({ baseUrl, fetch: (request) => stub(request) });

/** A PUT with a JSON body, with the SDK of a commit. */
export function callOf(sdk: {
  createClient: typeof createClient;
  memoryTokens: typeof memoryTokens;
}): () => Promise<unknown> {
  const tokens = sdk.memoryTokens({ access_token: 'token' });
  const client = sdk.createClient({ baseUrl, fetch: stub, tokens });
  return () => client.orders.updateStatus(42, body);
}

/** The same call with other libraries, by package. */
export const otherCalls: Readonly<Record<string, () => Promise<unknown>>> = {
  fetch: async () => {
    const response = await stub(url, { method: 'PUT', headers, body: JSON.stringify(body) });
    return response.json();
  },
  'openapi-fetch': () =>
    openapi.PUT('/orders/{id}/status', { params: { path: { id: 42 } }, body, headers }),
  ky: () => ky.put(url, { json: body, headers, fetch: stub }).json(),
  axios: () => axios.put(url, body, { adapter: 'fetch', env: { fetch: stub }, headers }),
};
