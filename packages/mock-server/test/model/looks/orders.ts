import type { Order } from '@dropcatch/sdk';
import { expect } from 'vitest';
import { schemas } from '../../../src/generated/contract.ts';
import type { Service } from '../service.ts';
import { all, pluralize, distinct, isDescending, type Look, total } from './read.ts';

/** The states that staff may set, and the two that orders pass through on their drop day (spec, section 4). */
const STATES: readonly unknown[] = [
  ...[schemas['SettableOrderState']?.['enum']].flat(),
  'READY_FOR_CATCH',
  'PROCESSING',
];

const ENDED: readonly string[] = ['CATCHED_COMPLETED', 'FAILED', 'CANCELLED', 'REFUNDED'];

function cents(orders: readonly Order[]): number {
  return orders.reduce((sum, { price }) => sum + Math.round(price * 100), 0);
}

/** Of the orders that an admin sees, those that each caller sees; undefined stands for all. */
function owners(service: Service): Map<string, ReadonlySet<string> | undefined> {
  const users = service.mock.world.store.users.all();
  return new Map(
    service.people().map(({ caller, user: { id, role } }) => {
      const own = users.filter(
        (one) => one.id === id || (role === 'manager' && one.manager_id === id),
      );
      return [caller, role === 'admin' ? undefined : new Set(own.map(({ username }) => username))];
    }),
  );
}

/** Checks the list, the figures and the dashboard of the orders for everybody. */
export const lookAtOrders: Look = async (service) => {
  const whose = owners(service);
  const everything = new Map<string, Order[]>();
  for (const { caller } of service.people()) {
    const orders = await all(service, caller, 'orders/list', 'orders');
    everything.set(caller, orders);
    const states = pluralize(orders.map(({ state }) => state));
    const stats = await service.get(caller, 'orders/stats');
    const board = await service.get(caller, 'dashboard/stats');
    const paid = orders.filter(({ paid_at }) => paid_at !== null);
    expect(stats).toEqual({ by_state: states, total_amount: cents(paid) / 100 });
    expect(board.orders).toMatchObject(stats);
    expect(board.orders.active_orders).toBe(
      orders.filter(({ state }) => !ENDED.includes(state)).length,
    );
    const recent = board.recent_activity.recent_orders.map(({ id }) => id);
    expect(recent).toEqual(orders.slice(0, 5).map(({ id }) => id));
    for (const { date, count } of board.orders.trend_data) {
      expect([date, count]).toEqual([
        date,
        orders.filter(({ created_at }) => created_at.startsWith(date)).length,
      ]);
    }
    for (const [state, count] of Object.entries(states)) {
      expect([state, await total(service, caller, 'orders/list', { state })]).toEqual([
        state,
        count,
      ]);
    }
    expect(isDescending(orders.map(({ created_at }) => created_at))).toBe(true);
    expect(distinct(orders.map(({ id }) => id))).toHaveLength(orders.length);
  }
  for (const [caller, names] of whose) {
    const seen = everything.get('admin');
    if (seen === undefined) continue;
    const theirs = seen.filter(({ user }) => names?.has(user.username) ?? true);
    expect(everything.get(caller)?.map(({ id }) => id)).toEqual(theirs.map(({ id }) => id));
  }
};

/** Number of orders to check closely. They are the newest ones, which most calls are about. */
const CLOSELY = 20;

/**
 * Checks the histories of orders: entries are in the order of time, each starts from the state of the one before, and
 * the last gives the current state.
 */
export const lookAtHistories: Look = async (service) => {
  for (const { caller } of service.people()) {
    const { orders } = await service.get(caller, 'orders/list', { per_page: CLOSELY });
    for (const { id } of orders) {
      const { state, history = [], created_at } = await service.get(caller, 'orders/get', { id });
      expect(STATES).toContain(state);
      let before: string | null = null;
      for (const { from_state, to_state } of history) {
        expect([id, from_state]).toEqual([id, before]);
        before = to_state ?? before;
      }
      expect([id, before]).toEqual([id, state]);
      const times = history.map((entry) => entry.created_at);
      expect(times).toEqual(times.toSorted());
      expect([id, times[0]]).toEqual([id, created_at]);
    }
  }
};
