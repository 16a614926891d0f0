import { expect, test } from 'vitest';
import { ordersOfToday, TODAY } from '../../../test/kit/catches.ts';
import { as, NOW, testMock } from '../../../test/kit/mock.ts';
import { jobsOf, plannedEnd, settle } from '../../world/jobs.ts';
import type { Mock } from '../../mock/mock.ts';
import { pendingOrders } from './catches.ts';

/** Moves the clock to the next end of a race or of the catch. */
function step(mock: Mock, kind: 'order_catch' | 'real_catch'): void {
  const running = jobsOf(mock.world.store, kind).filter(({ status }) => status === 'running');
  mock.clock.set(Math.min(...running.map(plannedEnd)));
  settle(mock.world);
}

test('a real catch decides each order at its own instant, and state, history, news and log agree', async () => {
  const mock = testMock();
  const { store } = mock.world;
  const manager = await as(mock, 'manager');
  const orders = ordersOfToday(mock);
  const logs = store.eppLogs.size;
  const path = '/epp/accounts/2/real-catch';
  const before = orders.map(({ state }) => state);
  expect(await manager('POST', `${path}/start-manual`, { target_date: TODAY })).toMatchObject({
    body: { success: true, message: `Real catch started for ${TODAY}` },
  });
  expect(orders.every(({ state }) => state === 'READY_FOR_CATCH')).toBe(true);
  for (const [index, { history }] of orders.entries()) {
    if (before[index] === 'READY_FOR_CATCH') continue;
    expect(history.at(-1)).toMatchObject({
      from_state: before[index],
      to_state: 'READY_FOR_CATCH',
      actor_id: 2,
      note: 'Real catch on VRSN-02',
    });
  }
  const moves = orders.flatMap(({ history }) => history).filter(({ to_state }) => to_state);
  expect(moves.filter(({ from_state, to_state }) => from_state === to_state)).toEqual([]);
  expect(
    store.auditLogs.filter(({ action }) => action.includes('real_catch')).at(-1),
  ).toMatchObject({
    action: 'epp_account.real_catch_start',
    actor_id: 2,
    resource_id: 2,
    details: { target_date: TODAY, orders: orders.length },
  });
  expect(await manager('GET', `${path}/status`)).toMatchObject({ body: { is_running: true } });
  expect(await manager('POST', '/epp/accounts/2/disconnect')).toMatchObject({ status: 409 });
  for (const start of ['test-catch/start', 'real-catch/start-manual']) {
    const body = start.startsWith('test') ? { domains: ['a.com'] } : { target_date: TODAY };
    expect(await manager('POST', `/epp/accounts/2/${start}`, body)).toMatchObject({ status: 409 });
  }

  // Races follow one another between 18:00 and 20:15.
  for (let decided = 1; decided <= orders.length; decided += 1) {
    step(mock, 'order_catch');
    expect(orders.filter(({ state }) => state !== 'READY_FOR_CATCH')).toHaveLength(decided);
  }
  for (const order of orders) {
    const caught = order.state === 'CATCHED_PROCESSING';
    const entry = order.history.at(-1);
    expect(entry).toMatchObject({
      from_state: 'READY_FOR_CATCH',
      to_state: order.state,
      actor_id: null,
    });
    expect(entry?.note).toMatch(caught ? /^1000/ : /^2302/);
    expect(entry?.created_at).toMatch(/^2026-11-20T(18|19|20):/);
    const news = store.notifications
      .filter(({ message }) => message.startsWith(`${order.domain} `))
      .at(-1);
    expect(news).toMatchObject({
      user_id: order.user_id,
      type: 'order_status_change',
      created_at: entry?.created_at,
      message: caught
        ? `${order.domain} caught at ${entry?.created_at.slice(11, 19)} UTC`
        : `${order.domain} was taken by another registrar`,
    });
    const rows = store.eppLogs
      .all()
      .slice(logs)
      .filter(({ names }) => names.includes(order.domain));
    expect(rows.at(-1)).toMatchObject({
      command: 'create',
      code: caught ? 1000 : 2302,
      account_id: 2,
      client: 'dropcatch-b',
    });
    expect(rows[0]).toMatchObject({ command: 'create', code: 2302 });
    expect(rows).toContainEqual(expect.objectContaining({ command: 'check', free: [] }));
    const times = rows.map(({ at }) => at);
    expect(times).toEqual(times.toSorted((a, b) => a - b));
  }
  expect(new Set(orders.map(({ state }) => state)).size).toBeGreaterThan(1);
  step(mock, 'real_catch');
  const later = await as(mock, 'manager');
  expect(await later('GET', `${path}/status`)).toMatchObject({ body: { is_running: false } });
  expect(store.notifications.filter(({ title }) => title === 'Real catch finished')).toMatchObject([
    { user_id: 2 },
  ]);
});

test('every race sends a create every few seconds from the opening of the window, and each is answered with 2302 until the drop', async () => {
  const mock = testMock();
  const { store } = mock.world;
  const manager = await as(mock, 'manager');
  const orders = ordersOfToday(mock);
  await manager('POST', '/epp/accounts/2/real-catch/start-manual', { target_date: TODAY });
  const opens = Date.parse('2026-11-20T19:00:00Z');
  const createsOf = (domain: string) =>
    store.eppLogs.filter(
      ({ command, names, at }) => command === 'create' && names.includes(domain) && at > opens,
    );
  mock.clock.set(opens);
  settle(mock.world);
  for (const { domain } of orders) expect(createsOf(domain)).toEqual([]);
  mock.clock.advance(60_000);
  settle(mock.world);
  for (const { domain } of orders.filter(({ state }) => state === 'READY_FOR_CATCH')) {
    const creates = createsOf(domain);
    expect(creates.length).toBeGreaterThan(3);
    expect(creates.every(({ code, account_id }) => code === 2302 && account_id === 2)).toBe(true);
  }
  mock.clock.advance(2 * 3_600_000);
  settle(mock.world);
  for (const { domain, state } of orders) {
    const codes = createsOf(domain).map(({ code }) => code);
    expect(codes.length).toBeLessThan(410);
    expect(codes.slice(0, -1).every((code) => code === 2302)).toBe(true);
    expect(codes.at(-1)).toBe(state === 'CATCHED_PROCESSING' ? 1000 : 2302);
  }
});

test('one jump of the clock gives the same log, orders and messages as many small steps', async () => {
  const logAfter = async (pause: number) => {
    const mock = testMock();
    const manager = await as(mock, 'manager');
    await manager('POST', '/epp/accounts/2/real-catch/start-manual', { target_date: TODAY });
    for (let passed = 0; passed < 3 * 3_600_000; passed += pause) {
      mock.clock.advance(pause);
      settle(mock.world);
    }
    const { store } = mock.world;
    return JSON.stringify([store.eppLogs.all(), store.orders.all(), store.notifications.all()]);
  };
  const atOnce = await logAfter(3 * 3_600_000);
  expect((await logAfter(40_000)) === atOnce).toBe(true);
});

test('a connected account without a running catch sends nothing', async () => {
  const mock = testMock();
  const { store } = mock.world;
  for (const job of store.schedulerJobs.all()) job.is_active = false;
  const before = store.eppLogs.size;
  mock.clock.advance(3 * 3_600_000);
  settle(mock.world);
  expect(store.eppLogs.size).toBe(before);
});

test('an order that is approved while the catch runs is raced and decided, and so is one that was taken out and put back', async () => {
  const mock = testMock();
  const manager = await as(mock, 'manager');
  const [order, pulled] = ordersOfToday(mock);
  if (order === undefined || pulled === undefined) throw new Error('no orders');
  Object.assign(order, { state: 'NEW', paid_at: null });
  await manager('POST', '/epp/accounts/2/real-catch/start-manual', { target_date: TODAY });
  expect(order.state).toBe('NEW');
  mock.clock.advance(60_000);
  await manager('PUT', `/orders/${order.id}/status`, { state: 'PAID_WAITING_CATCH' });
  await manager('PUT', `/orders/${order.id}/payment`, { paid: true });
  expect(order.state).toBe('PAID_WAITING_CATCH');
  await manager('PUT', `/orders/${pulled.id}/status`, { state: 'CANCELLED' });
  mock.clock.advance(60_000);
  await manager('GET', '/orders');
  expect(order).toMatchObject({ state: 'READY_FOR_CATCH' });
  expect(order.history.at(-1)).toMatchObject({
    note: 'Real catch on VRSN-02',
    created_at: '2026-11-20T17:59:00Z',
  });
  await manager('PUT', `/orders/${pulled.id}/status`, { state: 'PAID_WAITING_CATCH' });
  mock.clock.advance(3 * 3_600_000);
  settle(mock.world);
  expect(order.state).toMatch(/^(CATCHED_PROCESSING|FAILED)$/);
  expect(pulled.state).toMatch(/^(CATCHED_PROCESSING|FAILED)$/);
});

test('creates from before the drop do not take a name whose catch is stopped after it', async () => {
  const mock = testMock();
  const manager = await as(mock, 'manager');
  const orders = ordersOfToday(mock);
  await manager('POST', '/epp/accounts/2/real-catch/start-manual', { target_date: TODAY });
  mock.clock.advance(65 * 60_000);
  const later = await as(mock, 'manager');
  await later('POST', '/epp/accounts/2/real-catch/stop');
  mock.clock.advance(6 * 3_600_000);
  const at = await as(mock, 'manager');
  const domains = orders.filter(({ state }) => state.startsWith('PAID')).map((o) => o.domain);
  expect(domains).not.toEqual([]);
  const checked = await at('POST', '/epp/tools/domain-check', { account_id: 2, domains });
  expect(String(checked.body).match(/"status":"available"/g)?.length).toBeGreaterThan(0);
});

test('a name is caught once: another order for it, and the order again, lose with 2302', async () => {
  const mock = testMock();
  const { orders, eppLogs } = mock.world.store;
  const [first] = ordersOfToday(mock);
  if (first === undefined) throw new Error('no order');
  const { id: _, ...same } = first;
  for (const order of ordersOfToday(mock)) order.state = 'CANCELLED';
  // With forty names, some are caught. Two customers order each.
  const pairs = Array.from({ length: 40 }, (__, index) =>
    [first.user_id, 2].map((user_id) =>
      orders.add({ ...same, domain: `contested${index}.com`, user_id, history: [] }),
    ),
  );
  for (const order of pairs.flat()) order.state = 'PAID_WAITING_CATCH';
  const catchThem = async () => {
    const manager = await as(mock, 'manager');
    const path = '/epp/accounts/2/real-catch/start-manual';
    expect(await manager('POST', path, { target_date: TODAY })).toMatchObject({ status: 200 });
    mock.clock.advance(3 * 3_600_000);
    settle(mock.world);
  };
  await catchThem();
  const caught = pairs.filter((pair) => pair.some(({ state }) => state === 'CATCHED_PROCESSING'));
  expect(caught.length).toBeGreaterThan(5);
  for (const pair of caught) {
    expect(pair.map(({ state }) => state).toSorted()).toEqual(['CATCHED_PROCESSING', 'FAILED']);
  }
  const admin = await as(mock, 'admin');
  for (const { id } of pairs.flat()) await admin('PUT', `/orders/${id}/restart`);
  await catchThem();
  for (const { state, history } of pairs.flat()) {
    const note = '2302 Object exists: registered already';
    expect([state, history.at(-1)?.note]).toEqual(['FAILED', note]);
  }
  const created = eppLogs.filter(({ command, code }) => command === 'create' && code === 1000);
  const names = created.flatMap((row) => row.names).filter((name) => name.startsWith('contested'));
  expect(names.toSorted()).toEqual(caught.flatMap(([order]) => order?.domain ?? []).toSorted());
});

test('a name that was only checked is still raced for', async () => {
  const mock = testMock();
  const manager = await as(mock, 'manager');
  const orders = ordersOfToday(mock);
  const domains = orders.map(({ domain }) => domain);
  await manager('POST', '/epp/tools/domain-check', { account_id: 2, domains });
  await manager('POST', '/epp/accounts/2/real-catch/start-manual', { target_date: TODAY });
  mock.clock.advance(3 * 3_600_000);
  settle(mock.world);
  expect(orders.map(({ state }) => state)).toContain('CATCHED_PROCESSING');
});

test('a real catch that is stopped keeps what it caught, and gives the other orders back', async () => {
  const mock = testMock();
  const manager = await as(mock, 'manager');
  const orders = ordersOfToday(mock);
  await manager('POST', '/epp/accounts/2/real-catch/start-manual', { target_date: TODAY });
  step(mock, 'order_catch');
  const later = await as(mock, 'manager');
  for (let i = 0; i < 2; i += 1) {
    expect(await later('POST', '/epp/accounts/2/real-catch/stop')).toMatchObject({
      body: { success: true, message: 'Real catch stopped successfully' },
    });
  }
  const waiting = orders.filter(({ state }) => state === 'PAID_WAITING_CATCH');
  expect(waiting).toHaveLength(orders.length - 1);
  const again = { target_date: TODAY };
  expect(await later('POST', '/epp/accounts/2/real-catch/start-manual', again)).toMatchObject({
    status: 200,
  });
  expect(waiting.every(({ state }) => state === 'READY_FOR_CATCH')).toBe(true);
  await later('POST', '/epp/accounts/2/real-catch/stop');
  mock.clock.advance(86_400_000);
  settle(mock.world);
  expect(waiting.every(({ state }) => state === 'PAID_WAITING_CATCH')).toBe(true);
  const catches = jobsOf(mock.world.store, 'real_catch');
  expect(catches.filter(({ plan }) => plan.target_date === TODAY)).toMatchObject([
    { status: 'cancelled' },
    { status: 'cancelled' },
  ]);
  const stops = mock.world.store.auditLogs.filter(
    ({ action, created_at }) => action === 'epp_account.real_catch_stop' && created_at >= NOW,
  );
  expect(stops).toMatchObject([{ actor: 'manager', details: again }, { details: again }]);
});

test('an order that is removed from a catch does not change', async () => {
  for (const isStopped of [false, true]) {
    const mock = testMock();
    const manager = await as(mock, 'manager');
    const [order] = ordersOfToday(mock);
    await manager('POST', '/epp/accounts/2/real-catch/start-manual', { target_date: TODAY });
    await manager('PUT', `/orders/${order?.id}/status`, { state: 'CANCELLED' });
    if (isStopped) await manager('POST', '/epp/accounts/2/real-catch/stop');
    mock.clock.advance(86_400_000);
    settle(mock.world);
    expect(order).toMatchObject({ state: 'CANCELLED' });
  }
});

test('a real catch connects its account, and is refused without orders or a connection', async () => {
  const mock = testMock();
  const { store } = mock.world;
  const admin = await as(mock, 'admin');
  const start = (id: number, target_date: string) =>
    admin('POST', `/epp/accounts/${id}/real-catch/start-manual`, { target_date });
  expect(await start(3, '2020-01-01')).toMatchObject({
    status: 400,
    body: { fields: { target_date: 'has no paid orders to catch' } },
  });
  expect(await start(9, TODAY)).toMatchObject({ status: 409 });
  Object.assign(store.eppAccounts.get(3) ?? {}, { password: 'wrong' });
  expect(await start(3, TODAY)).toMatchObject({
    status: 409,
    body: { error: '2200 Authentication error' },
  });
  Object.assign(store.eppAccounts.get(3) ?? {}, { password: 'dropcatch' });
  expect(await start(3, TODAY)).toMatchObject({ status: 200 });
  expect(store.eppAccounts.get(3)).toMatchObject({ is_connected: true });
  // The manager of VRSN-03 has no customers, so it took all orders.
  expect(await start(2, TODAY)).toMatchObject({ status: 400 });
});

test.each([
  ['NEW', false],
  ['PAID_WAITING_EXDATE', true],
  ['PAID_WAITING_CATCH', true],
  ['READY_FOR_CATCH', true],
  ['PROCESSING', true],
  ['CATCHED_PROCESSING', false],
  ['FAILED', false],
  ['CANCELLED', false],
] as const)(
  'a paid order that is %s is caught: %s; one that nobody has paid never is',
  (state, caught) => {
    const { store } = testMock({ rows: 50 }).world;
    const account = store.eppAccounts.get(2);
    const [order] = account === undefined ? [] : pendingOrders(store, account);
    if (account === undefined || order === undefined) throw new Error('The seed has no such order');
    order.state = state;
    expect(pendingOrders(store, account).includes(order)).toBe(caught);
    order.paid_at = null;
    expect(pendingOrders(store, account)).not.toContain(order);
  },
);
