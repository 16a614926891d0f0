import { describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { tokens } from '../../core/api/client.ts';
import { clearBulkCheck } from './bulkCheck.ts';
import { now, openConsole } from '../../../test/kit/console.tsx';
import { fireStorageEvent } from '../../../test/kit/storageEvents.ts';
import { recordAnnouncements } from '../../../test/kit/announcements.ts';
import { expectRow, expectToast, row, showTab, signInAs } from '../../../test/kit/screen.ts';
import { fakeIntervals, setTime } from '../../../test/kit/timers.ts';

import { names, openTools, results, start, stop } from '../../../test/kit/eppTools.ts';

describe('the check', () => {
  test('shows results as they arrive and says when it is done [§8.bulk-check.completed]', async () => {
    await openTools('tidalforge.com\npixelbarn.net, lumenpath.org');
    await start.click();
    await expectToast('Domain check completed successfully');
    for (const name of ['tidalforge.com', 'pixelbarn.net', 'lumenpath.org']) {
      await expectRow(name);
    }
    await expect.element(results.getByText('3 of 3')).toBeVisible();
    await expect.element(results.getByText('Completed')).toBeVisible();
  });

  test('counts each of its names once, even if the stream repeats them', async () => {
    await openTools('tidalforge.com\npixelbarn.net', ({ faults }) =>
      faults.add({ kind: 'repeat', operation: 'eppTools/checkDomains' }),
    );
    await start.click();
    await expectToast('Domain check completed successfully');
    await expect.element(results.getByText('2 of 2')).toBeVisible();
    await expect.poll(() => results.getByRole('row').elements().length).toBe(3);
  });

  test('handles five hundred names at full speed', async () => {
    await openTools(names(500), ({ world: { store } }) => {
      for (const { settings } of store.eppCategories.all()) {
        settings.domain_check_multicheck_enabled = true;
        settings.domain_check_batch_size = 100;
        settings.max_commands_per_second = 100;
      }
    });
    await start.click();
    await expect.element(results.getByText('500 of 500')).toBeVisible();
    await expect.element(results.getByText('Completed')).toBeVisible();
  });

  test('announces its start and end, but not each name', async () => {
    await openTools(names(60));
    const announced = recordAnnouncements(document.body);
    await start.click();
    await expectToast('Domain check completed successfully');
    await expect.element(results.getByText('60 of 60')).toBeVisible();
    expect(announced()).toEqual([
      'Checking 60 domains',
      expect.stringMatching(/^Completed: 60 of 60, Available \d+, Taken \d+, Error \d+$/),
    ]);
  });

  test('can be stopped, closes the connection and keeps its results [§8.bulk-check.stopped]', async () => {
    const { mock } = await openTools(names(400));
    // At this pace the names take minutes.
    for (const account of mock.world.store.eppAccounts.all()) {
      account.settings = { ...account.settings, command_delay_ms: 2000 };
    }
    await start.click();
    await expectRow('bulk-name-0.com');
    await stop.click();
    await expect.element(page.getByText('Domain check stopped')).toBeVisible();
    await expect.element(results.getByText('Stopped')).toBeVisible();
    await expectRow('bulk-name-0.com');
  });

  test('keeps the results that arrived after the last paint', async () => {
    const { mock } = await openTools(names(400));
    const { eppLogs } = mock.world.store;
    const before = eppLogs.size;
    vi.spyOn(window, 'requestAnimationFrame').mockReturnValue(1);
    await start.click();
    await expect.poll(() => eppLogs.size - before).toBeGreaterThan(20);
    expect(row('bulk-name-0.com').query()).toBeNull();
    stop.element().dispatchEvent(new MouseEvent('click', { bubbles: true }));
    await expectRow('bulk-name-0.com');
  });

  test('is not stopped by the second click of a double click that started it', async () => {
    const { mock } = await openTools(names(40));
    const held = mock.faults.add({ kind: 'hang', operation: 'eppTools/checkDomains' });
    await start.click();
    await expect.element(stop).toBeVisible();
    stop.element().dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 2 }));
    held.remove();
    await expectToast('Domain check completed successfully');
    await expect.element(results.getByText('40 of 40')).toBeVisible();
  });

  test('keeps the focus on the button that starts and stops it, but takes it from no other control', async () => {
    await openTools(names(400));
    start.element().focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(stop).toHaveFocus();
    // The key is still pressed.
    const held = new KeyboardEvent('keydown', {
      key: 'Enter',
      repeat: true,
      cancelable: true,
      bubbles: true,
    });
    expect(stop.element().dispatchEvent(held)).toBe(false);
    await userEvent.keyboard('{Enter}');
    await expect.element(start).toHaveFocus();
    await page.getByLabelText(/^Domains/).fill(names(60));
    await start.click();
    await expect.element(stop).toHaveFocus();
    page.getByLabelText('Show').element().focus();
    await expect.element(results.getByText('60 of 60')).toBeVisible();
    await expect.element(start).toBeVisible();
    await expect.element(page.getByLabelText('Show')).toHaveFocus();
  });

  test.for([
    ['breaks', { kind: 'cut', after: 3 }],
    ['ends without completed', { kind: 'cut', after: 3, clean: true }],
  ] as const)(
    'takes a stream that %s for a lost connection, and a retry checks the rest [§8.bulk-check.connection-lost]',
    async ([, fault]) => {
      const { mock } = await openTools(names(5), ({ faults }) =>
        faults.add({ ...fault, operation: 'eppTools/checkDomains', times: 1 }),
      );
      await start.click();
      await expect
        .element(results.getByRole('alert').getByText('Connection to server lost'))
        .toBeVisible();
      await expectRow('bulk-name-0.com');
      await page.getByRole('button', { name: /^Check the rest \([1-4]\)$/ }).click();
      await expect.element(results.getByText('5 of 5')).toBeVisible();
      await expect.element(results).toHaveFocus();
      const retried = mock.requests
        .filter(({ operation }) => operation === 'eppTools/checkDomains')
        .at(-1);
      expect(retried?.body).toMatchObject({
        domains: expect.not.arrayContaining(['bulk-name-0.com']),
      });
    },
  );

  test.for(['a minute', 'a sleep of the computer'])(
    'takes a stream that is silent for %s for a lost connection, and can check the rest',
    async (reason) => {
      const { mock } = await openTools(names(5), ({ faults }) =>
        faults.add({ kind: 'stall', after: 2, operation: 'eppTools/checkDomains', times: 1 }),
      );
      const tick = fakeIntervals();
      await start.click();
      await expectRow('bulk-name-0.com');
      setTime(now.getTime() + 59_000);
      tick(1000);
      await expect.element(stop).toBeVisible();
      setTime(now.getTime() + 3_600_000);
      if (reason === 'a minute') tick(1000);
      else showTab('visible');
      await expect
        .element(results.getByRole('alert').getByText('Connection to server lost'))
        .toBeVisible();
      mock.faults.clear();
      await page.getByRole('button', { name: /^Check the rest \([1-4]\)$/ }).click();
      await expect.element(results.getByText('5 of 5')).toBeVisible();
    },
  );

  test.for([
    [{ kind: 'reset' }, 'Failed to start domain check: Request failed'],
    [
      { kind: 'status', status: 409, error: 'The account is not connected' },
      'Failed to start domain check: The account is not connected',
    ],
  ] as const)(
    'says why it cannot start (%#) [§8.bulk-check.start-failed §8.bulk-check.request-failed]',
    async ([fault, text]) => {
      await openTools('a.com', ({ faults }) =>
        faults.add({ ...fault, operation: 'eppTools/checkDomains' }),
      );
      await start.click();
      await expect.element(results.getByRole('alert').getByText(text)).toBeVisible();
      expect(page.getByText(text).elements()).toHaveLength(1);
      await expect.element(page.getByLabelText(/^Domains/)).toHaveValue('a.com');
    },
  );

  test('shows its error on another screen if it fails while that is open', async () => {
    const { mock } = await openTools('a.com');
    const slow = mock.faults.add({ kind: 'hang', operation: 'eppTools/checkDomains' });
    await start.click();
    await page.getByRole('link', { name: 'Invoices' }).click();
    await expect.element(page.getByRole('heading', { name: 'Invoices' })).toBeVisible();
    for (const account of mock.world.store.eppAccounts.all()) account.is_active = false;
    slow.remove();
    await expectToast(/Failed to start domain check: .+ is inactive/);
  });

  test('refreshes an expired token and continues', async () => {
    const { mock } = await openTools('a.com', ({ faults }) =>
      faults.add({ kind: 'expired', operation: 'eppTools/checkDomains', times: 1 }),
    );
    await start.click();
    await expectToast('Domain check completed successfully');
    expect(mock.requests.filter(({ operation }) => operation === 'auth/refresh')).toHaveLength(1);
  });

  test('continues while another screen is open', async () => {
    await openTools(names(60));
    await start.click();
    await page.getByRole('link', { name: 'Invoices' }).click();
    await expectToast('Domain check completed successfully');
    await page.getByRole('link', { name: 'EPP Tools' }).click();
    await expect.element(results.getByText('60 of 60')).toBeVisible();
    await expect.element(page.getByLabelText(/^Domains/)).toHaveValue(names(60));
  });

  test('ends and disappears when another user signs in in another tab', async () => {
    const { mock } = await openTools(names(3));
    const held = mock.faults.add({ kind: 'hang', operation: 'eppTools/checkDomains' });
    await start.click();
    await expect.element(stop).toBeVisible();
    tokens.set(await mock.signIn('manager@dropcatch.test'));
    fireStorageEvent('user');
    await expect.element(page.getByRole('button', { name: 'User menu, manager' })).toBeVisible();
    await expect.element(start).toBeVisible();
    await expect.element(results.getByText('No results yet')).toBeVisible();
    held.remove();
    await expect.element(results.getByText('No results yet')).toBeVisible();
  });

  test('is restored after the session ended, and a retry checks the rest', async () => {
    const { mock, go } = await openTools(names(3));
    const held = mock.faults.add({ kind: 'hang', operation: 'eppTools/checkDomains' });
    await start.click();
    await expect.element(stop).toBeVisible();
    mock.faults.add({ kind: 'expired', operation: 'orders/list', times: 1 });
    mock.faults.add({ kind: 'status', status: 401, operation: 'auth/refresh', times: 1 });
    go('/orders');
    await signInAs('admin');
    held.remove();
    go('/epp-tools');
    await expect
      .element(results.getByRole('alert').getByText('Your session ended before the check did.'))
      .toBeVisible();
    await page.getByRole('button', { name: 'Check the rest (3)' }).click();
    await expect.element(results.getByText('3 of 3')).toBeVisible();
  });

  test('makes the browser ask before the page closes while it runs, and offers the rest once stopped', async () => {
    const { mock } = await openTools(names(3));
    const asks = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
    expect(asks()).toBe(false);
    const held = mock.faults.add({ kind: 'hang', operation: 'eppTools/checkDomains' });
    await start.click();
    await expect.element(stop).toBeVisible();
    expect(asks()).toBe(true);
    await stop.click();
    held.remove();
    expect(asks()).toBe(false);
    await page.getByRole('button', { name: 'Check the rest (3)' }).click();
    await expect.element(results.getByText('3 of 3')).toBeVisible();
    await expectToast('Domain check completed successfully');
    expect(asks()).toBe(false);
  });

  test('says after a reload that the check was stopped', async () => {
    clearBulkCheck();
    const left = { account: '1', text: 'a.com', running: true };
    await openConsole('/epp-tools', {
      as: 'admin',
      prepare: () => sessionStorage.setItem('draft:bulkCheck.1', JSON.stringify(left)),
    });
    await expect
      .element(page.getByText('The last check stopped when you left the page.'))
      .toBeVisible();
    await expect.element(page.getByLabelText(/^Domains/)).toHaveValue('a.com');
  });
});

describe('the results', () => {
  test('are filtered by outcome and saved as CSV', async () => {
    await openTools(names(60));
    await start.click();
    await expectToast('Domain check completed successfully');
    const files: Blob[] = [];
    vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
      if (blob instanceof Blob) files.push(blob);
      return 'blob:test';
    });
    await page.getByLabelText('Show').selectOptions('Available');
    await page.getByRole('button', { name: 'Export as CSV' }).click();
    const [heading, ...lines] = (await files[0]?.text())?.trimEnd().split('\r\n') ?? [];
    expect(heading?.replace('\uFEFF', '')).toBe('Domain,Status,Message,Duration (ms)');
    expect(lines.length).toBeGreaterThan(0);
    for (const line of lines) expect(line).toContain(',available,');
  });
});
