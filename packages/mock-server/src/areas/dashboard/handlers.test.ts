import type {
  DashboardStats,
  EppLogStatsAnswer,
  ReleasedDomainStatsAnswer,
  SystemHealth,
} from '@dropcatch/sdk';
import { expect, test } from 'vitest';
import { as, testMock } from '../../../test/kit/mock.ts';
import { HOUR } from '../../world/time.ts';

test.for(['default', 'empty'] as const)(
  'the records of the ClickHouse store are the domains and log entries that the screens count (%s)',
  async (scenario) => {
    const send = await as(testMock({ scenarios: [scenario] }), 'admin');
    const read = async (path: string) => (await send('GET', path)).body;
    const { domains } = (await read('/dashboard/stats')) as DashboardStats;
    const released = (await read('/released-domains/stats')) as ReleasedDomainStatsAnswer;
    const logs = (await read('/epp/logs/stats')) as EppLogStatsAnswer;
    const total_records =
      domains.total_domains + released.stats.total_domains + logs.stats.total_logs;
    expect(await read('/dashboard/system-health')).toMatchObject({ clickhouse: { total_records } });
  },
);

test('the queue counts the jobs that run or wait', async () => {
  const mock = testMock({ scenarios: ['empty'] });
  const send = await as(mock, 'admin');
  const size = async () =>
    ((await send('GET', '/dashboard/system-health')).body as SystemHealth).queue.size;
  expect(await size()).toBe(0);
  await send('POST', '/scheduler/jobs/refresh_stats/run');
  await send('POST', '/scheduler/jobs/whois_verify/run');
  expect(await size()).toBe(2);
  mock.clock.advance(30_000);
  expect(await size()).toBe(0);
});

test.for([
  ['default', 'healthy'],
  ['failing-jobs', 'degraded'],
  ['empty', 'healthy'],
] as const)(
  'a part of the service is degraded while its jobs fail (%s)',
  async ([name, status]) => {
    const send = await as(testMock({ scenarios: [name] }), 'admin');
    expect(await send('GET', '/dashboard/system-health')).toMatchObject({
      body: { database: { status }, clickhouse: { status } },
    });
  },
);

test('a part of the service is healthy again once its job works', async () => {
  const mock = testMock({ scenarios: ['failing-jobs'] });
  for (const job of mock.world.store.schedulerJobs.all()) job.temper = 'steady';
  mock.clock.advance(HOUR);
  const send = await as(mock, 'admin');
  expect(await send('GET', '/dashboard/system-health')).toMatchObject({
    body: { database: { status: 'healthy' }, clickhouse: { status: 'healthy' } },
  });
});

test('a win leaves the number of active orders as it is, until the order is completed', async () => {
  const mock = testMock();
  const send = await as(mock, 'admin');
  const figures = async () =>
    ((await send('GET', '/dashboard/stats')).body as DashboardStats).orders;
  const before = await figures();
  const [order] = mock.world.store.orders.filter(({ state }) => state === 'READY_FOR_CATCH');
  const path = `/orders/${order?.id}/status`;
  await send('PUT', path, { state: 'CATCHED_PROCESSING' });
  const won = await figures();
  expect(won.active_orders).toBe(before.active_orders);
  expect(won.success_rate).toBeGreaterThan(before.success_rate);
  await send('PUT', path, { state: 'CATCHED_COMPLETED' });
  const completed = await figures();
  expect(completed.active_orders).toBe(before.active_orders - 1);
  expect(completed.success_rate).toBe(won.success_rate);
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

test('only admins may read the system health', async () => {
  const mock = testMock();
  expect(await (await as(mock, 'admin'))('GET', '/dashboard/system-health')).toMatchObject({
    body: { database: { status: 'healthy' }, clickhouse: { status: 'healthy' } },
  });
  expect(await (await as(mock, 'manager'))('GET', '/dashboard/system-health')).toMatchObject({
    status: 403,
    body: { error: 'Only administrators can do this' },
  });
});
