import { expect, test } from 'vitest';
import { as, NOW, type Send, testMock } from '../../../test/kit/mock.ts';
import { plannedEnd, settle, jobsOf } from '../../world/jobs.ts';
import type { Mock } from '../../mock/mock.ts';

const TODAY = '2026-11-20';

interface Status {
  readonly results: readonly { timestamp: string; domain: string | null; message: string }[];
  readonly is_running: boolean;
}

async function statusOf(send: Send, id: number): Promise<Status> {
  return (await send('GET', `/epp/accounts/${id}/test-catch/status`)).body as Status;
}

/** Moves the clock to the next end of a race or of the catch. */
function step(mock: Mock, kind: 'order_catch' | 'real_catch'): void {
  const running = jobsOf(mock.world.store, kind).filter(({ status }) => status === 'running');
  mock.clock.set(Math.min(...running.map(plannedEnd)));
  settle(mock.world);
}

/** Today's pending .com orders that VRSN-02, the manager's account, can catch. */
function ordersOfToday(mock: Mock) {
  const { users, orders } = mock.world.store;
  return orders.filter(
    ({ drop_date, tld, user_id, state }) =>
      drop_date === TODAY &&
      tld === 'com' &&
      ['READY_FOR_CATCH', 'PROCESSING', 'PAID_WAITING_CATCH', 'PAID_WAITING_EXDATE'].includes(
        state,
      ) &&
      (user_id === 2 || users.get(user_id)?.manager_id === 2),
  );
}

test('a test catch logs each race by the millisecond and ends by itself', async () => {
  const mock = testMock();
  const manager = await as(mock, 'manager');
  const before = mock.world.store.eppLogs.size;
  const path = '/epp/accounts/2/test-catch';
  expect(await statusOf(manager, 2)).toEqual({ success: true, results: [], is_running: false });
  const domains = ['tidalforge.com', 'Pixelbarn.net ', 'lumenpath.org', 'tidalforge.com'];
  expect(await manager('POST', `${path}/start`, { domains })).toMatchObject({
    body: { success: true, message: 'Test catch started successfully' },
  });
  expect(await statusOf(manager, 2)).toMatchObject({
    is_running: true,
    results: [
      { domain: null, message: expect.stringContaining('Test catch of 3 names on VRSN-02') },
    ],
  });
  mock.clock.advance(3000);
  expect((await statusOf(manager, 2)).results.map(({ message }) => message)).toEqual([
    expect.stringContaining('Test catch of 3 names'),
    expect.stringMatching(/^Connected to epp2\.verisign-grs\.example:700 in \d+ ms$/),
    expect.stringMatching(/^Logged in as dropcatch-b in \d+ ms$/),
  ]);
  mock.clock.advance(60_000);
  const { results, is_running } = await statusOf(manager, 2);
  expect(is_running).toBe(false);
  const times = results.map(({ timestamp }) => timestamp);
  expect(times).toEqual(times.toSorted());
  expect(times.every((time) => /\.\d{3}Z$/.test(time))).toBe(true);
  for (const domain of ['tidalforge.com', 'pixelbarn.net']) {
    const messages = results.filter((line) => line.domain === domain).map(({ message }) => message);
    expect(messages).toContainEqual(expect.stringMatching(/^Check answered: in use after \d+ ms$/));
    expect(messages).toContain('Dropped: the registry released the name');
    expect(messages.at(-2)).toMatch(/^Create answered (1000|2302) .* after \d+ ms$/);
    expect(messages.at(-1)).toMatch(messages.at(-2)?.includes('1000') ? /^Won/ : /^Lost/);
  }
  expect(results.filter(({ domain }) => domain === 'lumenpath.org')).toHaveLength(1);
  expect(results.at(-1)?.message).toMatch(/^Test catch finished: \d caught, \d lost$/);
  // A test catch registers nothing.
  expect(mock.world.store.eppLogs.size).toBe(before);
});

test('a test catch rehearses name after name and shows the answer to each create', async () => {
  const mock = testMock();
  const manager = await as(mock, 'manager');
  const domains = Array.from({ length: 20 }, (_, index) => `rehearsed${index}.com`);
  const rehearse = async () => {
    await manager('POST', '/epp/accounts/2/test-catch/start', { domains });
    mock.clock.advance(120_000);
    const { results, is_running } = await statusOf(manager, 2);
    expect(is_running).toBe(false);
    return results;
  };
  const results = await rehearse();
  const outcomes = results.filter(({ message }) => /^(Won|Lost)/.test(message));
  expect(outcomes.map(({ domain }) => domain)).toEqual(domains);
  const creates = results.filter(({ message }) => message.startsWith('Create answered'));
  const won = creates.map(({ message }) => message.includes(' 1000 '));
  expect(outcomes.map(({ message }) => message.startsWith('Won'))).toEqual(won);
  const caught = won.filter(Boolean).length;
  expect(caught).toBeGreaterThan(0);
  expect(caught).toBeLessThan(20);
  expect(results.at(-1)?.message).toBe(
    `Test catch finished: ${caught} caught, ${20 - caught} lost`,
  );
  const [last = 0, end = 0] = results.slice(-2).map(({ timestamp }) => Date.parse(timestamp));
  expect(end - last).toBeLessThan(1000);
  // The next test catch differs.
  const again = (await rehearse()).filter(({ message }) => message.startsWith('Create answered'));
  expect(again.map(({ message }) => message)).not.toEqual(creates.map(({ message }) => message));
});

test('a test catch that is stopped keeps its lines', async () => {
  const mock = testMock();
  const manager = await as(mock, 'manager');
  await manager('POST', '/epp/accounts/2/test-catch/start', { domains: ['tidalforge.com'] });
  mock.clock.advance(2000);
  for (let i = 0; i < 2; i += 1) {
    expect(await manager('POST', '/epp/accounts/2/test-catch/stop')).toMatchObject({
      body: { success: true, message: 'Test catch stopped' },
    });
  }
  mock.clock.advance(60_000);
  const { results, is_running } = await statusOf(manager, 2);
  expect(is_running).toBe(false);
  expect(results.at(-1)).toMatchObject({
    timestamp: '2026-11-20T17:58:02.000Z',
    message: 'Test catch stopped',
  });
});

test('a test catch that cannot log in fails and says why', async () => {
  const mock = testMock();
  Object.assign(mock.world.store.eppAccounts.get(2) ?? {}, { password: 'wrong' });
  const manager = await as(mock, 'manager');
  await manager('POST', '/epp/accounts/2/test-catch/start', { domains: ['tidalforge.com'] });
  mock.clock.advance(2000);
  expect((await statusOf(manager, 2)).results.map(({ message }) => message)).toEqual([
    expect.stringMatching(/^Test catch of 1 name on VRSN-02: /),
    'Test catch failed: 2200 Authentication error',
  ]);
});

test('a test catch that is not possible is refused', async () => {
  const mock = testMock();
  const admin = await as(mock, 'admin');
  const start = (id: number, domains: string[]) =>
    admin('POST', `/epp/accounts/${id}/test-catch/start`, { domains });
  const many = Array.from({ length: 501 }, (_, i) => `name${i}.com`);
  for (const domains of [[], ['not a name'], many]) {
    expect(await start(1, domains)).toMatchObject({
      status: 400,
      body: { fields: { domains: expect.any(String) } },
    });
  }
  expect(await start(9, ['a.eu'])).toMatchObject({
    status: 409,
    body: { error: 'EURid-01 is inactive' },
  });
  await start(1, ['a.com']);
  const running = { status: 409, body: { error: 'A test catch runs on VRSN-01 already' } };
  expect(await start(1, ['a.com'])).toMatchObject(running);
  expect(await admin('DELETE', '/epp/accounts/1')).toMatchObject({ status: 409 });
});

test('a test catch of orders takes those of one drop day', async () => {
  const mock = testMock();
  const manager = await as(mock, 'manager');
  const orders = ordersOfToday(mock);
  expect(orders.length).toBeGreaterThan(0);
  const { body } = await manager('GET', '/epp/accounts/2/test-catch/available-dates');
  const { dates } = body as { dates: { date: string; count: number }[] };
  expect(dates[0]).toEqual({ date: TODAY, count: orders.length });
  expect(dates.map(({ date }) => date)).toEqual(dates.map(({ date }) => date).toSorted());
  const start = '/epp/accounts/2/test-catch/start-orders';
  expect(await manager('POST', start, { test_date: '2020-01-01' })).toMatchObject({
    status: 400,
    body: { fields: { test_date: 'has no pending orders' } },
  });
  expect(await manager('POST', start, { test_date: TODAY })).toMatchObject({ status: 200 });
  expect(await manager('POST', start, { test_date: TODAY })).toMatchObject({ status: 409 });
  const states = orders.map(({ state }) => state);
  mock.clock.advance(600_000);
  const { results } = await statusOf(manager, 2);
  const names = new Set(results.flatMap(({ domain }) => domain ?? []));
  expect(names).toEqual(new Set(orders.map(({ domain }) => domain)));
  expect(orders.map(({ state }) => state)).toEqual(states);
});

test('a real catch decides each order in its own instant: state, history, news and log agree', async () => {
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

test('every race sends a create every few seconds from the opening of the window, answered by 2302 until the drop', async () => {
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

test('a name whose catch is stopped after its drop is not taken by the creates before it', async () => {
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

test('a real catch that is stopped keeps what it has, and gives the other orders back', async () => {
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
