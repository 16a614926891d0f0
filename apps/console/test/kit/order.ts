import type { Mock } from '@dropcatch/mock-server/browser';

/** Puts orders of jnovak for names on top of the list, the last one highest; answers their ids. */
export function addOrders({ world: { store } }: Mock, names: readonly string[]): number[] {
  const example = store.orders.find(({ user_id, state }) => user_id === 3 && state === 'NEW');
  if (!example) throw new Error('jnovak has no new order');
  const { id: _of, ...copied } = example;
  return names.map((domain) => store.orders.add({ ...copied, domain }).id);
}

/** So many longer names that end like this one. */
export const longerNames = (name: string, count: number): string[] =>
  Array.from({ length: count }, (_, index) => `x${index}${name}`);

/** The newest order in a state, and what its row is found by. */
export function orderIn(mock: Mock, state: string) {
  const order = mock.world.store.orders.filter((candidate) => candidate.state === state).at(-1);
  if (!order) throw new Error(`no order is ${state}`);
  return { id: order.id, record: `order #${order.id}` };
}
