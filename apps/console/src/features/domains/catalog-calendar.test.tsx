import * as fc from 'fast-check';
import type { Mock } from '@dropcatch/mock-server/browser';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '../../../test/kit/axe.ts';
import { callsOf, openConsole } from '../../../test/kit/console.tsx';
import { holdTimeouts } from '../../../test/kit/timers.ts';
import { addDays } from '../../core/time/time.ts';
import { calendarDays, shareOf, indexAfterKey } from './DropCalendar.tsx';

const toggle = page.getByRole('button', { name: 'Drop calendar' });
const strip = page.getByRole('toolbar', { name: 'Domains dropping per day (UTC)' });
const days = strip.getByRole('button');
const table = page.getByRole('table', { name: 'Domains' });
const today = '2026-11-20';

/** The days that the calendar has read, in order. */
const askedDays = (mock: Mock) =>
  callsOf(mock, 'domains/list').flatMap(({ query }) =>
    query['per_page'] === '1' ? [query['drop_date_from'] ?? ''] : [],
  );

/** The day of each button, without its count. */
const labels = () => days.elements().map(({ textContent }) => textContent?.replace(/:.*$/, ''));

/** The number of domains on the button of a day. */
const countOn = (index: number) =>
  /: (\d+) domain/.exec(days.nth(index).element().textContent ?? '')?.[1];

async function openCalendar(): Promise<void> {
  await toggle.click();
  await expect.element(strip).toHaveAttribute('aria-busy', 'false');
}

describe('the drop calendar', () => {
  test('makes no call until it is opened, then shows 14 days, today first', async () => {
    const { mock } = await openConsole('/domains', { as: 'user' });
    await expect.element(table.getByRole('row').nth(1)).toBeVisible();
    await expect.element(toggle).toHaveAttribute('aria-expanded', 'false');
    expect(askedDays(mock)).toEqual([]);
    await openCalendar();
    await expect.element(toggle).toHaveAttribute('aria-expanded', 'true');
    expect(askedDays(mock).toSorted()).toHaveLength(14);
    expect(labels().slice(0, 2)).toEqual(['Fri Today 20 Nov 2026', 'Sat 21 Nov 2026']);
    expect(labels().at(-1)).toBe('Thu 03 Dec 2026');
    await expect.element(days.first()).toHaveAttribute('aria-current', 'date');
    const shown = page.getByText(/^Dropping Today\d+$/).element().textContent;
    expect(`Dropping Today${countOn(0)}`).toBe(shown);
    await expect
      .element(page.getByText(/^\d+ domains in 14 days, most on \w{3}, \d\d \w{3} 2026: \d+$/))
      .toBeVisible();
    await expectAccessible();
  });

  test('waits for its counts if the server asks for it', async () => {
    const endWait = holdTimeouts(600_000);
    const { mock } = await openConsole('/domains', { as: 'user' });
    await expect.element(table.getByRole('row').nth(1)).toBeVisible();
    const refusal = mock.faults.add({
      operation: 'domains/list',
      match: { query: { per_page: 1 } },
      kind: 'status',
      status: 429,
      retry_after: 600,
      nth: 2,
      times: 1,
    });
    await toggle.click();
    await expect.poll(() => refusal.hits).toBe(1);
    await expect
      .poll(() => {
        endWait();
        return strip.element().getAttribute('aria-busy');
      })
      .toBe('false');
    for (let index = 0; index < 14; index += 1) expect(countOn(index)).toMatch(/^\d+$/);
  });

  test('stays open after a reload, and loads after the list', async () => {
    const { mock, reload } = await openConsole('/domains', { as: 'user' });
    await openCalendar();
    const before = mock.requests.length;
    await reload();
    await expect.element(strip).toHaveAttribute('aria-busy', 'false');
    const later = mock.requests
      .slice(before)
      .filter(({ operation }) => operation === 'domains/list');
    expect(later[0]?.query['per_page']).toBe('50');
    expect(later).toHaveLength(15);
    await toggle.click();
    await reload();
    await expect.element(toggle).toHaveAttribute('aria-expanded', 'false');
  });

  test('reads nothing while the list cannot be loaded [§8.catalog.load-failed]', async () => {
    const { mock } = await openConsole('/domains', {
      as: 'user',
      prepare: ({ faults }) => {
        localStorage.setItem('preference:dropCalendar.3', 'true');
        faults.add({ kind: 'reset', operation: 'domains/list' });
      },
    });
    await expect.element(page.getByText('Failed to fetch domains')).toBeVisible();
    expect(askedDays(mock)).toEqual([]);
  });

  test('counts with the other filters, each day once in five minutes', async () => {
    const { mock } = await openConsole('/domains?tld=com&max_price=70&starts=a', { as: 'user' });
    await openCalendar();
    const queries = callsOf(mock, 'domains/list').filter(({ query }) => query['per_page'] === '1');
    expect(queries[0]?.query).toEqual({
      per_page: '1',
      tld: 'com',
      max_price: '70',
      drop_date_from: today,
      drop_date_to: today,
    });
    await toggle.click();
    await openCalendar();
    expect(askedDays(mock)).toHaveLength(14);
  });

  test('reads three days at a time', async () => {
    await openConsole('/domains', { as: 'user' });
    await expect.element(table.getByRole('row').nth(1)).toBeVisible();
    const fetch = globalThis.fetch;
    const held: (() => void)[] = [];
    let open = 0;
    let most = 0;
    vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
      const request = new Request(input, init);
      if (new URL(request.url).searchParams.get('per_page') !== '1') return fetch(request);
      most = Math.max(most, ++open);
      await new Promise<void>((resolve) => held.push(resolve));
      open--;
      return fetch(request);
    });
    await toggle.click();
    await expect.poll(() => held.length).toBe(3);
    for (let begun = 3; begun < 14; begun++) {
      held.shift()?.();
      await expect.poll(() => open).toBe(3);
    }
    for (const release of held) release();
    await expect.element(strip).toHaveAttribute('aria-busy', 'false');
    expect(most).toBe(3);
  });

  test('is read again by Search', async () => {
    const { mock } = await openConsole('/domains', { as: 'user' });
    await openCalendar();
    const before = Number(countOn(0));
    const { catalogue } = mock.world;
    catalogue.edit({
      removed: [],
      added: [
        {
          label: 'fresh-one',
          tld: 'com',
          variations: [{ day: Date.parse(today) / 86_400_000, cents: 900 }],
        },
      ],
    });
    await page.getByRole('button', { name: 'Search' }).click();
    await expect.poll(() => Number(countOn(0))).toBe(before + 1);
  });

  test('a click filters by the day, and another one clears that', async () => {
    const { mock, address, back } = await openConsole('/domains?page=2&tld=com', { as: 'user' });
    await openCalendar();
    await days.nth(3).click();
    await expect
      .poll(address)
      .toBe('/domains?tld=com&drop_date_from=2026-11-23&drop_date_to=2026-11-23');
    await expect.element(days.nth(3)).toHaveAttribute('aria-pressed', 'true');
    await expect
      .element(page.getByRole('heading', { name: `Domains (${countOn(3)})` }))
      .toBeVisible();
    // The other days are not read again: the date is not one of the other filters.
    expect(askedDays(mock)).toHaveLength(14);
    await days.nth(3).click();
    await expect.poll(address).toBe('/domains?tld=com');
    await expect.element(days.nth(3)).toHaveAttribute('aria-pressed', 'false');
    back();
    await expect.element(days.nth(3)).toHaveAttribute('aria-pressed', 'true');
  });

  test('is one Tab stop; arrows, Home and End go from day to day', async () => {
    const { address } = await openConsole('/domains', { as: 'user' });
    await openCalendar();
    const stops = days.elements().filter((day) => day.getAttribute('tabindex') === '0');
    expect(stops).toHaveLength(1);
    days.first().element().focus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect.element(days.nth(2)).toHaveFocus();
    // The days are in one row.
    await userEvent.keyboard('{ArrowDown}');
    await expect.element(days.nth(2)).toHaveFocus();
    await userEvent.keyboard('{End}{ArrowRight}');
    await expect.element(days.nth(13)).toHaveFocus();
    await userEvent.keyboard('{Home}{ArrowLeft}{ArrowRight}{Enter}');
    await expect.poll(address).toBe('/domains?drop_date_from=2026-11-21&drop_date_to=2026-11-21');
    await expect.element(days.nth(1)).toHaveFocus();
  });

  test('says which days could not be loaded, and retries only those', async () => {
    const { mock } = await openConsole('/domains', { as: 'user' });
    await expect.element(table.getByRole('row').nth(1)).toBeVisible();
    mock.faults.add({ kind: 'reset', operation: 'domains/list' });
    await toggle.click();
    const failure = page.getByRole('alert').filter({ hasText: '14 days could not be loaded.' });
    await expect.element(failure).toBeVisible();
    await expect.element(days.first()).toHaveAccessibleName('Fri Today 20 Nov 2026: not loaded');
    await expectAccessible();
    mock.faults.clear();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect.element(page.getByText(/in 14 days/)).toBeVisible();
    await expect.element(failure).not.toBeInTheDocument();
  });

  test('is one row of bars at 375 pixels, of which today’s has another colour', async () => {
    await page.viewport(375, 700);
    onTestFinished(() => page.viewport(1280, 800));
    await openConsole('/domains', { as: 'user' });
    await page.getByRole('button', { name: 'More', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Drop calendar' }).click();
    await expect.element(days.first()).toBeVisible();
    // The pointer is where the menu was, and a bar below it has another colour.
    await page.getByRole('heading', { name: 'Domain Catalog' }).hover();
    const boxes = days.elements().map((day) => day.getBoundingClientRect());
    expect(new Set(boxes.map(({ top }) => top)).size).toBe(1);
    expect(Math.min(...boxes.map(({ width }) => width))).toBeGreaterThanOrEqual(24);
    expect(document.documentElement.scrollWidth).toBe(375);
    const bars = days.elements().map((day) => day.querySelector('[class*=bar]'));
    const colours = bars.map((bar) => bar && getComputedStyle(bar).backgroundColor);
    expect(new Set(colours.slice(1)).size).toBe(1);
    expect(colours[0]).not.toBe(colours[1]);
    expect(Math.max(...bars.map((bar) => bar?.clientHeight ?? 0))).toBe(26);
  });

  test('is in the head of a wide window, and moves no row', async () => {
    await page.viewport(1700, 800);
    onTestFinished(() => page.viewport(1280, 800));
    await openConsole('/domains', { as: 'user' });
    const row = table.getByRole('row').nth(1);
    await expect.element(row).toBeVisible();
    const before = row.element().getBoundingClientRect().top;
    await openCalendar();
    expect(row.element().getBoundingClientRect().top).toBe(before);
  });
});

test('the days are fourteen from today, over the end of a month', () => {
  const listed = calendarDays('2026-11-20');
  expect(listed).toHaveLength(14);
  expect(listed[0]).toBe('2026-11-20');
  expect(listed.at(-1)).toBe('2026-12-03');
  expect(listed.every((day, index) => day === addDays('2026-11-20', index))).toBe(true);
});

test.for([
  [0, 0, 0],
  [0, 100, 0],
  [50, 100, 0.5],
  [100, 100, 1],
] as const)('%i of at most %i has a share of %d', ([count, most, heat]) => {
  expect(shareOf(count, most)).toBe(heat);
});

test('a busier day never has a smaller bar, and no bar is longer than its track', () => {
  fc.assert(
    fc.property(fc.nat(), fc.nat(), fc.nat(), (count, more, most) => {
      expect(shareOf(count + more, most)).toBeGreaterThanOrEqual(shareOf(count, most));
      expect(shareOf(count, most)).toBeLessThanOrEqual(1);
    }),
  );
});

test.for([
  ['ArrowRight', 0, 1],
  ['ArrowRight', 13, undefined],
  ['ArrowLeft', 0, undefined],
  ['ArrowLeft', 7, 6],
  ['ArrowUp', 3, undefined],
  ['ArrowDown', 3, undefined],
  ['Home', 5, 0],
  ['End', 5, 13],
  ['Enter', 5, undefined],
  ['constructor', 5, undefined],
] as const)('the key %s on day %i leads to %s', ([key, at, place]) => {
  expect(indexAfterKey(key, at, 14)).toBe(place);
});
