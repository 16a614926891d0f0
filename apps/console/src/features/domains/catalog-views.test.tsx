import { describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '../../../test/kit/axe.ts';
import { callsOf, openConsole } from '../../../test/kit/console.tsx';
import { fireStorageEvent } from '../../../test/kit/storageEvents.ts';
import { cheapView, saveViews } from '../../../test/kit/views.ts';
import { setTime } from '../../../test/kit/timers.ts';

const table = page.getByRole('table', { name: 'Domains' });
/** The plus after the tabs. */
const menu = page.getByRole('button', { name: 'Save and edit views' });
const panel = page.getByRole('dialog', { name: /^(Save and edit views|Views)$/ });
const name = panel.getByLabelText('Save as a view');
const view = (text: string) => panel.getByRole('button', { name: text, exact: true });
const today = '2026-11-20';

const headings = () =>
  table
    .getByRole('columnheader')
    .elements()
    .map(({ textContent }) => textContent);

/** The search parameters of an address of the catalogue. */
const parametersOf = (address: string) =>
  Object.fromEntries(new URLSearchParams(address.replace(/^\/domains/, '')));

/** Opens the panel and waits for its content. */
async function openViews(): Promise<void> {
  await menu.click();
  await expect.element(view('All domains')).toBeVisible();
}

async function hideColumn(text: string): Promise<void> {
  await page.getByRole('button', { name: 'Columns' }).click();
  await page.getByRole('dialog', { name: 'Columns' }).getByLabelText(text).click();
  await userEvent.keyboard('{Escape}');
}

async function save(text: string): Promise<void> {
  await name.fill(text);
  await userEvent.keyboard('{Enter}');
}

describe('a view', () => {
  test('saves and restores the filters, sort, page size, columns and sources', async () => {
    const { mock, address, go, reload } = await openConsole(
      '/domains?page=2&tld=com&sort_by=price&per_page=25',
      { as: 'user' },
    );
    await page.getByLabelText('Majestic').click();
    await hideColumn('Chars');
    await openViews();
    await save('My .com');
    await expect.element(panel.getByText('View “My .com” saved')).toBeVisible();
    await expect.element(view('My .com')).toHaveAttribute('aria-current', 'true');
    await userEvent.keyboard('{Escape}');
    await expect.element(menu).toHaveFocus();

    go('/domains');
    await page.getByLabelText('Majestic').click();
    await expect.poll(headings).not.toContain('Trust Flow');
    await reload();
    await openViews();
    await expect.element(view('My .com')).not.toHaveAttribute('aria-current');
    await view('My .com').click();
    await expect
      .poll(() => parametersOf(address()))
      .toEqual({
        per_page: '25',
        sort_by: 'price',
        tld: 'com',
        hide: 'chars',
        sources: '1',
      });
    await expect.poll(headings).toContain('Trust Flow');
    expect(headings()).not.toContain('Chars');
    await expect
      .poll(() => callsOf(mock, 'domains/list').at(-1)?.query)
      .toMatchObject({ page: '1', tld: 'com', sort_by: 'price', per_page: '25' });
    expect(callsOf(mock, 'domains/list').at(-1)?.query).not.toHaveProperty('hide');
    await expect.element(menu).toHaveFocus();
  });

  test('can be saved again under its name', async () => {
    await openConsole('/domains?tld=org', { as: 'user', prepare: () => saveViews([cheapView]) });
    await openViews();
    await name.fill('cheap .NET');
    await expect.element(panel.getByText('Replaces the view with this name')).toBeVisible();
    await panel.getByRole('button', { name: 'Replace' }).click();
    await expect.element(panel.getByText('View “Cheap .net” replaced')).toBeVisible();
    await expect.element(view('Cheap .net')).toHaveAttribute('aria-current', 'true');
    expect(panel.getByRole('button', { name: /^Delete/ }).elements()).toHaveLength(1);
  });

  test('can be renamed, but not to a used name', async () => {
    await openConsole('/domains', {
      as: 'user',
      prepare: () => saveViews([cheapView, { name: 'Other', search: '?hide=' }]),
    });
    await openViews();
    await panel.getByRole('button', { name: 'Rename “Cheap .net”' }).click();
    const field = panel.getByLabelText('New name of “Cheap .net”');
    await expect.element(field).toHaveFocus();
    await field.fill('other');
    await panel.getByRole('button', { name: 'Rename', exact: true }).click();
    await expect.element(panel.getByText('Another view has this name')).toBeVisible();
    await expect.element(field).toHaveFocus();
    await expect.element(panel.getByText(/^View renamed/)).not.toBeInTheDocument();
    await field.fill('Bargains');
    await userEvent.keyboard('{Enter}');
    await expect.element(panel.getByText('View renamed to “Bargains”')).toBeVisible();
    await expect.element(view('Bargains')).toBeVisible();
    await expect.element(panel.getByRole('button', { name: 'Rename “Bargains”' })).toHaveFocus();

    await userEvent.keyboard('{Enter}');
    await panel.getByLabelText('New name of “Bargains”').fill('Nothing');
    await panel.getByRole('button', { name: 'Cancel' }).click();
    await expect.element(view('Bargains')).toBeVisible();
    await expect.element(panel.getByRole('button', { name: 'Rename “Bargains”' })).toHaveFocus();
  });

  test('is renamed correctly even if another tab deletes views meanwhile', async () => {
    const called = (...names: string[]) => names.map((text) => ({ ...cheapView, name: text }));
    await openConsole('/domains', {
      as: 'user',
      prepare: () => saveViews(called('One', 'Two', 'Three')),
    });
    await openViews();
    await panel.getByRole('button', { name: 'Rename “Two”' }).click();
    const field = panel.getByLabelText('New name of “Two”');
    await field.fill('Second');
    saveViews(called('Two', 'Three'));
    fireStorageEvent('preference:catalogViews.3');
    await expect.element(view('One')).not.toBeInTheDocument();
    await field.click();
    await userEvent.keyboard('{Enter}');
    await expect.element(view('Second')).toBeVisible();
    await expect.element(view('Three')).toBeVisible();

    await panel.getByRole('button', { name: 'Rename “Second”' }).click();
    saveViews(called('Three'));
    fireStorageEvent('preference:catalogViews.3');
    await expect.element(panel.getByLabelText(/^New name of/)).not.toBeInTheDocument();
    await expect.element(view('Three')).toBeVisible();
  });

  test('can be deleted and restored', async () => {
    await openConsole('/domains', {
      as: 'user',
      prepare: () => saveViews([cheapView], 'Cheap .net'),
    });
    await openViews();
    await panel.getByRole('button', { name: 'Delete “Cheap .net”' }).click();
    await expect.element(view('Cheap .net')).not.toBeInTheDocument();
    await expect.element(panel.getByText('View “Cheap .net” deleted')).toBeVisible();
    const undo = panel.getByRole('button', { name: 'Undo' });
    await expect.element(undo).toHaveFocus();
    // Meanwhile another tab saves a view.
    saveViews([{ name: 'Other', search: '?hide=' }]);
    fireStorageEvent('preference:catalogViews.3');
    await undo.click();
    await expect.element(view('Other')).toBeVisible();
    await expect.element(view('Cheap .net')).toBeVisible();
    await expect
      .element(panel.getByRole('button', { name: 'Open Domains with “Cheap .net”' }))
      .toHaveAttribute('aria-pressed', 'true');
  });

  test('with relative dates shows the drops of the current day on another day', async () => {
    const { address } = await openConsole(
      `/domains?drop_date_from=${today}&drop_date_to=${today}`,
      { as: 'user' },
    );
    await openViews();
    await expect.element(panel.getByLabelText('Its drop dates move with today')).toBeChecked();
    await save('Today');
    await panel.getByLabelText('Its drop dates move with today').click();
    await save('That day');
    setTime(new Date('2026-11-23T12:00:00Z'));
    await view('Today').click();
    await expect.poll(address).toMatch('drop_date_from=2026-11-23&drop_date_to=2026-11-23');
    await openViews();
    await view('That day').click();
    await expect.poll(address).toMatch(`drop_date_from=${today}&drop_date_to=${today}`);
  });

  test('shows in other tabs at once', async () => {
    await openConsole('/domains', { as: 'user' });
    await openViews();
    saveViews([cheapView]);
    fireStorageEvent('preference:catalogViews.3');
    await expect.element(view('Cheap .net')).toBeVisible();
  });

  test('belongs to the user who made it', async () => {
    await openConsole('/domains', {
      as: 'admin',
      prepare: () => saveViews([cheapView], 'Cheap .net'),
    });
    await openViews();
    await expect.element(view('Cheap .net')).not.toBeInTheDocument();
  });

  test('that was stored in another shape is ignored', async () => {
    await openConsole('/domains', {
      as: 'user',
      prepare: () => {
        localStorage.setItem('preference:catalogViews.3', '{"views":7}');
        localStorage.setItem('preference:hiddenColumns.domains.3', '"all"');
      },
    });
    await expect.poll(headings).toContain('Chars');
    await openViews();
    await save('First');
    await expect.element(view('First')).toBeVisible();
  });
});

describe('the view that Domains opens with', () => {
  test('is chosen in the menu, applies only to the bare address, and stays cleared', async () => {
    const { address, go, back, reload } = await openConsole('/domains', {
      as: 'user',
      prepare: () => saveViews([cheapView]),
    });
    await openViews();
    const home = panel.getByRole('button', { name: 'Open Domains with “Cheap .net”' });
    await home.click();
    await expect.element(panel.getByText('Domains opens with “Cheap .net”')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    expect(address()).toBe('/domains');
    go('/orders');
    await expect.element(page.getByRole('heading', { name: 'Orders Management' })).toBeVisible();
    go('/domains');
    const settings = { per_page: '25', hide: 'chars', sources: '1' };
    const start = { tld: 'net', max_price: '60', ...settings };
    await expect.poll(() => parametersOf(address())).toEqual(start);
    await expect.element(page.getByLabelText('TLD')).toHaveValue('net');

    await page.getByRole('button', { name: 'Clear Filters' }).first().click();
    await expect.poll(() => parametersOf(address())).toEqual(settings);
    await openViews();
    await view('All domains').click();
    await expect.poll(address).toBe('/domains?view=all');
    await expect.poll(headings).toContain('Chars');
    await reload();
    await expect.poll(headings).toContain('Chars');
    go('/orders');
    await expect.element(page.getByRole('heading', { name: 'Orders Management' })).toBeVisible();
    back();
    await expect.poll(headings).toContain('Chars');
    expect(address()).toBe('/domains?view=all');

    go('/orders');
    await expect.element(page.getByRole('heading', { name: 'Orders Management' })).toBeVisible();
    go('/domains');
    await expect.poll(() => parametersOf(address())).toEqual(start);
    await expect.poll(headings).toContain('TLD');
    go('/domains?tld=org');
    await expect.poll(address).toBe('/domains?tld=org');
    await reload();
    await expect.poll(headings).toContain('Chars');
    expect(address()).toBe('/domains?tld=org');
    await openViews();
    await home.click();
    await expect.element(panel.getByText('Domains opens with all domains')).toBeVisible();
    go('/domains');
    await expect.poll(address).toBe('/domains');
    await reload();
    await expect.poll(headings).toContain('Chars');
    expect(address()).toBe('/domains');
  });
});

describe('Copy link', () => {
  test('gives an address that shows the same for others and does not change their columns', async () => {
    const copied: string[] = [];
    vi.spyOn(navigator.clipboard, 'writeText').mockImplementation((text) => {
      copied.push(text);
      return Promise.resolve();
    });
    const { go } = await openConsole('/domains?tld=com&page=2&starts=a', {
      as: 'user',
      prepare: () => localStorage.setItem('preference:selectedDataSources', '[1]'),
    });
    await hideColumn('Price');
    await openViews();
    await panel.getByRole('button', { name: 'Copy link' }).click();
    await expect.element(panel.getByText('Link copied')).toBeInTheDocument();
    const link = new URL(copied[0] ?? '');
    expect(link.origin).toBe(window.location.origin);
    expect(link.pathname).toBe('/domains');
    expect(parametersOf(link.search)).toEqual({
      page: '2',
      per_page: '50',
      tld: 'com',
      hide: 'price',
      sources: '1',
      starts: 'a',
    });
    await userEvent.keyboard('{Escape}');

    // Another user, who shows another source and hides another column.
    localStorage.setItem('preference:selectedDataSources', '[2]');
    localStorage.setItem('preference:hiddenColumns.domains.3', '["tld"]');
    fireStorageEvent(null);
    await expect.poll(headings).not.toContain('TLD');
    go(link.pathname + link.search);
    await expect.poll(headings).toContain('TLD');
    expect(headings()).toContain('Trust Flow');
    expect(headings()).not.toContain('Price');
    expect(headings()).not.toContain('Snapshots');

    // Their next choice changes the address, not their stored columns.
    await page.getByLabelText('Wayback Machine').click();
    await expect.poll(headings).toContain('Snapshots');
    expect(localStorage.getItem('preference:selectedDataSources')).toBe('[2]');
    await hideColumn('Chars');
    await expect.poll(headings).not.toContain('Chars');
    expect(localStorage.getItem('preference:hiddenColumns.domains.3')).toBe('["tld"]');
    await openViews();
    await panel.getByRole('button', { name: 'Show my own columns' }).click();
    await expect.poll(headings).not.toContain('TLD');
    expect(headings()).not.toContain('Trust Flow');
  });

  test('shows the address if the browser does not allow a copy', async () => {
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
    await openConsole('/domains?tld=com', { as: 'user' });
    await openViews();
    await panel.getByRole('button', { name: 'Copy link' }).click();
    const field = panel.getByLabelText(/Copy it from here$/);
    await expect
      .element(field)
      .toHaveValue(`${window.location.origin}/domains?tld=com&per_page=50&hide=&sources=`);
  });
});

describe('the menu', () => {
  test('is accessible in all its states', async () => {
    await openConsole('/domains?per_page=25&hide=tld&drop_date_to=2026-11-30', {
      as: 'user',
      rows: 25,
      prepare: () => saveViews([cheapView, { name: 'Other', search: '?hide=' }], 'Other'),
    });
    await openViews();
    await panel.getByRole('button', { name: 'Delete “Other”' }).click();
    await panel.getByRole('button', { name: 'Rename “Cheap .net”' }).click();
    await expectAccessible();
  });

  test('fits into 375 pixels', async () => {
    await page.viewport(375, 700);
    await openConsole('/domains?per_page=25&sources=1,2', {
      as: 'user',
      prepare: () =>
        saveViews([{ ...cheapView, name: 'Names without hyphens that cost little and drop soon' }]),
    });
    await page.getByRole('button', { name: 'More', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Views' }).click();
    await expect.element(view('All domains')).toBeVisible();
    const { left, right } = panel.element().getBoundingClientRect();
    expect(left).toBeGreaterThanOrEqual(0);
    expect(right).toBeLessThanOrEqual(375);
    expect(panel.element().scrollWidth).toBeLessThanOrEqual(panel.element().clientWidth);
    expect(document.documentElement.scrollWidth).toBe(375);
    await page.viewport(1280, 800);
  });
});
