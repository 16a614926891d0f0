import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { recordAnnouncements } from './kit/announcements.ts';
import { queryClient } from '../src/core/api/queryClient.ts';
import { expectAccessible } from './kit/axe.ts';
import { callsOf, openConsole } from './kit/console.tsx';
import { openDropDay } from './kit/dropDay.ts';
import { button, expectToast, typeAtOnce } from './kit/screen.ts';
import { accountByName } from './kit/seeded.ts';

const palette = page.getByRole('dialog', { name: 'Command palette' });
const input = palette.getByRole('combobox');
const option = (name: RegExp) => palette.getByRole('option', { name });
const options = palette.getByRole('option');

/** Opens the palette and types a text. */
async function say(text: string): Promise<void> {
  await page.getByRole('button', { name: 'Command palette' }).click();
  await input.fill(text);
}

type Mock = Awaited<ReturnType<typeof openConsole>>['mock'];

const newOrder = ({ world: { store } }: Mock) =>
  store.orders.all().find(({ state }) => state === 'NEW');

describe('words of a command and a name', () => {
  test('approve the order of a part of a name, and say so before', async () => {
    const { mock, address } = await openConsole('/', { as: 'admin' });
    const order = newOrder(mock);
    await say(`approve ${order?.domain.slice(0, -2)}`);
    const approve = option(new RegExp(`^Quick Approve ${order?.domain}`));
    const effect = /: becomes Paid - Waiting Catch, and records its payment$/;
    await expect.element(approve.getByText(effect)).toBeVisible();
    await expect.element(approve).toHaveAttribute('aria-selected', 'true');
    await expectAccessible();
    expect(callsOf(mock, 'orders/updateStatus')).toEqual([]);
    await userEvent.keyboard('{Enter}');
    await expectToast(`Order #${order?.id} approved - ready for catching`);
    await expect.element(palette).not.toBeInTheDocument();
    expect(address()).toBe('/');
    await say(`approve ${order?.domain}`);
    await expect.element(approve.getByText(/: Only new orders can be approved$/)).toBeVisible();
    await expect.element(approve).toHaveAttribute('aria-disabled', 'true');
    await userEvent.keyboard('{Enter}');
    await expect.element(palette).toBeVisible();
    expect(callsOf(mock, 'orders/updateStatus')).toHaveLength(1);
  });

  test('ask before they approve a number, since it may be half of another one', async () => {
    const { mock } = await openConsole('/', { as: 'admin' });
    const order = newOrder(mock);
    await say(`approve ${order?.id}`);
    await expect.element(option(new RegExp(`^Quick Approve ${order?.domain}`))).toBeVisible();
    expect(callsOf(mock, 'orders/get')).toHaveLength(1);
    await userEvent.keyboard('{Enter}');
    const question = page.getByRole('dialog', { name: 'Quick Approve?' });
    await expect.element(question.getByText(new RegExp(`Order #${order?.id} · `))).toBeVisible();
    expect(callsOf(mock, 'orders/updateStatus')).toEqual([]);
    await button('Quick Approve').click();
    await expectToast(`Order #${order?.id} approved - ready for catching`);
  });

  test('say that the order to approve does not exist', async () => {
    await openConsole('/', { as: 'admin' });
    await say('approve 999999');
    await expect.element(option(/^Order #999999/).getByText('Order not found')).toBeVisible();
  });

  test('connect an account, or say why they cannot', async () => {
    const { mock } = await openConsole('/', {
      as: 'admin',
      prepare: (created) => {
        Object.assign(accountByName(created, 'CZ-02'), { is_connected: false, is_active: true });
        Object.assign(accountByName(created, 'VRSN-01'), { is_connected: false, is_active: false });
        Object.assign(accountByName(created, 'VRSN-02'), { is_connected: true });
      },
    });
    await say('connect nobody');
    await expect.element(palette.getByText('Nothing found')).toBeVisible();
    await input.fill('connect vrsn-02');
    await expect.element(option(/^VRSN-02 .* · connected/)).toBeVisible();
    await input.fill('connect vrsn-01');
    await expect.element(option(/^Connect VRSN-01 .*: The account is inactive/)).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect.element(palette).toBeVisible();
    expect(callsOf(mock, 'eppAccounts/connect')).toEqual([]);
    await input.fill('connect cz-02');
    await expect.element(option(/^Connect CZ-02 .*: connects it to /)).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => callsOf(mock, 'eppAccounts/connect')).toHaveLength(1);
    const { id } = accountByName(mock, 'CZ-02');
    expect(callsOf(mock, 'eppAccounts/connect')[0]?.path).toContain(`/${id}/`);
  });

  test('open the order dialog of a name, or say why they cannot', async () => {
    const { address } = await openConsole('/', { as: 'user' });
    await say('order nobody-has-this.com');
    await expect.element(option(/Not in the catalogue by this name/)).toBeVisible();
    await input.fill('Order reachtidelo');
    await expect.element(option(/^Order reachtideloud\.com .+ · \$/)).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect.poll(address).toMatch(/^\/domains\/reachtideloud\.com\/order\?/);
  });

  test('open the EPP logs of a name', async () => {
    const { address } = await openConsole('/', { as: 'manager' });
    await say('logs reachtideloud.com');
    await expect.element(option(/^EPP Logs reachtideloud\.com/)).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect.poll(address).toBe('/epp-logs?object_name=reachtideloud.com');
  });

  test('read one record once the person pauses, and tell the choice to screen readers', async () => {
    const { mock } = await openConsole('/', { as: 'admin' });
    const order = newOrder(mock);
    await say('');
    const before = mock.requests.length;
    const announced = recordAnnouncements(palette.element());
    typeAtOnce(input, `approve ${order?.id}`);
    const approve = option(new RegExp(`^Quick Approve ${order?.domain}`));
    await expect.element(approve).toBeVisible();
    await expect.element(input).toHaveAttribute('aria-activedescendant', approve.element().id);
    expect(announced()).toContain('Searching…');
    await expect.poll(announced).toContainEqual(expect.stringMatching(/^\d results?$/));
    const operations = mock.requests.slice(before).map(({ operation }) => operation);
    expect(operations.filter((operation) => operation === 'orders/get')).toHaveLength(1);
    expect(operations).not.toContain('domains/list');
    expect(operations).not.toContain('users/list');
  });

  test.for(['approve 1865', 'connect ID-03', 'logs reachtideloud.com'] as const)(
    'are a name for those who may not use them: %s',
    async (text) => {
      const { mock } = await openConsole('/', { as: 'user' });
      await say(text);
      await expect.element(palette.getByText('Nothing found')).toBeVisible();
      await input.fill(text.replace(/ .*/, ''));
      await expect.element(option(/in the catalogue/)).toBeVisible();
      await expect.element(option(/^(Quick Approve|Connect|EPP Logs) /)).not.toBeInTheDocument();
      expect(callsOf(mock, 'orders/get')).toEqual([]);
    },
  );
});

describe('a word of a command alone', () => {
  test('lists the orders that wait to be approved, and leads to all of them', async () => {
    const { address } = await openDropDay('/payments', 'admin', '12:00:00', [
      { domain: 'brook.com' },
      { domain: 'trail.com', paid: false, state: 'NEW' },
    ]);
    await say('approve');
    await expect.element(options.first()).toHaveAccessibleName(/^Quick Approve trail\.com/);
    await expect.element(option(/^Quick Approve brook\.com/)).not.toBeInTheDocument();
    await option(/^Show all orders to approve/).click();
    await expect.poll(address).toBe('/orders?state=NEW');
  });

  test('lists the accounts that are not connected', async () => {
    await openConsole('/', {
      as: 'admin',
      prepare: (mock) => {
        for (const account of mock.world.store.eppAccounts.all()) {
          Object.assign(account, { is_connected: account.name !== 'PIR-01', is_active: true });
        }
      },
    });
    await say('connect');
    await expect.element(option(/^Connect /)).toHaveAccessibleName(/^Connect PIR-01/);
  });
});

describe('an empty palette', () => {
  test('begins with what is to do before the next window', async () => {
    const { mock } = await openDropDay('/payments', 'admin', '18:40:00', [
      { domain: 'brook.com' },
      { domain: 'trail.com', paid: false, state: 'NEW' },
    ]);
    await say('');
    const now = palette.getByRole('group', { name: 'Now' });
    await expect.element(now.getByRole('option', { name: /^Start Real Catch/ })).toBeVisible();
    await expect.element(now.getByRole('option', { name: /^Drop Board/ })).toBeVisible();
    await now.getByRole('option', { name: /^Quick Approve trail\.com/ }).click();
    await expectToast(/approved - ready for catching$/);
    expect(callsOf(mock, 'orders/updateStatus')).toHaveLength(1);
  });

  test('shows the own orders of today, which also come before the screens', async () => {
    const { address } = await openDropDay('/payments', 'user', '12:00:00', [
      { domain: 'profile.com' },
    ]);
    await say('');
    const own = option(/^Order #\d+ profile\.com/);
    await expect.element(own).toHaveAttribute('aria-selected', 'true');
    await input.fill('profile');
    await expect.element(own).toHaveAttribute('aria-selected', 'true');
    await expect.element(option(/^Profile/)).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect.poll(address).toMatch(/^\/orders\/\d+$/);
  });
});

describe('Enter before the results are there', () => {
  test('does nothing to what comes up in an empty palette at that moment', async () => {
    const { mock } = await openDropDay('/payments', 'admin', '18:40:00', [{ domain: 'trail.com' }]);
    for (const account of mock.world.store.eppAccounts.all()) account.is_connected = false;
    await queryClient.invalidateQueries();
    await page.getByRole('button', { name: 'Command palette' }).click();
    const observer = new MutationObserver(() => {
      if (!options.elements()[0]?.textContent?.startsWith('Connect')) return;
      observer.disconnect();
      const init = { key: 'Enter', bubbles: true, cancelable: true };
      input.element().dispatchEvent(new KeyboardEvent('keydown', init));
    });
    observer.observe(document.body, { childList: true, subtree: true });
    await expect.element(options.first()).toHaveAccessibleName(/^Connect/);
    await expect.element(palette).toBeVisible();
    expect(callsOf(mock, 'eppAccounts/connect')).toEqual([]);
    await expect
      .poll(async () => {
        await userEvent.keyboard('{Enter}');
        return callsOf(mock, 'eppAccounts/connect').length;
      })
      .toBe(1);
  });

  test('acts once the results are there, for the same words', async () => {
    const { address, mock } = await openConsole('/', { as: 'user' });
    const slow = mock.faults.add({ kind: 'hang', operation: 'domains/list' });
    await say('order reachtidelo');
    await userEvent.keyboard('{Enter}');
    await input.fill('order reachtideloud');
    slow.remove();
    await expect.element(option(/^Order reachtideloud\.com/)).toBeVisible();
    expect(address()).toBe('/');
    await input.fill('order reachtidelou');
    await userEvent.keyboard('{Enter}');
    await expect.poll(address).toMatch(/^\/domains\/reachtideloud\.com\/order\?/);
  });

  test('changes nothing, since nobody has seen what it would change', async () => {
    const { mock } = await openConsole('/', { as: 'admin' });
    const order = newOrder(mock);
    await say(`approve ${order?.domain}`);
    await userEvent.keyboard('{Enter}');
    await expect.element(option(new RegExp(`^Quick Approve ${order?.domain}`))).toBeVisible();
    await expect.element(palette).toBeVisible();
    expect(callsOf(mock, 'orders/updateStatus')).toEqual([]);
    await userEvent.keyboard('{Enter}');
    await expectToast(`Order #${order?.id} approved - ready for catching`);
  });
});
