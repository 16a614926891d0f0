import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from './kit/axe.ts';
import { callsOf, openConsole } from './kit/console.tsx';
import { expectLogged } from './kit/log.ts';
import { field as dialogField } from './kit/screen.ts';

const palette = page.getByRole('dialog', { name: 'Command palette' });
const input = palette.getByRole('combobox');
const option = (name: string | RegExp) => palette.getByRole('option', { name });

async function openPalette(): Promise<void> {
  await expect.element(page.getByRole('button', { name: 'Command palette' })).toBeVisible();
  await userEvent.keyboard('{Control>}k{/Control}');
}

describe('the command palette', () => {
  test('opens with Ctrl + K and with its button, closes with Escape, and returns the focus', async () => {
    const { address } = await openConsole('/orders', { as: 'user' });
    const button = page.getByRole('button', { name: 'Command palette' });
    await button.click();
    await expect.element(input).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect.element(palette).not.toBeInTheDocument();
    await expect.element(button).toHaveFocus();
    await openPalette();
    await expect.element(input).toHaveFocus();
    // Repeated keys, and keys of an input method, do nothing.
    const pressed = { bubbles: true, cancelable: true };
    for (const key of [
      { key: 'k', ctrlKey: true, repeat: true },
      { key: 'Enter', isComposing: true },
    ]) {
      input.element().dispatchEvent(new KeyboardEvent('keydown', { ...pressed, ...key }));
    }
    await expect.element(input).toHaveFocus();
    expect(address()).toBe('/orders');
    await openPalette();
    await expect.element(palette).not.toBeInTheDocument();
  });

  test('lists only the screens of the role', async () => {
    await openConsole('/', { as: 'manager' });
    await openPalette();
    await input.fill('epp');
    await expect.element(option(/EPP Accounts/)).toBeVisible();
    await expect.element(option(/EPP Categories/)).not.toBeInTheDocument();
  });

  test('shows its commands under the headings of their groups, which screen readers hear', async () => {
    await openConsole('/', { as: 'admin' });
    await openPalette();
    const group = (name: string) => palette.getByRole('group', { name, exact: true });
    await expect.element(group('Screens').getByRole('option', { name: 'EPP Tools' })).toBeVisible();
    await expect
      .element(group('Actions').getByRole('option', { name: 'Logout' }))
      .toBeInTheDocument();
    await input.fill('reachtideloud.com');
    const domain = group('Domains').getByRole('option').first().getByText('reachtideloud.com');
    await expect.element(domain).toHaveClass('domain-name');
    await expect.element(group('All of them').getByRole('option').first()).toBeVisible();
    const headings = palette
      .getByRole('group')
      .elements()
      .map(({ ariaLabel }) => ariaLabel);
    expect(headings).toEqual([...new Set(headings)]);
    await expectAccessible();
  });

  test('shows the keys of a command, unless they are turned off', async () => {
    const { go } = await openConsole('/settings', { as: 'user' });
    await openPalette();
    const keys = () =>
      [
        ...option(/^Drop Board/)
          .element()
          .querySelectorAll('kbd'),
      ].map(({ textContent }) => textContent);
    await expect.element(option(/^Drop Board/)).toBeVisible();
    expect(keys()).toEqual(['g', 'd']);
    await userEvent.keyboard('{Escape}');
    await page.getByLabelText('Single-key shortcuts').click();
    go('/orders');
    await openPalette();
    await expect.element(option(/^Drop Board/)).toBeVisible();
    expect(keys()).toEqual([]);
  });

  test('offers the places that the user went to from it, newest first', async () => {
    const { address } = await openConsole('/', { as: 'admin' });
    const recent = palette.getByRole('group', { name: 'Recent' }).getByRole('option');
    for (const [text, where] of [
      ['#1867', '/orders/1867'],
      ['epp tools', '/epp-tools'],
      ['#1867', '/orders/1867'],
    ] as const) {
      await openPalette();
      await input.fill(text);
      await userEvent.keyboard('{Enter}');
      await expect.poll(address).toBe(where);
    }
    await openPalette();
    await expect.element(recent.first()).toHaveAccessibleName(/^Order #1867/);
    await expect.element(recent.nth(1)).toHaveTextContent('EPP Tools');
    expect(recent.elements()).toHaveLength(2);
    await userEvent.keyboard('{ArrowDown}');
    await expect.element(recent.first()).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect.poll(address).toBe('/epp-tools');
  });

  test('finds records by name', async () => {
    const { address } = await openConsole('/', { as: 'admin' });
    for (const [text, name, where] of [
      ['reachtide', 'reachtideloud.com', '/domains/reachtideloud.com?search=reachtide'],
      ['CZ-02', 'CZ-02', '/epp-accounts/6/edit'],
      ['jnovak', 'jnovak', '/users/3?search=jnovak'],
      [
        'keepalive of account vrsn-01',
        'EPP keepalive of account VRSN-01',
        '/schedulers/epp_keepalive_1',
      ],
    ] as const) {
      await openPalette();
      await input.fill(text);
      await option(new RegExp(`^${name}`))
        .first()
        .click();
      await expect.poll(() => decodeURIComponent(address())).toMatch(where);
      await openPalette();
      await userEvent.keyboard('{Escape}');
    }
  });

  test('offers the actions of a record that is the only match of its kind', async () => {
    const { address } = await openConsole('/', { as: 'admin' });
    await openPalette();
    await input.fill('VRSN-0');
    await expect.element(option(/^VRSN-02/)).toBeVisible();
    await expect.element(option(/^EPP Logs VRSN/)).not.toBeInTheDocument();
    await input.fill('VRSN-02');
    await expect.element(option(/^Start Real Catch VRSN-02/)).toBeVisible();
    // What cannot be undone must be named.
    await expect.element(option(/^Delete VRSN-02/)).not.toBeInTheDocument();
    await option(/^EPP Logs VRSN-02/).click();
    await expect.poll(address).toBe('/epp-logs?account_id=2');
  });

  test('does not search records that the role may not list', async () => {
    const { mock } = await openConsole('/', { as: 'user' });
    await openPalette();
    await input.fill('VRSN-02');
    await expect.element(option(/^Find vrsn-02 in the catalogue/)).toBeVisible();
    await expect.poll(() => callsOf(mock, 'domains/list').at(-1)?.query['search']).toBe('VRSN-02');
    await expect.element(palette.getByText('Searching…')).not.toBeInTheDocument();
    expect(mock.requests.filter(({ status }) => status === 403)).toEqual([]);
    expect(callsOf(mock, 'eppAccounts/list')).toEqual([]);
  });

  test('says which records could not be searched', async () => {
    await openConsole('/', {
      as: 'manager',
      prepare: ({ faults }) =>
        faults.add({ operation: 'eppAccounts/list', kind: 'status', status: 500 }),
    });
    await openPalette();
    await input.fill('VRSN');
    await expect.element(palette.getByText('Search failed for: EPP account')).toBeVisible();
    await expectLogged('Failed to search: EPP account');
  });

  test('works with arrows and Enter, and the field announces the chosen option', async () => {
    const { address } = await openConsole('/', { as: 'admin' });
    await openPalette();
    await input.fill('sources');
    await expect.element(option(/^Sources/)).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{ArrowDown}');
    const second = option(/^Data Sources/);
    await expect.element(second).toHaveAttribute('aria-selected', 'true');
    await expect.element(input).toHaveAttribute('aria-activedescendant', second.element().id);
    await input.fill('source');
    await expect.element(option(/^Sources/)).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{ArrowDown}{ArrowUp}{Enter}');
    await expect.poll(address).toBe('/sources');
    await expect.element(palette).not.toBeInTheDocument();
  });

  test('looks up an order by its number, with its details', async () => {
    const { address, mock } = await openConsole('/', { as: 'admin' });
    const order = mock.world.store.orders.get(1867);
    await openPalette();
    await input.fill('#1867');
    await expect
      .element(option(new RegExp(`^Order #1867 ${order?.domain} .* · ${order && 'New'}`)))
      .toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect.poll(address).toBe('/orders/1867');
  });

  test('opens an order over the list of orders without changing its filter', async () => {
    const { address } = await openConsole('/orders?state=FAILED', { as: 'admin' });
    await openPalette();
    await input.fill('#1867');
    await userEvent.keyboard('{Enter}');
    await expect.poll(address).toBe('/orders/1867?state=FAILED');
    await openPalette();
    await input.fill('#1866');
    await userEvent.keyboard('{Enter}');
    await expect.poll(address).toBe('/orders/1866?state=FAILED');
  });

  test('opens a record over its list without changing the filter', async () => {
    const { address } = await openConsole('/users?role=user', { as: 'admin' });
    await openPalette();
    await input.fill('manager');
    await option(/^manager/).click();
    await expect.poll(address).toMatch(/^\/users\/\d+\?role=user$/);
  });

  test('says that an order does not exist', async () => {
    await openConsole('/', { as: 'user' });
    await openPalette();
    await input.fill('999999');
    await expect.element(option(/^Order #999999/).getByText('Order not found')).toBeVisible();
  });

  test('looks up a domain in the catalogue and in the orders', async () => {
    const { address } = await openConsole('/', { as: 'user' });
    await openPalette();
    await input.fill('nobody-has-this.com');
    await expect
      .element(option(/in the catalogue/).getByText('Not in the catalogue by this name'))
      .toBeVisible();
    await option(/in the orders/).click();
    await expect.poll(address).toBe('/orders?domain=nobody-has-this.com');
  });

  test('does not offer to order a domain whose drop is over', async () => {
    await openConsole('/', { as: 'user' });
    await openPalette();
    await input.fill('eaglegoat360.com');
    await expect.element(option(/^eaglegoat360\.com/)).toBeVisible();
    await expect.element(option(/^Order /)).not.toBeInTheDocument();
    await input.fill('order eaglegoat360.com');
    const order = option(/^Order eaglegoat360\.com/);
    await expect.element(order.getByText(/: Its drop is over$/)).toBeVisible();
    await expect.element(order).toHaveAttribute('aria-disabled', 'true');
  });

  test('finds an internationalised name in its own letters', async () => {
    const { address } = await openConsole('/', { as: 'user' });
    await openPalette();
    await input.fill('blåbærsolid.com');
    await option(/^Order .*blbrsolid-62am\.com/).click();
    await expect.poll(address).toMatch(/^\/domains\/xn--blbrsolid-62am\.com\/order\?/);
  });

  test('late results do not replace what was chosen meanwhile', async () => {
    const { address, mock } = await openConsole('/', { as: 'user' });
    const slow = mock.faults.add({ kind: 'hang', operation: 'domains/list' });
    await openPalette();
    await input.fill('reachtideloud.com');
    const inOrders = option(/in the orders/);
    await expect.element(inOrders).toBeVisible();
    await userEvent.keyboard('{ArrowDown}');
    await expect.element(inOrders).toHaveAttribute('aria-selected', 'true');
    slow.remove();
    await expect.element(option(/^Order reachtideloud\.com/)).toBeVisible();
    await expect.element(inOrders).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{Enter}');
    await expect.poll(address).toBe('/orders?domain=reachtideloud.com');
  });

  test('switches to dark colours, and signs out', async () => {
    const { address } = await openConsole('/', { as: 'user' });
    await openPalette();
    await input.fill('dark mode');
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => document.documentElement.dataset.mantineColorScheme).toBe('dark');
    await openPalette();
    await input.fill('sign out');
    await userEvent.keyboard('{Enter}');
    await expect.poll(address).toBe('/login');
  });

  test('does not open over another dialog', async () => {
    const { go } = await openConsole('/users', { as: 'admin' });
    // Open it once: then it is loaded, and would show at once.
    await openPalette();
    await expect.element(input).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect.element(palette).not.toBeInTheDocument();
    go('/users/new');
    await dialogField('Username').fill('jana');
    await userEvent.keyboard('{Control>}k{/Control}');
    await expect.element(palette).not.toBeInTheDocument();
    await expect.element(dialogField('Username')).toHaveFocus();
  });

  test('says when nothing matches', async () => {
    await openConsole('/', { as: 'user' });
    await openPalette();
    await input.fill('?!');
    await expect.element(palette.getByText('Nothing found')).toBeVisible();
    await expect.element(input).toHaveAttribute('aria-expanded', 'false');
  });
});
