import type { Mock } from '@dropcatch/mock-server/browser';
import { expect, test, vi } from 'vitest';
import { answerWith } from '../../../test/kit/answerWith.ts';
import { callsOf, now } from '../../../test/kit/console.tsx';
import { create, dialog, notes, openDialog, order, reach } from '../../../test/kit/orderDialog.ts';
import { expectToast } from '../../../test/kit/screen.ts';
import { addOrders, longerNames } from '../../../test/kit/seeded.ts';

test.for([
  ['broken', 'malformed'],
  ['empty', 'empty'],
] as const)('an order whose answer is %s is reported with its number', async ([, kind]) => {
  const { mock } = await openDialog('user', ({ faults }) =>
    faults.add({ kind, operation: 'domains/order' }),
  );
  await order();
  await expectToast(/^Order created successfully! Order ID: \d+$/);
  expect(mock.world.store.orders.filter(({ domain }) => domain === reach)).toHaveLength(1);
});

test('a retry finds an order whose answer was lost, even among hundreds for longer names', async () => {
  const { mock } = await openDialog('user');
  // The dialog has read the user's orders.
  await expect.poll(() => callsOf(mock, 'orders/list')[0]?.status).toBe(200);
  mock.faults.add({ kind: 'truncate', operation: 'domains/order', times: 1 });
  mock.faults.add({ kind: 'reset', operation: 'orders/list', times: 1 });
  await order();
  await expect.element(dialog.getByText(/It may have been carried out/)).toBeVisible();
  const placed = mock.world.store.orders.find(({ domain }) => domain === reach);
  addOrders(mock, longerNames(reach, 260));
  await create.click();
  await expectToast(`Order created successfully! Order ID: ${placed?.id}`);
  expect(callsOf(mock, 'domains/order')).toHaveLength(1);
});

test('an order of another user does not count as the order whose answer was lost', async () => {
  const { mock } = await openDialog('admin', (server) => {
    const [id = 0] = addOrders(server, [reach]);
    Object.assign(server.world.store.orders.get(id) ?? {}, { drop_date: '2026-11-21' });
    server.faults.add({ kind: 'reset', operation: 'domains/order' });
  });
  await order();
  await expect.element(dialog.getByText('Failed to create order')).toBeVisible();
  expect(callsOf(mock, 'orders/list').map(({ query }) => query['domain'])).toContain(reach);
});

test('an older order does not count as the order that failed', async () => {
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

/** Sends each order to the server twice, as a broken proxy does. The console gets the second answer. */
function sendTwice(mock: Mock): void {
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
    const request = new Request(input, init);
    if (request.url.endsWith('/domains/order')) await mock.fetch(request.clone());
    return mock.fetch(request);
  });
}

test('a conflict of an order with itself, because it was sent twice, is no failure', async () => {
  const { mock } = await openDialog('user', sendTwice);
  await order();
  const placed = () => mock.world.store.orders.filter(({ domain }) => domain === reach);
  await expectToast(/^Order created successfully! Order ID: \d+$/);
  expect(placed()).toHaveLength(1);
  await expectToast(`Order ID: ${placed()[0]?.id}`);
  await expect.element(dialog).not.toBeInTheDocument();
});

test('a conflict with an older order shows', async () => {
  await openDialog('user', (mock) => {
    const [id = 0] = addOrders(mock, [reach]);
    const created_at = new Date(now.getTime() - 60_000).toISOString();
    Object.assign(mock.world.store.orders.get(id) ?? {}, { drop_date: '2026-11-21', created_at });
  });
  await order();
  await expect.element(dialog.getByText(`You already have an order for ${reach}`)).toBeVisible();
});

test('an order number that the answer lacks is looked up', async () => {
  const { mock } = await openDialog('user');
  answerWith('domains/order', { body: { success: true } });
  await order();
  await expectToast(/^Order created successfully! Order ID: \d+$/);
  expect(callsOf(mock, 'domains/order')).toHaveLength(1);
});
