import type { EppAccount, EppCategory, Order } from '@dropcatch/sdk';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nextWindow } from '../drops/dayWindows.ts';
import { takesPart } from '../orders/orderStates.ts';
import type { CatchState } from '../epp/catches.ts';
import { readiness, type ReadinessInput } from './readiness.ts';

const day = '2026-11-23';
const drop = nextWindow(Date.parse(`${day}T18:40:00Z`));
if (!drop) throw new Error('there is no next window');

function order(id: number, domain: string, state: string, paid = state !== 'NEW'): Order {
  const tld = domain.slice(domain.indexOf('.') + 1);
  const paid_at = paid ? `${day}T01:00:00Z` : null;
  const user = { username: 'jnovak' };
  return { id, domain, tld, drop_date: day, state, paid_at, price: 69, user } as Order;
}

const category = { id: 1, name: 'Verisign', supported_tlds: ['com', 'net'], is_active: true };
const categories = [category] as EppCategory[];
const account = (id: number, is_connected = true) =>
  ({
    id,
    name: `VRSN-0${id}`,
    registrar_category_id: 1,
    is_active: true,
    is_connected,
  }) as EppAccount;

const input: ReadinessInput = {
  drop,
  isOpen: false,
  isNear: true,
  orders: [order(1, 'brook.com', 'READY_FOR_CATCH')],
  accounts: [account(1)],
  categories,
  catchOf: () => 'running',
};

/** What is left, in sentences, with the kind of its next step. */
const left = (known: Partial<ReadinessInput>) =>
  readiness({ ...input, ...known })
    .things.filter(({ isLeft }) => isLeft)
    .map(({ name, words, cost, step }) =>
      [name, words, cost, step && `[${step.kind}]`].filter(Boolean).join(' '),
    );

describe('readiness', () => {
  it('is given if every order is paid and approved, and every account of the window races', () => {
    const { isKnown, summary } = readiness(input);
    expect([isKnown, summary]).toEqual([true, '1 account, 1 order']);
    expect(left({})).toEqual([]);
  });

  it('is not given by one account that races beside others that do not', () => {
    const accounts = [account(1), account(2), account(3, false)];
    const catchOf = ({ id }: EppAccount): CatchState => (id === 1 ? 'running' : 'idle');
    expect(left({ accounts, catchOf })).toEqual([
      'VRSN-02 is connected, but does not race. 1 order may need it. [start]',
      'VRSN-03 is not connected. 1 order may need it. [connect]',
    ]);
  });

  it('leaves out an account whose start was refused, until there is another order or no account races', () => {
    const accounts = [account(1), account(2)];
    const catchOf = ({ id }: EppAccount): CatchState => (id === 1 ? 'running' : 'idle');
    const refused = { 2: [1] };
    const orders = [order(1, 'brook.com', 'PROCESSING'), order(2, 'pond.net', 'FAILED')];
    expect(left({ accounts, orders, catchOf, refused })).toEqual([]);
    expect(
      left({ accounts, orders: [...orders, order(3, 'a.net', 'NEW')], catchOf, refused }),
    ).toEqual([expect.stringMatching(/^a\.net is not paid/)]);
    const more = [...orders, order(3, 'a.net', 'READY_FOR_CATCH')];
    expect(left({ accounts, orders: more, catchOf, refused })).toEqual([
      'VRSN-02 is connected, but does not race. 2 orders may need it. [start]',
    ]);
    expect(left({ accounts, orders, catchOf: () => 'idle', refused })).toHaveLength(2);
  });

  it('says that orders have no other account', () => {
    const orders = [order(1, 'brook.com', 'PROCESSING'), order(2, 'pond.net', 'NEW')];
    expect(left({ orders, accounts: [account(1, false)] })).toEqual([
      'VRSN-01 is not connected. 2 orders have no other account. [connect]',
      'pond.net is not paid. Order #2 of jnovak, $69.00. [approve]',
    ]);
    expect(left({ accounts: [] })).toEqual([
      'No active account for com · net. 1 order cannot race. [accounts]',
    ]);
  });

  it('has the step that each unpaid order needs', () => {
    const orders = [
      order(1, 'a.com', 'NEW'),
      order(2, 'b.com', 'PAID_WAITING_CATCH', false),
      order(3, 'c.com', 'PAID_WAITING_EXDATE', false),
      order(4, 'd.com', 'NEW', true),
    ];
    expect(left({ orders })).toEqual([
      'a.com is not paid. Order #1 of jnovak, $69.00. [approve]',
      'b.com is not paid. Order #2 of jnovak, $69.00. [finish]',
      'c.com is not paid. Order #3 of jnovak, $69.00. [payment]',
      'd.com is not approved. Order #4 of jnovak, $69.00. [approve]',
    ]);
  });

  it('makes one line of many unpaid orders', () => {
    const orders = ['a', 'b', 'c', 'd', 'e'].map((name, id) => order(id + 1, `${name}.com`, 'NEW'));
    expect(left({ orders })).toEqual([
      '5 orders are not paid. a.com, b.com, c.com and 2 more. [approve]',
    ]);
  });

  it('leaves out decided orders, those of other windows, and withdrawn ones', () => {
    const orders = [
      order(1, 'a.com', 'FAILED', false),
      order(2, 'b.com', 'CATCHED_COMPLETED', false),
      order(3, 'villa.info', 'NEW'),
      order(4, 'c.com', 'CANCELLED', false),
    ];
    expect(left({ orders, accounts: [account(1, false)] })).toEqual([]);
    expect(readiness({ ...input, orders }).summary).toBe('1 account, all orders decided');
    expect(readiness({ ...input, orders: [] }).summary).toBe('1 account, no orders');
  });

  it('waits for what is not known yet, and says what cannot be known', () => {
    expect(readiness({ ...input, orders: undefined }).isKnown).toBe(false);
    expect(readiness({ ...input, categories: undefined }).isKnown).toBe(false);
    expect(readiness({ ...input, catchOf: () => 'loading' }).isKnown).toBe(false);
    expect(left({ catchOf: () => 'loading' })).toEqual([]);
    expect(left({ catchOf: () => 'unknown' })).toEqual([
      'VRSN-01 may not race: its catch cannot be read. 1 order has no other account.',
    ]);
  });

  it('does not ask for catches long before a window', () => {
    expect(left({ isNear: false, catchOf: () => 'idle' })).toEqual([]);
    expect(left({ isNear: false, accounts: [account(1, false)] })).toHaveLength(1);
  });

  it('names an inactive category', () => {
    const inactive = [{ ...category, is_active: false }] as EppCategory[];
    expect(left({ categories: inactive })).toEqual([
      'Verisign is inactive. Its accounts may not race. [category]',
    ]);
  });

  it('counts what races, is won and is lost', () => {
    const orders = ['PROCESSING', 'READY_FOR_CATCH', 'CATCHED_PROCESSING', 'FAILED', 'NEW'].map(
      (state, id) => order(id + 1, `${id}.com`, state),
    );
    expect(readiness({ ...input, orders, isOpen: true }).score).toEqual({
      racing: 2,
      won: 1,
      lost: 1,
    });
    expect(readiness({ ...input, orders }).score?.racing).toBe(0);
  });

  it('is never given while an order does not race', () => {
    const states = fc.constantFrom('NEW', 'PAID_WAITING_CATCH', 'READY_FOR_CATCH', 'FAILED');
    const orders = fc.array(fc.tuple(states, fc.boolean()), { maxLength: 12 });
    const accounts = fc.array(fc.tuple(fc.boolean(), fc.boolean()), { maxLength: 4 });
    fc.assert(
      fc.property(orders, accounts, (ordered, listed) => {
        const all = ordered.map(([state, paid], id) => order(id, `${id}.com`, state, paid));
        const known = {
          orders: all,
          accounts: listed.map(([connected], id) => account(id, connected)),
          catchOf: ({ id }: EppAccount): CatchState => (listed[id]?.[1] ? 'running' : 'idle'),
        };
        const undecided = all.filter(({ state }) => state !== 'FAILED');
        const allRace =
          undecided.every(takesPart) &&
          listed.length > 0 &&
          listed.every(([connected, runs]) => connected && runs);
        expect(left(known).length === 0).toBe(undecided.length === 0 || allRace);
      }),
    );
  });
});
