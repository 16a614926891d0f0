import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { toUnicodeName } from '../../entities/domains/idn.ts';
import { expectAccessible } from '../../../test/kit/axe.ts';
import { unreachableText } from '../../../test/kit/faults.ts';
import { domainNames, expectToast } from '../../../test/kit/screen.ts';
import { callsOf, openConsole } from '../../../test/kit/console.tsx';

const toggle = page.getByRole('button', { name: 'Refine page' });
const panel = page.getByRole('region', { name: 'Refine this page' });
const table = page.getByRole('table', { name: 'Domains' });

/** The names on the page, without their TLDs. */
const names = () => domainNames().map((name) => name.split('.')[0] ?? '');

describe('the refinement of the page', () => {
  test('says that it applies to the loaded rows, and how many are left', async () => {
    const { mock, address } = await openConsole('/domains', { as: 'user' });
    await expect.poll(() => names().length).toBe(50);
    const expected = names().filter((name) => name.startsWith('s')).length;
    await toggle.click();
    await expect.element(panel.getByText(/works on the 50 loaded rows only/)).toBeVisible();
    await expect
      .element(panel.getByRole('button', { name: 'Clear refinement' }))
      .not.toBeInTheDocument();
    await panel.getByLabelText('Starts with').fill('S');
    await expect.poll(address).toBe('/domains?starts=S');
    await expect.element(panel.getByText(`${expected} of 50 rows on this page`)).toBeVisible();
    await expect.poll(() => names().length).toBe(expected);
    expect(names().every((name) => name.startsWith('s'))).toBe(true);
    // The title and the pages stay those of the catalogue, and nothing is read.
    await expect.element(page.getByRole('heading', { name: /^Domains \(2\d\d\)$/ })).toBeVisible();
    expect(callsOf(mock, 'domains/list')).toHaveLength(1);
  });

  test('applies to the readable form of an internationalised name', async () => {
    await openConsole('/domains?search=blåbærsolid.com&no_hyphens=yes', { as: 'user' });
    await expect.element(panel.getByText('1 of 1 rows on this page')).toBeVisible();
    await expect.element(table.getByText('blåbærsolid.com')).toBeVisible();
    await panel.getByLabelText('Starts with').fill('Blå');
    await expect.element(panel.getByText('1 of 1 rows on this page')).toBeVisible();
    await panel.getByLabelText('Starts with').fill('bla');
    await expect.element(panel.getByText('0 of 1 rows on this page')).toBeVisible();
  });

  test('is in the address with its filters, and has a button to clear it', async () => {
    const url = '/domains?page=2&tld=com&sources=1&ends=e&no_digits=yes&no_hyphens=yes';
    const { mock, address } = await openConsole(`${url}&metric=ds1_main&metric_min=1`, {
      as: 'user',
    });
    await expect.element(panel.getByText(/^\d+ of 50 rows on this page$/)).toBeVisible();
    await expect.element(panel.getByLabelText('Ends with')).toHaveValue('e');
    await expect.element(panel.getByLabelText('No digits')).toBeChecked();
    await expect.element(panel.getByLabelText('No hyphens')).toBeChecked();
    await expect.element(panel.getByLabelText('Metric')).toHaveValue('ds1_main');
    await expect.element(panel.getByLabelText('Minimum')).toHaveValue('1');
    expect(names().every((name) => /^[^\d-]*e$/.test(name))).toBe(true);
    const flows = [...document.querySelectorAll('td[data-column=ds1_main]')];
    expect(flows.every(({ textContent }) => Number(textContent) >= 1)).toBe(true);
    expect(callsOf(mock, 'domains/list').at(-1)?.query).toEqual({
      page: '2',
      per_page: '50',
      sort_by: 'drop_date',
      sort_order: 'asc',
      tld: 'com',
      drop_date_from: '2026-11-20',
    });
    await panel.getByRole('button', { name: 'Clear refinement' }).click();
    await expect.poll(address).toBe('/domains?page=2&tld=com&sources=1');
    await expect.poll(() => names().length).toBeGreaterThan(40);
    await expect.element(panel).toHaveFocus();
    await expect.element(panel.getByLabelText('Ends with')).toHaveValue('');
  });

  test('works with checkboxes and with the minimum of a shown metric', async () => {
    const { address, back } = await openConsole('/domains', { as: 'user' });
    await toggle.click();
    await expect.element(panel.getByLabelText('Metric')).toBeDisabled();
    await expect.element(panel.getByText('Needs a data source')).toBeInTheDocument();
    await panel.getByLabelText('No hyphens').click();
    await expect.poll(address).toBe('/domains?no_hyphens=yes');
    await panel.getByLabelText('No digits').click();
    await expect.poll(address).toBe('/domains?no_hyphens=yes&no_digits=yes');
    back();
    await expect.element(panel.getByLabelText('No digits')).not.toBeChecked();
    await panel.getByLabelText('No hyphens').click();
    await page.getByLabelText('Majestic').click();
    await panel.getByLabelText('Metric').selectOptions('Trust Flow');
    await panel.getByLabelText('Minimum').fill('10');
    await expect.poll(address).toBe('/domains?metric=ds1_main&metric_min=10');
    await expect.element(panel.getByText(/^\d+ of 50 rows on this page$/)).toBeVisible();
    // Without its column the metric does not count.
    await page.getByLabelText('Majestic').click();
    await expect.element(panel.getByText(/of 50 rows/)).not.toBeInTheDocument();
    await expect.poll(() => names().length).toBe(50);
  });

  test('ignores a minimum that is not a number', async () => {
    const { address } = await openConsole('/domains?sources=1&metric=ds1_main', { as: 'user' });
    await toggle.click();
    await panel.getByLabelText('Minimum').fill('much');
    await panel.getByLabelText('Starts with').click();
    await expect.poll(() => names().length).toBe(50);
    expect(address()).toBe('/domains?sources=1&metric=ds1_main');
  });

  test('says if it leaves no row, even when it is folded', async () => {
    const { address } = await openConsole('/domains?starts=zzzz', { as: 'user' });
    await expect
      .element(page.getByText('No row on this page matches the refinement above'))
      .toBeVisible();
    await toggle.click();
    await expect.element(toggle).toHaveAttribute('aria-expanded', 'false');
    await expect.element(panel.getByLabelText('Starts with')).not.toBeVisible();
    await expect.element(panel.getByText('0 of 50 rows on this page')).toBeVisible();
    await panel.getByRole('button', { name: 'Clear refinement' }).click();
    await expect.poll(address).toBe('/domains');
    await expect.element(table.getByRole('row').nth(1)).toBeVisible();
  });

  test('continues on further pages, and shows its progress', async () => {
    const { mock } = await openConsole('/domains?starts=s&drop_date_from=&per_page=25', {
      as: 'user',
      rows: 700,
    });
    const { catalogue } = mock.world;
    const matches = Array.from({ length: catalogue.size }, (_, at) => catalogue.name(at)).filter(
      (name) => (toUnicodeName(name) ?? name).startsWith('s'),
    );
    const total = catalogue.size;
    await panel.getByRole('button', { name: 'Search further pages' }).click();
    await expect
      .element(panel.getByText(`${matches.length} found in ${total} of ${total} rows`))
      .toBeVisible();
    await expect.element(table).toHaveAttribute('aria-rowcount', String(matches.length + 1));
    await expect
      .element(panel.getByRole('button', { name: 'Search further pages' }))
      .not.toBeInTheDocument();
    const pages = callsOf(mock, 'domains/list').filter(({ query }) => query['per_page'] === '250');
    expect(pages.map(({ query }) => query['page'])).toEqual(['1', '2', '3']);
    // A star also changes in the rows that were found.
    const star = page.getByRole('button', { name: /^Watch / }).nth(6);
    await star.click();
    await expect.element(star).toHaveAttribute('aria-pressed', 'true');
    // Another refinement starts again.
    await panel.getByLabelText('No digits').click();
    await expect.element(panel.getByRole('button', { name: 'Search further pages' })).toBeVisible();
  });

  test('of further pages can be stopped and continued', async () => {
    const { mock } = await openConsole('/domains?starts=s&drop_date_from=&per_page=25', {
      as: 'user',
      rows: 700,
    });
    await expect.element(panel.getByText(/of 25 rows on this page$/)).toBeVisible();
    const held = mock.faults.add({ operation: 'domains/list', kind: 'hang', nth: 2 });
    await panel.getByRole('button', { name: 'Search further pages' }).click();
    await expect.element(panel.getByText(/found in 250 of \d+ rows$/)).toBeVisible();
    await panel.getByRole('button', { name: 'Stop' }).click();
    mock.faults.remove(held.id);
    await panel.getByRole('button', { name: 'Continue search' }).click();
    await expect.element(panel.getByText(/found in (\d+) of \1 rows$/)).toBeVisible();
    expect(new Set(names()).size).toBe(names().length);
  });

  test('of further pages says why it failed, and can be continued', async () => {
    const { mock } = await openConsole('/domains?starts=s&drop_date_from=&per_page=25', {
      as: 'user',
      rows: 700,
    });
    await expect.element(panel.getByText(/of 25 rows on this page$/)).toBeVisible();
    mock.faults.add({ operation: 'domains/list', kind: 'reset', nth: 2 });
    await panel.getByRole('button', { name: 'Search further pages' }).click();
    await expectToast(unreachableText);
    await expect.element(panel.getByText(/found in 250 of \d+ rows$/)).toBeVisible();
    await panel.getByRole('button', { name: 'Continue search' }).click();
    await expect.element(panel.getByText(/found in (\d+) of \1 rows$/)).toBeVisible();
  });

  test('stays on the next page and when the filters are cleared', async () => {
    const { address } = await openConsole('/domains?tld=com&no_digits=yes', { as: 'user' });
    await expect.element(panel.getByText(/of 50 rows on this page$/)).toBeVisible();
    await page.getByRole('button', { name: 'Clear Filters' }).click();
    await expect.poll(address).toBe('/domains?no_digits=yes');
    await page.getByRole('button', { name: 'Page 2' }).click();
    await expect.poll(address).toBe('/domains?no_digits=yes&page=2');
  });

  test('is accessible, and fits into 375 pixels', async () => {
    await openConsole('/domains?per_page=25&sources=1&starts=a&metric=ds1_main&metric_min=0', {
      as: 'user',
      rows: 25,
    });
    await expect.element(panel.getByLabelText('Starts with')).toBeVisible();
    await expectAccessible();
    await page.viewport(375, 700);
    expect(document.documentElement.scrollWidth).toBe(375);
    await page.viewport(1280, 800);
  });
});
