import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { queryClient } from '../../core/api/queryClient.ts';
import { answerWith } from '../../../test/kit/answerWith.ts';
import { callsOf, openConsole } from '../../../test/kit/console.tsx';
import {
  dialogAddress,
  fakeCatchPolling,
  lastBody,
  stopTestCatch,
} from '../../../test/kit/eppAccounts.ts';
import { unreachableText, unreachableOnce } from '../../../test/kit/faults.ts';
import {
  button,
  dialog,
  expectHolds,
  expectToast,
  field,
  rowAction,
  expectSettled,
} from '../../../test/kit/screen.ts';
import { fakeIntervals } from '../../../test/kit/timers.ts';
import { recordAnnouncements } from '../../../test/kit/announcements.ts';
import { addPendingOrder } from '../../../test/kit/seeded.ts';

describe('test catch', () => {
  const start = button('Start Test Catch');

  test('checks the names [§5.test-catch.domains-required §5.test-catch.domains-invalid]', async () => {
    const { mock } = await openConsole(dialogAddress('PIR-01', 'test-catch'), { as: 'admin' });
    await start.click();
    await expect.element(dialog.getByText('Please enter at least one domain')).toBeVisible();
    await expect.element(field('Domains')).toHaveFocus();
    // A screen reader reads it with the field. The second time, the field already has the focus.
    const announced = recordAnnouncements(dialog.element());
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await expect.poll(announced).toEqual(['Please enter at least one domain']);
    await field('Domains').fill(
      'tidalforge.org, pixelbarn.org\na.org\nlocalhost\nb c\nd e\nf g\nh i',
    );
    await start.click();
    const sentence = dialog.getByText('Please enter valid domains', { exact: true });
    await expect.element(sentence).toBeVisible();
    expect(sentence.element().parentElement?.textContent).toBe(
      'Please enter valid domainstidalforge.org, pixelbarn.org, localhost, b c, d e, f g …',
    );
    await start.click();
    expect(callsOf(mock, 'eppAccounts/startTestCatch')).toEqual([]);
    await field('Domains').fill(Array.from({ length: 501 }, (_, n) => `name${n}.org`).join('\n'));
    await start.click();
    await expectToast('Test catch started successfully');
    expect(callsOf(mock, 'eppAccounts/startTestCatch')).toHaveLength(1);
  });

  test('says which names the account does not serve, and starts nonetheless', async () => {
    const { mock } = await openConsole(dialogAddress('PIR-01', 'test-catch'), { as: 'admin' });
    await expect.element(dialog.getByText(/^Nothing is running/)).toBeVisible();
    await field('Domains').fill('tidalforge.org\na.info\nb.info');
    await expect
      .element(dialog.getByText('PIR-01 serves org. 2 of 3 names are not .org'))
      .toBeVisible();
    await start.click();
    await expectToast('Test catch started successfully');
    expect(callsOf(mock, 'eppAccounts/startTestCatch')).toHaveLength(1);
  });

  test('starts with the keys that submit a form', async () => {
    const { mock } = await openConsole(dialogAddress('PIR-01', 'test-catch'), { as: 'admin' });
    await expect.element(dialog.getByText(/^Nothing is running/)).toBeVisible();
    await field('Domains').fill('tidalforge.org');
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await expectToast('Test catch started successfully');
    expect(callsOf(mock, 'eppAccounts/startTestCatch')).toHaveLength(1);
  });

  test('keeps the names when the dialog closes', async () => {
    const { address } = await openConsole(dialogAddress('PIR-01', 'test-catch'), { as: 'admin' });
    await field('Domains').fill('tidalforge.org\nbluemoss.org');
    await userEvent.keyboard('{Escape}');
    await expect.poll(address).toBe('/epp-accounts');
    await rowAction('PIR-01', 'Test Catch');
    await expect.element(field('Domains')).toHaveValue('tidalforge.org\nbluemoss.org');
  });

  test('follows the log, which can be paused, searched and stopped [§8.test-catch.started §8.test-catch.stopped]', async () => {
    const pass = fakeCatchPolling();
    const { mock } = await openConsole(dialogAddress('PIR-01', 'test-catch'), { as: 'admin' });
    const names = Array.from({ length: 30 }, (_, index) => `tidalforge${index}.org`);
    await field('Domains').fill(names.join('\n'));
    await start.click();
    await expectToast('Test catch started successfully');
    const log = dialog.getByRole('log');
    await expect.element(log.getByText(/^Test catch of 30 names on PIR-01/)).toBeVisible();
    await expect.element(start).toBeDisabled();
    await pass(6000, mock);
    await expect.element(log.getByText('tidalforge0.org').first()).toBeInTheDocument();

    await button('Pause').click();
    await expect.element(dialog.getByText(/paused/)).toBeVisible();
    const before = log.element().childElementCount;
    await pass(1200, mock);
    await expect.element(dialog.getByText(/paused, [1-9]\d* new/)).toBeVisible();
    expect(log.element().childElementCount).toBe(before);
    await button('Resume').click();
    await expect.poll(() => log.element().childElementCount).toBeGreaterThan(before);

    await dialog.getByLabelText('Search the log').fill('LOGGED IN');
    await expect.poll(() => log.element().childElementCount).toBe(1);
    await dialog.getByLabelText('Search the log').fill('zzz');
    await expect.element(log.getByText('No line contains this')).toBeVisible();

    await stopTestCatch('PIR-01');
    await expect.element(page.getByText('Test catch stopped')).toBeVisible();
    await expect.element(dialog.getByText(/^Nothing is running/)).toBeVisible();
  });

  test('shows a test catch that others have started, and highlights the line of a catch', async () => {
    const at = (time: string) => `2026-11-20T19:00:${time}Z`;
    const results = [
      { timestamp: at('00.100'), domain: null, message: 'Session opened' },
      { timestamp: at('00.200'), domain: 'tidalforge.org', message: 'Create answered 2302' },
      { timestamp: at('00.300'), domain: 'ox.org', message: 'Won: caught 14 ms after the drop' },
    ];
    await openConsole(dialogAddress('PIR-01', 'test-catch'), {
      as: 'admin',
      prepare: () =>
        answerWith('eppAccounts/testCatchStatus', () => ({
          success: true,
          is_running: true,
          results,
        })),
    });
    const log = dialog.getByRole('log');
    await expect.element(log.getByText('Won: caught 14 ms after the drop')).toBeVisible();
    await expect.element(log.getByText('19:00:00.300')).toBeVisible();
    await expect.element(dialog.getByText('Times in UTC')).toBeVisible();
    const lines = [...log.element().children];
    const left = (line: Element) => line.lastElementChild?.getBoundingClientRect().left;
    expect(lines.length).toBe(3);
    expect(new Set(lines.map(left)).size).toBe(1);
    const [, lost, won] = lines.map((line) => getComputedStyle(line).backgroundColor);
    expect(won).not.toBe(lost);
  });

  test('follows the newest line of the log, and stays in place after a scroll until it is resumed', async () => {
    const pass = fakeCatchPolling();
    const { mock } = await openConsole(dialogAddress('PIR-01', 'test-catch'), { as: 'admin' });
    const names = Array.from({ length: 30 }, (_, index) => `tidalforge${index}.org`);
    await field('Domains').fill(names.join('\n'));
    await start.click();
    const log = dialog.getByRole('log').element();
    const below = () => Math.round(log.scrollHeight - log.clientHeight - log.scrollTop);
    const grows = async () => {
      const { scrollHeight } = log;
      await pass(1200, mock);
      await expect.poll(() => log.scrollHeight).toBeGreaterThan(scrollHeight);
    };
    await pass(20_000, mock);
    await expect.poll(() => log.scrollTop).toBeGreaterThan(40);
    await grows();
    expect(below()).toBe(0);
    const scrolled = new Promise((resolve) => {
      log.addEventListener('scroll', resolve, { once: true });
    });
    log.scrollTop = 40;
    await scrolled;
    await grows();
    expect(log.scrollTop).toBe(40);
    await button('Pause').click();
    await expect.element(button('Resume')).toBeVisible();
    expect(log.scrollTop).toBe(40);
    await button('Resume').click();
    await expect.poll(below).toBe(0);
  });

  test('keeps a search and a pause from before the first line', async () => {
    const pass = fakeCatchPolling();
    const { mock } = await openConsole(dialogAddress('PIR-01', 'test-catch'), { as: 'admin' });
    const search = dialog.getByLabelText('Search the log');
    await search.fill('tidalforge');
    await button('Pause').click();
    await field('Domains').fill('tidalforge.org');
    await start.click();
    await expect.element(dialog.getByText(/paused, [1-9]\d* new/)).toBeVisible();
    await pass(6000, mock);
    await expect.element(search).toHaveValue('tidalforge');
    await button('Resume').click();
    await expect.element(dialog.getByRole('log').getByText('tidalforge.org').first()).toBeVisible();
  });

  test('is read every second while it runs [§9.test-catch.polling]', async () => {
    const pass = fakeIntervals();
    const { mock } = await openConsole(dialogAddress('PIR-01', 'test-catch'), { as: 'admin' });
    const asked = () => callsOf(mock, 'eppAccounts/testCatchStatus').length;
    await field('Domains').fill('tidalforge.org');
    await start.click();
    await expect.element(dialog.getByText('Test catch running')).toBeVisible();
    for (let second = 0; second < 3; second += 1) {
      // A pending call, such as the one at the start, counts as the next one.
      await expectSettled();
      const before = asked();
      pass(900);
      expect(asked()).toBe(before);
      pass(100);
      await expect.poll(asked).toBe(before + 1);
    }
  });

  test('is no longer read after it has ended, or when the dialog closes', async () => {
    const { mock, address } = await openConsole(dialogAddress('PIR-01', 'test-catch'), {
      as: 'admin',
    });
    await field('Domains').fill('tidalforge.org');
    await start.click();
    await expect.element(dialog.getByText('Test catch running')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.poll(address).toBe('/epp-accounts');
    const asked = queryClient.getQueryCache().findAll({ queryKey: ['eppAccounts', 'testCatch'] });
    expect(asked.map((query) => query.isActive())).toEqual([false]);
    mock.clock.advance(60_000);
    await rowAction('PIR-01', 'Test Catch');
    await expect.element(dialog.getByText(/^Nothing is running/)).toBeVisible();
    await expect.element(dialog.getByRole('log').getByText('tidalforge.org').first()).toBeVisible();
  });

  test('announces its start and end, but not each line', async () => {
    const pass = fakeCatchPolling();
    const { mock } = await openConsole(dialogAddress('PIR-01', 'test-catch'), { as: 'admin' });
    const names = Array.from({ length: 30 }, (_, index) => `tidalforge${index}.org`);
    await field('Domains').fill(names.join('\n'));
    await start.click();
    const log = dialog.getByRole('log');
    await expect.element(log.getByText(/^Test catch of 30 names on PIR-01/)).toBeVisible();
    const announced = recordAnnouncements(dialog.element());
    for (const passed of [6000, 1200]) {
      const before = log.element().childElementCount;
      await pass(passed, mock);
      await expect.poll(() => log.element().childElementCount).toBeGreaterThan(before);
    }
    expect(announced()).toEqual([]);
    await pass(600_000, mock);
    await expect.element(dialog.getByText(/^Nothing is running/)).toBeVisible();
    const lines = log.element().childElementCount;
    expect(announced().toSorted()).toEqual([
      `${lines} lines`,
      'Nothing is running. A test catch changes no order.',
    ]);
  });

  test('takes the orders of a day [§5.test-catch.date-required §8.test-catch.start-by-orders-failed]', async () => {
    const { mock } = await openConsole(dialogAddress('PIR-01', 'test-catch'), {
      as: 'admin',
      prepare: (prepared) => addPendingOrder(prepared, 'PIR-01', '2026-11-27'),
    });
    await dialog.getByRole('tab', { name: 'Orders' }).click();
    await start.click();
    await expect.element(dialog.getByText('Please select a test date')).toBeVisible();
    await expect.element(dialog.getByLabelText('Test Date (UTC)')).toHaveFocus();
    await dialog.getByLabelText('Test Date (UTC)').selectOptions('27 Nov 2026 (1 order)');
    mock.faults.add({ ...unreachableOnce, operation: 'eppAccounts/startOrdersTestCatch' });
    await start.click();
    await expect
      .element(page.getByText(`Failed to start order-based test catch: ${unreachableText}`))
      .toBeVisible();
    await start.click();
    await expectToast('Test catch started successfully');
    expect(lastBody(mock, 'eppAccounts/startOrdersTestCatch')).toEqual({ test_date: '2026-11-27' });
  });

  test('refuses a day whose orders are gone, and stays usable if the days cannot be read again', async () => {
    const { mock } = await openConsole(dialogAddress('PIR-01', 'test-catch'), {
      as: 'admin',
      prepare: (prepared) => addPendingOrder(prepared, 'PIR-01', '2026-11-27'),
    });
    await dialog.getByRole('tab', { name: 'Orders' }).click();
    const day = dialog.getByLabelText('Test Date (UTC)');
    await day.selectOptions('27 Nov 2026 (1 order)');
    Object.assign(mock.world.store.orders.all()[0] ?? {}, { state: 'CANCELLED' });
    mock.faults.add({ kind: 'reset', operation: 'eppAccounts/testCatchDates' });
    await start.click();
    await expect.element(page.getByText(/^Failed to start order-based test catch: /)).toBeVisible();
    await expect
      .element(dialog.getByRole('alert').getByText(/^Failed to load data: /))
      .toBeVisible();
    await expect.element(day).toHaveValue('2026-11-27');
    mock.faults.clear();
    await button('Try again').click();
    await expect.element(day).toHaveValue('');
    await start.click();
    await expect.element(dialog.getByText('Please select a test date')).toBeVisible();
    expect(callsOf(mock, 'eppAccounts/startOrdersTestCatch')).toHaveLength(1);
  });

  test('says when it cannot be started or stopped [§8.test-catch.stop-failed §8.test-catch.start-failed]', async () => {
    const { mock } = await openConsole(dialogAddress('PIR-01', 'test-catch'), { as: 'admin' });
    mock.faults.add({ ...unreachableOnce, operation: 'eppAccounts/startTestCatch' });
    await field('Domains').fill('tidalforge.org');
    await start.click();
    await expect
      .element(page.getByText(`Failed to start test catch: ${unreachableText}`))
      .toBeVisible();
    await start.click();
    mock.faults.add({ ...unreachableOnce, operation: 'eppAccounts/stopTestCatch' });
    await stopTestCatch('PIR-01');
    await expect
      .element(page.getByText(`Failed to stop test catch: ${unreachableText}`))
      .toBeVisible();
    await expect.element(dialog.getByText('Test catch running')).toBeVisible();
    await expect.element(button('Stop Test Catch')).toHaveFocus();
  });

  test('moves the focus to its status when the pressed button is disabled', async () => {
    const { mock } = await openConsole(dialogAddress('PIR-01', 'test-catch'), { as: 'admin' });
    const status = dialog.getByRole('status', { name: 'Running catches' });
    await field('Domains').fill('tidalforge.org');
    const starting = mock.faults.add({ kind: 'hang', operation: 'eppAccounts/startTestCatch' });
    await start.click();
    await expect.poll(() => callsOf(mock, 'eppAccounts/startTestCatch').length).toBe(1);
    await expect.element(start).toHaveFocus();
    starting.remove();
    await expectHolds(status, 'Test catch running');
    await expect.element(status).toHaveFocus();
    await stopTestCatch('PIR-01');
    await expectHolds(status, 'Nothing is running');
    await expect.element(status).toHaveFocus();
  });
});
