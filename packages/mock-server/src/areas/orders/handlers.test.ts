import { expect, test } from 'vitest';
import { as, testMock } from '../../../test/kit/mock.ts';
import type { Mock } from '../../mock/mock.ts';
import type { StoredOrder } from '../../world/records/orders.ts';

/** An order of the user account in this state. */
function orderIn(mock: Mock, state: string, paid?: boolean): StoredOrder {
  const order = mock.world.store.orders.find(
    (candidate) =>
      candidate.user_id === 3 &&
      candidate.state === state &&
      (paid === undefined || (candidate.paid_at !== null) === paid),
  );
  if (order === undefined) throw new Error(`The seed has no ${state} order of the user`);
  return order;
}

const total = (count: unknown) => ({
  body: { pagination: expect.objectContaining({ total: count }) },
});

test('the seed has every state, an unknown one, and histories that end in the state', () => {
  const orders = testMock().world.store.orders.all();
  expect(orders.length).toBeGreaterThanOrEqual(120);
  const states = new Set(orders.map(({ state }) => state));
  for (const state of [
    'NEW',
    'PAID_WAITING_EXDATE',
    'PAID_WAITING_CATCH',
    'READY_FOR_CATCH',
    'PROCESSING',
    'CATCHED_PROCESSING',
    'CATCHED_COMPLETED',
    'FAILED',
    'CANCELLED',
    'REFUNDED',
    'AUCTION_PENDING',
  ]) {
    expect(states).toContain(state);
  }
  const withHistory = orders.filter(({ history }) => history.length > 0);
  expect(withHistory).toHaveLength(orders.length - 1);
  for (const { history, state, created_at } of withHistory) {
    const moves = history.filter(({ to_state }) => to_state !== null);
    expect(moves.at(-1)?.to_state).toBe(state);
    expect(history[0]?.created_at).toBe(created_at);
    const times = history.map((entry) => entry.created_at);
    expect(times).toEqual(times.toSorted());
  }
});

test('users see their own orders, managers the orders of their users, admins all orders', async () => {
  const mock = testMock();
  const { store } = mock.world;
  const managed = new Set([
    2,
    ...store.users.filter((u) => u.manager_id === 2).map(({ id }) => id),
  ]);
  const count = (ids: (id: number) => boolean): number =>
    store.orders.filter(({ user_id }) => ids(user_id)).length;
  expect(await (await as(mock, 'user'))('GET', '/orders')).toMatchObject(
    total(count((id) => id === 3)),
  );
  expect(await (await as(mock, 'manager'))('GET', '/orders')).toMatchObject(
    total(count((id) => managed.has(id))),
  );
  expect(await (await as(mock, 'admin'))('GET', '/orders')).toMatchObject(total(store.orders.size));
  const foreign = store.orders.find(({ user_id }) => !managed.has(user_id));
  for (const who of ['user', 'manager'] as const) {
    expect(await (await as(mock, who))('GET', `/orders/${foreign?.id}`)).toMatchObject({
      status: 404,
      body: { error: 'Order not found' },
    });
  }
});

test('the list filters by state and part of the domain, newest first, and pages', async () => {
  const mock = testMock();
  const send = await as(mock, 'admin');
  const all = mock.world.store.orders.all().toReversed();
  const failed = all.filter(({ state }) => state === 'FAILED');
  expect(await send('GET', '/orders?state=FAILED&per_page=3&page=2')).toMatchObject({
    status: 200,
    body: {
      orders: failed.slice(3, 6).map(({ id }) => ({ id, state: 'FAILED' })),
      pagination: { page: 2, per_page: 3, total: failed.length, has_prev: true },
    },
  });
  const matching = all.filter(({ domain }) => domain.includes('.de'));
  expect(await send('GET', '/orders?domain=.DE')).toMatchObject(total(matching.length));
  expect(await send('GET', '/orders?state=AUCTION_PENDING')).toMatchObject(total(1));
  expect(await send('GET', '/orders?page=9999')).toMatchObject({ body: { orders: [] } });
});

test('an internationalised name is found in its own letters', async () => {
  const mock = testMock();
  const send = await as(mock, 'user');
  orderIn(mock, 'NEW').domain = 'xn--bcher-kva.de';
  expect(await send('GET', '/orders?domain=B%C3%BCcher')).toMatchObject(total(1));
});

test('a change of state shows in the order, its history, the figures and a notification', async () => {
  const mock = testMock();
  const order = orderIn(mock, 'NEW');
  const staff = await as(mock, 'manager');
  const before = mock.world.store.notifications.size;
  const change = { state: 'PAID_WAITING_CATCH', note: 'Approved via quick action', paid: true };
  expect(await staff('PUT', `/orders/${order.id}/status`, change)).toMatchObject({
    status: 200,
    body: { state: 'PAID_WAITING_CATCH', paid_at: '2026-11-20T17:58:00Z' },
  });
  const user = await as(mock, 'user');
  expect(await user('GET', `/orders/${order.id}`)).toMatchObject({
    body: {
      history: [
        { action: 'created' },
        {
          action: 'status_change',
          from_state: 'NEW',
          to_state: 'PAID_WAITING_CATCH',
          actor: { username: 'manager' },
          note: 'Approved via quick action',
        },
      ],
    },
  });
  const news = mock.world.store.notifications.all().slice(before);
  expect(news).toMatchObject([
    { user_id: 3, type: 'order_status_change' },
    { user_id: 3, type: 'payment' },
  ]);
  expect(mock.world.store.auditLogs.all().at(-1)).toMatchObject({
    action: 'order.status_change',
    resource_id: order.id,
    actor: 'manager',
    details: {
      from_state: 'NEW',
      to_state: 'PAID_WAITING_CATCH',
      note: 'Approved via quick action',
    },
  });
});

test('the payment in the answer of an order can be sent back, and null means none', async () => {
  const mock = testMock();
  const order = orderIn(mock, 'NEW');
  const staff = await as(mock, 'manager');
  const path = `/orders/${order.id}/payment`;
  const paid = { paid: true, payment_method: 'paypal', payment_reference: 'VS 1' };
  await staff('PUT', path, paid);
  expect(await staff('PUT', path, { paid: true })).toMatchObject({
    body: { payment_method: 'paypal' },
  });
  const none = { payment_method: null, payment_reference: null };
  expect(await staff('PUT', path, { paid: true, ...none })).toMatchObject({
    status: 200,
    body: { ...none, paid_at: '2026-11-20T17:58:00Z' },
  });
});

test('a payment is recorded and withdrawn, and the state stays', async () => {
  const mock = testMock();
  const order = orderIn(mock, 'NEW');
  const staff = await as(mock, 'admin');
  const path = `/orders/${order.id}/payment`;
  const payment = { paid: true, payment_method: 'bank_transfer', payment_reference: 'VS 1' };
  expect(await staff('PUT', path, payment)).toMatchObject({
    body: {
      state: 'NEW',
      paid_at: '2026-11-20T17:58:00Z',
      payment_method: 'bank_transfer',
      payment_reference: 'VS 1',
    },
  });
  mock.clock.advance(60_000);
  expect(await staff('PUT', path, { paid: true })).toMatchObject({
    body: { paid_at: '2026-11-20T17:58:00Z', payment_reference: 'VS 1' },
  });
  expect(await staff('PUT', path, { paid: false, note: 'Charged back' })).toMatchObject({
    body: { paid_at: null, payment_method: null, payment_reference: null },
  });
});

test.each([
  ['PAID_WAITING_CATCH', true],
  ['NEW', false],
])('a restart goes to %s when paid is %s', async (expected, paid) => {
  const mock = testMock();
  const order = paid ? orderIn(mock, 'FAILED', true) : orderIn(mock, 'CANCELLED', false);
  const staff = await as(mock, 'admin');
  expect(await staff('PUT', `/orders/${order.id}/restart`)).toMatchObject({
    status: 200,
    body: { message: expect.stringContaining(`Order #${order.id} restarted`) },
  });
  expect(await staff('GET', `/orders/${order.id}`)).toMatchObject({ body: { state: expected } });
});

test('changes of orders that do not exist, and unknown changes, are refused', async () => {
  const staff = await as(testMock(), 'manager');
  for (const [path, body] of [
    ['status', { state: 'FAILED' }],
    ['payment', { paid: true }],
    ['restart', undefined],
  ] as const) {
    expect(await staff('PUT', `/orders/1/${path}`, body)).toMatchObject({ status: 404 });
  }
  const wrong = await staff('PUT', '/orders/1700/status', { state: 'AUCTION_PENDING' });
  expect(wrong).toMatchObject({ status: 400, body: { fields: { state: expect.any(String) } } });
});

test('the total of paid orders is exact to the cent', async () => {
  const mock = testMock();
  const { store } = mock.world;
  for (const order of store.orders.all()) order.paid_at = null;
  for (const order of store.orders.all().slice(0, 3)) {
    Object.assign(order, { price: 69.9, paid_at: order.created_at });
  }
  const send = await as(mock, 'admin');
  expect(await send('GET', '/orders/stats')).toMatchObject({ body: { total_amount: 209.7 } });
  expect(await send('GET', '/dashboard/stats')).toMatchObject({
    body: { orders: { total_amount: 209.7 } },
  });
});
