import { expect, test } from 'vitest';
import { callsOf, now } from './kit/console.tsx';
import { create, dialog, notes, openDialog, order, reach } from './kit/orderDialog.ts';
import { expectToast } from './kit/screen.ts';
import { addOrders, longerNames } from './kit/seeded.ts';

test.for([
  ['broken', 'malformed'],
  ['empty', 'empty'],
] as const)('an order whose answer came %s stands, and is told by its number', async ([, kind]) => {
  const { mock } = await openDialog('user', ({ faults }) =>
    faults.add({ kind, operation: 'domains/order' }),
  );
  await order();
  await expectToast(/^Order created successfully! Order ID: \d+$/);
  expect(mock.world.store.orders.filter(({ domain }) => domain === reach)).toHaveLength(1);
});

test('a later try finds the order whose answer was lost also behind hundreds for longer names', async () => {
  const { mock } = await openDialog('user', ({ faults }) => {
    faults.add({ kind: 'empty', operation: 'domains/order', times: 1 });
    faults.add({ kind: 'reset', operation: 'orders/list', times: 1 });
  });
  await order();
  await expect.element(dialog.getByText(/It may have been done all the same/)).toBeVisible();
  const placed = mock.world.store.orders.find(({ domain }) => domain === reach);
  addOrders(mock, longerNames(reach, 260));
  await create.click();
  await expectToast(`Order created successfully! Order ID: ${placed?.id}`);
  expect(callsOf(mock, 'domains/order')).toHaveLength(1);
});

test('what another has ordered is not taken for the order whose answer was lost', async () => {
  const { mock } = await openDialog('admin', (server) => {
    const [id = 0] = addOrders(server, [reach]);
    Object.assign(server.world.store.orders.get(id) ?? {}, { drop_date: '2026-11-21' });
    server.faults.add({ kind: 'reset', operation: 'domains/order' });
  });
  await order();
  await expect.element(dialog.getByText('Failed to create order')).toBeVisible();
  expect(callsOf(mock, 'orders/list')).not.toEqual([]);
});

test('an order that stood before is not taken for the one that failed', async () => {
  await openDialog('user', ({ faults, world: { store } }) => {
    const [example] = store.orders.filter(({ state }) => state === 'NEW');
    if (!example) throw new Error('no order is NEW');
    const created_at = new Date(now.getTime() - 60_000).toISOString();
    const before = { domain: reach, drop_date: '2026-11-21', user_id: 3, created_at };
    store.orders.add({ ...example, ...before });
    faults.add({ kind: 'status', operation: 'domains/order', status: 500 });
  });
  await order('For the shop');
  await expect.element(dialog.getByRole('alert')).toBeVisible();
  await expect.element(notes).toHaveValue('For the shop');
});
