import { expect, test } from 'vitest';
import { as, testMock } from '../../test/kit/mock.ts';

test('notifications page through, of every type and an unknown one', async () => {
  const mock = testMock();
  for (const who of ['admin', 'manager', 'user'] as const) {
    const send = await as(mock, who);
    expect(await send('GET', '/notifications')).toMatchObject({
      body: { pagination: { page: 1, per_page: 10, has_next: true, has_prev: false } },
    });
    expect(await send('GET', '/notifications?page=4')).toMatchObject({
      body: { notifications: { length: expect.any(Number) } },
    });
  }
  const own = mock.world.store.notifications.filter(({ user_id }) => user_id === 3);
  expect(own.length).toBeGreaterThan(30);
  expect(new Set(own.map(({ type }) => type))).toEqual(
    new Set(['news', 'order_status_change', 'system', 'payment', 'maintenance_window']),
  );
});

test('reading one or all notifications changes the count', async () => {
  const mock = testMock();
  const send = await as(mock, 'user');
  const stats = async (): Promise<unknown> => (await send('GET', '/notifications/stats')).body;
  expect(await stats()).toEqual({ unread_count: 4 });
  const unread = mock.world.store.notifications.find(
    ({ user_id, is_read }) => user_id === 3 && !is_read,
  );
  await send('PUT', `/notifications/${unread?.id}/read`);
  expect(unread).toMatchObject({ is_read: true, read_at: '2026-11-20T17:58:00Z' });
  expect(await stats()).toEqual({ unread_count: 3 });
  mock.clock.advance(1000);
  await send('PUT', `/notifications/${unread?.id}/read`);
  await send('PUT', '/notifications/mark-all-read');
  expect(unread).toMatchObject({ read_at: '2026-11-20T17:58:00Z' });
  expect(await stats()).toEqual({ unread_count: 0 });
});

test('a notification of somebody else is a 404', async () => {
  const mock = testMock();
  const foreign = mock.world.store.notifications.find(({ user_id }) => user_id === 1);
  const send = await as(mock, 'user');
  expect(await send('PUT', `/notifications/${foreign?.id}/read`)).toMatchObject({ status: 404 });
});

test('the dashboard agrees with orders and catalogue, and shows admins more', async () => {
  const mock = testMock();
  const user = await as(mock, 'user');
  const orders = (await user('GET', '/orders/stats')).body;
  const { body } = await user('GET', '/dashboard/stats');
  expect(body).toMatchObject({
    user_info: { first_name: 'Jan', username: 'jnovak' },
    domains: { total_domains: 1500 },
    orders,
  });
  expect(body).not.toHaveProperty('admin');
  const admin = await as(mock, 'admin');
  expect(await admin('GET', '/dashboard/stats')).toMatchObject({
    body: { admin: { total_users: 60, active_users: 54, total_managers: 4 } },
  });
});

test('the trend covers seven days up to today', async () => {
  const mock = testMock();
  const { body } = await (await as(mock, 'admin'))('GET', '/dashboard/stats');
  const placedToday = mock.world.store.orders.filter(({ created_at }) =>
    created_at.startsWith('2026-11-20'),
  );
  expect(body).toMatchObject({
    orders: {
      trend_data: [
        { date: '2026-11-14' },
        { date: '2026-11-15' },
        { date: '2026-11-16' },
        { date: '2026-11-17' },
        { date: '2026-11-18' },
        { date: '2026-11-19' },
        { date: '2026-11-20', count: placedToday.length },
      ],
    },
  });
});

test('system health is for admins', async () => {
  const mock = testMock();
  expect(await (await as(mock, 'admin'))('GET', '/dashboard/system-health')).toMatchObject({
    body: { database: { status: 'healthy' }, clickhouse: { status: 'healthy' } },
  });
  expect(await (await as(mock, 'manager'))('GET', '/dashboard/system-health')).toMatchObject({
    status: 403,
    body: { error: 'Only administrators can do this' },
  });
});

test('categories are for everybody, accounts by role', async () => {
  const mock = testMock();
  const admin = await as(mock, 'admin');
  const manager = await as(mock, 'manager');
  const user = await as(mock, 'user');
  expect(await user('GET', '/epp/categories')).toMatchObject({
    body: {
      categories: expect.arrayContaining([expect.objectContaining({ name: 'CZ.NIC FRED' })]),
    },
  });
  expect(await user('GET', '/epp/accounts')).toMatchObject({ body: { accounts: [] } });
  expect(await manager('GET', '/epp/accounts')).toMatchObject({
    body: { accounts: [{ name: 'CZ-02' }, { name: 'ID-01' }, { name: 'VRSN-02' }] },
  });
  expect(await admin('GET', '/epp/accounts?category_id=3')).toMatchObject({
    body: {
      accounts: [
        { name: 'CZ-01' },
        { name: 'CZ-02', manager: { company_name: 'Northwind Domains' } },
      ],
    },
  });
});

test('the empty scenario has accounts and categories, and nothing else', async () => {
  const send = await as(testMock({ rows: undefined, scenarios: ['empty'] }), 'user');
  expect(await send('GET', '/orders')).toMatchObject({
    body: { orders: [], pagination: { pages: 0 } },
  });
  expect(await send('GET', '/domains')).toMatchObject({ body: { domains: [] } });
  expect(await send('GET', '/domains/tlds')).toMatchObject({ body: { tlds: [] } });
  expect(await send('GET', '/notifications')).toMatchObject({ body: { notifications: [] } });
  expect(await send('GET', '/dashboard/stats')).toMatchObject({
    status: 200,
    body: { domains: { total_domains: 0 }, orders: { active_orders: 0, success_rate: 0 } },
  });
});

test('in the expired-session scenario a session cannot be renewed', async () => {
  const mock = testMock({ scenarios: ['expired-session'] });
  const { refresh_token } = await mock.signIn('user@dropcatch.test');
  const response = await mock.fetch('/api/auth/refresh', {
    method: 'POST',
    headers: { authorization: `Bearer ${refresh_token}` },
  });
  expect(response.status).toBe(401);
});
