import type { Mock } from '@dropcatch/mock-server/browser';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { client } from '../../core/api/client.ts';
import { queryClient } from '../../core/api/queryClient.ts';
import { callsOf, openConsole } from '../../../test/kit/console.tsx';
import { expectLogged } from '../../../test/kit/log.ts';
import { formatDay } from '../../core/time/time.ts';
import { row } from '../../../test/kit/screen.ts';

const table = page.getByRole('table', { name: 'Domains' });
const title = page.getByRole('heading', { name: /^Domains/ });
const today = '2026-11-20';

function headings(): (string | null)[] {
  return table
    .getByRole('columnheader')
    .elements()
    .map(({ textContent }) => textContent);
}

describe('enrichment', () => {
  const sources = page.getByRole('group', { name: 'Data Sources' });
  const plain = ['', 'Domain', 'TLD', 'Chars', 'Drop Date', 'Time Left', 'Price'];
  const majestic = ['Trust Flow', 'Citation Flow', 'Backlinks', 'Referring Domains'];
  const wayback = ['First Archived', 'Snapshots', 'Last Snapshot'];

  test('a checkbox adds the columns of its source without a call, and keeps them after a reload', async () => {
    const { mock, reload } = await openConsole('/domains', { as: 'user' });
    await sources.getByLabelText('Majestic').click();
    await expect.poll(headings).toEqual([...plain, ...majestic, 'Actions']);
    await sources.getByLabelText('Wayback Machine').click();
    await expect.poll(headings).toEqual([...plain, ...majestic, ...wayback, 'Actions']);
    expect(callsOf(mock, 'domains/list')).toHaveLength(1);
    await reload();
    await expect.poll(headings).toEqual([...plain, ...majestic, ...wayback, 'Actions']);
    await sources.getByLabelText('Majestic').click();
    await expect.poll(headings).toEqual([...plain, ...wayback, 'Actions']);
  });

  test('its columns can be sorted, and show a dash for an unknown value', async () => {
    const { mock, address } = await openConsole('/domains', {
      as: 'user',
      prepare: () => localStorage.setItem('preference:selectedDataSources', '[1]'),
    });
    await expect.element(table.getByRole('cell', { name: '–', exact: true }).first()).toBeVisible();
    await table.getByRole('button', { name: 'Trust Flow' }).click();
    // The highest value comes first.
    await expect.poll(address).toBe('/domains?sort_by=ds1_main&sort_order=desc');
    await expect
      .poll(() => callsOf(mock, 'domains/list').at(-1)?.query)
      .toMatchObject({ sort_by: 'ds1_main', sort_order: 'desc' });
    const head = table.getByRole('columnheader', { name: 'Trust Flow' });
    await expect.element(head).toHaveAttribute('aria-sort', 'descending');
    await table.getByRole('button', { name: 'Trust Flow' }).click();
    await expect.element(head).toHaveAttribute('aria-sort', 'ascending');
  });

  test('its values are formatted: a year without a separator, a price with its cents, a day as a date', async () => {
    const { mock, go } = await openConsole('/profile', {
      as: 'user',
      prepare: () => localStorage.setItem('preference:selectedDataSources', '[2,3]'),
    });
    // By then, the job that fills the table of DataForSEO has ended.
    mock.clock.advance(3_600_000);
    go('/domains');
    const cells = (text: string | RegExp) => table.getByRole('cell', { name: text, exact: true });
    const { domains } = await client.domains.list({ drop_date_from: today, per_page: 50 });
    const values = domains.map(({ enrichment }) => enrichment ?? {});
    const years = values.flatMap(({ ds2_main: year }) => (year ? [String(year)] : []));
    const shares = values.flatMap(({ ds3_competition: share }) =>
      share ? [Number(share).toFixed(2)] : [],
    );
    expect(years[0]).toMatch(/^20\d\d$/);
    expect(shares[0]).toMatch(/^0\.\d\d$/);
    await expect.element(cells(years[0] ?? '').first()).toBeVisible();
    await expect.element(cells(shares[0] ?? '').first()).toBeVisible();
    const days = values.flatMap(({ ds2_timestamp: day }) => (day ? [String(day)] : []));
    expect(days[0]).toMatch(/^20\d{6}$/);
    await expect.element(cells(formatDay(dashed(days[0] ?? ''))).first()).toBeInTheDocument();
    await expect.element(cells(days[0] ?? '')).not.toBeInTheDocument();
  });
});

/** Turns `20261107` into `2026-11-07`. */
function dashed(day: string): string {
  return day.replace(/(....)(..)(..)/, '$1-$2-$3');
}

test('the head, names and actions of the rows stay in view in any scroll position', async () => {
  await page.viewport(960, 800);
  onTestFinished(() => page.viewport(1280, 800));
  await openConsole('/domains?per_page=50', {
    as: 'user',
    prepare: () => localStorage.setItem('preference:selectedDataSources', '[1,2]'),
  });
  const actions = table.getByRole('columnheader', { name: 'Actions' });
  const inSight = table.getByRole('row').nth(20);
  // The table is not wide enough to scroll until its rows have loaded.
  await expect.element(inSight.getByRole('button').last()).toBeInTheDocument();
  await expect.element(actions).toBeInViewport({ ratio: 1 });
  await expect.element(table.getByRole('columnheader', { name: 'Snapshots' })).not.toBeInViewport();
  page.getByRole('region', { name: 'Domains' }).element().scrollTo(10_000, 600);
  await expect
    .element(table.getByRole('columnheader', { name: 'Last Snapshot' }))
    .toBeInViewport({ ratio: 1 });
  await expect.element(table.getByRole('columnheader', { name: 'TLD' })).not.toBeInViewport();
  await expect
    .element(table.getByRole('columnheader', { name: 'Domain' }))
    .toBeInViewport({ ratio: 1 });
  await expect.element(actions).toBeInViewport({ ratio: 1 });
  await expect.element(inSight.getByRole('rowheader')).toBeInViewport({ ratio: 1 });
  await expect.element(inSight.getByRole('button').last()).toBeInViewport({ ratio: 1 });
});

test('sorting the rows does not move the content below them', async () => {
  await page.viewport(1280, 1000);
  onTestFinished(() => page.viewport(1280, 800));
  await openConsole('/domains', { as: 'user' });
  const names = () =>
    table
      .getByRole('row')
      .elements()
      .map(({ textContent }) => textContent);
  await expect.poll(() => names().length).toBe(51);
  const [, first] = names();
  const pager = page.getByRole('navigation', { name: 'Pagination' }).element();
  const places = new Set<number>();
  let frame = requestAnimationFrame(function look() {
    places.add(pager.getBoundingClientRect().top);
    frame = requestAnimationFrame(look);
  });
  onTestFinished(() => cancelAnimationFrame(frame));
  await table.getByRole('button', { name: 'Domain' }).click();
  await expect.poll(() => names()[1]).not.toBe(first);
  await expect.poll(() => names().length).toBe(51);
  expect([...places]).toEqual([pager.getBoundingClientRect().top]);
});

describe('drop dates', () => {
  test('are copied to a spreadsheet without the chip', async () => {
    await openConsole('/domains', { as: 'user' });
    const chip = page.getByRole('button', { name: /on which .* may drop$/ }).first();
    await expect.element(chip).toBeVisible();
    const cell = chip.element().closest('td, th');
    if (!cell) throw new Error('the chip stands in no cell');
    getSelection()?.selectAllChildren(cell);
    expect(String(getSelection())).toMatch(/^\d\d \w+ \d{4}$/);
  });

  test('a chip lists the other dates with their prices, and each can be ordered', async () => {
    const { mock, address } = await openConsole('/domains', { as: 'user' });
    const chip = page.getByRole('button', { name: /on which .* may drop$/ }).first();
    await expect.element(chip).toMatchTextContent(/^\+\d dates?$/);
    const name = /which (\S+) may/.exec(chip.element().getAttribute('aria-label') ?? '')?.[1] ?? '';
    await chip.click();
    const other = page.getByRole('menuitem').last();
    await expect.element(other).toMatchTextContent(/^\d\d \w+ \d{4} – \$\d+\.\d\d$/);
    const [date = '', price = ''] = other.element().textContent?.split(' – ') ?? [];
    await other.click();
    await expect.poll(address).toMatch(`/domains/${name}/order?date=2026-`);
    const dialog = page.getByRole('dialog', { name: 'Order Domain' });
    await expect.element(dialog.getByLabelText('Drop Date')).toHaveValue(date);
    await expect.element(dialog.getByLabelText('Price')).toHaveValue(price);
    expect(mock.violations).toEqual([]);
  });

  test('the time left shows as days and hours, as hours, or as Soon', async () => {
    const { go } = await openConsole('/domains?tld=com', { as: 'user', rows: 3000 });
    const left = (day: string, text: RegExp) =>
      expect.element(row(day).first().getByText(text)).toBeVisible();
    // It is noon (UTC), or a moment later; .com drops at 19:00 in winter.
    await left('20 Nov 2026', /^[67]h$/);
    go('/domains?tld=com&drop_date_from=2026-11-21');
    await left('21 Nov 2026', /^1d [67]h$/);
    // A TLD without known hours drops at some time of the day.
    go('/domains?tld=fr&drop_date_to=2026-11-20');
    await left('20 Nov 2026', /^Soon$/);
    go('/domains?tld=fr&drop_date_from=2026-11-21&drop_date_to=2026-11-21');
    await left('21 Nov 2026', /^1[12]h$/);
    go('/domains?tld=com&drop_date_from=2026-11-19&drop_date_to=2026-11-19');
    await left('19 Nov 2026', /^Soon · window over$/);
  });
});

describe('the watchlist', () => {
  const star = table.getByRole('button', { name: /^Watch/ }).first();
  const watched = ({ world }: Mock) => [...world.store.watchlist(3)];

  test('a star changes at once, at every click', async () => {
    const { mock, reload } = await openConsole('/domains', { as: 'user' });
    const before = watched(mock);
    await expect.element(star).toHaveAttribute('aria-pressed', 'false');
    const name = star.element().getAttribute('title')?.replace('Watch ', '');
    const slow = mock.faults.add({ kind: 'hang', operation: 'domains/watch' });
    await star.click();
    await expect.element(star).toHaveAttribute('aria-pressed', 'true');
    slow.remove();
    await expect.poll(() => watched(mock)).toEqual([...before, name]);
    await reload();
    await expect.element(star).toHaveAttribute('aria-pressed', 'true');
    await star.click();
    await expect.element(star).toHaveAttribute('aria-pressed', 'false');
    await expect.poll(() => watched(mock)).toEqual(before);
  });

  test('the last click on a star counts, here and on the server, even if the answers are late', async () => {
    const { mock } = await openConsole('/domains', { as: 'user' });
    const before = watched(mock);
    const slow = mock.faults.add({ kind: 'hang', operation: 'domains/watch' });
    await star.click();
    await star.click();
    await star.click();
    await star.click();
    const looks: (string | null)[] = [];
    const look = star.element();
    const observer = new MutationObserver(() => looks.push(look.getAttribute('aria-pressed')));
    observer.observe(look, { attributeFilter: ['aria-pressed'] });
    onTestFinished(() => observer.disconnect());
    slow.remove();
    await expect.poll(() => callsOf(mock, 'domains/unwatch').length).toBe(2);
    await expect.poll(() => callsOf(mock, 'domains/unwatch').at(-1)?.status).toBe(200);
    await expect.element(star).toHaveAttribute('aria-pressed', 'false');
    expect(watched(mock)).toEqual(before);
    expect(looks).toEqual([]);
  });

  test('a star that was clicked twice is the same as before if both calls fail', async () => {
    const { mock } = await openConsole('/domains', {
      as: 'user',
      prepare: ({ faults }) => {
        faults.add({ kind: 'expired', operation: 'domains/watch', times: 1 });
        for (const operation of ['domains/watch', 'domains/unwatch'] as const) {
          faults.add({ kind: 'reset', operation });
        }
      },
    });
    // The first call waits for a new token until the star is clicked again.
    const held = mock.faults.add({ kind: 'hang', operation: 'auth/refresh' });
    await star.click();
    await expect.element(star).toHaveAttribute('aria-pressed', 'true');
    await star.click();
    await expect.element(star).toHaveAttribute('aria-pressed', 'false');
    held.remove();
    await expect.poll(() => callsOf(mock, 'domains/unwatch')).toHaveLength(1);
    await expect.poll(() => queryClient.isMutating()).toBe(0);
    await expectLogged('Failed to update watchlist');
    await expect.element(star).toHaveAttribute('aria-pressed', 'false');
  });

  test('a star changes back if the server refuses, and this is only logged [§8.catalog.watchlist-failed]', async () => {
    const { mock } = await openConsole('/domains', { as: 'user' });
    const slow = mock.faults.add({ kind: 'hang', operation: 'domains/watch', times: 1 });
    mock.faults.add({ kind: 'reset', operation: 'domains/unwatch' });
    await star.click();
    await expect.element(star).toHaveAttribute('aria-pressed', 'true');
    slow.remove();
    await expect.poll(() => callsOf(mock, 'domains/watch').at(-1)?.status).toBe(200);
    await star.click();
    await expectLogged('Failed to update watchlist');
    await expect.element(star).toHaveAttribute('aria-pressed', 'true');
    await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
  });
});

describe('the export', () => {
  const button = page.getByRole('button', { name: /^Export/ });
  const asCsv = page.getByRole('menuitem', { name: 'Export as CSV' });

  /** Records files instead of saving them. */
  function interceptFiles() {
    const files: { name: string; content: Promise<string> }[] = [];
    const blobs = new Map<string, Blob>();
    const createUrl = URL.createObjectURL.bind(URL);
    vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
      const url = createUrl(blob);
      if (blob instanceof Blob) blobs.set(url, blob);
      return url;
    });
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      files.push({
        name: this.download,
        content: blobs.get(this.href)?.text() ?? Promise.reject(new Error('no such blob')),
      });
    });
    return files;
  }

  test('saves the filtered rows as CSV, named after the day', async () => {
    const files = interceptFiles();
    const { mock } = await openConsole('/domains?search=a&tld=com&min_price=60', { as: 'user' });
    await expect.element(title).toMatchTextContent(/^Domains \(\d+\)$/);
    const total = Number(/\d+/.exec(title.element().textContent ?? '')?.[0]);
    await button.click();
    await asCsv.click();
    await expect.poll(() => files.map(({ name }) => name)).toEqual([`domains_${today}.csv`]);
    const [head, ...lines] = (await files[0]?.content)?.trim().split(/\r?\n/) ?? [];
    expect(head).toMatch(/^domain,tld,chars_before_tld,drop_date,price/);
    expect(lines).toHaveLength(total);
    expect(lines.every((line) => line.includes('.com,com,'))).toBe(true);
    expect(callsOf(mock, 'domains/export').map(({ body }) => body)).toEqual([
      {
        filters: { domain: 'a', tld: 'com', drop_date_from: today, min_price: 60 },
        format: 'csv',
      },
    ]);
  });

  test('shows that it is busy, cannot start twice, and keeps the focus', async () => {
    const files = interceptFiles();
    const { mock } = await openConsole('/domains', { as: 'user' });
    await expect.element(title).toMatchTextContent(/^Domains \(\d+\)$/);
    const slow = mock.faults.add({ kind: 'hang', operation: 'domains/export' });
    await button.click();
    await asCsv.click();
    await expect.element(button).toHaveTextContent('Exporting…');
    await expect.element(button).toHaveFocus();
    await button.click();
    await expect.element(asCsv).toBeDisabled();
    slow.remove();
    await expect.poll(() => files.length).toBe(1);
    await expect.element(button).toHaveTextContent('Export');
    await expect.element(asCsv).toBeEnabled();
    expect(callsOf(mock, 'domains/export')).toHaveLength(1);
  });

  test.for([
    [{ kind: 'reset' }, 'Failed to export domains'],
    [{ kind: 'truncate' }, 'Failed to export domains'],
    [{ kind: 'status', status: 503, error: 'Too many exports' }, 'Too many exports'],
  ] as const)(
    'says so and saves nothing if it fails (%o) [§8.catalog.export-failed]',
    async ([fault, text]) => {
      const files = interceptFiles();
      await openConsole('/domains', {
        as: 'user',
        prepare: ({ faults }) => faults.add({ ...fault, operation: 'domains/export' }),
      });
      await button.click();
      await asCsv.click();
      await expect.element(page.getByRole('alert').getByText(text)).toBeVisible();
      expect(files).toEqual([]);
    },
  );
});

describe('an address', () => {
  test('opens the same filters, sort, page and dialog on another computer', async () => {
    const url = '/domains?page=2&per_page=25&sort_by=price&sort_order=desc&char_type=alpha';
    const { mock, address, back, forward, reload } = await openConsole(url, { as: 'user' });
    const same = async () => {
      await expect.element(page.getByLabelText('Char Type')).toHaveValue('alpha');
      await expect.element(page.getByLabelText('Page size')).toHaveValue('25');
      await expect
        .element(page.getByRole('button', { name: 'Page 2' }))
        .toHaveAttribute('aria-current', 'page');
      await expect
        .element(table.getByRole('columnheader', { name: 'Price' }))
        .toHaveAttribute('aria-sort', 'descending');
    };
    await same();
    const rowsShown = () => table.getByRole('row').elements().length;
    await expect.poll(rowsShown).toBe(26);
    // The user's orders load after the rows.
    await expect.poll(() => table.element().textContent).toContain('Ordered #');
    const rows = table.element().textContent;
    const dialog = page.getByRole('dialog', { name: 'Order Domain' });
    await table
      .getByRole('button', { name: /^Order/ })
      .nth(3)
      .click();
    await expect.element(dialog.getByLabelText('Domain')).toBeVisible();
    const name = (dialog.getByLabelText('Domain').element() as HTMLInputElement).value;
    const opened = address();
    expect(opened).toContain(`/domains/${name}/order?page=2&per_page=25&sort_by=price`);

    await reload();
    await expect.element(dialog.getByLabelText('Domain')).toHaveValue(name);
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect.element(dialog).not.toBeInTheDocument();
    expect(address()).toBe(url);
    await same();
    await expect.poll(() => table.element().textContent).toBe(rows);

    await table.getByRole('button', { name: `Order ${name}` }).click();
    await expect.element(dialog.getByLabelText('Domain')).toHaveValue(name);
    back();
    await expect.element(dialog).not.toBeInTheDocument();
    expect(address()).toBe(url);
    forward();
    await expect.element(dialog.getByLabelText('Domain')).toHaveValue(name);
    expect(address()).toBe(opened);
    expect(mock.violations).toEqual([]);
  });
});
