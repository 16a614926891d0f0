import type { Mock } from '@dropcatch/mock-server/browser';
import { describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { callsOf, now, openConsole } from '../../../test/kit/console.tsx';
import { expectLogged } from '../../../test/kit/log.ts';
import {
  category,
  create,
  dialog,
  notes,
  openDialog,
  order,
  partners,
  reach,
} from '../../../test/kit/orderDialog.ts';
import { button, expectToast, row } from '../../../test/kit/screen.ts';
import { setTime } from '../../../test/kit/timers.ts';

const account = dialog.getByLabelText('EPP Account (Admin Only)');

/** Makes {@link reach} cost $89 on the server. */
function raisePrice({ world: { catalogue } }: Mock): void {
  const [label = '', tld = ''] = reach.split('.');
  const day = catalogue.columns.day[catalogue.find(reach) ?? -1] ?? 0;
  catalogue.edit({ removed: [reach], added: [{ label, tld, variations: [{ day, cents: 8900 }] }] });
}

describe('the dialog', () => {
  test('opens from a row, and domain, drop date and price cannot be changed', async () => {
    const { address } = await openConsole('/domains?search=reachtide', { as: 'user' });
    await page.getByRole('button', { name: `Order ${reach}` }).click();
    for (const [label, value] of [
      ['Domain', reach],
      ['Drop Date', '21 Nov 2026'],
      ['Price', '$79.00'],
    ] as const) {
      await expect.element(dialog.getByLabelText(label)).toHaveValue(value);
      await expect.element(dialog.getByLabelText(label)).toHaveAttribute('readonly');
    }
    expect(address()).toBe(`/domains/${reach}/order?search=reachtide&date=2026-11-21`);
    await expect.element(category).toHaveFocus();
  });

  test('says what happens next', async () => {
    await openDialog('user');
    await expect
      .element(dialog.getByText(/^The order begins as New: unpaid, and not yet in the catch\./))
      .toBeVisible();
  });

  test('a user sees no accounts [§5.ordering.account-shown]', async () => {
    const { mock } = await openDialog('user');
    await expect.poll(() => callsOf(mock, 'eppAccounts/list')[0]?.status).toBe(200);
    await expect.element(account).not.toBeInTheDocument();
  });

  test('an admin can choose an account of the category, or keep the default [§5.ordering.accounts-of-category §5.ordering.account-optional]', async () => {
    const { mock } = await openDialog('admin');
    await expect.element(account).toBeVisible();
    expect(callsOf(mock, 'eppAccounts/list').map(({ query }) => query)).toEqual([
      { category_id: '1' },
    ]);
    const options = account.getByRole('option').elements();
    expect(options.map(({ textContent }) => textContent)).toEqual([
      'Default account',
      'VRSN-01',
      'VRSN-02',
      'VRSN-03 backup',
    ]);
    await account.selectOptions('VRSN-02');
    await create.click();
    await expect.element(dialog).not.toBeInTheDocument();
    expect(callsOf(mock, 'domains/order')[0]?.body).toEqual({
      domain: reach,
      drop_date: '2026-11-21',
      price: 79,
      epp_registrar_category_id: 1,
      epp_account_id: 2,
      notes: null,
    });
  });

  test('another category clears the account', async () => {
    const { mock } = await openDialog('admin');
    await account.selectOptions('VRSN-02');
    await category.selectOptions(partners);
    await expect.element(account).not.toBeInTheDocument();
    await create.click();
    await expect.element(dialog).not.toBeInTheDocument();
    expect(callsOf(mock, 'domains/order')[0]?.body).toHaveProperty('epp_account_id', null);
  });

  test('accounts that cannot be loaded are only logged [§8.ordering.accounts-failed]', async () => {
    const { mock } = await openDialog('admin', ({ faults }) =>
      faults.add({ kind: 'reset', operation: 'eppAccounts/list' }),
    );
    await order();
    await expect.element(dialog).not.toBeInTheDocument();
    await expectLogged('Failed to load EPP accounts');
    expect(callsOf(mock, 'domains/order')[0]?.status).toBe(200);
  });

  test('categories that cannot be loaded are logged, and load on Try again', async () => {
    const { mock } = await openConsole(`/domains/${reach}/order`, {
      as: 'user',
      prepare: ({ faults }) => faults.add({ kind: 'reset', operation: 'eppCategories/list' }),
    });
    await expect.element(dialog.getByText('Failed to load the data for the order')).toBeVisible();
    await expectLogged('Failed to load EPP categories');
    mock.faults.clear();
    await dialog.getByRole('button', { name: 'Try again' }).click();
    await expect.element(category).toBeVisible();
  });

  test('says if the domain of the address is not in the catalogue', async () => {
    const { address } = await openConsole('/domains/no-such-name.com/order', { as: 'user' });
    await expect.element(dialog).toMatchTextContent(/no-such-name\.com is not in the catalogue\.$/);
    await userEvent.keyboard('{Escape}');
    await expect.poll(address).toBe('/domains');
  });

  test.for([
    ['while it loads', 'hang', reach, dialog.getByRole('status', { name: 'Loading' })],
    ['after it failed to', 'reset', reach, dialog.getByRole('button', { name: 'Try again' })],
    ['of an unknown name', undefined, 'no-such.com', dialog.getByText(/not in the catalogue/)],
  ] as const)('returns the focus if it is closed %s', async ([, kind, name, shown]) => {
    const { mock, go } = await openConsole('/domains?search=reachtide', { as: 'user' });
    if (kind) mock.faults.add({ kind, operation: 'eppCategories/list' });
    const open = page.getByRole('button', { name: `Order ${reach}` });
    await expect.element(open).toBeVisible();
    (open.element() as HTMLElement).focus();
    go(`/domains/${name}/order?search=reachtide`);
    await expect.element(shown).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(open).toHaveFocus();
    if (kind === 'reset') await expectLogged('Failed to load EPP categories');
  });

  test('finds a name in any spelling, and orders it in its registry form', async () => {
    await openConsole('/domains/Blåbærsolid.COM/order', { as: 'user' });
    await expect.element(dialog.getByLabelText('Domain')).toHaveValue('xn--blbrsolid-62am.com');
    await expect.element(dialog.getByText('blåbærsolid.com', { exact: true })).toBeVisible();
  });

  test.for([
    // If the address has a day without a drop, the row counts.
    [
      `${reach}/order?date=2027-01-01`,
      '21 Nov 2026',
      '01 Jan 2027 is no longer a known drop date. This order is for 21 Nov 2026.',
    ],
    ['eaglegoat360.com/order', '19 Nov 2026', 'This drop is over: it can no longer be ordered.'],
  ] as const)('%s drops on %s, with its release', async ([address, day, text]) => {
    await openConsole(`/domains/${address}`, { as: 'user' });
    await expect.element(dialog.getByLabelText('Drop Date')).toHaveValue(day);
    await expect.element(dialog.getByRole('status')).toHaveTextContent(text);
  });

  test('shows the newest data, even if it was open before', async () => {
    const { mock, go } = await openConsole('/domains?search=reachtide', { as: 'user' });
    const open = page.getByRole('button', { name: `Order ${reach}` });
    await open.click();
    await expect.element(dialog.getByLabelText('Price')).toHaveValue('$79.00');
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog).not.toBeInTheDocument();
    raisePrice(mock);
    setTime(now.getTime() + 1000);
    go('/domains?search=reachtideloud');
    await expect.element(row(reach).getByText('$89.00')).toBeVisible();
    await open.click();
    await expect.element(dialog.getByLabelText('Price')).toHaveValue('$89.00');
  });
});

describe('ordering', () => {
  test('shows a changed price with the refusal, and can then order at that price', async () => {
    const { mock } = await openConsole('/domains?search=reachtide', { as: 'user' });
    await page.getByRole('button', { name: `Order ${reach}` }).click();
    await expect.element(dialog.getByLabelText('Price')).toHaveValue('$79.00');
    raisePrice(mock);
    await order('For the shop');
    await expect.element(dialog.getByRole('alert')).toMatchTextContent(/is \$89\.00 now$/);
    await expect.element(dialog.getByLabelText('Price')).toHaveValue('$89.00');
    await expect.element(notes).toHaveValue('For the shop');
    await create.click();
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(row(reach).getByText('$89.00')).toBeVisible();
  });

  test('keeps the input if a refusal is followed by silence', async () => {
    const { mock } = await openConsole('/domains?search=reachtide', { as: 'user' });
    await page.getByRole('button', { name: `Order ${reach}` }).click();
    raisePrice(mock);
    mock.faults.add({ kind: 'reset', operation: 'domains/list' });
    await order('For the shop');
    await expect.element(dialog.getByRole('alert')).toMatchTextContent(/is \$89\.00 now$/);
    await expect.poll(() => callsOf(mock, 'domains/list').length).toBeGreaterThan(3);
    await expect.element(notes).toHaveValue('For the shop');
  });

  test('reports an order without a number if the server sends none', async () => {
    const { mock } = await openDialog('user');
    vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
      const { url } = new Request(input, init);
      return url.endsWith('/domains/order')
        ? Response.json({ success: true })
        : mock.fetch(input, init);
    });
    await order();
    await expect
      .element(page.getByText('Order created successfully!', { exact: true }))
      .toBeVisible();
  });

  test('shows the order number, closes, and the order is in the list [§8.ordering.created]', async () => {
    const { mock, address, go } = await openDialog('user');
    await order(' For the shop ');
    const id = mock.world.store.orders.all().at(-1)?.id;
    await expectToast(`Order created successfully! Order ID: ${id}`);
    await expect.element(dialog).not.toBeInTheDocument();
    expect(address()).toBe('/domains');
    expect(callsOf(mock, 'domains/order')[0]?.body).toEqual({
      domain: reach,
      drop_date: '2026-11-21',
      price: 79,
      epp_registrar_category_id: 8,
      epp_account_id: null,
      notes: 'For the shop',
    });
    go('/orders');
    await expect.element(row(`#${id}`).getByText(reach)).toBeVisible();
    await expect.element(row(`#${id}`).getByText('New')).toBeVisible();
  });

  test.for<[string, string, (mock: Mock) => unknown]>([
    [
      'a server that is not there',
      'Failed to create order',
      ({ faults }) => faults.add({ kind: 'reset', operation: 'domains/order' }),
    ],
    [
      'a failing server',
      'Registry is in maintenance',
      ({ faults }) =>
        faults.add({
          operation: 'domains/order',
          kind: 'status',
          status: 503,
          error: 'Registry is in maintenance',
        }),
    ],
    [
      'an order that exists',
      `You already have an order for ${reach}`,
      ({ world: { store } }) => {
        const [example] = store.orders.filter(({ state }) => state === 'NEW');
        if (!example) throw new Error('no order is NEW');
        store.orders.add({ ...example, domain: reach, drop_date: '2026-11-21', user_id: 3 });
      },
    ],
  ])(
    '%s shows in the dialog, which keeps the input [§8.ordering.create-failed]',
    async ([, text, prepare]) => {
      await openDialog('user', prepare);
      await order('For the shop');
      await expect.element(dialog.getByRole('alert').getByText(text)).toBeVisible();
      await expect.element(notes).toHaveValue('For the shop');
      await expect.element(category.getByText(partners)).toBeInTheDocument();
      await expect.element(create).toBeEnabled();
    },
  );

  test('does not order a drop that is over, and says so', async () => {
    const { mock } = await openConsole('/domains?drop_date_from=&drop_date_to=2026-11-18', {
      as: 'user',
    });
    await page
      .getByRole('button', { name: /^Order .*\.com$/ })
      .first()
      .click();
    await expect
      .element(dialog.getByText('This drop is over: it can no longer be ordered.'))
      .toBeVisible();
    await expect.element(create).toBeDisabled();
    await category.selectOptions(partners);
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await button('Discard').click();
    await expect.element(dialog).not.toBeInTheDocument();
    expect(callsOf(mock, 'domains/order')).toHaveLength(0);
  });

  test('orders once, even after several clicks', async () => {
    const { mock } = await openDialog('user');
    const slow = mock.faults.add({ kind: 'hang', operation: 'domains/order' });
    await category.selectOptions(partners);
    await create.dblClick();
    await expect.element(create).toBeDisabled();
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog).toBeVisible();
    slow.remove();
    await expect.element(dialog).not.toBeInTheDocument();
    expect(callsOf(mock, 'domains/order')).toHaveLength(1);
  });

  test('orders with Ctrl + Enter', async () => {
    const { mock } = await openDialog('user');
    await category.selectOptions(partners);
    await notes.click();
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await expectToast(/^Order created successfully! Order ID: \d+$/);
    expect(callsOf(mock, 'domains/order')).toHaveLength(1);
  });

  test('asks before it discards changes, but not without any', async () => {
    const { mock, address } = await openDialog('user');
    await notes.fill('half a thou');
    await dialog.getByRole('button', { name: 'Close' }).click();
    const question = page.getByRole('dialog', { name: 'Discard your changes?' });
    await question.getByRole('button', { name: 'Keep Editing' }).click();
    await expect.element(notes).toHaveValue('half a thou');
    await notes.clear();
    await userEvent.keyboard('{Escape}');
    await expect.poll(address).toBe('/domains');
    expect(callsOf(mock, 'domains/order')).toEqual([]);
  });
});
