import type { Mock } from '@dropcatch/mock-server/browser';
import { describe, expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { answerWith } from '../../../test/kit/answerWith.ts';
import { callsOf, now, openConsole } from '../../../test/kit/console.tsx';
import { unreachable } from '../../../test/kit/faults.ts';
import { filterField, rowAction } from '../../../test/kit/screen.ts';
import { accountByName } from '../../../test/kit/seeded.ts';
import { setTime } from '../../../test/kit/timers.ts';

const table = page.getByRole('table', { name: 'EPP Logs' });

const openFilters = () => page.getByRole('button', { name: /^Filters/ }).click();

/** Gives the newest entry a time with a fraction of a second. */
function withMoment({ world: { store } }: Mock) {
  const [latest] = store.eppLogs.all().toSorted((a, b) => b.at - a.at);
  Object.assign(latest ?? {}, { at: Date.parse('2026-11-20T12:04:11.007Z') });
}

/** Whether the text of a cell is too wide and ends in an ellipsis. */
function isCut(cell: Element | undefined): boolean {
  if (!cell) return false;
  const text = document.createRange();
  text.selectNodeContents(cell.querySelector('time') ?? cell);
  const { paddingLeft, paddingRight } = getComputedStyle(cell);
  const padding = Number.parseFloat(paddingLeft) + Number.parseFloat(paddingRight);
  const room = cell.getBoundingClientRect().width - padding;
  return text.getBoundingClientRect().width > room;
}

test('an address without a number is an unknown path, and no call is made', async () => {
  const { mock, address } = await openConsole('/epp-logs/abc', { as: 'admin' });
  await expect.poll(address).toBe('/');
  expect(callsOf(mock, 'eppLogs/get')).toEqual([]);
});

describe('the list', () => {
  test('shows the figures and the columns, and the account, which tells the registrar, to admins', async () => {
    await openConsole('/epp-logs', { as: 'admin' });
    for (const name of ['Time', 'Account', 'Command', 'Object', 'Result', 'Code', 'Duration']) {
      await expect.element(table.getByRole('columnheader', { name, exact: true })).toBeVisible();
    }
    for (const label of ['Total Logs', 'Success Rate', 'Avg Duration', 'Registrars']) {
      await expect.element(page.getByText(label)).toBeVisible();
    }
    const registrar = table.getByRole('columnheader', { name: 'Registrar' });
    await expect.element(registrar).not.toBeInTheDocument();
    await page.getByRole('button', { name: 'Columns' }).click();
    await page.getByRole('dialog', { name: 'Columns' }).getByLabelText('Registrar').click();
    await expect.element(registrar).toBeVisible();
  });

  test('shows creates that come too early or too late without red', async () => {
    await openConsole('/epp-logs?command=create&success=false', { as: 'admin' });
    const taken = table.getByRole('row').filter({ hasText: '2302' }).first();
    const badge = taken.getByText('Failed', { exact: true });
    await expect.element(badge).toBeVisible();
    const tone = badge.element().closest('[data-tone]');
    expect(tone?.getAttribute('data-tone')).toBe('neutral');
  });

  test('starts without the type, which the column chooser shows', async () => {
    const { reload } = await openConsole('/epp-logs', { as: 'admin' });
    const type = table.getByRole('columnheader', { name: 'Type' });
    await expect.element(table.getByRole('link').first()).toBeVisible();
    await expect.element(type).not.toBeInTheDocument();
    await page.getByRole('button', { name: 'Columns' }).click();
    await page.getByRole('dialog', { name: 'Columns' }).getByLabelText('Type').click();
    await expect.element(type).toBeVisible();
    await reload();
    await expect.element(type).toBeVisible();
  });

  test('shows the message of the registry beside the code, and its meaning as a tooltip', async () => {
    await openConsole('/epp-logs?command=create&success=0', { as: 'admin' });
    const answer = table.getByRole('cell', { name: '2302 Object exists' }).first();
    await expect
      .element(answer.getByTitle(/another registrar was faster/))
      .toHaveTextContent('2302 Object exists');
  });

  test('has no column for links: the time leads to the details', async () => {
    const { address } = await openConsole('/epp-logs', { as: 'admin' });
    const link = table.getByRole('link').first();
    await expect.element(link).toHaveAccessibleName(/^[\d:.]+ details of entry \d+$/);
    await expect.element(table.getByText('Details', { exact: true })).not.toBeInTheDocument();
    await link.click();
    await expect.poll(address).toMatch(/^\/epp-logs\/\d+$/);
  });

  test('heads its rows on a phone with object and code, and opens one tapped anywhere', async () => {
    await page.viewport(375, 800);
    onTestFinished(() => page.viewport(1280, 800));
    const { address } = await openConsole('/epp-logs?command=create', { as: 'admin' });
    const shown = (line: string) =>
      [...(document.querySelector('[data-row]')?.querySelectorAll(line) ?? [])].map(
        ({ textContent }) => textContent,
      );
    await expect
      .poll(() => shown('[data-phone=heading]'))
      .toEqual([expect.stringMatching(/\.\w+$/)]);
    expect(shown('[data-phone=aside]')).toEqual([expect.stringMatching(/^\d{4} /)]);
    await expect.element(table.getByText('Object exists').first()).not.toBeVisible();
    expect(shown('[data-phone=line]').slice(0, 2)).toEqual([
      expect.stringMatching(/^[\d:.]+details/),
      'create',
    ]);
    await table
      .getByRole('row')
      .nth(1)
      .click({ position: { x: 20, y: 10 } });
    await expect.poll(address).toMatch(/^\/epp-logs\/\d+/);
  });

  test('heads a row without an object on a phone with its command', async () => {
    await page.viewport(375, 800);
    onTestFinished(() => page.viewport(1280, 800));
    await openConsole('/epp-logs?command=logout', { as: 'admin' });
    await expect
      .poll(() => document.querySelector('[data-row] [data-phone=heading]')?.textContent)
      .toBe('logout');
  });

  test('shows admins the time and duration in full in a window of 1280 pixels', async () => {
    await openConsole('/epp-logs', {
      as: 'admin',
      prepare: () =>
        answerWith('eppLogs/list', ({ logs, ...rest }: { logs: object[] }) => ({
          ...rest,
          logs: logs.map((log) => ({ ...log, duration_ms: 30_000 })),
        })),
    });
    await expect.element(table.getByText('30,000 ms').first()).toBeVisible();
    const cells = table
      .getByRole('row')
      .elements()
      .flatMap(({ children }) => [children[0], children[7]]);
    expect(cells.length).toBeGreaterThan(2);
    expect(cells.filter(isCut).map((cell) => cell?.textContent)).toEqual([]);
    const { right } = table
      .getByRole('columnheader', { name: 'Duration' })
      .element()
      .getBoundingClientRect();
    expect(right).toBeLessThanOrEqual(window.innerWidth);
  });

  test('hides the account from managers [§6.epp-logs.account-id-for-admins]', async () => {
    await openConsole('/epp-logs', { as: 'manager' });
    await expect.element(table.getByRole('link').first()).toBeVisible();
    await expect
      .element(table.getByRole('columnheader', { name: 'Account' }))
      .not.toBeInTheDocument();
  });

  test('names the account of a row, and filters by it', async () => {
    const { mock, address } = await openConsole('/epp-logs', { as: 'admin' });
    const { id } = accountByName(mock, 'VRSN-01');
    await expect.element(table.getByText(`VRSN-01 (${id})`).first()).toBeVisible();
    await (await filterField('Account')).selectOptions('VRSN-01');
    await expect.poll(address).toBe(`/epp-logs?account_id=${id}`);
    await expect.element(table.getByText(/^CZ-0/).first()).not.toBeInTheDocument();
    await expect.element(table.getByText(`VRSN-01 (${id})`).first()).toBeVisible();
  });

  test('keeps the number of an account that cannot be named', async () => {
    const { mock } = await openConsole('/epp-logs', {
      as: 'admin',
      prepare: ({ faults }) => faults.add({ ...unreachable, operation: 'eppAccounts/list' }),
    });
    const { id } = accountByName(mock, 'VRSN-01');
    await expect.element(table.getByText(`#${id}`, { exact: true }).first()).toBeVisible();
  });

  test('offers a manager their own accounts by name', async () => {
    await openConsole('/epp-logs', { as: 'manager' });
    const offered = (await filterField('Account')).getByRole('option');
    await expect.element(offered.getByText('CZ-02')).toBeInTheDocument();
    expect(offered.getByText('VRSN-01').elements()).toEqual([]);
  });

  test('shows a manager that a link filters by an account, and can clear it', async () => {
    const { address } = await openConsole('/epp-logs?account_id=99', { as: 'manager' });
    await expect.element(page.getByRole('button', { name: 'Filters (1)' })).toBeVisible();
    await expect.element(page.getByLabelText('Account')).toHaveValue('99');
    await page.getByRole('button', { name: 'Clear Filters' }).first().click();
    await expect.poll(address).toBe('/epp-logs');
    await expect.element(page.getByLabelText('Account')).toHaveValue('');
  });

  test('shows its filters from 1280 pixels, until a user folds them', async () => {
    await openConsole('/epp-logs?command=login', { as: 'admin' });
    await expect.element(page.getByLabelText('Command')).toBeVisible();
    await openFilters();
    await expect.element(page.getByLabelText('Command')).not.toBeVisible();
  });

  test('folds its filters in a narrower window until a user opens them', async () => {
    await page.viewport(1279, 800);
    onTestFinished(() => page.viewport(1280, 800));
    await openConsole('/epp-logs?command=login', { as: 'admin' });
    await expect.element(table.getByRole('link').first()).toBeVisible();
    await expect.element(page.getByLabelText('Command')).not.toBeVisible();
    await openFilters();
    await expect.element(page.getByLabelText('Command')).toHaveValue('login');
    await expect.element(page.getByLabelText('Command')).toBeVisible();
  });

  test('shows times with milliseconds, to distinguish the rows of a race', async () => {
    await openConsole('/epp-logs', { as: 'admin', prepare: withMoment });
    const time = table.getByRole('row').nth(1).getByRole('time');
    // Today's date would only take the room of what differs.
    await expect.poll(() => time.element().textContent).toBe('13:04:11.007');
    const exact = '20 Nov 2026, 13:04:11.007 (20 Nov 2026, 12:04:11.007 UTC)';
    await expect.element(time).toHaveAttribute('title', exact);
  });

  test.for([1280, 375])(
    'registrar_name in the address fills its filter and opens the filters at %s px',
    async (width) => {
      await page.viewport(width, 800);
      onTestFinished(() => page.viewport(1280, 800));
      const { mock } = await openConsole('/epp-logs?registrar_name=CZ', { as: 'admin' });
      await expect.element(page.getByLabelText('Registrar')).toHaveValue('CZ');
      await expect.element(page.getByLabelText('Registrar')).toBeVisible();
      await expect.element(table.getByRole('link').first()).toBeVisible();
      const call = mock.requests.find(({ operation }) => operation === 'eppLogs/list');
      expect(call?.query).toEqual({ page: '1', per_page: '50', registrar_name: 'CZ' });
    },
  );

  test('filters by result and command, and Clear Filters clears them', async () => {
    const { address } = await openConsole('/epp-logs?page=3', { as: 'admin' });
    await page.getByLabelText('Result').selectOptions('Failed');
    await expect.poll(address).toBe('/epp-logs?success=0');
    await page.getByLabelText('Command').fill('nonsense');
    await expect.element(page.getByText('No log entries match these filters')).toBeVisible();
    await page.getByRole('region', { name: 'Filters' }).getByText('Clear Filters').click();
    await expect.poll(address).toBe('/epp-logs');
  });

  test('shows the exchange of a connection test on the next visit', async () => {
    const { mock, go } = await openConsole('/epp-logs', { as: 'admin' });
    await expect.element(table.getByRole('link').first()).toBeVisible();
    go('/epp-accounts');
    await rowAction('CZ-01', 'Test Connection');
    await expect.element(page.getByText('Connected and logged in')).toBeVisible();
    const logs = mock.world.store.eppLogs.all();
    setTime(now.getTime() + 2000);
    go('/epp-logs');
    await expect
      .element(
        table.getByRole('link', { name: new RegExp(`details of entry ${logs.at(-1)?.id}$`) }),
      )
      .toBeVisible();
    await expect.poll(() => callsOf(mock, 'eppLogs/stats').length).toBe(2);
  });

  test('says when it cannot be loaded [§8.epp-logs.load-failed]', async () => {
    await openConsole('/epp-logs', {
      as: 'admin',
      prepare: ({ faults }) =>
        faults.add({
          kind: 'status',
          status: 500,
          error: 'ClickHouse is down',
          operation: 'eppLogs/list',
        }),
    });
    await expect
      .element(page.getByText('Failed to load EPP logs: ClickHouse is down'))
      .toBeVisible();
  });

  test('is closed to users and sends nothing', async () => {
    const { mock } = await openConsole('/epp-logs', { as: 'user' });
    await expect
      .element(page.getByText('Access Denied: Only administrators and managers can see EPP logs.'))
      .toBeVisible();
    expect(mock.requests.map(({ operation }) => operation)).not.toContain('eppLogs/list');
  });
});
