import type { Mock } from '@dropcatch/mock-server/browser';
import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { formatDay } from '../../core/time/time.ts';
import { expectAccessible } from '../../../test/kit/axe.ts';
import { callsOf, openConsole } from '../../../test/kit/console.tsx';
import { unreachableOnce } from '../../../test/kit/faults.ts';
import { openBeforeMidnight } from '../../../test/kit/midnight.ts';
import { select, dialog, expectToast, field, row, figure } from '../../../test/kit/screen.ts';
import { fakeIntervals } from '../../../test/kit/timers.ts';
import {
  button,
  chip,
  chips,
  openQuickCheck,
  polls,
  status,
  storedChecks,
  setLongCheck,
  yesterday,
} from '../../../test/kit/released.ts';
import { accountByName } from '../../../test/kit/seeded.ts';

const bar = dialog.getByRole('progressbar', { name: 'Checked so far' });
const cancel = dialog.getByRole('button', { name: 'Cancel Check' });
const startCheck = dialog.getByRole('button', { name: 'Start Check' });

/** Lets time pass for intervals. */
let pass: (milliseconds: number) => void;

beforeEach(() => {
  pass = fakeIntervals();
});

/** Lets two seconds pass: one progress call for each check. */
const twoSeconds = () => pass(2000);

/** Ends the checks on the server, and lets the console read it. */
function finish({ clock }: Mock) {
  clock.advance(60_000);
  twoSeconds();
}

describe('starting', () => {
  test('a check requires a date and an account, and opens its progress [§8.released.check-started §5.released.check-required]', async () => {
    const { mock, address, go } = await openConsole('/released?tld=com', {
      as: 'admin',
      prepare: setLongCheck,
    });
    await button('Check Domains').click();
    await expect.element(startCheck).toBeDisabled();
    await field('Release Date').fill(yesterday);
    await expect.element(startCheck).toBeDisabled();
    await select('EPP Account').selectOptions('CZ-02 (CZ.NIC FRED) - Not Connected');
    await expect
      .element(dialog.getByText('Without a connection the check will fail'))
      .toBeVisible();
    await expectAccessible();
    await select('EPP Account').selectOptions('VRSN-01 (Verisign COM/NET)');
    await field('Release Date').fill('');
    await expect.element(startCheck).toBeDisabled();
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    expect(callsOf(mock, 'releasedDomains/check')).toEqual([]);
    await field('Release Date').fill(yesterday);
    // Held, since the note of a check also has its progress after the first answer.
    const held = mock.faults.add({ kind: 'hang', operation: 'releasedDomains/checkProgress' });
    await startCheck.click();
    await expectToast('Domain check started successfully');
    expect(callsOf(mock, 'releasedDomains/check').at(-1)?.body).toEqual({
      release_date: yesterday,
      epp_account_id: accountByName(mock, 'VRSN-01').id,
    });
    await expect.element(dialog.getByText('Domain Check Progress')).toBeVisible();
    const sessionId = storedChecks()[0]?.sessionId ?? '';
    await expect.poll(address).toBe(`/released/progress/${sessionId}?tld=com`);
    expect(storedChecks()).toEqual([
      { sessionId, releaseDate: yesterday, startTime: expect.any(Number), type: 'manual' },
    ]);
    held.remove();
    go('/released/check');
    await expect.element(field('Release Date')).toHaveValue('');
    await expect.element(select('EPP Account')).toHaveValue('');
  });

  test('accounts that serve the names of the day come first, and others say what they do not serve', async () => {
    await openConsole('/released/check', { as: 'admin' });
    const account = select('EPP Account');
    const first = () => account.getByRole('option').elements()[1]?.textContent;
    await expect.poll(first).toBe('CZ-01 (CZ.NIC FRED)');
    await field('Release Date').fill(yesterday);
    await expect.poll(first).toBe('VRSN-01 (Verisign COM/NET)');
    await account.selectOptions('PIR-01 (PIR ORG)');
    await expect
      .element(
        dialog.getByText(/^PIR-01 serves org\. \d+ of (the first )?\d+ names are not \.org$/),
      )
      .toBeVisible();
    await expectAccessible();
  });

  test('says when a check could not be started, and why if the server gives a reason [§8.released.check-failed]', async () => {
    const { mock } = await openConsole('/released/check', { as: 'manager' });
    await field('Release Date').fill(yesterday);
    await select('EPP Account').selectOptions('VRSN-02 (Verisign COM/NET)');
    mock.faults.add({ ...unreachableOnce, operation: 'releasedDomains/check' });
    await startCheck.click();
    await expect.element(dialog.getByText('Failed to start domain check')).toBeVisible();
    await expectAccessible();
    const error = 'A check is running already';
    mock.faults.add({ kind: 'status', status: 409, error, operation: 'releasedDomains/check' });
    await startCheck.click();
    await expect.element(dialog.getByText(error)).toBeVisible();
    await expect.element(field('Release Date')).toHaveValue(formatDay(yesterday));
    expect(storedChecks('manager')).toEqual([]);
  });

  test('says when there are no accounts, and when they could not be loaded', async () => {
    await openConsole('/released/check', {
      as: 'admin',
      prepare: ({ world: { store }, faults }) => {
        for (const { id } of store.eppAccounts.all()) store.eppAccounts.delete(id);
        faults.add({ kind: 'reset', operation: 'releasedDomains/eppAccounts', times: 2 });
      },
    });
    await expect
      .element(
        dialog.getByText(
          'Failed to load EPP accounts: The server cannot be reached. Check your connection.',
        ),
      )
      .toBeVisible();
    await dialog.getByRole('button', { name: 'Try again' }).click();
    await expect
      .element(dialog.getByText('There is no active EPP account for the check'))
      .toBeVisible();
  });

  test('the quick check shows the server’s message', async () => {
    const { mock } = await openQuickCheck();
    await expect
      .element(page.getByText(`Checking 900 domains released on ${yesterday}`))
      .toBeVisible();
    expect(callsOf(mock, 'releasedDomains/quickCheck')).toHaveLength(1);
    expect(storedChecks()).toMatchObject([{ releaseDate: yesterday, type: 'manual' }]);
    await expect.element(dialog.getByText('Domains released on 19 Nov 2026')).toBeVisible();
  });

  test('the quick check is for the day before its click, even if its answer comes after midnight', async () => {
    const { mock, passMidnight } = await openBeforeMidnight('/released', 'admin');
    const held = mock.faults.add({ kind: 'hang', operation: 'releasedDomains/quickCheck' });
    const quick = button('Quick Check Yesterday');
    await quick.click();
    await expect.poll(() => callsOf(mock, 'releasedDomains/quickCheck').length).toBe(1);
    passMidnight();
    const title = 'Check the names released on 20 Nov 2026 (UTC)';
    await expect.element(quick).toHaveAttribute('title', title);
    held.remove();
    await expect.element(dialog.getByText('Domains released on 19 Nov 2026')).toBeVisible();
  });

  test('the quick check does not close a dialog that was opened meanwhile', async () => {
    const { mock, address } = await openConsole('/released', {
      as: 'admin',
      prepare: setLongCheck,
    });
    const held = mock.faults.add({ kind: 'hang', operation: 'releasedDomains/quickCheck' });
    await button('Quick Check Yesterday').click();
    await button('Populate').click();
    await field('Target Date').fill(yesterday);
    held.remove();
    await expect.poll(() => storedChecks().length).toBe(1);
    await expect.poll(() => callsOf(mock, 'releasedDomains/checkProgress').length).toBe(1);
    expect(address()).toBe('/released/populate');
    await expect.element(page.getByText('Discard your changes?')).not.toBeInTheDocument();
    await dialog.getByRole('button', { name: 'Populate' }).click();
    await expect.poll(address).toBe('/released');
    await chip.click();
    await expect.element(dialog.getByText('Domain Check Progress')).toBeVisible();
  });

  test('says when the quick check could not be started [§8.released.quick-check-failed]', async () => {
    const { mock, address } = await openConsole('/released', { as: 'manager' });
    mock.faults.add({ ...unreachableOnce, operation: 'releasedDomains/quickCheck' });
    await button('Quick Check Yesterday').click();
    await expect.element(page.getByText('Failed to start quick check')).toBeVisible();
    expect(address()).toBe('/released');
    expect(storedChecks('manager')).toEqual([]);
  });

  test('a user who left before the answer stays on the other screen, and finds the check later', async () => {
    const { mock, go, address } = await openConsole('/released/check', {
      as: 'admin',
      prepare: setLongCheck,
    });
    await field('Release Date').fill(yesterday);
    await select('EPP Account').selectOptions('VRSN-01 (Verisign COM/NET)');
    const held = mock.faults.add({ kind: 'hang', operation: 'releasedDomains/check' });
    await startCheck.click();
    await expect.poll(() => callsOf(mock, 'releasedDomains/check').length).toBe(1);
    go('/payments');
    await expect.element(page.getByText('This page is under construction.')).toBeVisible();
    held.remove();
    await expect.poll(() => storedChecks().length).toBe(1);
    await expectToast('Domain check started successfully');
    expect(address()).toBe('/payments');
    go('/released');
    await expect.element(chip).toBeVisible();
  });
});

describe('progress', () => {
  test('waits for the first answer, then shows every figure', async () => {
    const { mock } = await openConsole('/released', { as: 'admin', prepare: setLongCheck });
    const held = mock.faults.add({ kind: 'hang', operation: 'releasedDomains/checkProgress' });
    await button('Quick Check Yesterday').click();
    await expect
      .element(dialog.getByRole('status', { name: 'Waiting for progress' }))
      .toBeVisible();
    await expect.element(cancel).not.toBeInTheDocument();
    await expectAccessible();
    mock.clock.advance(18_000);
    held.remove();
    await expect.element(status).toHaveTextContent('Running');
    expect(Number(bar.element().getAttribute('aria-valuenow'))).toBeGreaterThanOrEqual(50);
    for (const [name, value] of [
      ['Total', /^900$/],
      ['Checked', /^[4-9]\d\d$/],
      ['Available', /^\d+$/],
      ['Failed', /^\d+$/],
      ['Elapsed', /^(1[89]|2\d|3\d)(\.\d)? s$/],
      ['Speed', /^2\d(\.\d)? domains\/sec$/],
      ['ETA', /^1?\d(\.\d)? s$/],
      ['Current domain', /^pixel-[4-9]\d\d\.com$/],
    ] as const) {
      const term = dialog.getByText(name, { exact: true }).element();
      expect(term.nextElementSibling?.textContent).toMatch(value);
    }
    await expectAccessible();
  });

  test('closes three seconds after completion, and rows and figures are read again', async () => {
    const { mock, address } = await openQuickCheck();
    await expect.element(row('pixel-7.com').getByText('Not Checked')).toBeInTheDocument();
    const before = performance.now();
    finish(mock);
    await expect.element(status).toHaveTextContent('Completed');
    await expect.element(cancel).not.toBeInTheDocument();
    await expect.element(dialog.getByText('This closes in a moment')).toBeVisible();
    await expectAccessible();
    await expect.element(row('pixel-7.com').getByText('Not Checked')).not.toBeInTheDocument();
    await expect.element(figure('Never Checked')).toMatchTextContent(/^Never Checked\d{1,2}$/);
    await expect.poll(address).toBe('/released');
    expect(performance.now() - before).toBeGreaterThanOrEqual(3000);
    await expect.element(button('Quick Check Yesterday')).toHaveFocus();
    // Its result can be opened for some minutes, and then stays open.
    await chips.getByRole('button', { name: 'Check of 19 Nov 2026: Completed' }).click();
    await expect.element(status).toHaveTextContent('Completed');
    expect(dialog.getByText('This closes in a moment').query()).toBeNull();
  });

  test('moves the focus to Close if the check ends while Cancel has it', async () => {
    const { mock } = await openQuickCheck();
    await expect.element(cancel).toBeVisible();
    await userEvent.tab({ shift: true });
    await expect.element(cancel).toHaveFocus();
    finish(mock);
    await expect.element(status).toHaveTextContent('Completed');
    await expect.element(dialog.getByRole('button', { name: 'Close' }).last()).toHaveFocus();
  });

  test('stays open if the check failed, in red and with the reason', async () => {
    const { mock, go } = await openConsole('/released/check', {
      as: 'admin',
      prepare: setLongCheck,
    });
    await field('Release Date').fill(yesterday);
    await select('EPP Account').selectOptions('CZ-02 (CZ.NIC FRED) - Not Connected');
    await startCheck.click();
    await expect.element(status).toHaveTextContent('Running');
    finish(mock);
    await expect.element(status).toHaveTextContent('Failed');
    await expect
      .element(dialog.getByText('EPP account CZ-02: the account is not connected'))
      .toBeVisible();
    await expect.element(cancel).not.toBeInTheDocument();
    expect(bar.element().closest('[data-status]')?.getAttribute('data-status')).toBe('failed');
    await expectAccessible();
    const asked = polls(mock);
    twoSeconds();
    go('/released');
    await chips.getByRole('button', { name: 'Check of 19 Nov 2026: Failed' }).click();
    await expect.element(status).toHaveTextContent('Failed');
    expect(polls(mock)).toBe(asked);
  });

  test('shows an unknown state unchanged, and treats it as the end', async () => {
    const { mock } = await openQuickCheck();
    const sessionId = storedChecks()[0]?.sessionId ?? '';
    const token = await mock.signIn('admin@dropcatch.test');
    await mock.fetch(`/api/released-domains/check/${sessionId}/cancel`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token.access_token}` },
    });
    twoSeconds();
    await expect.element(status).toHaveTextContent('cancelled');
    await expect.element(cancel).not.toBeInTheDocument();
    const asked = polls(mock);
    twoSeconds();
    twoSeconds();
    expect(polls(mock)).toBe(asked);
    expect(storedChecks()[0]?.endedAt).toBeDefined();
  });

  test('a failed read is reported, and the next one still runs', async () => {
    const { mock } = await openConsole('/released', { as: 'admin', prepare: setLongCheck });
    mock.faults.add({ ...unreachableOnce, operation: 'releasedDomains/checkProgress' });
    await button('Quick Check Yesterday').click();
    await expect.element(dialog.getByText('Failed to load check progress')).toBeVisible();
    await expectAccessible();
    twoSeconds();
    await expect.element(status).toBeVisible();
    await expect.element(dialog.getByText('Failed to load check progress')).not.toBeInTheDocument();
  });
});

describe('cancelling', () => {
  test('closes the dialog, forgets the check and says so [§8.released.check-cancelled]', async () => {
    const { mock, address } = await openQuickCheck();
    await cancel.click();
    await expect.element(page.getByText('Domain check cancelled')).toBeVisible();
    await expect.poll(address).toBe('/released');
    await expect.element(chips).not.toBeInTheDocument();
    await expect.element(button('Quick Check Yesterday')).toHaveFocus();
    expect(storedChecks()).toEqual([]);
    expect(callsOf(mock, 'releasedDomains/cancelCheck')).toHaveLength(1);
    const asked = polls(mock);
    twoSeconds();
    expect(polls(mock)).toBe(asked);
  });

  test('from its chip keeps the focus in the list', async () => {
    await openQuickCheck();
    await userEvent.keyboard('{Escape}');
    await chip.click();
    await cancel.click();
    await expect.element(chips).not.toBeInTheDocument();
    await expect.element(page.getByRole('region', { name: 'Released domains' })).toHaveFocus();
  });

  test.for([
    { kind: 'reset' },
    { kind: 'status', status: 500, error: 'Worker does not answer' },
  ] as const)(
    'shows the same text for every failure: %j [§8.released.cancel-failed]',
    async (fault) => {
      const { mock } = await openQuickCheck();
      mock.faults.add({ ...fault, times: 1, operation: 'releasedDomains/cancelCheck' });
      await cancel.click();
      await expect.element(page.getByText('Failed to cancel domain check')).toBeVisible();
      expect(page.getByText('Worker does not answer').query()).toBeNull();
      await expect.element(cancel).toHaveFocus();
      expect(storedChecks()).toHaveLength(1);
    },
  );
});
