import { describe, expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '../../../test/kit/axe.ts';
import { callsOf, openConsole } from '../../../test/kit/console.tsx';
import { unreachable } from '../../../test/kit/faults.ts';
import { rowAction, showTab } from '../../../test/kit/screen.ts';
import { fakeIntervals } from '../../../test/kit/timers.ts';

const table = page.getByRole('table', { name: 'Orders' });

describe('the list', () => {
  test('shows its columns, the newest order first', async () => {
    await openConsole('/orders', { as: 'admin' });
    const headings = ['ID', 'Domain', 'Drop Date', 'Status', 'Price', 'Payment', 'User', 'Created'];
    for (const name of [...headings, 'Actions']) {
      await expect.element(table.getByRole('columnheader', { name, exact: true })).toBeVisible();
    }
    await expect.element(table.getByRole('link').first()).toHaveTextContent('#1867');
    await expect.element(page.getByText('Total Value')).toBeVisible();
  });

  test('of a customer has no user, since all orders are their own', async () => {
    await openConsole('/orders', { as: 'user' });
    await expect.element(table.getByRole('columnheader', { name: 'Payment' })).toBeVisible();
    await expect.element(table.getByRole('columnheader', { name: 'User' })).not.toBeInTheDocument();
  });

  test('a user name that is cut off shows in full in its tooltip', async () => {
    await openConsole('/orders', { as: 'admin' });
    await expect.element(table.getByTitle('brightharbor').first()).toBeVisible();
  });

  test('a click beside the controls of a row opens its record, and so does Enter', async () => {
    const { address, back } = await openConsole('/orders', { as: 'admin' });
    const price = table.getByRole('row').nth(1).getByText(/^\$/);
    await price.click();
    await expect.poll(address).toBe('/orders/1867');
    back();
    await expect.poll(address).toBe('/orders');
    await userEvent.keyboard('j');
    (table.getByRole('row').nth(2).element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    await expect.poll(address).toBe('/orders/1866');
  });

  test('a click that selects text, or one on a control, opens no record', async () => {
    const { address } = await openConsole('/orders', { as: 'admin' });
    const row = table.getByRole('row').nth(1);
    await expect.element(row).toBeVisible();
    const cell = row.getByText(/^\$/);
    getSelection()?.selectAllChildren(cell.element());
    cell.element().dispatchEvent(new MouseEvent('click', { bubbles: true }));
    await row.getByRole('checkbox').click();
    await expect
      .element(page.getByRole('region', { name: 'Selection' }))
      .toMatchTextContent(/^1 selected.*\$\d+\.\d\d/);
    expect(address()).toBe('/orders');
    getSelection()?.removeAllRanges();
  });

  test('filters by state and name in the address, and Clear Filters clears them', async () => {
    const { address, back } = await openConsole('/orders?page=2', { as: 'admin' });
    await page.getByLabelText('Status').selectOptions('Failed');
    await expect.poll(address).toBe('/orders?state=FAILED');
    await expect
      .element(table.getByText('Pending').or(table.getByText('Paid')).first())
      .toBeVisible();
    await expect.element(table.getByText('Caught - Completed')).not.toBeInTheDocument();

    await page.getByLabelText('Domain Search').fill('zzz-nothing');
    await expect.element(page.getByText('No orders match these filters')).toBeVisible();
    expect(address()).toBe('/orders?state=FAILED&domain=zzz-nothing');

    await page.getByRole('region', { name: 'Filters' }).getByText('Clear Filters').click();
    await expect.poll(address).toBe('/orders');
    back();
    await expect.element(page.getByLabelText('Domain Search')).toHaveValue('zzz-nothing');
  });

  test('the filters fold behind a button that tells how many are set', async () => {
    await openConsole('/orders?state=FAILED', { as: 'admin' });
    const toggle = page.getByRole('button', { name: 'Filters (1)' });
    await expect.element(page.getByLabelText('Status')).toBeVisible();
    await toggle.click();
    await expect.element(toggle).toHaveAttribute('aria-expanded', 'false');
    await expect.element(page.getByLabelText('Status')).not.toBeVisible();
    await toggle.click();
    await expect.element(page.getByLabelText('Status')).toHaveValue('FAILED');
  });

  test('a card filters the list by its state, and a second click clears the filter', async () => {
    const { address } = await openConsole('/orders', { as: 'admin' });
    const card = page.getByRole('button', { name: /^Refunded/ });
    await card.click();
    await expect.poll(address).toBe('/orders?state=REFUNDED');
    await expect.element(card).toHaveAttribute('aria-pressed', 'true');
    await card.click();
    await expect.poll(address).toBe('/orders');
  });

  test('folds the rarest states, whose cards do not fit into the line, and names them', async () => {
    onTestFinished(() => page.viewport(1280, 800));
    await page.viewport(1440, 900);
    const racing = ['READY_FOR_CATCH', 'PROCESSING'];
    await openConsole('/orders', {
      as: 'admin',
      prepare: ({ world: { store } }) => {
        const [order] = store.orders.filter(({ state }) => state === 'NEW');
        for (const state of [...racing, ...racing, 'AUCTION_PENDING']) {
          if (order) store.orders.add({ ...order, state });
        }
      },
    });
    const cards = page.getByRole('group', { name: 'Figures' });
    const isWhole = () => cards.element().scrollWidth <= cards.element().clientWidth;
    await expect.element(cards.getByText('Auction Pending')).toBeVisible();
    expect(isWhole()).toBe(true);
    await page.viewport(1280, 800);
    await expect.element(cards.getByTitle(/Auction Pending 2/)).toBeVisible();
    await expect.element(cards.getByText('Auction Pending', { exact: true })).not.toBeVisible();
    await expect.poll(isWhole).toBe(true);
    await expectAccessible();
  });

  test('shows the cards in one line on a phone, and two lines per row: name and price, state and actions', async () => {
    await page.viewport(375, 667);
    onTestFinished(() => page.viewport(1280, 800));
    await openConsole('/orders', { as: 'admin' });
    const cards = page.getByRole('group', { name: 'Figures' });
    await expect.element(cards).toHaveAttribute('tabindex', '0');
    const first = table.getByRole('row').nth(1);
    await expect.element(first.getByRole('link', { name: /^#/ })).toBeVisible();
    expect(first.element().getBoundingClientRect().top).toBeLessThan(340);
    expect(first.element().clientHeight).toBeLessThanOrEqual(74);
    const place = (column: string) =>
      first.element().querySelector(`[data-column=${column}]`)?.getBoundingClientRect();
    expect(place('domain')?.width).toBeGreaterThan(240);
    expect(place('price')?.top).toBeLessThan(place('domain')?.bottom ?? 0);
    expect(place('actions')?.top).toBeLessThan(place('state')?.bottom ?? 0);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(375);
  });

  test('has twenty rows a page', async () => {
    const { address } = await openConsole('/orders', { as: 'admin' });
    await expect.poll(() => table.getByRole('row').elements().length).toBe(21);
    await page.getByRole('button', { name: 'Next' }).click();
    await expect.poll(address).toBe('/orders?page=2');
    await expect
      .element(page.getByRole('button', { name: 'Page 2' }))
      .toHaveAttribute('aria-current', 'page');
  });

  test('counts pages if the answer tells only how many there are', async () => {
    await openConsole('/orders?page=2', {
      as: 'admin',
      prepare: ({ faults }) =>
        faults.add({
          kind: 'answer',
          operation: 'orders/list',
          body: {
            orders: [{ id: 7, domain: 'tidalforge.com' }],
            pagination: { pages: 9, total: 168 },
          },
          loose: true,
        }),
    });
    await expect.element(page.getByText('Page 2 of 9 · 168 in all')).toBeVisible();
  });

  test('the last page follows a page whose last order is gone', async () => {
    const { mock, address } = await openConsole('/orders?state=NEW&page=2', {
      as: 'admin',
      prepare: ({ world: { store } }) => {
        // One more than a page has.
        store.orders.all().forEach((order, index) => {
          order.state = index < 21 ? 'NEW' : 'FAILED';
        });
      },
    });
    const [oldest] = mock.world.store.orders.all();
    await rowAction(`order #${oldest?.id}`, 'Quick Approve');
    await expect.poll(address).toBe('/orders?state=NEW');
    await expect.poll(() => table.getByRole('row').elements().length).toBe(21);
  });

  test('shows a 404 as no orders', async () => {
    await openConsole('/orders', {
      as: 'user',
      prepare: ({ faults }) =>
        faults.add({ operation: 'orders/list', kind: 'status', status: 404 }),
    });
    await expect.element(page.getByText('No orders yet')).toBeVisible();
  });

  test('says when it cannot be loaded, and loads on Try again [§8.orders.load-failed]', async () => {
    const { mock } = await openConsole('/orders', {
      as: 'user',
      prepare: ({ faults }) => faults.add({ ...unreachable, operation: 'orders/list' }),
    });
    await expect.element(page.getByText('Failed to load orders')).toBeVisible();
    await expect.element(page.getByText(/The server cannot be reached/)).toBeVisible();
    mock.faults.clear();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect.element(table.getByRole('link').first()).toBeVisible();
  });

  test('rows that cannot be loaded again stay, below a message', async () => {
    const { mock } = await openConsole('/orders', { as: 'user' });
    const rows = table.getByRole('link', { name: /^#/ });
    await expect.poll(() => rows.elements().length).toBe(20);
    mock.faults.add({ ...unreachable, operation: 'orders/list' });
    await page.getByRole('button', { name: 'Refresh' }).click();
    await expect.element(page.getByText('Failed to load orders')).toBeVisible();
    expect(rows.elements()).toHaveLength(20);
    mock.faults.clear();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect.element(page.getByText('Failed to load orders')).not.toBeInTheDocument();
    expect(rows.elements()).toHaveLength(20);
  });

  test("shows the server's reason if it gives one", async () => {
    await openConsole('/orders', {
      as: 'user',
      prepare: ({ faults }) =>
        faults.add({
          operation: 'orders/list',
          kind: 'status',
          status: 400,
          error: 'Try smaller pages',
        }),
    });
    await expect.element(page.getByText('Try smaller pages')).toBeVisible();
  });

  test.for([
    ['READY_FOR_CATCH', 'Ready for Catch'],
    ['PROCESSING', 'Processing'],
    ['SOMETHING_NEW', 'Something New'],
  ] as const)('shows the state %s, which no user can set, as %s', async ([state, label]) => {
    await openConsole('/orders', {
      as: 'admin',
      prepare: ({ world }) => Object.assign(world.store.orders.all().at(-1) ?? {}, { state }),
    });
    await expect.element(table.getByRole('row').nth(1).getByText(label)).toBeVisible();
  });
});

test('changes by others show without a reload, but not while the tab is hidden', async () => {
  const pass = fakeIntervals();
  const { mock } = await openConsole('/orders', { as: 'admin' });
  const first = table.getByRole('row').nth(1);
  await expect.element(first.getByText('New', { exact: true })).toBeVisible();
  const newest = mock.world.store.orders.find(({ id }) => id === 1867);
  if (!newest) throw new Error('there is no order #1867');
  newest.state = 'CANCELLED';
  showTab('hidden');
  pass(60_000);
  expect(callsOf(mock, 'orders/list')).toHaveLength(1);
  showTab('visible');
  pass(60_000);
  await expect.element(first.getByText('Cancelled')).toBeVisible();
});
