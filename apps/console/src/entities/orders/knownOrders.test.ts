import type { Order, OrderList } from '@dropcatch/sdk';
import { array, assert, constantFrom, integer, property, record } from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  isDayRead,
  nextOrderRead,
  initialKnownOrders,
  mergeOrder,
  mergeOrderPage,
  type KnownOrders,
  type OrderRead,
} from './knownOrders.ts';

const day = '2026-11-23';

function order(id: number, state: string, drop_date = day): Order {
  const row = { id, state, drop_date, domain: `name${id}.com`, tld: 'com', price: 69 };
  return row as Order;
}

/** A service with some orders, whose pages are small. */
class Service {
  readonly orders = new Map<number, Order>();
  readonly reads: OrderRead[] = [];
  readonly perPage: number;

  constructor(orders: readonly Order[], perPage = 3) {
    this.perPage = perPage;
    for (const each of orders) this.orders.set(each.id, each);
  }

  set(id: number, state: string): void {
    this.orders.set(id, order(id, state, this.orders.get(id)?.drop_date));
  }

  page(state: string | undefined, page: number): OrderList {
    const rows = [...this.orders.values()]
      .filter((each) => state === undefined || each.state === state)
      .toSorted((a, b) => b.id - a.id);
    const pages = Math.ceil(rows.length / this.perPage);
    const orders = rows.slice((page - 1) * this.perPage, page * this.perPage);
    return { orders, pagination: { pages, total: rows.length } } as OrderList;
  }

  answer(known: KnownOrders, withHistory = false): KnownOrders {
    const read = nextOrderRead(known, withHistory);
    this.reads.push(read);
    if (read.kind === 'order') {
      const found = this.orders.get(read.id);
      return mergeOrder(known, read.id, found && { ...found, history: [] });
    }
    const [state, page] = read.kind === 'state' ? [read.state, read.page] : [undefined, 1];
    return mergeOrderPage(known, read, this.page(state, page));
  }

  whole(withHistory = false): KnownOrders {
    let known = initialKnownOrders(day);
    do known = this.answer(known, withHistory);
    while (!isDayRead(known));
    return known;
  }
}

const statesOf = ({ orders }: KnownOrders) => orders.map(({ id, state }) => `${id} ${state}`);

describe('the orders of a day', () => {
  test('are read in one call if they fit on a page, at each refresh', () => {
    const service = new Service([order(1, 'NEW'), order(2, 'FAILED', '2026-11-22')]);
    let known = service.whole();
    expect(statesOf(known)).toEqual(['1 NEW']);
    service.set(1, 'FAILED');
    known = service.answer(known);
    expect(statesOf(known)).toEqual(['1 FAILED']);
    expect(service.reads).toEqual([{ kind: 'all' }, { kind: 'all' }]);
  });

  test('lose an order that is no longer on the only page', () => {
    const service = new Service([order(1, 'NEW'), order(2, 'NEW')]);
    const known = service.whole();
    service.orders.delete(1);
    expect(statesOf(service.answer(known))).toEqual(['2 NEW']);
  });

  test('include an order that left its state, read by its number', () => {
    const service = new Service([1, 2, 3, 4].map((id) => order(id, 'PROCESSING')));
    let known = service.whole();
    service.set(4, 'CATCHED_COMPLETED');
    for (let call = 0; call < 6; call += 1) known = service.answer(known);
    expect(statesOf(known)).toContain('4 CATCHED_COMPLETED');
  });

  test('have their end read once, for users who learn it from the history', () => {
    const service = new Service([order(1, 'FAILED'), order(2, 'NEW')]);
    let known = service.whole(true);
    for (let call = 0; call < 4; call += 1) known = service.answer(known, true);
    expect(service.reads.filter(({ kind }) => kind === 'order')).toEqual([
      { kind: 'order', id: 1 },
    ]);
    expect(known.orders.find(({ id }) => id === 1)?.history).toEqual([]);
  });

  test('may be incomplete if there are too many ended orders, and say so', () => {
    const service = new Service(Array.from({ length: 40 }, (_, id) => order(id + 1, 'FAILED')));
    expect(service.whole().truncated).toBe(true);
    expect(new Service([order(1, 'NEW')]).whole().truncated).toBe(false);
  });

  test('are complete in the end, after any changes', () => {
    const states = ['NEW', 'PAID_WAITING_CATCH', 'READY_FOR_CATCH', 'PROCESSING'];
    const ends = ['CATCHED_PROCESSING', 'CATCHED_COMPLETED', 'FAILED', 'CANCELLED'];
    const day23 = constantFrom(day, '2026-11-24');
    const seeded = array(record({ state: constantFrom(...states), drop: day23 }), {
      maxLength: 14,
    });
    const changes = array(
      record({ id: integer({ min: 1, max: 14 }), state: constantFrom(...states, ...ends) }),
      { maxLength: 20 },
    );
    assert(
      property(seeded, changes, (rows, moves) => {
        const service = new Service(rows.map(({ state, drop }, at) => order(at + 1, state, drop)));
        let known = service.whole();
        for (const { id, state } of moves) {
          const before = service.orders.get(id);
          // What has ended stays so.
          if (!before || ends.includes(before.state)) continue;
          service.set(id, state);
          known = service.answer(known);
        }
        for (let call = 0; call < 120; call += 1) known = service.answer(known);
        const truth = [...service.orders.values()]
          .filter(({ drop_date }) => drop_date === day)
          .toSorted((a, b) => b.id - a.id);
        expect(statesOf(known)).toEqual(truth.map(({ id, state }) => `${id} ${state}`));
      }),
    );
  });
});
