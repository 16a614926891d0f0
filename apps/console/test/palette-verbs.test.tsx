import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { recordAnnouncements } from './kit/announcements.ts';
import { expectAccessible } from './kit/axe.ts';
import { callsOf, openConsole } from './kit/console.tsx';
import { expectToast, typeAtOnce } from './kit/screen.ts';
import { accountByName } from './kit/seeded.ts';

const palette = page.getByRole('dialog', { name: 'Command palette' });
const input = palette.getByRole('combobox');
const option = palette.getByRole('option').first();
const preview = palette.getByRole('status');

/** Opens the palette and types a text. */
async function say(text: string): Promise<void> {
  await expect.element(page.getByRole('button', { name: 'Command palette' })).toBeVisible();
  await userEvent.keyboard('{Control>}k{/Control}');
  await input.fill(text);
}

/** Waits until the line below the commands says a text. */
const expectPreview = (text: string | RegExp) =>
  expect.poll(() => preview.query()?.textContent ?? '').toMatch(text);

type Mock = Awaited<ReturnType<typeof openConsole>>['mock'];

const newOrder = ({ world: { store } }: Mock) =>
  store.orders.all().find(({ state }) => state === 'NEW');

describe('a verb in the command palette', () => {
  test('approve says which order it approves, and approves it on Enter', async () => {
    const { mock, address } = await openConsole('/', { as: 'admin' });
    const order = newOrder(mock);
    await say(`approve ${order?.id}`);
    await expectPreview(`Approves order #${order?.id}, ${order?.domain}`);
    await expectAccessible();
    expect(callsOf(mock, 'orders/get')).toHaveLength(1);
    expect(callsOf(mock, 'orders/updateStatus')).toEqual([]);
    await userEvent.keyboard('{Enter}');
    await expectToast(`Order #${order?.id} approved - ready for catching`);
    await expect.element(palette).not.toBeInTheDocument();
    expect(address()).toBe('/');
    await say(`approve ${order?.id}`);
    await expectPreview('it is approved already');
    await expect.element(option).toHaveAttribute('aria-disabled', 'true');
    await userEvent.keyboard('{Enter}');
    await expect.element(palette).toBeVisible();
    expect(callsOf(mock, 'orders/updateStatus')).toHaveLength(1);
  });

  test('approve says that an order does not exist, or is in another state', async () => {
    const { mock } = await openConsole('/', { as: 'admin' });
    const failed = mock.world.store.orders
      .all()
      .find(({ state, paid_at }) => state === 'CANCELLED' && !paid_at);
    await say('approve 999999');
    await expectPreview('Order #999999: Order not found');
    await input.fill(`approve #${failed?.id}`);
    await expectPreview(/is Cancelled: only new orders can be approved$/);
    await expect.element(option).toHaveAttribute('aria-disabled', 'true');
  });

  test('connect says which account it connects, and connects it on Enter', async () => {
    const { mock } = await openConsole('/', {
      as: 'admin',
      prepare: (created) => {
        Object.assign(accountByName(created, 'CZ-02'), { is_connected: false, is_active: true });
      },
    });
    const { id } = accountByName(mock, 'CZ-02');
    await say('connect cz-02');
    await expectPreview(/^Connects CZ-02 to /);
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => callsOf(mock, 'eppAccounts/connect')).toHaveLength(1);
    expect(callsOf(mock, 'eppAccounts/connect')[0]?.path).toContain(`/${id}/`);
  });

  test.for([
    ['connect VRSN-01', 'VRSN-01 is connected already', { is_connected: true }],
    [
      'connect VRSN-01',
      'VRSN-01 cannot connect: it is not active',
      { is_connected: false, is_active: false },
    ],
    ['connect vrsn', 'Several accounts: VRSN-01, VRSN-02', {}],
    ['connect nobody', 'There is no EPP account nobody', {}],
  ] as const)('%s says why it cannot: %s', async ([text, why, state]) => {
    const { mock } = await openConsole('/', {
      as: 'admin',
      prepare: (created) => Object.assign(accountByName(created, 'VRSN-01'), state),
    });
    await say(text);
    await expectPreview(why);
    await userEvent.keyboard('{Enter}');
    await expect.element(palette).toBeVisible();
    expect(callsOf(mock, 'eppAccounts/connect')).toEqual([]);
  });

  test('order opens the order dialog of a name, or says why it cannot', async () => {
    const { address } = await openConsole('/', { as: 'user' });
    await say('order nobody-has-this.com');
    await expectPreview('nobody-has-this.com is not in the catalogue');
    await input.fill('order eaglegoat360.com');
    await expectPreview('eaglegoat360.com cannot be ordered: its drop is over');
    await input.fill('Order reachtideloud.com');
    await expectPreview(/^Opens the order of reachtideloud\.com · .+ · \$/);
    await userEvent.keyboard('{Enter}');
    await expect.poll(address).toMatch(/^\/domains\/reachtideloud\.com\/order\?/);
  });

  test('logs opens the EPP logs of a name', async () => {
    const { address, mock } = await openConsole('/', { as: 'manager' });
    await say('logs reachtideloud.com');
    await expectPreview('Opens the EPP logs of reachtideloud.com');
    await userEvent.keyboard('{Enter}');
    await expect.poll(address).toBe('/epp-logs?object_name=reachtideloud.com');
    expect(callsOf(mock, 'domains/list')).toEqual([]);
  });

  test('reads one record once the person pauses, and announces what it will do', async () => {
    const { mock } = await openConsole('/', { as: 'admin' });
    const order = newOrder(mock);
    await say('');
    const before = mock.requests.length;
    const announced = recordAnnouncements(palette.element());
    typeAtOnce(input, `approve ${order?.id}`);
    await expectPreview(/^Approves/);
    const operations = mock.requests.slice(before).map(({ operation }) => operation);
    expect(operations.filter((operation) => operation === 'orders/get')).toHaveLength(1);
    expect(operations).not.toContain('domains/list');
    expect(operations).not.toContain('users/list');
    expect(announced().at(-1)).toMatch(/^Approves order/);
  });

  test('is offered by an example, which Enter puts into the field', async () => {
    await openConsole('/', { as: 'manager' });
    await say('connect');
    await expect.element(option).toHaveTextContent('Connect an EPP accountconnect ID-03');
    await userEvent.keyboard('{Enter}');
    await expect.element(input).toHaveValue('connect ');
    await expect.element(input).toHaveFocus();
  });

  test.for([
    ['approve 1865', 'Approve an order'],
    ['connect ID-03', 'Connect an EPP account'],
    ['logs reachtideloud.com', 'EPP logs of a domain'],
  ] as const)('is absent for those who may not use it: %s', async ([text, example]) => {
    const { mock } = await openConsole('/', { as: 'user' });
    await say(text);
    await expectPreview('Nothing found');
    await input.fill(text.replace(/ .*/, ''));
    await expect.element(palette.getByRole('option', { name: /catalogue/ })).toBeVisible();
    await expect.element(palette.getByText(example)).not.toBeInTheDocument();
    expect(callsOf(mock, 'orders/get')).toEqual([]);
  });
});
