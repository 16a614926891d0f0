import type { AuditLog } from '@dropcatch/sdk';
import { expect, test } from 'vitest';
import { as, sender, testMock } from '../../../test/kit/mock.ts';
import { HOUR } from '../../world/time.ts';

const total = (count: number) => ({ status: 200, body: { pagination: { total: count } } });

test('the seed covers 60 days in order of time, with failures, addresses and deleted users', () => {
  const { store } = testMock().world;
  const logs = store.auditLogs.all();
  expect(logs).toHaveLength(2000);
  const times = logs.map(({ created_at }) => created_at);
  expect(times).toEqual(times.toSorted());
  expect(times[0]?.slice(0, 7)).toBe('2026-09');
  const actions = new Set(logs.map(({ action }) => action));
  for (const action of [
    'login',
    'login_failed',
    'order.create',
    'order.status_change',
    'order.payment_update',
    'user.create',
    'user.delete',
    'source.import',
    'epp_account.connect',
    'data_source.update',
  ]) {
    expect(actions).toContain(action);
  }
  const gone = logs.filter(({ actor_id }) => actor_id !== null && !store.users.get(actor_id));
  expect(gone.length).toBeGreaterThan(0);
  expect(logs.some(({ ip_address }) => ip_address?.includes('::'))).toBe(true);
  for (const { success, error_message } of logs) expect(success).toBe(error_message === null);
});

test('the audit log agrees with the orders, users and imports it is about', () => {
  const { store } = testMock().world;
  const ofOrders = store.auditLogs.filter(({ resource_type }) => resource_type === 'Order');
  const placed = ofOrders.filter(({ action }) => action === 'order.create');
  expect(placed).toHaveLength(store.orders.size);
  for (const { resource_id, created_at, actor_id } of placed) {
    expect(store.orders.get(resource_id ?? 0)).toMatchObject({ created_at, user_id: actor_id });
  }
  for (const { resource_id, created_at } of store.auditLogs.filter(
    (entry) => entry.action === 'user.create' && entry.success,
  )) {
    expect(store.users.get(resource_id ?? 0)).toMatchObject({ created_at });
  }
  const source = store.sources.get(1);
  const imports = store.auditLogs.filter(
    (entry) => entry.action === 'source.import' && entry.resource_id === 1,
  );
  expect(imports.map(({ details }) => details?.['batch_id'])).toEqual(
    source?.history.map(({ id }) => id),
  );
});

test('filters add up, and pages go from the newest entry back', async () => {
  const mock = testMock();
  const send = await as(mock, 'admin');
  const logs = mock.world.store.auditLogs.all();
  const count = (passes: (entry: AuditLog) => boolean): number => logs.filter(passes).length;
  expect(await send('GET', '/audit-logs')).toMatchObject({
    body: { logs: { length: 50 }, pagination: { total: 2000, pages: 40 } },
  });
  expect(await send('GET', '/audit-logs?scope=own')).toMatchObject(
    total(count(({ actor }) => actor === 'admin')),
  );
  expect(await send('GET', '/audit-logs?success=false')).toMatchObject(
    total(count(({ success }) => !success)),
  );
  expect(await send('GET', '/audit-logs?resource_type=EppAccount&success=false')).toMatchObject(
    total(count((entry) => entry.resource_type === 'EppAccount' && !entry.success)),
  );
  expect(await send('GET', '/audit-logs?action=login&scope=all')).toMatchObject(
    total(count(({ action }) => action === 'login')),
  );
  expect(await send('GET', '/audit-logs?action=log')).toMatchObject(total(0));
  expect(await send('GET', '/audit-logs?page=3&per_page=2')).toMatchObject({
    body: { logs: [{ id: logs.at(-5)?.id }, { id: logs.at(-6)?.id }] },
  });
});

test('new entries appear on top and in the counts', async () => {
  const mock = testMock();
  const send = await as(mock, 'admin');
  const { body } = await send('GET', '/audit-logs/stats');
  const { stats } = body as { stats: Record<string, number> };
  expect(stats['total_logs']).toBe(2000);
  expect((stats['success_count'] ?? 0) + (stats['failure_count'] ?? 0)).toBe(2000);
  const wrong = { email: 'admin@dropcatch.test', password: 'wrong' };
  await sender(mock)('POST', '/auth/login', wrong);
  expect(await send('GET', '/audit-logs?per_page=1')).toMatchObject({
    body: {
      logs: [
        {
          action: 'login_failed',
          actor: null,
          ip_address: '127.0.0.1',
          success: false,
          error_message: 'Invalid email or password',
        },
      ],
    },
  });
  expect(await send('GET', '/audit-logs/stats')).toMatchObject({
    body: { stats: { total_logs: 2001, failure_count: (stats['failure_count'] ?? 0) + 1 } },
  });
});

test('an entry names what was changed, with the old and the new value', async () => {
  const mock = testMock();
  const { store } = mock.world;
  const actions = [
    'login_failed',
    'user.update',
    'source.delete_data',
    'epp_account.disconnect',
    'epp_account.settings_update',
    'epp_category.update',
  ];
  const send = await as(mock, 'admin');
  const email = 'admin@dropcatch.test';
  await sender(mock)('POST', '/auth/login', { email, password: 'wrong' });
  await send('PUT', '/auth/profile', { email, username: 'admin', first_name: 'Grace' });
  await send('POST', '/sources/1/delete-data', { confirm: true, delete_all: true });
  const connected = store.eppAccounts.find(({ is_connected }) => is_connected);
  await send('POST', `/epp/accounts/${connected?.id}/disconnect`);
  await send('PUT', '/epp/account-settings/1', { max_commands_per_second: 33 });
  const category = store.eppCategories.get(1);
  const { name, epp_server_url } = category ?? {};
  await send('PUT', '/epp/categories/1', { name, epp_server_url, default_timeout: 45 });
  const live = store.auditLogs.all().slice(2000);
  expect(live.map(({ action }) => action)).toEqual(actions);
  expect(live.map(({ details }) => details)).toMatchObject([
    { email },
    { changed: ['first_name'], to: { first_name: 'Grace' } },
    { date: 'all dates', records: expect.any(Number) },
    { name: connected?.name },
    { changed: ['max_commands_per_second'], to: { max_commands_per_second: 33 } },
    { changed: ['default_timeout'], from: { default_timeout: 30 }, to: { default_timeout: 45 } },
  ]);
});

test('entries of the service have no address, and entries of people have theirs', async () => {
  const mock = testMock({ scenarios: ['failing-jobs'] });
  mock.clock.advance(HOUR);
  const send = await as(mock, 'admin');
  await send('POST', '/sources/1/import', {});
  const { logs } = (await send('GET', '/audit-logs?action=source.import')).body as {
    logs: AuditLog[];
  };
  expect(logs[0]).toMatchObject({ actor: 'admin', ip_address: '127.0.0.1' });
  expect(logs.length).toBeGreaterThan(10);
  for (const { actor, ip_address } of logs.slice(1)) {
    expect({ actor, ip_address }).toEqual({ actor: null, ip_address: null });
  }
});

test('an empty log answers 404, and a filter without matches answers an empty list', async () => {
  const mock = testMock({ scenarios: ['empty'] });
  const send = await as(mock, 'admin');
  expect(await send('GET', '/audit-logs')).toMatchObject({ status: 404 });
  expect(await send('GET', '/audit-logs/stats')).toMatchObject({
    body: { stats: { total_logs: 0, success_count: 0, failure_count: 0 } },
  });
  await sender(mock)('POST', '/auth/login', { email: 'a@example.com', password: 'wrong' });
  expect(await send('GET', '/audit-logs')).toMatchObject(total(1));
  expect(await send('GET', '/audit-logs?success=true')).toMatchObject({ body: { logs: [] } });
});

test('only admins may read the audit log', async () => {
  const mock = testMock();
  for (const who of ['manager', 'user'] as const) {
    const send = await as(mock, who);
    expect(await send('GET', '/audit-logs')).toMatchObject({ status: 403 });
    expect(await send('GET', '/audit-logs/stats')).toMatchObject({ status: 403 });
  }
});
