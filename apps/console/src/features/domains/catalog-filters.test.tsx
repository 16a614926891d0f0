import type { Mock } from '@dropcatch/mock-server/browser';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent, type Locator } from 'vitest/browser';
import { expectAccessible } from '../../../test/kit/axe.ts';
import { callsOf, now, openConsole } from '../../../test/kit/console.tsx';
import { filterField, typeAtOnce, expectSettled } from '../../../test/kit/screen.ts';

const table = page.getByRole('table', { name: 'Domains' });
const most = page.getByLabelText('Price Range Max');
const from = page.getByLabelText('Drop From');
const filters = page.getByRole('region', { name: 'Filters' });
const today = '2026-11-20';
const todayInWords = '20 Nov 2026';

/** The query of the last list call. */
const asked = (mock: Mock) => callsOf(mock, 'domains/list').at(-1)?.query;
const usual = {
  page: '1',
  per_page: '50',
  sort_by: 'drop_date',
  sort_order: 'asc',
  drop_date_from: today,
};

/** Stops the timers. The result lets the pause after typing pass, so that the input counts. */
function stopTimers() {
  vi.useFakeTimers({ now, toFake: ['Date', 'setTimeout', 'clearTimeout'] });
  return async () => vi.advanceTimersByTimeAsync(300);
}

describe('numbers', () => {
  test('a deleted price removes the filter', async () => {
    const { mock, address } = await openConsole('/domains', { as: 'user' });
    await filterField('Price Range Max');
    await most.fill('60');
    await expect.poll(() => asked(mock)).toEqual({ ...usual, max_price: '60' });
    await filterField('Price Range Max');
    await most.clear();
    await expect.poll(address).toBe('/domains');
    await expect.element(most).toHaveValue('');
    await expect.element(table).toHaveAttribute('aria-busy', 'false');
    const prices = callsOf(mock, 'domains/list').map(({ query }) => query['max_price']);
    expect(prices).toEqual([undefined, '60']);
  });

  test('an empty price in an address is no filter', async () => {
    const { mock } = await openConsole('/domains?max_price=', { as: 'user' });
    await expect.element(table).toHaveAttribute('aria-busy', 'false');
    expect(asked(mock)).toEqual(usual);
  });

  test('a pause after the decimal point keeps the point', async () => {
    const { mock, address } = await openConsole('/domains', { as: 'user' });
    await filterField('Price Range Max');
    await userEvent.type(most, '99.');
    await expect.poll(address).toBe('/domains?max_price=99');
    await expect.element(most).toHaveValue('99.');
    await userEvent.keyboard('5');
    await expect.poll(address).toBe('/domains?max_price=99.5');
    await expect.poll(() => asked(mock)).toEqual({ ...usual, max_price: '99.5' });
    await expect.element(most).toHaveValue('99.5');
  });

  test.for(['1,000', '$50', '12,50'])(
    '%s is refused as a price, and clears the filter',
    async (typed) => {
      const { mock, address } = await openConsole('/domains?max_price=60', { as: 'user' });
      await filterField('Price Range Max');
      await most.fill(typed);
      await expect.element(page.getByText('Enter a number such as 9.5')).toBeVisible();
      await expect.element(most).toHaveAttribute('aria-invalid', 'true');
      await expect.poll(address).toBe('/domains');
      await expect.poll(() => asked(mock)).toEqual(usual);
      await expect.element(most).toHaveValue(typed);
      await filters.getByRole('button', { name: 'Clear Filters' }).click();
      await expect.element(most).toHaveValue('');
      await expect.element(page.getByText('Enter a number such as 9.5')).not.toBeInTheDocument();
    },
  );

  test('an invalid price is cleared with the filters if nothing matches', async () => {
    const { address } = await openConsole('/domains?search=zzqqzz', { as: 'user' });
    const lift = page.getByRole('button', { name: 'Clear Filters' });
    await expect.poll(() => lift.elements().length).toBe(2);
    await filterField('Price Range Max');
    await most.fill('1,000');
    await expect.element(most).toHaveAttribute('aria-invalid', 'true');
    await lift.last().click();
    await expect.poll(address).toBe('/domains');
    await expect.element(most).toHaveValue('');
    await expect.element(most).not.toHaveAttribute('aria-invalid');
  });

  test('a corrected number filters again', async () => {
    const { address } = await openConsole('/domains', { as: 'user' });
    await filterField('Price Range Max');
    await most.fill('12,50');
    await expect.element(most).toHaveAttribute('aria-invalid', 'true');
    await filterField('Price Range Max');
    await most.fill('12.50');
    await expect.poll(address).toBe('/domains?max_price=12.5');
    await expect.element(most).not.toHaveAttribute('aria-invalid');
  });
});

test('the error of a filter covers no other filter', async () => {
  await openConsole('/domains', { as: 'user' });
  await filterField('Price Range Max');
  await page.getByLabelText('Price Range Min').fill('abc');
  await userEvent.keyboard('{Tab}');
  const boxOf = (locator: Locator) => locator.element().getBoundingClientRect();
  const problem = page.getByText('Enter a number such as 9.5');
  await expect.poll(() => boxOf(problem).bottom - boxOf(most).top).toBeLessThan(0);
});

test('a range that ends before it starts shows an error at its end', async () => {
  await openConsole('/domains?min_price=100&max_price=50&drop_date_to=2026-11-19', { as: 'user' });
  const until = page.getByLabelText('Drop To');
  await expect.element(most).toHaveAccessibleDescription('Less than Price Range Min');
  await expect.element(until).toHaveAccessibleDescription('Earlier than Drop From');
  await filterField('Price Range Max');
  await most.fill('100');
  await userEvent.tab();
  await expect.element(most).not.toHaveAccessibleDescription();
  await filterField('Drop To');
  await until.fill('2026-11-21');
  await userEvent.tab();
  await expect.element(until).toHaveAccessibleDescription('Days are UTC');
});

test('a value from the address replaces the input, which is then not searched', async () => {
  const { mock, address, back, go } = await openConsole('/domains?search=shop', { as: 'user' });
  const search = page.getByLabelText('Search Domain');
  await expect.element(search).toHaveValue('shop');
  // Wait for all answers: a call that is cancelled by the next address is sent again.
  await expectSettled();
  go('/domains?search=mail');
  await expect.element(search).toHaveValue('mail');
  const pause = stopTimers();
  typeAtOnce(search, 'x');
  back();
  // With an interval, the poll would advance the stopped timers.
  await expect.element(search, { interval: 0 }).toHaveValue('shop');
  await pause();
  expect(address()).toBe('/domains?search=shop');
  const searches = callsOf(mock, 'domains/list').map(({ query }) => query['search']);
  expect(searches).toEqual(['shop', 'mail']);
});

describe('days', () => {
  test('a date filters only once its year is complete, and one visit of a field makes one history entry', async () => {
    const { mock, address, back } = await openConsole('/domains', { as: 'user' });
    await expect.element(table).toHaveAttribute('aria-busy', 'false');
    const pause = stopTimers();
    await filterField('Drop From');
    (from.element() as HTMLInputElement).select();
    for (const letters of ['20 Nov', ' 202']) {
      await userEvent.keyboard(letters);
      await pause();
    }
    await expect.element(from).toHaveValue('20 Nov 202');
    expect(address()).toBe('/domains');
    await userEvent.keyboard('7');
    await pause();
    await expect.poll(address).toBe('/domains?drop_date_from=2027-11-20');
    await userEvent.keyboard('{Backspace}8');
    await pause();
    await expect.poll(address).toBe('/domains?drop_date_from=2028-11-20');
    const days = callsOf(mock, 'domains/list').map(({ query }) => query['drop_date_from']);
    expect(days).toEqual([today, '2027-11-20', '2028-11-20']);
    back();
    await expect.poll(address).toBe('/domains');
    await expect.element(from).toHaveValue(todayInWords);
  });

  test('a second visit of a field makes a second history entry', async () => {
    const { address, back } = await openConsole('/domains', { as: 'user' });
    await filterField('Drop From');
    for (const day of ['2026-12-01', '2026-12-05']) {
      await from.fill(day);
      await userEvent.tab();
      await expect.poll(address).toBe(`/domains?drop_date_from=${day}`);
    }
    back();
    await expect.poll(address).toBe('/domains?drop_date_from=2026-12-01');
  });

  test('a field with half a date shows an error and filters nothing', async () => {
    const { address } = await openConsole('/domains?drop_date_to=2026-12-01', { as: 'user' });
    const to = await filterField('Drop To');
    await to.fill('0202-12-01');
    await (await filterField('Drop From')).click();
    await expect.element(page.getByText('Enter a day such as 28 Nov 2026')).toBeVisible();
    await expect.poll(address).toBe('/domains');
  });

  test('a typed day shows as all days do', async () => {
    const { address } = await openConsole('/domains', { as: 'user' });
    const until = await filterField('Drop To');
    await until.fill('1.12.2026');
    await userEvent.keyboard('{Enter}');
    await expect.element(until).toHaveValue('01 Dec 2026');
    await until.fill('tomorrow');
    await userEvent.tab();
    await expect.element(until).toHaveValue('21 Nov 2026');
    await expect.poll(address).toBe('/domains?drop_date_to=2026-11-21');
  });

  test('a day can be chosen in a calendar, by keys too, and the focus returns to its button', async () => {
    const { address } = await openConsole('/domains', { as: 'user' });
    const until = await filterField('Drop To');
    const opener = filters.getByRole('button', { name: 'Calendar for Drop To' });
    await opener.click();
    const calendar = page.getByRole('group', { name: 'Calendar for Drop To' });
    await expect.element(calendar.getByRole('button', { name: 'Fri 20 Nov 2026' })).toHaveFocus();
    await expectAccessible();
    await userEvent.keyboard('{ArrowDown}{ArrowRight}');
    await expect.element(calendar.getByRole('button', { name: 'Sat 28 Nov 2026' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.poll(address).toBe('/domains?drop_date_to=2026-11-28');
    await expect.element(until).toHaveValue('28 Nov 2026');
    await expect.element(calendar).not.toBeInTheDocument();
    await expect.element(opener).toHaveFocus();
    await opener.click();
    await calendar.getByRole('button', { name: 'Next month' }).click();
    await expect
      .element(calendar.getByRole('button', { name: 'December 2026', exact: true }))
      .toBeVisible();
    await calendar.getByRole('button', { name: 'Mon 28 Dec 2026' }).click();
    await expect.poll(address).toBe('/domains?drop_date_to=2026-12-28');
  });

  test('lists of the past offer past days', async () => {
    const { address } = await openConsole('/released', { as: 'admin' });
    await filters.getByRole('button', { name: /^Release Dates/ }).click();
    await filters.getByRole('button', { name: 'Yesterday' }).click();
    await expect
      .poll(address)
      .toBe('/released?release_date_from=2026-11-19&release_date_to=2026-11-19');
    await filters.getByRole('button', { name: 'Last 7 days' }).click();
    await expect
      .poll(address)
      .toBe('/released?release_date_from=2026-11-14&release_date_to=2026-11-20');
  });

  test.for([
    ['/domains', ['Drop From', 'Drop To']],
    ['/released', ['Release Date From', 'Release Date To']],
    // Its filters are folded if the address has no registrar.
    ['/epp-logs?registrar_name=CZ', ['Date From', 'Date To']],
  ] as const)('%s says that its days are UTC', async ([address, labels]) => {
    await openConsole(address, { as: 'admin' });
    // The note stands beside the days, which may be in a panel.
    const notes = filters.getByText('Days are UTC');
    await filterField(labels[0]);
    const isVisible = () => notes.elements().some((note) => note.checkVisibility());
    await expect.poll(isVisible).toBe(true);
    for (const label of labels) {
      await expect.element(page.getByLabelText(label)).toHaveAccessibleDescription('Days are UTC');
    }
  });
});

test('a TLD that is not among the options still shows as the filter', async () => {
  await openConsole('/domains?tld=example', { as: 'user' });
  const tld = page.getByLabelText('TLD');
  await expect.element(tld).toHaveValue('example');
  await expect.element(tld.getByRole('option', { name: '.example' })).toBeInTheDocument();
});

describe('filters that are folded on a narrow screen', () => {
  test.for([
    ['/domains', 'Filters'],
    [`/domains?drop_date_from=${today}`, 'Filters'],
    ['/domains?tld=com', 'Filters (1)'],
    ['/domains?tld=com&drop_date_from=2026-11-25', 'Filters (2)'],
  ] as const)('at %s are behind a button that says "%s"', async ([address, text]) => {
    await page.viewport(375, 800);
    onTestFinished(() => page.viewport(1280, 800));
    await openConsole(address, { as: 'user' });
    await expect.element(filters.getByRole('button', { name: text, exact: true })).toBeVisible();
  });
});

test('a narrow window names no other column if its sort column is gone', async () => {
  await page.viewport(375, 800);
  onTestFinished(() => page.viewport(1280, 800));
  await openConsole('/domains?sort_by=ds1_main', { as: 'user' });
  await expect
    .element(page.getByLabelText('Sort by'))
    .toHaveDisplayValue('Sorted by a column that is not shown');
});

test('a hidden column still sorts, and the list says so until another one sorts', async () => {
  const { address } = await openConsole('/domains?sources=1&sort_by=ds1_main', { as: 'user' });
  await expect.element(page.getByRole('columnheader', { name: 'Trust Flow' })).toBeVisible();
  const sort = page.getByLabelText('Sort by');
  await expect.element(sort).not.toBeInTheDocument();
  await page.getByLabelText('Majestic').click();
  await expect.element(sort).toHaveDisplayValue('Sorted by a column that is not shown');
  await sort.selectOptions('Sort: Price');
  await expect.poll(address).toBe('/domains?sources=&sort_by=price');
  await expect.element(sort).not.toBeInTheDocument();
});

test('the sheet of a phone keeps the focus', async () => {
  await page.viewport(375, 800);
  onTestFinished(() => page.viewport(1280, 800));
  await openConsole('/domains', { as: 'user' });
  await page.getByRole('button', { name: /^Filters/ }).click();
  const sheet = page.getByRole('dialog', { name: 'Filters' });
  await expect.element(sheet).toBeVisible();
  const fields = sheet.element().querySelectorAll('input, select, button').length;
  expect(fields).toBeGreaterThan(5);
  for (let presses = 0; presses <= fields; presses += 1) {
    await userEvent.keyboard('{Tab}');
    expect(sheet.element().contains(document.activeElement)).toBe(true);
  }
});
