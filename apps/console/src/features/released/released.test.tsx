import type { Mock } from '@dropcatch/mock-server/browser';
import { releasedDomainsListQueryLimits } from '@dropcatch/sdk/limits';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '../../../test/kit/axe.ts';
import { callsOf, openConsole } from '../../../test/kit/console.tsx';
import { unreachableOnce } from '../../../test/kit/faults.ts';
import { expectLogged } from '../../../test/kit/log.ts';
import { button, list, setReleasedDomains, yesterday } from '../../../test/kit/released.ts';
import { dialog, figure, filterField, row } from '../../../test/kit/screen.ts';

const filters = page.getByRole('search');

/** The query of the last list call. */
const asked = (mock: Mock) => callsOf(mock, 'releasedDomains/list').at(-1)?.query ?? {};

describe('the list', () => {
  test('shows whether each domain is available, and counts them', async () => {
    await openConsole('/released', {
      as: 'user',
      prepare: (mock) =>
        setReleasedDomains(mock, [
          { domain: 'free.com', last_checked: '2026-11-20T10:00:00Z', is_available: true },
          { domain: 'taken.co.uk', last_checked: '2026-11-20T10:00:00Z', is_available: false },
          { domain: 'missing.com' },
          { domain: 'nothing.com', last_checked: null },
          { domain: 'epoch.com', last_checked: '1970-01-01T00:00:00Z', is_available: true },
        ]),
    });
    await expect.element(row('free.com').getByText('Available', { exact: true })).toBeVisible();
    await expect.element(row('free.com').getByText('2h ago')).toBeVisible();
    await expect.element(row('taken.co.uk').getByText('Not Available')).toBeVisible();
    await expect
      .element(row('taken.co.uk').getByRole('cell', { name: '.co.uk', exact: true }))
      .toBeVisible();
    for (const name of ['missing.com', 'nothing.com', 'epoch.com']) {
      await expect.element(row(name).getByText('Not Checked')).toBeVisible();
    }
    for (const [label, value] of [
      ['Total Domains', '5'],
      ['Available', '1'],
      ['Not Available', '1'],
      ['Never Checked', '3'],
    ] as const) {
      await expect.element(figure(label)).toHaveTextContent(`${label}${value}`);
    }
    await expect.element(page.getByRole('heading', { name: 'Released domains (5)' })).toBeVisible();
    await expectAccessible();
  });

  test('counts the letters of a name that lacks its TLD', async () => {
    await openConsole('/released', {
      as: 'user',
      prepare: ({ faults }) =>
        faults.add({
          kind: 'answer',
          operation: 'releasedDomains/list',
          body: { domains: [{ domain: 'oak', tld: 'com' }], pagination: { pages: 1, total: 1 } },
          loose: true,
        }),
    });
    await expect.element(row('oak').getByText('3', { exact: true })).toBeVisible();
  });

  test('has its default order if its sort column is gone', async () => {
    const { mock, address } = await openConsole(
      '/released?sort_by=ds99_main&sort_order=asc&tld=com&page=2',
      { as: 'user' },
    );
    await expect.poll(address).toBe('/released?tld=com');
    await expect.element(list.getByRole('row').nth(1)).toBeVisible();
    expect(asked(mock)).toMatchObject({ sort_by: 'release_date', sort_order: 'desc', tld: 'com' });
  });

  test('shows the newest first, fifty a page, and goes through its pages', async () => {
    const { mock, address } = await openConsole('/released', { as: 'user' });
    await expect.element(list.getByRole('row').nth(1)).toBeVisible();
    expect(asked(mock)).toEqual({
      page: '1',
      per_page: String(releasedDomainsListQueryLimits.per_page.default),
      sort_by: 'release_date',
      sort_order: 'desc',
    });
    await button('Next').click();
    await expect.poll(address).toBe('/released?page=2');
    await expect.poll(() => asked(mock)['page']).toBe('2');
  });

  test('sorts by the columns that the server can sort', async () => {
    const { mock } = await openConsole('/released', { as: 'user' });
    for (const [heading, key] of [
      ['Domain', 'domain'],
      ['Length', 'length'],
      ['Release Date', 'release_date'],
      ['Availability', 'is_available'],
      ['Last Checked', 'last_checked'],
    ] as const) {
      await list.getByRole('columnheader', { name: heading }).getByRole('button').click();
      await expect.poll(() => asked(mock)['sort_by']).toBe(key);
    }
    expect(asked(mock)['sort_order']).toBe('asc');
    await list.getByRole('columnheader', { name: 'Last Checked' }).getByRole('button').click();
    await expect.poll(() => asked(mock)['sort_order']).toBe('desc');
  });

  test('filters by name, TLD, release dates and characters, and clears the filters', async () => {
    const { mock, address } = await openConsole('/released?page=2', { as: 'user' });
    await filters.getByLabelText('Domain', { exact: true }).fill('a');
    await filters.getByLabelText('TLD').fill('.com');
    await (await filterField('Release Date From')).fill('2026-11-10');
    await (await filterField('Release Date To')).fill('2026-11-18');
    await (await filterField('Char Type')).selectOptions('Alpha Only a-z');
    await expect
      .poll(() => asked(mock))
      .toEqual({
        page: '1',
        per_page: '50',
        sort_by: 'release_date',
        sort_order: 'desc',
        domain: 'a',
        tld: 'com',
        release_date_from: '2026-11-10',
        release_date_to: '2026-11-18',
        char_type: 'alpha',
      });
    await button('Clear Filters').click();
    await expect.poll(address).toBe('/released');
  });

  test('distinguishes an empty list and no matches, and leads from a page past the end to the last', async () => {
    const { go, address } = await openConsole('/released?domain=zzzz', { as: 'user' });
    await expect.element(page.getByText('No released domains match these filters')).toBeVisible();
    await button('Clear Filters').last().click();
    await expect.poll(address).toBe('/released');
    go('/released?page=900');
    await expect.element(page.getByText(/^Page (\d+) of \1 /)).toBeVisible();
    expect(address()).toMatch(/^\/released\?page=\d+$/);
  });

  test.for(['user', 'manager'] as const)('says to a %s if it is empty', async (as) => {
    const { address } = await openConsole('/released', {
      as,
      prepare: (mock) => setReleasedDomains(mock, []),
    });
    await expect.element(page.getByText('No released domains yet')).toBeVisible();
    await expectAccessible();
    if (as === 'user') return expect(button('Populate').query()).toBeNull();
    await button('Populate').last().click();
    await expect.poll(address).toBe('/released/populate');
  });

  test('says when it cannot be loaded, and loads on Try again [§8.released.load-failed]', async () => {
    await openConsole('/released', {
      as: 'user',
      prepare: ({ faults }) => {
        faults.add({ kind: 'reset', operation: 'releasedDomains/list', times: 2 });
        faults.add({ kind: 'reset', operation: 'releasedDomains/stats' });
      },
    });
    await expect.element(page.getByText('Failed to load released domains')).toBeVisible();
    await expect.element(figure('Total Domains')).toHaveTextContent('Total Domains–');
    await expectLogged('Failed to load released domain statistics');
    await expectAccessible();
    await page.getByRole('alert').getByRole('button', { name: 'Try again' }).click();
    await expect.element(list.getByRole('row').nth(1)).toBeVisible();
  });

  test("gives the server's reason for a failed load", async () => {
    await openConsole('/released', {
      as: 'user',
      prepare: ({ faults }) =>
        faults.add({
          kind: 'status',
          status: 503,
          error: 'ClickHouse is down',
          operation: 'releasedDomains/list',
        }),
    });
    await expect.element(page.getByText('ClickHouse is down')).toBeVisible();
  });

  test('saves the shown rows with the shown columns', async () => {
    await openConsole('/released', {
      as: 'user',
      prepare: (mock) => setReleasedDomains(mock, [{ domain: 'free.com' }]),
    });
    await button('Columns').click();
    await page.getByRole('checkbox', { name: 'Length' }).click();
    await userEvent.keyboard('{Escape}');
    await expect
      .element(list.getByRole('columnheader', { name: 'Length' }))
      .not.toBeInTheDocument();
    let saved: Blob | undefined;
    vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
      saved = blob instanceof Blob ? blob : undefined;
      return 'blob:x';
    });
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
    await button('CSV').click();
    await expect
      .poll(() => saved?.text())
      .toContain('Domain,TLD,Release Date,Availability,Last Checked\r\nfree.com,com,2026-11-19,');
  });
});

describe('data sources', () => {
  const box = (name: string) =>
    page.getByRole('group', { name: 'Data Sources' }).getByLabelText(name);

  test('add columns that sort, stay after a reload and show in the catalogue too', async () => {
    const { mock, reload, go } = await openConsole('/released', { as: 'user', rows: 30 });
    const { main_value_label = '' } =
      mock.world.store.dataSources.find(({ name }) => name === 'Majestic')?.response_mapping ?? {};
    const heading = list.getByRole('columnheader', { name: main_value_label });
    await expect.element(box('Majestic')).toBeVisible();
    await expect.element(heading).not.toBeInTheDocument();
    await box('Majestic').click();
    await expect.element(heading).toBeVisible();
    await heading.getByRole('button').click();
    await expect.poll(() => asked(mock)['sort_by']).toMatch(/^ds\d+_main$/);
    await expectAccessible();
    await reload();
    await expect.element(heading).toBeVisible();
    go('/domains');
    await expect
      .element(page.getByRole('columnheader', { name: main_value_label }).first())
      .toBeVisible();
    await expect.element(box('Majestic')).toBeChecked();
    go('/released');
    await box('Majestic').click();
    await expect.element(heading).not.toBeInTheDocument();
  });
});

describe('roles', () => {
  test.for(['admin', 'manager'] as const)(
    'a %s has all actions [§6.released.staff-actions]',
    async (as) => {
      await openConsole('/released', { as });
      for (const name of ['Populate', 'Quick Check Yesterday', 'Check Domains']) {
        await expect.element(button(name)).toBeVisible();
      }
    },
  );

  test('a user has none, and cannot open their dialogs by address [§6.released.user-no-actions]', async () => {
    const { mock, go, address } = await openConsole('/released', { as: 'user' });
    await expect.element(list.getByRole('row').nth(1)).toBeVisible();
    for (const name of ['Populate', 'Quick Check Yesterday', 'Check Domains']) {
      expect(button(name).query()).toBeNull();
    }
    for (const target of ['populate', 'check', 'progress/chk-1']) {
      go(`/released/${target}?tld=com`);
      await expect.poll(address).toBe('/released?tld=com');
    }
    expect(dialog.query()).toBeNull();
    for (const operation of ['eppAccounts', 'checkProgress'] as const) {
      expect(callsOf(mock, `releasedDomains/${operation}`)).toEqual([]);
    }
  });
});

describe('populate', () => {
  const submit = dialog.getByRole('button', { name: 'Populate' });
  const date = dialog.getByRole('textbox', { name: 'Target Date' });

  test('requires a date, says how many were added, and shows them [§5.released.populate-required]', async () => {
    const { mock, address } = await openConsole('/released', {
      as: 'manager',
      prepare: (prepared) => setReleasedDomains(prepared, []),
    });
    await button('Populate').first().click();
    await expect.element(submit).toBeDisabled();
    await expect.element(date).toHaveFocus();
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    expect(callsOf(mock, 'releasedDomains/populate')).toEqual([]);
    await date.fill(yesterday);
    await expectAccessible();
    await submit.click();
    const added = mock.world.store.releasedDomains.all().length;
    await expect.poll(address).toBe('/released');
    expect(callsOf(mock, 'releasedDomains/populate').at(-1)?.body).toEqual({
      target_date: yesterday,
    });
    expect(added).toBeGreaterThan(1);
    await expect.element(page.getByText(`${added} released domains added`)).toBeVisible();
    await expect.element(figure('Total Domains')).toHaveTextContent(`Total Domains${added}`);
    await expect.element(list.getByRole('row').nth(1)).toBeVisible();
    await expect.element(button('Populate').first()).toHaveFocus();

    await button('Populate').first().click();
    await expect.element(date).toHaveValue('');
    await date.fill(yesterday);
    await submit.click();
    await expect
      .element(page.getByText('No domains added: all of that day are already listed'))
      .toBeVisible();
  });

  test('takes a day as it is typed, from the days near today, or from a calendar that Escape closes alone', async () => {
    await openConsole('/released/populate', { as: 'admin' });
    await date.fill('11/19/2026');
    await userEvent.tab();
    await expect.element(date).toHaveAccessibleDescription(/Enter a day such as 28 Nov 2026/);
    await expect.element(date).toHaveValue('11/19/2026');
    await expect.element(submit).toBeDisabled();
    await dialog.getByRole('button', { name: 'Yesterday' }).click();
    await expect.element(date).toHaveValue('19 Nov 2026');
    await expect.element(date).not.toHaveAccessibleDescription(/Enter a day/);
    await expect.element(submit).toBeEnabled();
    await date.fill('18 nov');
    await userEvent.tab();
    await expect.element(date).toHaveValue('18 Nov 2026');
    await dialog.getByRole('button', { name: 'Calendar for Target Date' }).click();
    const calendar = dialog.getByRole('group', { name: 'Calendar for Target Date' });
    await expect.element(calendar.getByRole('button', { name: 'Wed 18 Nov 2026' })).toHaveFocus();
    await expectAccessible();
    await userEvent.keyboard('{Escape}');
    await expect.element(calendar).not.toBeInTheDocument();
    await expect.element(date).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await calendar.getByRole('button', { name: 'Tue 17 Nov 2026' }).click();
    await expect.element(date).toHaveValue('17 Nov 2026');
  });

  test('says when it failed, and why if the server gives a reason [§8.released.populate-failed]', async () => {
    const { mock } = await openConsole('/released/populate', { as: 'admin' });
    mock.faults.add({ ...unreachableOnce, operation: 'releasedDomains/populate' });
    await date.fill('2026-12-24');
    await submit.click();
    await expect.element(dialog.getByText('Failed to populate released domains')).toBeVisible();
    await expectAccessible();
    await submit.click();
    await expect.element(dialog.getByText('has not come yet', { exact: true })).toBeVisible();
    await expect.element(date).toHaveValue('24 Dec 2026');
  });
});

test('at 375 px nothing overflows, and all controls can be reached', async () => {
  await page.viewport(375, 800);
  onTestFinished(() => page.viewport(1280, 800));
  const { go } = await openConsole('/released', { as: 'admin' });
  await expect.element(list.getByRole('row').nth(1)).toBeVisible();
  const width = () => document.documentElement.scrollWidth;
  expect(width()).toBeLessThanOrEqual(375);
  await button('Filters').click();
  await expect.element(filters.getByLabelText('TLD')).toBeVisible();
  expect(width()).toBeLessThanOrEqual(375);
  for (const name of ['populate', 'check']) {
    go(`/released/${name}`);
    await expect.element(dialog).toBeVisible();
    expect(width()).toBeLessThanOrEqual(375);
  }
});
