import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { tokens } from '../../core/api/client.ts';
import { expectAccessible } from '../../../test/kit/axe.ts';
import { callsOf, openConsole } from '../../../test/kit/console.tsx';
import { openDropDay } from '../../../test/kit/dropDay.ts';
import { expectLogged } from '../../../test/kit/log.ts';
import { openBeforeMidnight } from '../../../test/kit/midnight.ts';
import { button, dialog, figure, showTab } from '../../../test/kit/screen.ts';
import { sourceByName } from '../../../test/kit/sources.ts';
import { setTime } from '../../../test/kit/timers.ts';

const panel = (name: string) => page.getByRole('region', { name });
const health = panel('System Health');
const recent = panel('Recent Orders').getByRole('table');

/** The names and figures of a panel. */
function figures(name: string): Record<string, string> {
  const entries = [...panel(name).element().querySelectorAll('dl > div')].map((line) => [
    line.querySelector('dt')?.textContent ?? '',
    line.querySelector('dd')?.textContent ?? '',
  ]);
  return Object.fromEntries(entries);
}

describe('the greeting', () => {
  test('has the first name', async () => {
    await openConsole('/', { as: 'user' });
    await expect.element(page.getByRole('heading', { name: 'Welcome back, Jan' })).toBeVisible();
    expect(document.title).toBe('Dashboard · DropCatch');
  });

  test('has the user name if there is no first name', async () => {
    await openConsole('/', {
      as: 'user',
      prepare: ({ world }) => Object.assign(world.store.users.get(3) ?? {}, { first_name: null }),
    });
    await expect.element(page.getByRole('heading', { name: 'Welcome back, jnovak' })).toBeVisible();
  });
});

describe('the figures', () => {
  test('claim no rate, and draw no line of zeros, without any orders', async () => {
    await openConsole('/', {
      as: 'admin',
      prepare: ({ world: { store } }) => {
        for (const { id } of store.orders.all()) store.orders.delete(id);
      },
    });
    await expect.element(page.getByText('No orders on these days')).toBeVisible();
    await expect.element(figure('Success Rate')).toMatchTextContent(/^Success Rate–$/);
  });

  test.for([
    ['Total Domains', /^Total Domains300$/, '/domains?drop_date_from='],
    [
      'Releasing Today',
      /^Releasing Today\d+$/,
      '/domains?drop_date_from=2026-11-20&drop_date_to=2026-11-20',
    ],
    ['Active Orders', /^Active Orders\d+$/, '/orders'],
    ['Success Rate', /^Success Rate\d+(\.\d)?%$/, '/orders?state=CATCHED_COMPLETED'],
  ] as const)('%s links to its list', async ([name, text, url]) => {
    const { address } = await openConsole('/', { as: 'user' });
    await expect.element(figure(name)).toMatchTextContent(text);
    await page.getByRole('link', { name: new RegExp(`^${name}`) }).click();
    await expect.poll(address).toBe(url);
  });

  test('Total Domains follows imports and deletions', async () => {
    const { mock, go } = await openConsole('/', { as: 'admin' });
    const total = figure('Total Domains');
    const { id } = sourceByName(mock, 'DropFeed');
    await expect.element(total).toHaveTextContent('Total Domains300');
    go(`/sources/${id}/import`);
    await button('Start Import').click();
    await expect.element(dialog.getByText(/^Imported \d+ of \d+ records$/)).toBeVisible();
    go('/');
    await expect.element(total).toMatchTextContent(/^Total Domains(?!300)\d+$/);
    const before = total.element().textContent;
    go(`/sources/${id}/delete-data`);
    await dialog.getByRole('radio', { name: /^All dates/ }).click();
    await button('Delete').click();
    await page.getByRole('button', { name: /^Delete \d+ Domains$/ }).click();
    await expect.element(dialog).not.toBeInTheDocument();
    go('/');
    await expect.element(total).toBeVisible();
    await expect.element(total).not.toHaveTextContent(before);
  });

  test('Total Domains links to a list of the same size', async () => {
    await openConsole('/', { as: 'user' });
    await page.getByRole('link', { name: /^Total Domains/ }).click();
    await expect.element(page.getByRole('heading', { name: 'Domains (300)' })).toBeVisible();
  });
});

test('after midnight (UTC), Releasing Today counts the new day and links to its drops', async () => {
  const { mock, address, passMidnight } = await openBeforeMidnight('/');
  const releasing = page.getByText(/^Releasing Today\d+$/);
  await expect.element(releasing).toBeVisible();
  passMidnight();
  await expect.poll(() => callsOf(mock, 'dashboard/stats')).toHaveLength(2);
  await releasing.click();
  await expect.poll(address).toBe('/domains?drop_date_from=2026-11-21&drop_date_to=2026-11-21');
});

test('the figures of the new day load at midnight, not up to a minute later', async () => {
  const { mock, passMidnight } = await openBeforeMidnight('/');
  await expect.element(page.getByText(/^Releasing Today\d+$/)).toBeVisible();
  passMidnight('00:00:00');
  await expect.poll(() => callsOf(mock, 'dashboard/stats')).toHaveLength(2);
});

test('a tab hidden over midnight loads the figures of the new day as soon as it shows', async () => {
  const { mock } = await openBeforeMidnight('/');
  await expect.element(page.getByText(/^Releasing Today\d+$/)).toBeVisible();
  showTab('hidden');
  setTime(new Date('2026-11-21T07:00:00Z'));
  showTab('visible');
  await expect
    .poll(() => callsOf(mock, 'dashboard/stats').map(({ status }) => status))
    .toEqual([200, 401, 200]);
});

describe('the charts', () => {
  test('show the orders per day as a line of 250 pixels with weekdays and counts, and as a table [§9.dashboard.chart-height §2.dashboard.line-chart]', async () => {
    await openConsole('/', { as: 'admin' });
    const days = panel('Order Trends').getByRole('table', { name: 'Orders per day' });
    await expect.poll(() => days.getByRole('rowheader').elements().length).toBe(7);
    const chart = () => panel('Order Trends').element().querySelector('svg.recharts-surface');
    await expect.poll(() => chart()?.clientHeight).toBe(250);
    // One for the whole days, and a dashed one to today.
    await expect.poll(() => chart()?.querySelectorAll('.recharts-line').length).toBe(2);
    const dashed = chart()?.querySelectorAll('path[stroke-dasharray="4 4"]');
    expect(dashed).toHaveLength(1);
    expect(chart()?.textContent).toContain(' so far');
    expect(chart()?.querySelectorAll('.recharts-area')).toHaveLength(0);
    const labels = [...(chart()?.querySelectorAll('.recharts-xAxis-tick-labels text') ?? [])];
    expect(labels.map(({ textContent }) => textContent)).toEqual([
      'Sat',
      'Sun',
      'Mon',
      'Tue',
      'Wed',
      'Thu',
      'Fri',
    ]);
  });

  test('have a tooltip for a day, which Escape closes and the pointer opens again', async () => {
    await openConsole('/', { as: 'user' });
    const part = (selector: string) => panel('Order Trends').element().querySelector(selector);
    const shown = () => part('.recharts-tooltip-wrapper')?.textContent ?? '';
    await expect.poll(() => part('svg.recharts-surface')).not.toBeNull();
    await userEvent.hover(part('svg.recharts-surface') ?? document.body);
    await expect.poll(shown).toContain('Orders');
    await userEvent.keyboard('{Escape}');
    await expect.poll(shown).toBe('');
    await page.getByRole('heading', { level: 1 }).hover();
    await userEvent.hover(part('svg.recharts-surface') ?? document.body);
    await expect.poll(shown).toContain('Orders');
  });

  test('can show the trend as a table, which links to the orders', async () => {
    const { address } = await openConsole('/', { as: 'user' });
    const days = panel('Order Trends').getByRole('table', { name: 'Orders per day' });
    const toggle = panel('Order Trends').getByRole('button', { name: 'As table' });
    await expect.element(days).toBeInTheDocument();
    await toggle.click();
    await expect.element(toggle).toHaveAttribute('aria-pressed', 'true');
    await expect.element(days.getByRole('rowheader').first()).toBeVisible();
    await expect.poll(() => days.element().clientWidth).toBeGreaterThan(200);
    expect(panel('Order Trends').element().querySelector('svg.recharts-surface')).toBeNull();
    await expectAccessible();
    await panel('Order Trends').getByRole('link', { name: 'All orders' }).click();
    await expect.poll(address).toBe('/orders');
  });

  test('show the orders by status as three counts, each a link to its orders, with their sum in the middle', async () => {
    const { mock, address } = await openConsole('/', { as: 'admin' });
    const status = page.getByRole('table', { name: 'Orders by status' });
    await expect.element(status.getByRole('link').first()).toBeVisible();
    const lines = status
      .getByRole('row')
      .elements()
      .slice(1)
      .map(({ textContent }) => textContent);
    const count = (state: string) =>
      mock.world.store.orders.filter((order) => order.state === state).length;
    expect(lines).toEqual([
      `Success${count('CATCHED_COMPLETED')}`,
      `Failed${count('FAILED')}`,
      expect.stringMatching(/^Active\d+$/),
    ]);
    const counts = lines.map((line) => Number(line.replace(/\D/g, '')));
    await expect
      .poll(() => panel('Order Status').element().querySelector('svg text')?.textContent)
      .toBe(String(counts.reduce((sum, each) => sum + each)));
    await expect
      .element(status.getByRole('link').nth(2))
      .toHaveAccessibleName(expect.stringMatching(/^Active \d+$/));
    await status.getByRole('link', { name: /^Failed \d/ }).click();
    await expect.poll(address).toBe('/orders?state=FAILED');
  });
});

describe('the health of the service', () => {
  test('shows an admin its state and statistics', async () => {
    await openConsole('/', { as: 'admin' });
    await expect.element(health.getByText('Healthy').first()).toBeVisible();
    expect(figures('System Health')).toEqual({
      Database: 'Healthy',
      ClickHouse: 'Healthy',
      'Total Records': expect.stringMatching(/^[\d,]+$/),
      'Queue Size': expect.stringMatching(/^\d+ jobs?$/),
    });
    const jobs = Number.parseInt(figures('System Health')['Queue Size'] ?? '', 10);
    await expect
      .element(health.getByRole('progressbar', { name: 'Queue size' }))
      .toHaveAttribute('aria-valuenow', String(jobs / 10));
    expect(figures('Admin Statistics')).toEqual({
      'Total Users': expect.stringMatching(/^\d+$/),
      'Active Users': expect.stringMatching(/^\d+$/),
      Managers: expect.stringMatching(/^\d+$/),
      'Total Revenue': expect.stringMatching(/^\$[\d,]+\.\d\d$/),
    });
  });

  test.for([
    ['System Health', 'Total Records', '/data-sources'],
    ['System Health', 'Queue Size', '/schedulers'],
    ['Admin Statistics', 'Total Users', '/users'],
    ['Admin Statistics', 'Active Users', '/users'],
    ['Admin Statistics', 'Managers', '/users?role=manager'],
    ['Admin Statistics', 'Total Revenue', '/orders'],
  ] as const)('links to the list of a figure: %s, %s', async ([name, shown, url]) => {
    const { address } = await openConsole('/', { as: 'admin' });
    const line = () =>
      [...panel(name).element().querySelectorAll('dl > div')].find(
        (each) => each.querySelector('dt')?.textContent === shown,
      );
    await expect.poll(() => line()?.querySelector('a')?.textContent).toMatch(/\d/);
    line()?.querySelector('a')?.click();
    await expect.poll(address).toBe(url);
  });

  test.for(['manager', 'user'] as const)(
    'is hidden from a %s, who reads why [§8.dashboard.health-admins-only §6.dashboard.health-for-admins]',
    async (role) => {
      const { mock } = await openConsole('/', { as: role });
      await expect
        .element(health.getByText('System health data available for admins only'))
        .toBeVisible();
      await expect.element(recent.getByRole('link').first()).toBeVisible();
      await expect.element(panel('Admin Statistics')).not.toBeInTheDocument();
      expect(callsOf(mock, 'dashboard/systemHealth')).toEqual([]);
    },
  );

  test('is only logged when it cannot be loaded, and loads on Try again [§8.dashboard.health-failed]', async () => {
    const { mock } = await openConsole('/', {
      as: 'admin',
      prepare: ({ faults }) => faults.add({ kind: 'reset', operation: 'dashboard/systemHealth' }),
    });
    await expectLogged('Failed to load system health');
    await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
    await expect.poll(() => health.getByText('–', { exact: true }).elements()).toHaveLength(4);
    await expect.element(health).not.toMatchTextContent(/fail|not available/i);
    mock.faults.clear();
    await health.getByRole('button', { name: 'Try again' }).click();
    await expect.element(health.getByText('Healthy').first()).toBeVisible();
  });
});

describe('a dashboard that cannot be loaded', () => {
  test.for([
    [{ kind: 'reset' }, 'Failed to load dashboard data'],
    [{ kind: 'malformed' }, 'Failed to load dashboard data'],
    [{ kind: 'status', status: 503, error: 'Statistics are paused' }, 'Statistics are paused'],
  ] as const)(
    'says so, shows dashes, and loads on Try again (%o) [§8.dashboard.load-failed]',
    async ([fault, text]) => {
      const { mock } = await openConsole('/', {
        as: 'user',
        prepare: ({ faults }) => faults.add({ ...fault, operation: 'dashboard/stats' }),
      });
      await expect.element(page.getByRole('alert').getByText(text)).toBeVisible();
      await expect.element(page.getByText('Active Orders–')).toBeVisible();
      await expect.element(page.getByRole('heading', { name: 'Welcome back, Jan' })).toBeVisible();
      mock.faults.clear();
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect.element(recent.getByRole('link').first()).toBeVisible();
      await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
    },
  );

  test('keeps what it showed when a refresh fails', async () => {
    const { mock } = await openConsole('/', { as: 'user' });
    await expect.element(recent.getByRole('link').first()).toBeVisible();
    mock.faults.add({ kind: 'reset', operation: 'dashboard/stats' });
    await page.getByRole('button', { name: 'Refresh' }).click();
    await expect.element(page.getByText('Failed to load dashboard data')).toBeVisible();
    await expect.element(recent.getByRole('link').first()).toBeVisible();
    await expect.element(page.getByText('Total Domains300')).toBeVisible();
  });
});

describe('today', () => {
  test('a customer sees the next window, their drops, unpaid orders and what is caught today', async () => {
    const { mock, address } = await openConsole('/', { as: 'user' });
    const own = mock.world.store.orders.filter(({ user_id }) => user_id === 3);
    const unpaid = own.filter(({ state }) => state === 'NEW');
    const caught = own.filter(
      ({ state, drop_date }) => drop_date === '2026-11-20' && state.startsWith('CATCHED'),
    );
    await expect
      .poll(() => figures('Today'))
      .toMatchObject({
        'Not paid yet': String(unpaid.length),
        'Caught today': String(caught.length),
      });
    expect(Object.keys(figures('Today'))[0]).toMatch(/^Next window, /);
    await panel('Today').getByRole('link').last().click();
    await expect.poll(address).toBe('/drops');
  });

  test.for(['user', 'manager', 'admin'] as const)(
    'a win raises "Caught today" for a %s, and the figures follow at once',
    async (role) => {
      const { mock, setState, tick } = await openDropDay('/', role, '19:05:00', [
        { domain: 'brook.com' },
        { domain: 'trail.com' },
      ]);
      await expect.poll(() => figures('Today')['Caught today']).toBe('0');
      const asked = callsOf(mock, 'dashboard/stats').length;
      setState('brook.com', 'CATCHED_PROCESSING');
      await tick();
      await expect.poll(() => figures('Today')['Caught today']).toBe('1');
      await expect.poll(() => callsOf(mock, 'dashboard/stats').length).toBeGreaterThan(asked);
      setState('brook.com', 'CATCHED_COMPLETED');
      await tick();
      await tick();
      expect(figures('Today')['Caught today']).toBe('1');
    },
  );

  test('an admin sees what waits and what failed, with links to it', async () => {
    const { mock, address } = await openConsole('/', { as: 'admin' });
    const { orders, eppAccounts, sources } = mock.world.store;
    const off = eppAccounts.filter(({ is_active, is_connected }) => is_active && !is_connected);
    const failed = sources.filter(
      ({ is_active, last_import_success }) => is_active && last_import_success === false,
    );
    await expect
      .poll(() => figures('Today'))
      .toMatchObject({
        'Orders to approve': String(orders.filter(({ state }) => state === 'NEW').length),
        'Accounts not connected': String(off.length),
        'Failing jobs': expect.stringMatching(/^\d+$/),
        'Failed imports': String(failed.length),
      });
    await panel('Today').getByRole('link').nth(1).click();
    await expect.poll(address).toBe('/epp-accounts');
  });

  test('an open window is not called the next one', async () => {
    await openConsole('/', {
      as: 'user',
      prepare: async (mock) => {
        setTime(new Date('2026-11-20T19:30:00Z'));
        tokens.set(await mock.signIn('user@dropcatch.test'));
      },
    });
    await expect.poll(() => figures('Today')['Open now, com · net']).toBe('19:00–20:15 UTC');
  });

  test('figures that cannot be read show as unknown, not as zero', async () => {
    await openConsole('/', {
      as: 'manager',
      prepare: ({ faults }) => faults.add({ kind: 'reset', operation: 'eppAccounts/list' }),
    });
    await expect.poll(() => figures('Today')['Accounts not connected']).toBe('–');
    expect(Object.keys(figures('Today'))).not.toContain('Failing jobs');
  });
});
