import type { Order } from '@dropcatch/sdk';
import { describe, expect, it } from 'vitest';
import { myNight } from './myNight.ts';

const day = '2026-11-23';
const at = (time: string) => Date.parse(`${day}T${time}Z`);

function order(id: number, domain: string, state: string, note?: string): Order {
  const tld = domain.slice(domain.indexOf('.') + 1);
  const paid_at = state === 'NEW' ? null : `${day}T01:00:00Z`;
  const history = note === undefined ? undefined : [{ to_state: state, note }];
  return { id, domain, tld, drop_date: day, state, paid_at, price: 71, history } as Order;
}

const armed = (id: number) => order(id, `name${id}.info`, 'READY_FOR_CATCH');

/** What a customer reads at a time. */
function said(orders: Order[], time: string): string | undefined {
  const night = myNight(orders, at(time));
  return night && [night.lead, night.rest].filter(Boolean).join(' ');
}

describe('my night', () => {
  const orders = [armed(1), armed(2), armed(3), armed(4), order(5, 'archcook.info', 'NEW')];

  it('begins an hour before a window in which the customer has orders', () => {
    expect(said(orders, '08:59:59')).toBeUndefined();
    expect(said(orders, '09:00:00')).toBe(
      '4 of 5 will race. archcook.info is not paid and will not race. Ask your manager to record the payment before 10:00.',
    );
    expect(said([order(1, 'brook.com', 'NEW')], '09:30:00')).toBeUndefined();
    expect(said([], '09:30:00')).toBeUndefined();
  });

  it('says that all will race', () => {
    expect(said([armed(1), armed(2)], '09:30:00')).toBe('All 2 will race.');
    expect(said([armed(1)], '09:30:00')).toBe('name1.info will race.');
    expect(said([armed(1)], '10:00:00')).toBe('name1.info races now.');
  });

  it('goes on in the window, with what can still be done', () => {
    expect(said(orders, '10:00:00')).toBe(
      '4 of 5 race now. archcook.info is not paid and does not race. Your manager can still record the payment until 10:30.',
    );
    const later = [
      armed(1),
      order(2, 'b.info', 'CATCHED_PROCESSING'),
      order(3, 'c.info', 'FAILED', '2302'),
    ];
    expect(said(later, '10:12:00')).toBe('1 of 3 races now, 1 caught, 1 not caught.');
  });

  it('ends with the result', () => {
    const ended = [
      order(1, 'a.info', 'CATCHED_COMPLETED'),
      order(2, 'b.info', 'CATCHED_PROCESSING'),
      order(3, 'c.info', 'FAILED', '2302 Object exists'),
      order(4, 'd.info', 'FAILED', 'No create sent'),
      order(5, 'archcook.info', 'NEW'),
    ];
    expect(said(ended, '10:30:00')).toBe(
      '2 of 5 caught, $142.00. 1 taken by others. 1 not caught. archcook.info was not paid and did not race.',
    );
    expect(myNight(ended, at('10:30:00'))?.unpaid).toEqual([]);
    expect(said([armed(1)], '10:31:00')).toBe('0 of 1 caught. 1 not decided yet.');
  });

  it('goes on to the next window of the customer', () => {
    const both = [order(1, 'a.info', 'CATCHED_COMPLETED'), order(2, 'brook.com', 'PROCESSING')];
    expect(said(both, '17:59:59')).toBe('1 of 1 caught, $71.00.');
    expect(said(both, '18:00:00')).toBe('brook.com will race.');
  });

  it('names a few unpaid orders and counts the rest', () => {
    const unpaid = ['d', 'c', 'b', 'a'].map((name, id) => order(id, `${name}.info`, 'NEW'));
    expect(said(unpaid, '09:30:00')).toMatch(
      /^0 of 4 will race\. a\.info, b\.info and 2 more are not paid and will not race\./,
    );
  });

  it('leaves out what was withdrawn', () => {
    expect(said([armed(1), order(2, 'b.info', 'CANCELLED')], '09:30:00')).toBe(
      'name1.info will race.',
    );
  });
});
