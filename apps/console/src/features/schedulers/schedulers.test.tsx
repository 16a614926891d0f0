import type { Mock } from '@dropcatch/mock-server/browser';
import { describe, expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { callsOf, openConsole } from '../../../test/kit/console.tsx';
import { unreachable } from '../../../test/kit/faults.ts';
import { dialog, showTab, expectSettled } from '../../../test/kit/screen.ts';
import { fakeIntervals } from '../../../test/kit/timers.ts';

const categories = page.getByRole('table', { name: 'Categories' });
const jobs = page.getByRole('table', { name: 'Active Jobs' });
const health = page.getByRole('table', { name: 'Job Health' });

/** The first job and its record, which the tests change. */
function firstJob({ world: { store } }: Mock) {
  const job = store.schedulerJobs.find(({ record }) => record !== undefined);
  if (!job?.record) throw new Error('no job has run');
  return { job, record: job.record };
}

/** Opens the screen after a change of the first job's record. Returns its name and row too. */
async function openWithRecord(change: Partial<ReturnType<typeof firstJob>['record']>) {
  let name = '';
  const opened = await openConsole('/schedulers', {
    as: 'admin',
    prepare: (mock) => {
      const { job, record } = firstJob(mock);
      Object.assign(record, change);
      ({ name } = job);
    },
  });
  const line = health.getByRole('row').filter({ hasText: name });
  await expect.element(line).toBeVisible();
  return { ...opened, name, line };
}

describe('the screen', () => {
  test('shows status, categories, active jobs and their health, in UTC, with whole names [§2.schedulers.whole-names]', async () => {
    await openConsole('/schedulers', { as: 'admin' });
    await expect.element(page.getByText('Running', { exact: true })).toBeVisible();
    for (const name of [
      'EPP Registry',
      'Domain Catching',
      'Sources',
      'Released Domains',
      'System Maintenance',
    ]) {
      await expect.element(categories.getByText(name)).toBeVisible();
    }
    await expect
      .element(jobs.getByRole('columnheader', { name: 'Next Run (UTC)', exact: true }))
      .toBeVisible();
    await expect
      .element(health.getByRole('columnheader', { name: 'Last Run (UTC)', exact: true }))
      .toBeVisible();
    await expect.element(jobs.getByText(/^in \d+[dhms]( \d+[hms])?$/).first()).toBeVisible();
    await page.viewport(1280, 800);
    const cut = [...health.element().querySelectorAll('tbody tr > :first-child')].filter((cell) =>
      [cell, ...cell.querySelectorAll('*')].some(
        ({ scrollWidth, clientWidth }) => clientWidth > 0 && scrollWidth > clientWidth,
      ),
    );
    expect(cut.map(({ textContent }) => textContent)).toEqual([]);
  });

  test('failing jobs come first', async () => {
    let failing = '';
    await openConsole('/schedulers', {
      as: 'admin',
      prepare: ({ world: { store } }) => {
        const last = store.schedulerJobs.filter(({ record }) => record !== undefined).at(-1);
        if (last?.record) last.record.consecutive_failures = 99;
        failing = last?.name ?? '';
      },
    });
    for (const table of [jobs, health]) {
      await expect.element(table.getByRole('row').nth(1).getByText(failing)).toBeVisible();
    }
  });

  test('times are UTC in any time zone of the browser [§9.schedulers.times-utc]', async () => {
    const { line } = await openWithRecord({ last_run: Date.parse('2026-11-20T09:08:07Z') });
    expect(new Date('2026-11-20T09:00:00Z').getHours()).toBe(10);
    await expect.element(line.getByText('20 Nov 2026, 09:08:07')).toBeVisible();
  });

  test.for(['manager', 'user'] as const)('%s may not open it', async (role) => {
    const { mock } = await openConsole('/schedulers', { as: role });
    await expect.element(page.getByText(/Only administrators can manage schedulers/)).toBeVisible();
    expect(mock.requests.some(({ operation }) => operation?.startsWith('scheduler'))).toBe(false);
  });

  test.for(['scheduler/health', 'scheduler/jobs'] as const)(
    'says once when %s cannot be loaded, and loads on Try again [§8.schedulers.load-failed]',
    async (operation) => {
      await openConsole('/schedulers', {
        as: 'admin',
        prepare: ({ faults }) => faults.add({ ...unreachable, operation, times: 2 }),
      });
      const text = page.getByText('Failed to load scheduler data');
      await expect.element(text).toBeVisible();
      expect(text.elements()).toHaveLength(1);
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect.element(health.getByRole('link').first()).toBeVisible();
      await expect.element(jobs.getByRole('link').first()).toBeVisible();
      await expect.element(text).not.toBeInTheDocument();
    },
  );
});

describe('health', () => {
  test.for([
    ['Failing', { consecutive_failures: 3, executions: 9, failures: 3 }],
    ['Warning', { consecutive_failures: 2, executions: 9, failures: 3 }],
    ['Warning', { consecutive_failures: 1, executions: 9, failures: 3 }],
    ['Healthy', { consecutive_failures: 0, executions: 9, failures: 3 }],
    ['Pending', { consecutive_failures: 0, executions: 0, failures: 0, last_run: null }],
  ] as const)('is %s', async ([badge, record]) => {
    const { line } = await openWithRecord(record);
    await expect.element(line.getByText(badge, { exact: true })).toBeVisible();
  });

  test('is Unknown, not New, if it cannot be loaded', async () => {
    const { mock } = await openConsole('/schedulers', {
      as: 'admin',
      prepare: ({ faults }) => faults.add({ ...unreachable, operation: 'scheduler/health' }),
    });
    const line = jobs.getByRole('row').nth(1);
    await expect.element(line.getByText('Unknown', { exact: true })).toBeVisible();
    expect(jobs.getByText('New', { exact: true }).elements()).toEqual([]);
    await line.getByRole('link').click();
    await expect.element(dialog.getByText('Failed to load scheduler data')).toBeVisible();
    mock.faults.clear();
    await dialog.getByRole('button', { name: 'Try again' }).click();
    await expect.element(dialog.getByText('Executions')).toBeVisible();
    await expect.element(jobs.getByText('Unknown')).not.toBeInTheDocument();
  });

  test('keeps its last state, with its age, while it cannot be loaded again', async () => {
    const { mock, line } = await openWithRecord({
      consecutive_failures: 3,
      executions: 9,
      failures: 3,
    });
    mock.faults.add({ ...unreachable, operation: 'scheduler/health' });
    await page.getByRole('button', { name: 'Refresh' }).click();
    await expect.element(page.getByText(/Last loaded: /)).toBeVisible();
    await expect.element(line.getByText('Failing', { exact: true })).toBeVisible();
    await line.getByRole('link').click();
    await expect.element(dialog.getByText(/^Last known \(.+\): this could not be/)).toBeVisible();
  });

  test('is New for a job without data', async () => {
    let name = '';
    await openConsole('/schedulers', {
      as: 'admin',
      prepare: (mock) => {
        const { job } = firstJob(mock);
        job.record = undefined;
        ({ name } = job);
      },
    });
    const line = jobs.getByRole('row').filter({ hasText: name });
    await expect.element(line.getByText('New', { exact: true })).toBeVisible();
    await line.getByRole('link').click();
    await expect.element(dialog.getByText(/No health data yet/)).toBeVisible();
  });

  test.for([
    ['green', '90.1%', 99],
    ['yellow', '90%', 100],
    ['yellow', '70.1%', 299],
    ['red', '70%', 300],
  ] as const)(
    'has a %s bar at %s [§9.schedulers.health-bar §2.schedulers.bars]',
    async ([color, text, failures]) => {
      const { line } = await openWithRecord({ executions: 1000, failures });
      const number = line.getByText(text, { exact: true });
      await expect.element(number).toBeVisible();
      const bar = number.element().closest('[data-rate]');
      expect(bar?.getAttribute('data-rate')).toBe(color);
      const section = bar?.querySelector('[role="progressbar"]');
      const [red = 0, green = 0] = section
        ? (getComputedStyle(section).backgroundColor.match(/\d+/g)?.map(Number) ?? [])
        : [];
      // Yellow has much red and green, and none of the other colours does.
      expect(red > 200 && green > 150).toBe(color === 'yellow');
    },
  );
});

describe('a refresh', () => {
  /** Opens the screen with held timers. `asked` returns how often health and jobs were read. */
  async function openHeld() {
    const pass = fakeIntervals();
    const opened = await openWithRecord({ executions: 10, failures: 0 });
    const asked = () =>
      (['scheduler/health', 'scheduler/jobs'] as const).map(
        (operation) => callsOf(opened.mock, operation).length,
      );
    return { ...opened, pass, asked };
  }

  test('comes every 30 seconds, but not in a hidden tab, and at once when the tab shows again [§9.schedulers.polling]', async () => {
    const { pass, asked, go } = await openHeld();
    expect(asked()).toEqual([1, 1]);
    pass(29_999);
    expect(asked()).toEqual([1, 1]);
    pass(1);
    await expect.poll(asked).toEqual([2, 2]);
    await expectSettled();

    showTab('hidden');
    pass(120_000);
    expect(asked()).toEqual([2, 2]);
    showTab('visible');
    await expect.poll(asked).toEqual([3, 3]);

    go('/payments');
    await expect.element(page.getByRole('heading', { name: 'Payments' })).toBeVisible();
    pass(120_000);
    expect(asked()).toEqual([3, 3]);
  });

  test('keeps the scroll position and the focus in a row', async () => {
    await page.viewport(1280, 500);
    onTestFinished(() => page.viewport(1280, 800));
    const { mock, line, pass } = await openHeld();
    const link = line.getByRole('link');
    link.element().focus();
    link.element().scrollIntoView({ block: 'center' });
    const { scrollY } = window;
    expect(scrollY).toBeGreaterThan(200);
    firstJob(mock).record.executions = 77_777;
    pass(30_000);
    await expect.element(line.getByText('77,777')).toBeVisible();
    await expect.element(link).toHaveFocus();
    expect(window.scrollY).toBe(scrollY);
  });

  test('keeps open details and the focus in them', async () => {
    const { mock, name, line, pass } = await openHeld();
    const link = line.getByRole('link');
    await link.click();
    await expect.element(dialog.getByText('Last log', { exact: true })).toBeVisible();
    const run = dialog.getByRole('button', { name: `Run Now: ${name}` });
    run.element().focus();
    firstJob(mock).record.executions = 77_777;
    pass(30_000);
    await expect.element(dialog.getByText('77,777')).toBeVisible();
    await expect.element(run).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    const question = page.getByRole('dialog', { name: 'Run job now?' });
    await expect.element(question).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(question).not.toBeInTheDocument();
    await expect.element(run).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(link).toHaveFocus();
  });
});

describe('actions', () => {
  test('reload shows the message of the server', async () => {
    await openConsole('/schedulers', { as: 'admin' });
    await page.getByRole('button', { name: 'Reload Schedulers' }).click();
    await expect.element(page.getByText(/^All schedulers reloaded/)).toBeVisible();
    await page.getByRole('button', { name: 'Reload Domain Catching' }).click();
    await expect.element(page.getByText(/^domain_catching reloaded/)).toBeVisible();
  });

  test('run asks first, then starts the job', async () => {
    const { name } = await openWithRecord({});
    await jobs.getByRole('button', { name: `Run Now: ${name}` }).click();
    await expect
      .element(dialog.getByText(/starts now. Its next scheduled run stays/))
      .toBeVisible();
    await expect.element(dialog.getByRole('button', { name: 'Cancel' })).toHaveFocus();
    await dialog.getByRole('button', { name: 'Run Now' }).click();
    await expect.element(page.getByText(`${name} started`)).toBeVisible();
    await expect.element(dialog).not.toBeInTheDocument();
  });

  test('say so if they fail [§8.schedulers.reload-failed §8.schedulers.reload-category-failed §8.schedulers.run-failed]', async () => {
    const { mock, name } = await openWithRecord({});
    const { job } = firstJob(mock);
    for (const operation of ['reload', 'reloadCategory', 'runJob'] as const) {
      mock.faults.add({ ...unreachable, operation: `scheduler/${operation}` });
    }
    await page.getByRole('button', { name: 'Reload Schedulers' }).click();
    await expect.element(page.getByText('Failed to reload schedulers')).toBeVisible();
    await page.getByRole('button', { name: 'Reload Sources' }).click();
    await expect.element(page.getByText('Failed to reload category sources')).toBeVisible();
    await jobs.getByRole('button', { name: `Run Now: ${name}` }).click();
    await dialog.getByRole('button', { name: 'Run Now' }).click();
    await expect.element(page.getByText(`Failed to run job ${job.job_id}`)).toBeVisible();
  });

  test("show the server's reason if it gives one", async () => {
    const { mock, name } = await openWithRecord({});
    const error = `${name} is running already`;
    mock.faults.add({ operation: 'scheduler/runJob', kind: 'status', status: 409, error });
    await jobs.getByRole('button', { name: `Run Now: ${name}` }).click();
    await dialog.getByRole('button', { name: 'Run Now' }).click();
    await expect.element(page.getByText(error)).toBeVisible();
  });
});

describe('details', () => {
  test('open at their address and show the last log and error', async () => {
    await openConsole(
      (mock) => {
        const { job, record } = firstJob(mock);
        record.last_error = '2502 Session limit <b>exceeded</b>';
        return `/schedulers/${job.job_id}`;
      },
      { as: 'admin' },
    );
    await expect.element(dialog.getByText('2502 Session limit <b>exceeded</b>')).toBeVisible();
    await expect.element(dialog.getByLabelText('Last log')).toBeVisible();
  });

  test('say if the job does not exist', async () => {
    await openConsole('/schedulers/no%2Fsuch%20job', { as: 'admin' });
    await expect.element(dialog.getByText('There is no such job.')).toBeVisible();
  });
});
