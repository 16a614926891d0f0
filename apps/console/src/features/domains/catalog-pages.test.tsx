import type { Mock } from '@dropcatch/mock-server/browser';
import { describe, expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { callsOf, openConsole } from '../../../test/kit/console.tsx';

const table = page.getByRole('table', { name: 'Domains' });
const pages = page.getByRole('navigation', { name: 'Pagination' });
const today = '2026-11-20';

/** The query of the last list call. */
const asked = (mock: Mock) => callsOf(mock, 'domains/list').at(-1)?.query;

/** The query without any filter. */
const unfiltered = { page: '1', per_page: '50', sort_by: 'drop_date', sort_order: 'asc' };
const usual = { ...unfiltered, drop_date_from: today };

describe('sort and pages', () => {
  test.for([
    ['Domain', 'domain'],
    ['Chars', 'chars_before_tld'],
    ['Price', 'price'],
  ] as const)('%s sorts up, then down, and goes to the first page', async ([name, key]) => {
    const { mock, address, back } = await openConsole('/domains?page=2', { as: 'user' });
    const head = table.getByRole('columnheader', { name });
    await head.getByRole('button').click();
    await expect.poll(address).toBe(`/domains?sort_by=${key}`);
    await expect.element(head).toHaveAttribute('aria-sort', 'ascending');
    // The whole cell is clickable.
    await head.click();
    await expect.poll(address).toBe(`/domains?sort_by=${key}&sort_order=desc`);
    await expect.element(head).toHaveAttribute('aria-sort', 'descending');
    await expect.poll(() => asked(mock)).toEqual({ ...usual, sort_by: key, sort_order: 'desc' });
    back();
    await expect.element(head).toHaveAttribute('aria-sort', 'ascending');
  });

  test('a list is first sorted by drop date, and a click reverses it', async () => {
    const { address } = await openConsole('/domains', { as: 'user' });
    const head = table.getByRole('columnheader', { name: 'Drop Date' });
    await expect.element(head).toHaveAttribute('aria-sort', 'ascending');
    await head.getByRole('button').click();
    await expect.poll(address).toBe('/domains?sort_order=desc');
  });

  test('a link that sorts by a column of a deleted data source works', async () => {
    const { address } = await openConsole('/domains?sort_by=ds99_main&sort_order=desc&tld=com', {
      as: 'user',
    });
    await expect.poll(address).toBe('/domains?tld=com');
    await expect.element(page.getByRole('table').getByRole('row').nth(1)).toBeVisible();
  });

  test('25, 50, 100 or 250 rows make a page [§9.catalog.page-sizes]', async () => {
    const { mock, address } = await openConsole('/domains?page=3', { as: 'user' });
    const size = page.getByLabelText('Page size');
    await expect.element(size).toHaveValue('50');
    const sizes = size
      .getByRole('option')
      .elements()
      .map(({ textContent }) => textContent);
    expect(sizes).toEqual(['25 per page', '50 per page', '100 per page', '250 per page']);
    await size.selectOptions('25 per page');
    await expect.poll(address).toBe('/domains?per_page=25');
    await expect.poll(() => table.getByRole('row').elements().length).toBe(26);
    expect(asked(mock)).toEqual({ ...usual, per_page: '25' });
    await size.selectOptions('250 per page');
    await expect.element(pages).not.toBeInTheDocument();
    // Of many rows, only those in view are in the document, but all are counted.
    await expect
      .poll(() => Number(table.element().getAttribute('aria-rowcount')))
      .toBeGreaterThan(200);
    expect(table.getByRole('row').elements().length).toBeLessThan(80);
  });

  test('the pager shows up to five pages around the current one', async () => {
    const { address, reload } = await openConsole('/domains?per_page=25', { as: 'user' });
    const offered = () =>
      pages
        .getByRole('button')
        .elements()
        .map(({ textContent }) => textContent);
    await expect.poll(offered).toEqual(['Previous', '1', '2', '3', '4', '5', 'Next']);
    await expect.element(pages.getByRole('button', { name: 'Previous' })).toBeDisabled();
    await pages.getByRole('button', { name: 'Page 5' }).click();
    await expect.poll(offered).toEqual(['Previous', '3', '4', '5', '6', '7', 'Next']);
    await pages.getByRole('button', { name: 'Next' }).click();
    await expect.poll(address).toBe('/domains?per_page=25&page=6');
    await reload();
    await expect
      .element(pages.getByRole('button', { name: 'Page 6' }))
      .toHaveAttribute('aria-current', 'page');
  });

  test('two quick clicks on Next go two pages ahead', async () => {
    const { mock, address } = await openConsole('/domains?per_page=25', { as: 'user' });
    await expect.element(table).toHaveAttribute('aria-busy', 'false');
    const slow = mock.faults.add({ kind: 'hang', operation: 'domains/list' });
    const next = pages.getByRole('button', { name: 'Next' });
    await next.click();
    await expect
      .element(pages.getByRole('button', { name: 'Page 2' }))
      .toHaveAttribute('aria-current', 'page');
    // The rows are still those of the first page.
    await expect.element(pages.getByText(/^Page 1 of/)).toBeVisible();
    await next.click();
    await expect.poll(address).toBe('/domains?per_page=25&page=3');
    slow.remove();
    await expect.element(pages.getByText(/^Page 3 of/)).toBeVisible();
  });

  test('a page past the end leads to the last one, and Back to where one was', async () => {
    const { address, go, back } = await openConsole('/orders', { as: 'user' });
    go('/domains?page=99');
    await expect.element(pages.getByText(/^Page (\d+) of \1 /)).toBeVisible();
    await expect.element(table).toBeVisible();
    expect(address()).toMatch(/^\/domains\?page=\d$/);
    back();
    await expect.poll(address).toBe('/orders');
  });
});

test('a row of a name with several drop dates is as high as the others on a phone', async () => {
  await page.viewport(375, 800);
  onTestFinished(() => page.viewport(1280, 800));
  await openConsole('/domains', { as: 'user' });
  const chip = page.getByRole('button', { name: /on which .* may drop$/ }).first();
  await expect.element(chip).toBeVisible();
  const own = chip.element().closest('tr');
  const heightOf = (element: Element | null) => element?.getBoundingClientRect().height;
  expect(heightOf(own)).toBe(heightOf(own?.previousElementSibling ?? null));
});
