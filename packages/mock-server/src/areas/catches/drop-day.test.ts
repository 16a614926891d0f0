import type { EppLogRow, Order, OrderState } from '@dropcatch/sdk';
import { expect, test } from 'vitest';
import { as, type Send, testMock } from '../../../test/kit/mock.ts';
import type { Mock } from '../../mock/mock.ts';
import { MINUTE } from '../../world/time.ts';

const dropDay = (seed: string | number = 1): Mock => testMock({ seed, scenarios: ['drop-day'] });

/**
 * The scenario's orders that somebody sees. Seeded orders have no account. Signs in each time, because sessions expire.
 */
async function ordersOf(mock: Mock, who: Parameters<typeof as>[1]): Promise<Order[]> {
  const { store } = mock.world;
  const { body } = await (await as(mock, who))('GET', '/orders?per_page=200');
  const { orders } = body as { orders: Order[] };
  return orders.filter(({ id }) => store.orders.get(id)?.epp_account_id != null);
}

/** The creates of a name, newest first. */
async function createsOf(send: Send, domain: string): Promise<EppLogRow[]> {
  const { body } = await send('GET', `/epp/logs?command=create&object_name=${domain}`);
  return (body as { logs: EppLogRow[] }).logs;
}

const count = (orders: readonly Order[]): Partial<Record<OrderState, number>> =>
  Object.fromEntries(
    [...Map.groupBy(orders, ({ state }) => state)].map(([state, { length }]) => [state, length]),
  );

test('a drop day starts ten minutes before the window: all accounts but one are connected, catches run, and nothing is decided', async () => {
  const mock = dropDay();
  expect(mock.clock.iso()).toBe('2026-11-20T09:50:00Z');
  const admin = await as(mock, 'admin');
  const { body } = await admin('GET', '/epp/accounts?category_id=7');
  const { accounts } = body as { accounts: { id: number; name: string; is_connected: boolean }[] };
  const running = await Promise.all(
    accounts.map(async ({ id, name, is_connected }) => {
      const status = await admin('GET', `/epp/accounts/${id}/real-catch/status`);
      return [name, is_connected, (status.body as { is_running: boolean }).is_running];
    }),
  );
  expect(running).toEqual([
    ['ID-01', true, true],
    ['ID-02', true, true],
    ['ID-03', false, false],
  ]);
  expect(count(await ordersOf(mock, 'admin'))).toEqual({
    READY_FOR_CATCH: 13,
    PAID_WAITING_CATCH: 2,
    NEW: 1,
  });
  expect(count(await ordersOf(mock, 'user'))).toEqual({
    READY_FOR_CATCH: 4,
    PAID_WAITING_CATCH: 1,
    NEW: 1,
  });
});

test.each([1, 'another'])(
  'with seed %s, orders and logs agree from start to end',
  async (seed) => {
    const mock = dropDay(seed);
    const decided: number[] = [];
    for (let minute = 0; minute < 45; minute += 1) {
      mock.clock.advance(MINUTE);
      const admin = await as(mock, 'admin');
      const orders = await ordersOf(mock, 'admin');
      for (const { domain, state, paid_at } of orders) {
        const [last] = await createsOf(admin, domain);
        const told: Partial<Record<string, number>> = {
          CATCHED_PROCESSING: 1000,
          FAILED: 2302,
          // The window opens after ten minutes.
          ...(minute >= 10 && { READY_FOR_CATCH: 2302 }),
        };
        expect([domain, last?.status_code]).toEqual([domain, told[state]]);
        if (last === undefined) continue;
        expect(paid_at).not.toBeNull();
        expect(last.timestamp).toMatch(/^2026-11-20T10:[0-3]\d:\d\d\.\d{3}Z$/);
        expect(Date.parse(last.timestamp)).toBeLessThanOrEqual(mock.clock.now());
      }
      decided.push(orders.filter(({ state }) => /^(CATCHED|FAILED)/.test(state)).length);
    }
    expect(decided.slice(0, 9)).toEqual(Array(9).fill(0));
    expect(new Set(decided).size).toBeGreaterThan(5);
    expect(count(await ordersOf(mock, 'admin'))).toEqual({
      CATCHED_PROCESSING: 6,
      FAILED: 7,
      PAID_WAITING_CATCH: 2,
      NEW: 1,
    });
    mock.assertContract();
  },
  60_000,
);

test('a drop day repeats exactly, and an account that connects in time catches its orders', async () => {
  expect(dropDay().stateText() === dropDay().stateText()).toBe(true);
  const mock = dropDay();
  const admin = await as(mock, 'admin');
  const idle = mock.world.store.eppAccounts.find(({ name }) => name === 'ID-03')?.id;
  const body = { target_date: '2026-11-20' };
  await admin('POST', `/epp/accounts/${idle}/connect`);
  const started = await admin('POST', `/epp/accounts/${idle}/real-catch/start-manual`, body);
  expect(started.status).toBe(200);
  mock.clock.advance(45 * MINUTE);
  const left = (await ordersOf(mock, 'admin')).filter(
    ({ state }) => state === 'PAID_WAITING_CATCH',
  );
  expect(left).toEqual([]);
});

test('an order that is approved before its name drops is raced and decided', async () => {
  const mock = dropDay(7);
  const admin = await as(mock, 'admin');
  const unpaid = (await ordersOf(mock, 'admin')).find(({ state }) => state === 'NEW');
  mock.clock.advance(5 * MINUTE);
  await admin('PUT', `/orders/${unpaid?.id}/status`, { state: 'PAID_WAITING_CATCH' });
  await admin('PUT', `/orders/${unpaid?.id}/payment`, { paid: true });
  mock.clock.advance(40 * MINUTE);
  const later = (await ordersOf(mock, 'admin')).find(({ id }) => id === unpaid?.id);
  expect(later?.state).toMatch(/^(CATCHED_PROCESSING|FAILED)$/);
  expect(await createsOf(await as(mock, 'admin'), later?.domain ?? '')).not.toEqual([]);
});
