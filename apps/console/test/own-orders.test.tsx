import type { Mock } from '@dropcatch/mock-server/browser';
import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from './kit/axe.ts';
import { callsOf, openConsole } from './kit/console.tsx';
import { category, create, dialog, partners, reach } from './kit/orderDialog.ts';
import { expectToast, heading, row } from './kit/screen.ts';
import { addOrders } from './kit/seeded.ts';

const bar = page.getByRole('region', { name: 'Selection' });
const selectAll = page.getByRole('checkbox', { name: 'Select all shown' });
const drop = '2026-11-21';

/** Gives jnovak, the signed-in user, an open order for {@link reach}. Returns its number. */
function orderReach(mock: Mock, drop_date = drop): number {
  const [id = 0] = addOrders(mock, [reach]);
  Object.assign(mock.world.store.orders.get(id) ?? {}, { drop_date });
  return id;
}

/** Opens a screen with that order. */
async function openWithOrder(address: string, as: 'user' | 'admin' | 'manager' = 'user') {
  let id = 0;
  const opened = await openConsole(address, {
    as,
    prepare: (mock) => void (id = orderReach(mock)),
  });
  return { ...opened, id, ordered: page.getByRole('link', { name: `Ordered #${id} · New` }) };
}

describe('the catalogue', () => {
  test('links to the order of the user in its row', async () => {
    const { id, ordered, address } = await openWithOrder('/domains?search=reachtide');
    await expect
      .element(row(reach).getByRole('link').last())
      .toHaveTextContent(`Ordered #${id} · New`);
    await expectAccessible();
    await ordered.click();
    await expect.poll(address).toBe(`/orders/${id}`);
  });

  test('reads the orders once for all rows', async () => {
    const { mock, ordered } = await openWithOrder(`/domains?drop_date_from=${drop}&tld=com`);
    await expect.element(ordered).toBeInTheDocument();
    expect(callsOf(mock, 'orders/list').map(({ query }) => query)).toEqual([{ per_page: '250' }]);
  });

  test('shows a new order at once', async () => {
    const { mock } = await openConsole('/domains?search=reachtide', { as: 'user' });
    await page.getByRole('button', { name: `Order ${reach}` }).click();
    await category.selectOptions(partners);
    await create.click();
    const id = () => mock.world.store.orders.find(({ domain }) => domain === reach)?.id;
    await expectToast(/^Order created successfully!/);
    await expect
      .element(row(reach).getByRole('link', { name: `Ordered #${id()} · New` }))
      .toBeVisible();
  });

  test('"Select all" leaves ordered names out, and so does a bulk order', async () => {
    const { ordered } = await openWithOrder(
      `/domains?drop_date_from=${drop}&drop_date_to=${drop}&per_page=25`,
    );
    await expect.element(ordered).toBeVisible();
    await page.getByRole('checkbox', { name: `Select ${reach}` }).click();
    await bar.getByRole('button', { name: 'Order' }).click();
    const bulk = page.getByRole('dialog', { name: 'Order domains' });
    await expect.element(bulk.getByText(/^0 domains, \$0\.00 in total/)).toBeVisible();
    await expect
      .element(bulk.getByText(/1 domain left out, since you have ordered it already/))
      .toBeVisible();
    await bulk.getByRole('button', { name: 'Cancel' }).click();
    await bar.getByRole('button', { name: 'Clear selection' }).click();
    await selectAll.click();
    await expect.element(bar).toBeVisible();
    await expect.element(page.getByRole('checkbox', { name: `Select ${reach}` })).not.toBeChecked();
    await expect.element(selectAll).toBeChecked();
    await selectAll.click();
    await expect.element(bar).not.toBeInTheDocument();
  });
});

describe('the order dialog', () => {
  test('says that the name is already ordered, links to the order, and can order again', async () => {
    const { mock, id } = await openWithOrder(`/domains/${reach}/order`);
    const note = dialog.getByRole('status').filter({ hasText: 'You already have an order' });
    await expect.element(note.getByRole('link', { name: `Ordered #${id} · New` })).toBeVisible();
    await expect.element(note.getByText('is for this drop.')).toBeVisible();
    await expectAccessible();
    await category.selectOptions(partners);
    await create.click();
    // The server decides.
    await expect.element(dialog.getByText(`You already have an order for ${reach}`)).toBeVisible();
    expect(callsOf(mock, 'domains/order')).toHaveLength(1);
  });

  test('names the drop of the order if it is another one', async () => {
    await openConsole(`/domains/${reach}/order`, {
      as: 'user',
      prepare: (mock) => void orderReach(mock, '2026-11-28'),
    });
    await expect.element(dialog.getByText('is for the drop on 28 Nov 2026.')).toBeVisible();
  });

  test('keeps the known order if the orders cannot be loaded again', async () => {
    const { mock, ordered } = await openWithOrder('/domains?search=reachtide');
    await expect.element(ordered).toBeVisible();
    mock.faults.add({ kind: 'status', operation: 'orders/list', status: 503 });
    await page.getByRole('button', { name: 'Search' }).click();
    await expect
      .poll(() => callsOf(mock, 'orders/list').some(({ status }) => status === 503))
      .toBe(true);
    await page.getByRole('button', { name: `Order ${reach}` }).click();
    await expect.element(dialog.getByText('is for this drop.')).toBeVisible();
  });

  test('says that the orders could not be loaded, and loads them on Try again', async () => {
    const { mock } = await openConsole(`/domains/${reach}/order`, {
      as: 'user',
      prepare: (server) => {
        orderReach(server);
        server.faults.add({ kind: 'status', operation: 'orders/list', status: 503 });
      },
    });
    const unknown = dialog.getByText(/^Your orders could not be loaded/);
    await expect.element(unknown).toBeVisible();
    mock.faults.clear();
    await unknown.getByRole('button', { name: 'Try again' }).click();
    await expect.element(dialog.getByText('is for this drop.')).toBeVisible();
  });
});

test('the palette lists the order of the user first and offers to order again', async () => {
  const { id, address } = await openWithOrder('/payments');
  await expect.element(heading).toHaveTextContent('Payments');
  await userEvent.keyboard('{Control>}k{/Control}');
  await page.getByRole('combobox', { name: /^Search screens/ }).fill(reach);
  const options = page.getByRole('option');
  await expect
    .element(options.first())
    .toHaveAccessibleName(new RegExp(`^Order #${id} ${reach}.* · New`));
  await expect.element(page.getByRole('option', { name: /^Order again/ })).toBeVisible();
  await userEvent.keyboard('{Enter}');
  await expect.poll(address).toBe(`/orders/${id}`);
});

test('the lookup shows the order of the user, and "Select all" skips it', async () => {
  const { ordered } = await openWithOrder('/domains/lookup');
  await page
    .getByRole('textbox', { name: /^Domains/ })
    .fill(`${reach}\nreachtide.com\nboldmint.com`);
  await page.getByRole('button', { name: 'Look Up', exact: true }).click();
  await expect.element(row(reach).getByRole('link', { name: /^Ordered #/ })).toBeVisible();
  await expect.element(ordered).toBeVisible();
  await selectAll.click();
  await expect.element(page.getByRole('checkbox', { name: `Select ${reach}` })).not.toBeChecked();
});

test('the released domains show the order of the user', async () => {
  let id = 0;
  let name = '';
  await openConsole('/released', {
    as: 'user',
    prepare: (mock) => {
      name = mock.world.store.releasedDomains.all()[0]?.domain ?? '';
      [id = 0] = addOrders(mock, [name]);
    },
  });
  await page.getByLabelText('Domain', { exact: true }).fill(name);
  await expect.element(row(name).getByRole('link', { name: `Ordered #${id} · New` })).toBeVisible();
});

describe('an order of the user', () => {
  test('is not one of the customers that staff see', async () => {
    const { ordered, mock, id } = await openWithOrder('/domains?search=reachtide', 'admin');
    await expect.poll(() => callsOf(mock, 'orders/list').at(-1)?.status).toBe(200);
    await expect.element(row(reach)).toBeVisible();
    await expect.element(ordered).not.toBeInTheDocument();
    Object.assign(mock.world.store.orders.get(id) ?? {}, { user_id: 1 });
    await page.getByRole('button', { name: 'Search' }).click();
    await expect.element(ordered).toBeVisible();
  });

  test('is found among hundreds, state by state', async () => {
    let id = 0;
    const { mock } = await openConsole('/domains?search=reachtide', {
      as: 'user',
      prepare: (server) => {
        id = orderReach(server);
        const later = addOrders(
          server,
          Array.from({ length: 600 }, (_, index) => `other${index}.com`),
        );
        for (const other of later)
          Object.assign(server.world.store.orders.get(other) ?? {}, { state: 'FAILED' });
      },
    });
    await expect
      .element(row(reach).getByRole('link', { name: `Ordered #${id} · New` }))
      .toBeVisible();
    const states = callsOf(mock, 'orders/list').flatMap(({ query }) => query['state'] ?? []);
    expect(new Set(states)).toEqual(
      new Set(['NEW', 'PAID_WAITING_EXDATE', 'PAID_WAITING_CATCH', 'CATCHED_PROCESSING']),
    );
  });

  test('does not show after it is over', async () => {
    const { mock, id, ordered } = await openWithOrder('/domains?search=reachtide');
    await expect.element(ordered).toBeVisible();
    Object.assign(mock.world.store.orders.get(id) ?? {}, { state: 'CANCELLED' });
    await page.getByRole('button', { name: 'Search' }).click();
    await expect.element(ordered).not.toBeInTheDocument();
    await expect.element(row(reach)).toBeVisible();
  });
});

test('staff see the whole state of an order in a lookup', async () => {
  const { mock, id } = await openWithOrder('/domains/lookup', 'admin');
  Object.assign(mock.world.store.orders.get(id) ?? {}, { state: 'PAID_WAITING_EXDATE' });
  await page.getByRole('textbox', { name: /^Domains/ }).fill(reach);
  await page.getByRole('button', { name: 'Look Up', exact: true }).click();
  const link = row(reach).getByRole('link', { name: `#${id} Paid - Waiting Expiry` });
  await expect.element(link).toBeVisible();
  const words = link.getByText('Paid - Waiting Expiry').element();
  expect(words.scrollWidth).toBe(words.clientWidth);
});
