import { expect, test } from 'vitest';
import { as, testMock } from '../../../test/kit/mock.ts';

test('notifications come in pages, of every type and of an unknown one', async () => {
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

test('a notification of somebody else gets a 404', async () => {
  const mock = testMock();
  const foreign = mock.world.store.notifications.find(({ user_id }) => user_id === 1);
  const send = await as(mock, 'user');
  expect(await send('PUT', `/notifications/${foreign?.id}/read`)).toMatchObject({ status: 404 });
});
