import type { Mock } from '@dropcatch/mock-server/browser';

/** Adds orders of jnovak at the top of the list, the last one first. Returns their ids. */
export function addOrders({ world: { store } }: Mock, names: readonly string[]): number[] {
  const example = store.orders.find(({ user_id, state }) => user_id === 3 && state === 'NEW');
  if (!example) throw new Error('jnovak has no new order');
  const { id: _of, ...copied } = example;
  return names.map((domain) => store.orders.add({ ...copied, domain }).id);
}

/** `count` longer names that end with a name. */
export const longerNames = (name: string, count: number): string[] =>
  Array.from({ length: count }, (_, index) => `x${index}${name}`);

/** The newest order in a state: its id, and its name in the row menu. */
export function orderInState(mock: Mock, state: string) {
  const order = mock.world.store.orders.filter((candidate) => candidate.state === state).at(-1);
  if (!order) throw new Error(`no order is ${state}`);
  return { id: order.id, record: `order #${order.id}` };
}

/** A stored EPP account by its name. */
export function accountByName(mock: Mock, name: string) {
  const account = mock.world.store.eppAccounts.find((candidate) => candidate.name === name);
  if (!account) throw new Error(`there is no ${name}`);
  return account;
}

/** Makes an order wait for its drop on a day, for an account to catch. */
export function addPendingOrder(mock: Mock, account: string, day = '2026-11-20'): void {
  const { id, registrar_category_id } = accountByName(mock, account);
  const [order] = mock.world.store.orders.all();
  if (!order) throw new Error('there are no orders');
  Object.assign(order, {
    state: 'PAID_WAITING_CATCH',
    paid_at: '2026-11-19T10:00:00.000Z',
    drop_date: day,
    epp_registrar_category_id: registrar_category_id,
    epp_account_id: id,
  });
}

/** The stored admin, to change it as somebody else does. */
export function adminOf({ world }: Mock) {
  const admin = world.store.users.find(({ username }) => username === 'admin');
  if (!admin) throw new Error('no admin');
  return admin;
}
