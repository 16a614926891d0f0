import type { SchedulerHealth } from '@dropcatch/sdk';
import { expect, test } from 'vitest';
import { as, testMock } from '../../test/kit/mock.ts';

const EMPTY_LISTS = [
  ['/epp/accounts', 'accounts'],
  ['/epp/categories', 'categories'],
  ['/news?include_unpublished=true', 'news'],
  ['/orders', 'orders'],
  ['/notifications', 'notifications'],
  ['/sources', 'sources'],
  ['/epp/logs', 'logs'],
] as const;

test('the empty scenario has three accounts, and scheduler jobs without a run', async () => {
  const send = await as(testMock({ scenarios: ['empty'] }), 'admin');
  for (const [path, name] of EMPTY_LISTS) {
    expect(await send('GET', path)).toMatchObject({ status: 200, body: { [name]: [] } });
  }
  expect(await send('GET', '/audit-logs')).toMatchObject({ status: 404 });
  const { body } = await send('GET', '/scheduler/health');
  const { total_jobs, jobs, categories } = body as SchedulerHealth;
  expect(total_jobs).toBeGreaterThan(5);
  expect(jobs).toEqual([]);
  expect(categories['sources']).toEqual({ total: 0, healthy: 0, failing: 0 });
  expect(await send('GET', '/admin/users')).toMatchObject({ body: { pagination: { total: 3 } } });
});

test('a reset to the empty scenario removes the domains, whatever the options say', async () => {
  const mock = testMock({ rows: 300 });
  const list = async () => (await (await as(mock, 'user'))('GET', '/domains')).body;
  mock.reset(['empty']);
  expect(await list()).toMatchObject({ domains: [], pagination: { total: 0 } });
  mock.reset();
  expect(await list()).toMatchObject({ pagination: { total: 300 } });
});

test('with failing jobs, every job that has run fails, and fails again', async () => {
  const mock = testMock({ scenarios: ['failing-jobs'] });
  const send = await as(mock, 'admin');
  const health = async () => (await send('GET', '/scheduler/health')).body as SchedulerHealth;
  const before = await health();
  const ran = before.jobs.filter(({ last_run }) => last_run !== null);
  for (const { consecutive_failures, last_error } of ran) {
    expect(consecutive_failures).toBeGreaterThanOrEqual(3);
    expect(last_error).not.toBeNull();
  }
  expect(before.categories['epp_registry']).toMatchObject({ healthy: 0, failing: 6 });
  mock.clock.advance(5 * 60_000);
  const keepalive = ({ jobs }: SchedulerHealth) =>
    jobs.find(({ job_id }) => job_id === 'epp_keepalive_1')?.consecutive_failures ?? 0;
  expect(keepalive(await health())).toBe(keepalive(before) + 1);
});

test('with failing jobs, imports fail and say why, now and in the past', async () => {
  const mock = testMock({ scenarios: ['failing-jobs'] });
  const send = await as(mock, 'admin');
  const error = 'getaddrinfo ENOTFOUND lists.verisign.example.com.invalid';
  expect(await send('POST', '/sources/1/import', {})).toMatchObject({
    body: { success: false, error },
  });
  expect(await send('GET', '/sources')).toMatchObject({
    body: {
      sources: expect.arrayContaining([expect.objectContaining({ last_import_success: false })]),
    },
  });
  expect(await send('GET', '/audit-logs?action=source.import&success=false')).toMatchObject({
    body: { logs: expect.arrayContaining([expect.objectContaining({ error_message: error })]) },
  });
});

test('the huge scenario fills every list, and works with others', async () => {
  const mock = testMock({ rows: 300, scenarios: ['huge', 'failing-jobs'] });
  const { store } = mock.world;
  expect(store.users.size).toBe(2060);
  expect(store.orders.size).toBeGreaterThanOrEqual(20_000);
  expect(store.auditLogs.size).toBeGreaterThanOrEqual(100_000);
  const send = await as(mock, 'admin');
  for (const path of ['/orders?page=900', '/audit-logs?page=1999', '/admin/users', '/epp/logs']) {
    expect(await send('GET', path)).toMatchObject({ status: 200 });
  }
  expect(await send('GET', '/scheduler/health')).toMatchObject({
    body: { categories: { sources: { healthy: 0 } } },
  });
  mock.assertContract();
}, 60_000);

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
