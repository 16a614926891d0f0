import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from './kit/axe.ts';
import { openConsole } from './kit/console.tsx';
import { row } from './kit/screen.ts';
import { lists } from './kit/screens.ts';

const table = page.getByRole('table', { name: 'Domains' });
const panel = page.getByRole('dialog', { name: 'Columns' });

/** The headings of the columns. The checkbox column has none. */
const headings = () =>
  table
    .getByRole('columnheader')
    .elements()
    .map(({ textContent }) => textContent)
    .filter(Boolean);

/** Opens the menu and waits for its content. */
async function openChooser(): Promise<void> {
  await page.getByRole('button', { name: 'Columns' }).click();
  await expect.element(panel.getByLabelText('Density of tables')).toBeVisible();
}

describe('columns', () => {
  test('can be hidden and shown, also after a reload, except Domain and Actions', async () => {
    const { address, reload } = await openConsole('/domains', { as: 'user' });
    await openChooser();
    await expect.element(panel.getByLabelText('TLD')).toBeChecked();
    expect(panel.getByLabelText('Domain', { exact: true }).elements()).toEqual([]);
    expect(panel.getByLabelText('Actions').elements()).toEqual([]);
    await panel.getByLabelText('TLD').click();
    await panel.getByLabelText('Time Left').click();
    const left = ['Domain', 'Chars', 'Drop Date', 'Price', 'Actions'];
    await expect.poll(headings).toEqual(left);
    expect(address()).toBe('/domains');
    await reload();
    await expect.poll(headings).toEqual(left);
    await openChooser();
    await panel.getByRole('button', { name: 'Show all columns' }).click();
    await expect.poll(headings).toContain('Time Left');
  });

  test('show at once when their panel opens', async () => {
    await openConsole('/users', { as: 'admin' });
    const button = page.getByRole('button', { name: 'Columns' });
    await button.hover();
    // Hovering has loaded them.
    await Promise.all([
      import('../src/ui/menu/Panel.tsx'),
      import('../src/ui/list/ColumnChooser.tsx'),
    ]);
    const waits: string[] = [];
    const observer = new MutationObserver(() => {
      const shown = document.querySelector('[role=dialog] [role=status]')?.textContent;
      if (shown) waits.push(shown);
    });
    observer.observe(document.body, { childList: true, subtree: true });
    onTestFinished(() => observer.disconnect());
    await button.click();
    await expect.element(panel.getByLabelText('Density of tables')).toBeVisible();
    expect(waits).toEqual([]);
  });

  test('of a list that are required cannot be hidden by an address', async () => {
    await openConsole('/domains?hide=domain,actions,tld', { as: 'user' });
    await expect
      .poll(headings)
      .toEqual(['Domain', 'Chars', 'Drop Date', 'Time Left', 'Price', 'Actions']);
  });

  test('have the density in their menu, the same as in Settings', async () => {
    const { go } = await openConsole('/domains', { as: 'user' });
    await openChooser();
    await panel.getByLabelText('Density of tables').selectOptions('Dense');
    await expect.element(table).toHaveAttribute('data-density', 'dense');
    go('/settings');
    await expect.element(page.getByLabelText('Density of tables')).toHaveValue('dense');
  });

  test('of orders can be hidden too, and the CSV has only the shown ones', async () => {
    const { reload } = await openConsole('/orders', { as: 'user' });
    const orders = page.getByRole('table', { name: 'Orders' });
    const shown = () =>
      orders
        .getByRole('columnheader')
        .elements()
        .map(({ textContent }) => textContent);
    await expect.element(row('#').first()).toBeVisible();
    await openChooser();
    await panel.getByLabelText('Payment').click();
    const left = ['ID', 'Domain', 'Drop Date', 'Status', 'Price', 'Created', 'Actions'];
    await expect.poll(shown).toEqual(left);
    await expectAccessible();
    await reload();
    await expect.poll(shown).toEqual(left);
    const files: Blob[] = [];
    vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
      if (file instanceof Blob) files.push(file);
      return 'blob:none';
    });
    await page.getByRole('button', { name: 'CSV' }).click();
    expect((await files[0]?.text())?.split('\r\n')[0]).toMatch(
      /ID,Domain,Drop Date,Status,Price,Created$/,
    );
  });
});

test.for(lists.filter(({ nameColumn }) => nameColumn))(
  'a narrow table of $path keeps the column with the name in view',
  async ({ path, table: list, nameColumn = '' }) => {
    await page.viewport(780, 800);
    onTestFinished(() => page.viewport(1280, 800));
    await openConsole(path, { as: 'admin' });
    const head = page.getByRole('table', { name: list, exact: true }).getByRole('columnheader');
    await expect.element(head.getByText(nameColumn, { exact: true })).toBeInTheDocument();
    const rows = page.getByRole('region', { name: list, exact: true });
    await expect
      .poll(() => rows.element().scrollWidth - rows.element().clientWidth)
      .toBeGreaterThan(0);
    for (const left of [10_000, 0]) {
      rows.element().scrollTo({ left });
      await expect
        .element(head.getByText(nameColumn, { exact: true }))
        .toBeInViewport({ ratio: 1 });
    }
  },
);
