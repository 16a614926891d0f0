import type { Mock } from '@dropcatch/mock-server/browser';
import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from './kit/axe.ts';
import { callsOf, openConsole } from './kit/console.tsx';
import { unreachableText } from './kit/faults.ts';
import { dialog as orderForm, reach } from './kit/orderDialog.ts';
import { setReleasedDomains } from './kit/released.ts';
import { row } from './kit/screen.ts';
import { addOrders } from './kit/seeded.ts';

const detailsOf = (name: string) => page.getByRole('dialog', { name, exact: true });

const nameIn = (name: string) => row(name).getByRole('link', { name, exact: true });

const dropOn = (day: string, cents: number) => ({ day: Date.parse(day) / 86_400_000, cents });

/** Adds a domain with two drops to the catalogue. */
function addTwice({ world: { catalogue } }: Mock): void {
  catalogue.edit({
    removed: [],
    added: [
      {
        label: 'twice',
        tld: 'com',
        variations: [dropOn('2026-11-22', 6900), dropOn('2026-11-30', 4500)],
      },
    ],
  });
}

describe('the details of a domain', () => {
  test('open beside the catalogue, keep its filters, and close with Escape', async () => {
    const { address } = await openConsole('/domains?search=reachtide', { as: 'user' });
    await nameIn(reach).click();
    expect(address()).toBe(`/domains/${reach}?search=reachtide`);
    const details = detailsOf(reach);
    await expect.element(details.getByText('Drops on 21 Nov 2026')).toBeVisible();
    await expect.element(details.getByText('$79.00')).toBeVisible();
    await expect.element(details.getByText('Usual Release')).toBeVisible();
    await expect.element(details.getByText(/^19:00–20:15 UTC/)).toBeVisible();
    // One drop needs no table.
    await expect.element(details.getByRole('table')).not.toBeInTheDocument();
    await expect.element(row(reach)).toBeVisible();
    await expectAccessible();
    await userEvent.keyboard('{Escape}');
    await expect.element(details).not.toBeInTheDocument();
    expect(address()).toBe('/domains?search=reachtide');
    await expect.element(nameIn(reach)).toHaveFocus();
  });

  test('show every metric of every data source', async () => {
    await openConsole(`/domains/${reach}`, { as: 'user' });
    const details = detailsOf(reach);
    for (const label of ['Trust Flow', 'Citation Flow', 'Backlinks']) {
      await expect.element(details.getByText(label, { exact: true })).toBeVisible();
    }
  });

  test('link to the web without a referrer', async () => {
    await openConsole(`/domains/${reach}`, { as: 'user' });
    for (const [label, address] of [
      ['RDAP record', `https://rdap.org/domain/${reach}`],
      ['WHOIS', `https://lookup.icann.org/en/lookup?name=${reach}`],
      ['Internet Archive', `https://web.archive.org/web/*/${reach}`],
      ['Web search', `https://duckduckgo.com/?q=%22${reach}%22`],
    ] as const) {
      const link = detailsOf(reach).getByRole('link', { name: label });
      await expect.element(link).toHaveAttribute('href', address);
      await expect.element(link).toHaveAttribute('rel', 'noreferrer');
    }
  });

  test('link to the order of the user', async () => {
    let id = 0;
    const { address } = await openConsole(`/domains/${reach}`, {
      as: 'user',
      prepare: (mock) => void ([id = 0] = addOrders(mock, [reach])),
    });
    await detailsOf(reach)
      .getByRole('link', { name: `Ordered #${id} · New` })
      .click();
    await expect.poll(address).toBe(`/orders/${id}`);
  });

  test('change the star here and in the row', async () => {
    const { mock } = await openConsole(`/domains/${reach}?search=reachtide`, { as: 'user' });
    await detailsOf(reach).getByRole('button', { name: 'Watch' }).click();
    await expect
      .element(detailsOf(reach).getByRole('button', { name: 'Stop watching' }))
      .toBeVisible();
    await expect
      .element(page.getByRole('button', { name: `Watch ${reach}` }))
      .toHaveAttribute('aria-pressed', 'true');
    await expect.poll(() => callsOf(mock, 'domains/watch')).toHaveLength(1);
  });

  test('order one of several drops, and show again after the order dialog', async () => {
    const { address } = await openConsole('/domains/twice.com', { as: 'user', prepare: addTwice });
    const details = detailsOf('twice.com');
    await details.getByRole('button', { name: 'Order twice.com for 30 Nov 2026' }).click();
    await expect.element(orderForm.getByLabelText('Drop Date')).toHaveValue('30 Nov 2026');
    await expect.element(orderForm.getByLabelText('Price')).toHaveValue('$45.00');
    await orderForm.getByRole('button', { name: 'Cancel' }).click();
    await expect.poll(address).toBe('/domains/twice.com');
    await expect.element(details).toBeVisible();
  });

  test('show the name under other TLDs, each with its day, time left and price', async () => {
    const { address } = await openConsole('/domains/twice.com?tld=com', {
      as: 'user',
      prepare: (mock) => {
        addTwice(mock);
        mock.world.catalogue.edit({
          removed: [],
          added: [
            { label: 'twice', tld: 'net', variations: [dropOn('2026-11-25', 1900)] },
            { label: 'twicetold', tld: 'org', variations: [dropOn('2026-11-25', 1900)] },
          ],
        });
      },
    });
    const others = detailsOf('twice.com').getByRole('list', { name: 'Under Other TLDs' });
    const rows = () => others.elements()[0]?.querySelectorAll('li') ?? [];
    await expect
      .poll(() => [...rows()].map(({ innerText }) => innerText.replaceAll(/\s+/g, ' ')))
      .toEqual(['twice.net 25 Nov 2026 5d 7h $19.00']);
    await others.getByRole('link', { name: 'twice.net' }).click();
    await expect.element(detailsOf('twice.net').getByText('$19.00')).toBeVisible();
    await expect.element(page.getByRole('heading', { name: 'twice.net' })).toHaveFocus();
    expect(address()).toBe('/domains/twice.net?tld=com');
    await expectAccessible();
  });

  test('go to the next row with j and back with k', async () => {
    const { address } = await openConsole('/domains?tld=com', { as: 'user' });
    await expect.element(page.getByRole('row').nth(2)).toBeVisible();
    const names = () =>
      [...document.querySelectorAll('[data-row] .name-link')].map(
        (link) => link.getAttribute('href')?.split('/')[2]?.split('?')[0],
      );
    const [first = '', second = ''] = names().map(String);
    await nameIn(first).click();
    await expect.element(detailsOf(first)).toBeVisible();
    await userEvent.keyboard('j');
    await expect.element(detailsOf(second)).toBeVisible();
    await userEvent.keyboard('k');
    await expect.element(detailsOf(first)).toBeVisible();
    expect(address()).toBe(`/domains/${first}?tld=com`);
  });

  test('say if the catalogue lacks the name, and still link to the web', async () => {
    await openConsole('/domains/no-such-name.com', { as: 'user' });
    const details = detailsOf('no-such-name.com');
    await expect.element(details.getByText('The catalogue does not have this name.')).toBeVisible();
    await expect.element(details.getByRole('link', { name: 'WHOIS' })).toBeVisible();
    await expect.element(details.getByRole('button', { name: 'Order' })).not.toBeInTheDocument();
  });

  test('say why they cannot be loaded, and load on Try again', async () => {
    const { mock, go } = await openConsole('/domains?search=nothing-at-all', { as: 'user' });
    await expect.element(page.getByText('No domains match these filters')).toBeVisible();
    mock.faults.add({ operation: 'domains/list', kind: 'reset' });
    go(`/domains/${reach}?search=nothing-at-all`);
    const details = detailsOf(reach);
    await expect.element(details.getByText(unreachableText)).toBeVisible();
    mock.faults.clear();
    await details.getByRole('button', { name: 'Try again' }).click();
    await expect.element(details.getByText('$79.00')).toBeVisible();
  });
});

describe('the details open', () => {
  test('beside a looked-up list', async () => {
    const { address } = await openConsole('/domains/lookup', { as: 'user' });
    await page.getByRole('textbox', { name: 'Domains' }).fill(`${reach}\nno-such-name.com`);
    await page.getByRole('button', { name: 'Look Up', exact: true }).click();
    await nameIn(reach).click();
    await expect.element(detailsOf(reach).getByText('$79.00')).toBeVisible();
    expect(address()).toBe(`/domains/lookup?details=${reach}`);
    await userEvent.keyboard('j');
    await expect.element(detailsOf('no-such-name.com')).toBeVisible();
    await userEvent.keyboard('k');
    await detailsOf(reach).getByRole('button', { name: 'Order', exact: true }).click();
    await expect.element(orderForm.getByLabelText('Domain')).toHaveValue(reach);
    await orderForm.getByRole('button', { name: 'Cancel' }).click();
    await expect.element(detailsOf(reach)).toBeVisible();
    await detailsOf(reach).getByRole('button', { name: 'Close' }).click();
    await expect.poll(address).toBe('/domains/lookup');
  });

  test('beside the watchlist', async () => {
    await openConsole('/domains?search=reachtide', { as: 'user' });
    await page.getByRole('button', { name: `Watch ${reach}` }).click();
    await page.getByRole('link', { name: 'My Watchlist' }).click();
    await nameIn(reach).click();
    await expect.element(detailsOf(reach).getByText('$79.00')).toBeVisible();
  });

  test('beside released domains, with the result of the check', async () => {
    const { address } = await openConsole('/released', {
      as: 'user',
      prepare: (mock) =>
        setReleasedDomains(mock, [
          { domain: 'free.com', last_checked: '2026-11-20T10:00:00Z', is_available: true },
        ]),
    });
    await nameIn('free.com').click();
    const details = detailsOf('free.com');
    await expect.element(details.getByText('Available', { exact: true })).toBeVisible();
    await expect.element(details.getByText('The catalogue does not have this name.')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.poll(address).toBe('/released');
  });

  test('from an order', async () => {
    let id = 0;
    const { address } = await openConsole('/orders', {
      as: 'user',
      prepare: (mock) => {
        [id = 0] = addOrders(mock, [reach]);
        Object.assign(mock.world.store.orders.get(id) ?? {}, { tld: 'com' });
      },
    });
    await page.getByRole('link', { name: `#${id}` }).click();
    await page
      .getByRole('dialog', { name: `Order Details: #${id}` })
      .getByRole('link', { name: reach })
      .click();
    await expect.element(detailsOf(reach).getByText('$79.00')).toBeVisible();
    expect(address()).toBe(`/domains/${reach}`);
  });
});
