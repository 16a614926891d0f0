/** For tests of programs that use the SDK. */
import type { ApiPromise } from './signatures.ts';

/**
 * What a method of a client returns, for fakes and spies: `vi.spyOn(client.orders, 'get').mockImplementation(() =>
 * fakeAnswer(order))`, `const orders: Pick<Client['orders'], 'get'> = { get: () => fakeAnswer(order) }`. Its status is 200.
 * @param data the data, or a promise of it. A rejected promise is a call that fails
 */
export function fakeAnswer<Data>(data: Data | Promise<Data>): ApiPromise<Data> {
  const promise = Promise.resolve(data);
  return Object.assign(promise, {
    withResponse: async () => ({
      data: await promise,
      status: 200,
      headers: new Headers(),
      requestId: undefined,
    }),
    asResponse: async () => Response.json(await promise),
  });
}
