import type { Mock } from '@dropcatch/mock-server/browser';
import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { formatDay } from '../../core/time/time.ts';
import { callsOf, openConsole } from '../../../test/kit/console.tsx';
import { expectLogged } from '../../../test/kit/log.ts';
import { openBeforeMidnight } from '../../../test/kit/midnight.ts';
import { filterField } from '../../../test/kit/screen.ts';

const table = page.getByRole('table', { name: 'Domains' });
const title = page.getByRole('heading', { name: /^Domains/ });
const search = page.getByLabelText('Search Domain');
const filters = page.getByRole('region', { name: 'Filters' });
const today = '2026-11-20';

/** The query of the last list call. */
const asked = (mock: Mock) => callsOf(mock, 'domains/list').at(-1)?.query;

/** The query without any filter. */
const unfiltered = { page: '1', per_page: '50', sort_by: 'drop_date', sort_order: 'asc' };
const usual = { ...unfiltered, drop_date_from: today };

describe('the list', () => {
  test('shows its columns, figures and the count', async () => {
    const { mock } = await openConsole('/domains', { as: 'user' });
    await expect.element(title).toMatchTextContent(/^Domains \(2\d\d\)$/);
    const heads = table.getByRole('columnheader').elements();
    expect(heads.map(({ textContent }) => textContent)).toEqual([
      '', // The checkbox that selects all rows.
      'Domain',
      'TLD',
      'Chars',
      'Drop Date',
      'Time Left',
      'Price',
      'Actions',
    ]);
    const total = /\d+/.exec(title.element().textContent ?? '')?.[0];
    await expect.element(page.getByText(`Total Domains${total}`)).toBeVisible();
    await expect.element(page.getByText(/^Dropping Today\d+$/)).toBeVisible();
    await expect.element(page.getByText(/^Avg Price\$\d+\.\d\d$/)).toBeVisible();
    await expect.element(page.getByText(/^This Week\d+$/)).toBeVisible();
    expect(asked(mock)).toEqual(usual);
    expect(callsOf(mock, 'domains/stats').map(({ query }) => query)).toEqual([
      { drop_date_from: today },
    ]);
  });

  test('says that nothing matches, and Clear Filters shows all', async () => {
    const { address } = await openConsole('/domains?search=zzzz&sort_by=price', { as: 'user' });
    await expect.element(page.getByText('No domains match these filters')).toBeVisible();
    await page.getByRole('main').getByRole('button', { name: 'Clear Filters' }).last().click();
    await expect.element(table).toBeVisible();
    expect(address()).toBe('/domains?sort_by=price');
    await expect.element(search).toHaveValue('');
  });

  test.for([
    [{ kind: 'reset' }, 'Failed to fetch domains'],
    [{ kind: 'malformed' }, 'Failed to fetch domains'],
    [{ kind: 'status', status: 503, error: 'Index is rebuilding' }, 'Index is rebuilding'],
  ] as const)(
    'says when it cannot be loaded, and loads on Try again (%o)',
    async ([fault, text]) => {
      const { mock } = await openConsole('/domains', {
        as: 'user',
        prepare: ({ faults }) => faults.add({ ...fault, operation: 'domains/list' }),
      });
      await expect.element(page.getByRole('alert').getByText(text)).toBeVisible();
      await expect.element(page.getByText('Total Domains–')).toBeVisible();
      mock.faults.clear();
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect.element(table.getByRole('row').last()).toBeVisible();
      await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
    },
  );

  test('figures that cannot be loaded show as dashes, and are logged [§8.catalog.statistics-failed]', async () => {
    await openConsole('/domains', {
      as: 'user',
      prepare: ({ faults }) => faults.add({ kind: 'reset', operation: 'domains/stats' }),
    });
    for (const figure of ['Dropping Today–', 'Avg Price–', 'This Week–']) {
      await expect.element(page.getByText(figure)).toBeVisible();
    }
    await expect.element(page.getByText(/^Total Domains\d+$/)).toBeVisible();
    await expectLogged('Failed to load domain statistics');
  });

  test('if the TLDs cannot be loaded, the usual ones show, and this is logged [§8.catalog.tlds-failed]', async () => {
    await openConsole('/domains', {
      as: 'user',
      prepare: ({ faults }) => faults.add({ kind: 'reset', operation: 'domains/tlds' }),
    });
    await expectLogged('Failed to load TLDs');
    await expect.element(page.getByLabelText('TLD')).toBeVisible();
    const options = page.getByLabelText('TLD').getByRole('option').elements();
    expect(options.map(({ textContent }) => textContent)).toEqual([
      'All TLDs',
      '.com',
      '.net',
      '.org',
      '.info',
      '.biz',
      '.us',
      '.co.uk',
      '.de',
    ]);
  });
});

describe('the filters', () => {
  test.for([
    ['TLD', '.net', 'tld=net'],
    ['Char Type', 'Alpha Only a-z', 'char_type=alpha'],
    ['Char Type', 'Alphanumeric a-z 0-9', 'char_type=alphanumeric'],
    ['Length', '6-8', 'domain_length=6-8'],
    ['Length', '15+', 'domain_length=15%2B'],
  ] as const)('%s %s', async ([label, option, query]) => {
    const { mock, address, back } = await openConsole('/domains?page=2', { as: 'user' });
    await expect.element(page.getByLabelText('TLD').getByText('.net')).toBeInTheDocument();
    await (await filterField(label)).selectOptions(option);
    await expect.poll(address).toBe(`/domains?${query}`);
    const expected = { ...usual, ...Object.fromEntries(new URLSearchParams(query)) };
    await expect.poll(() => asked(mock)).toEqual(expected);
    back();
    await expect.poll(() => page.getByLabelText(label).element()).toHaveProperty('value', '');
    expect(address()).toBe('/domains?page=2');
  });

  test.for([
    ['Search Domain', 'mail', 'search=mail'],
    ['Price Range Min', '50', 'min_price=50'],
    ['Price Range Max', '99.5', 'max_price=99.5'],
    ['Drop From', '2026-11-25', 'drop_date_from=2026-11-25'],
    ['Drop To', '2026-11-25', 'drop_date_to=2026-11-25'],
  ] as const)('%s', async ([label, typed, query]) => {
    const { mock, address, reload } = await openConsole('/domains?page=2', { as: 'user' });
    await (await filterField(label)).fill(typed);
    await expect.poll(address).toBe(`/domains?${query}`);
    const expected = { ...usual, ...Object.fromEntries(new URLSearchParams(query)) };
    await expect.poll(() => asked(mock)).toEqual(expected);
    await reload();
    const shown = label.startsWith('Drop') ? formatDay(typed) : typed;
    await expect.element(page.getByLabelText(label)).toHaveValue(shown);
    expect(asked(mock)).toEqual(expected);
  });

  test('Drop From is today until it is cleared, and a cleared one is not sent [§5.catalog.filters-sent-when-set §5.catalog.drop-from-today]', async () => {
    const { mock, address, reload } = await openConsole('/domains', { as: 'user' });
    const from = await filterField('Drop From');
    await expect.element(from).toHaveValue(formatDay(today));
    await from.clear();
    await expect.poll(address).toBe('/domains?drop_date_from=');
    await expect.poll(() => asked(mock)).toEqual(unfiltered);
    await expect.element(title).toHaveTextContent('Domains (300)');
    await reload();
    await expect.element(from).toHaveValue('');
    await filters.getByRole('button', { name: 'Clear Filters' }).click();
    await expect.element(from).toHaveValue(formatDay(today));
    await expect.poll(() => asked(mock)).toEqual(usual);
  });

  test('a text that is not a price filters nothing and leaves the address', async () => {
    const { mock, address } = await openConsole('/domains?min_price=cheap&page=x&sort_by=;', {
      as: 'user',
    });
    await expect.element(title).toMatchTextContent(/^Domains \(\d+\)$/);
    expect(asked(mock)).toEqual(usual);
    await (await filterField('Price Range Max')).fill('lots');
    await userEvent.keyboard('{Enter}');
    await expect.poll(address).toBe('/domains');
    expect(asked(mock)).toEqual(usual);
  });

  test('the input is not lost while the list loads', async () => {
    const { mock, address } = await openConsole('/domains', { as: 'user' });
    await expect.element(title).toMatchTextContent(/^Domains \(\d+\)$/);
    const slow = mock.faults.add({ kind: 'hang', operation: 'domains/list' });
    await userEvent.type(search, 'reach');
    await expect.poll(address).toBe('/domains?search=reach');
    await expect.element(table).toHaveAttribute('aria-busy', 'true');
    await userEvent.type(search, 'tide');
    slow.remove();
    await expect.element(table).toHaveAttribute('aria-busy', 'false');
    await expect.element(search).toHaveValue('reachtide');
    await expect.poll(address).toBe('/domains?search=reachtide');
    await expect.element(search).toHaveFocus();
  });

  test('typing and choosing at the same time both count', async () => {
    const { mock, address, back } = await openConsole('/domains', { as: 'user' });
    await search.fill('mail');
    await userEvent.keyboard('{Tab}');
    await page.getByLabelText('TLD').selectOptions('.com');
    await expect.poll(() => asked(mock)).toEqual({ ...usual, search: 'mail', tld: 'com' });
    back();
    await expect.poll(address).toBe('/domains?search=mail');
    await expect.element(search).toHaveValue('mail');
  });

  test('Search reads the rows and figures again', async () => {
    const { mock } = await openConsole('/domains', { as: 'user' });
    await expect.element(title).toMatchTextContent(/^Domains \(\d+\)$/);
    await filters.getByRole('button', { name: 'Search' }).click();
    await expect.poll(() => callsOf(mock, 'domains/list')).toHaveLength(2);
    await expect.poll(() => callsOf(mock, 'domains/stats')).toHaveLength(2);
    expect(asked(mock)).toEqual(usual);
  });

  test('Enter reads only the new search, not the old one again', async () => {
    const { mock } = await openConsole('/domains', { as: 'user' });
    await expect.element(title).toMatchTextContent(/^Domains \(\d+\)$/);
    await search.fill('reach');
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => asked(mock)).toEqual({ ...usual, search: 'reach' });
    await expect.element(table).toHaveAttribute('aria-busy', 'false');
    expect(callsOf(mock, 'domains/list')).toHaveLength(2);
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => callsOf(mock, 'domains/list')).toHaveLength(3);
    expect(asked(mock)).toEqual({ ...usual, search: 'reach' });
  });

  test('a long search shows that it is busy and keeps the focus and the rows', async () => {
    const { mock } = await openConsole('/domains', { as: 'user' });
    await expect.element(table).toHaveAttribute('aria-busy', 'false');
    const slow = mock.faults.add({ kind: 'hang', operation: 'domains/list' });
    const button = filters.getByRole('button', { name: 'Search' });
    await button.click();
    await expect.element(button).toHaveAttribute('aria-busy', 'true');
    await expect.element(button).toHaveFocus();
    await expect.element(table).toHaveAttribute('aria-busy', 'false');
    await button.click({ force: true });
    slow.remove();
    await expect.element(button).toHaveAttribute('aria-busy', 'false');
    expect(callsOf(mock, 'domains/list')).toHaveLength(2);
  });

  test('a catalogue without domains says so and offers no filter to clear', async () => {
    const { address } = await openConsole('/domains', { as: 'user', rows: 0 });
    await expect.element(page.getByText('No domains drop from today on')).toBeVisible();
    await page.getByRole('button', { name: 'Show earlier drops' }).click();
    await expect.element(page.getByText('No domains yet')).toBeVisible();
    expect(address()).toBe('/domains?drop_date_from=');
    await expect.element(page.getByText('No domains match these filters')).not.toBeInTheDocument();
  });

  test('the result of a filter is announced, and after an empty result, loading shows', async () => {
    const { mock } = await openConsole('/domains?search=zzzz', { as: 'user' });
    const main = page.getByRole('main');
    const empty = page.getByText('No domains match these filters');
    const outcome = () => main.element().querySelector('[aria-live]')?.textContent;
    await expect.element(empty).toBeVisible();
    expect(outcome()).toBe('0 results');
    const liveRegion = main.element().querySelector('[aria-live]');
    const slow = mock.faults.add({ kind: 'hang', operation: 'domains/list' });
    await search.fill('reach');
    await expect.poll(outcome).toBe('');
    await expect.element(empty).toBeVisible();
    const waiting = empty.element().closest('[aria-busy]');
    expect(waiting?.getAttribute('aria-busy')).toBe('true');
    slow.remove();
    await expect.poll(outcome).toMatch(/^\d+ results?$/);
    expect(main.element().querySelector('[aria-live]')).toBe(liveRegion);
  });

  test('the card Dropping Today filters to the drops of today', async () => {
    const { mock, address } = await openConsole('/domains?page=2&tld=com', { as: 'user' });
    const card = page.getByRole('button', { name: /^Dropping Today/ });
    await card.click();
    await expect
      .poll(address)
      .toBe(`/domains?tld=com&drop_date_from=${today}&drop_date_to=${today}`);
    await expect.element(card).toHaveAttribute('aria-pressed', 'true');
    await expect
      .poll(() => asked(mock))
      .toMatchObject({ drop_date_from: today, drop_date_to: today });
    // The label, too, is for clicks.
    await page.getByText('Dropping Today', { exact: true }).click();
    await expect.poll(address).toBe('/domains?tld=com');
    await expect.element(card).toHaveAttribute('aria-pressed', 'false');
  });
});

describe('left open over midnight (UTC)', () => {
  const tomorrow = '2026-11-21';

  test('the list and its day filter change to the new day', async () => {
    const { mock, address, passMidnight } = await openBeforeMidnight('/domains');
    const from = page.getByLabelText('Drop From');
    await expect.element(from).toHaveValue(formatDay(today));
    passMidnight();
    await expect.element(from).toHaveValue(formatDay(tomorrow));
    await expect.poll(() => asked(mock)).toEqual({ ...usual, drop_date_from: tomorrow });
    await page.getByText(/^Dropping Today\d+$/).click();
    await expect.poll(address).toBe(`/domains?drop_date_from=${tomorrow}&drop_date_to=${tomorrow}`);
  });

  test('the drops of today are counted again, even if the date filters stay', async () => {
    const { mock, passMidnight } = await openBeforeMidnight('/domains?drop_date_from=');
    await expect.element(page.getByText(/^Dropping Today\d+$/)).toBeVisible();
    expect(callsOf(mock, 'domains/stats')).toHaveLength(1);
    passMidnight();
    await expect.poll(() => callsOf(mock, 'domains/stats')).toHaveLength(2);
  });
});
