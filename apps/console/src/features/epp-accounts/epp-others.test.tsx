import type { Mock } from '@dropcatch/mock-server/browser';
import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { callsOf, openConsole } from '../../../test/kit/console.tsx';
import {
  dialogAddress,
  fakeCatchPolling,
  questionButton,
  realCatchElsewhere,
} from '../../../test/kit/eppAccounts.ts';
import { expectLogged } from '../../../test/kit/log.ts';
import {
  button,
  dialog,
  expectSettled,
  expectToast,
  row,
  rowAction,
} from '../../../test/kit/screen.ts';
import { accountByName, addPendingOrder } from '../../../test/kit/seeded.ts';
import { fakeIntervals } from '../../../test/kit/timers.ts';

// What other people do to an account while somebody works with it.

const prepare = (mock: Mock) => addPendingOrder(mock, 'PIR-01');

const noSuchAccount = 'This EPP account does not exist, or is not yours.';
const question = 'Stop real catch on PIR-01?';
const stopInRow = page.getByRole('button', { name: 'Stop real catch on PIR-01' });

/** Deletes an account as another person does. */
const deleteElsewhere = (mock: Mock, name: string) =>
  mock.world.store.eppAccounts.delete(accountByName(mock, name).id);

/** Opens the list, starts a catch elsewhere, and opens the question to stop it. */
async function openStopQuestion() {
  const poll = fakeCatchPolling();
  let elsewhere: Awaited<ReturnType<typeof realCatchElsewhere>> | undefined;
  const { mock } = await openConsole('/epp-accounts', {
    as: 'admin',
    prepare: async (before) => {
      prepare(before);
      elsewhere = await realCatchElsewhere(before, 'PIR-01');
      await elsewhere.start();
    },
  });
  if (!elsewhere) throw new Error('the catch was not started');
  await stopInRow.click();
  await expect.element(questionButton(question, 'Stop Real Catch')).toBeEnabled();
  return { mock, ...elsewhere, poll: () => poll(0, mock) };
}

describe('the question to stop a real catch', () => {
  test('says that somebody has stopped the catch, and that another one was started', async () => {
    const { start, stop, poll } = await openStopQuestion();
    await stop();
    await poll();
    await expect
      .element(dialog.getByText('No real catch runs on this account any more.'))
      .toBeVisible();
    await expect.element(questionButton(question, 'Stop Real Catch')).toBeDisabled();
    await start();
    for (let period = 0; period < 15; period += 1) await poll();
    await expect
      .element(dialog.getByText('The real catch ended, and somebody has started another one.'))
      .toBeVisible();
    await expect.element(questionButton(question, 'Stop Real Catch')).toBeEnabled();
  });

  test('says that the account was deleted, and its row disappears', async () => {
    const { mock, poll } = await openStopQuestion();
    deleteElsewhere(mock, 'PIR-01');
    await poll();
    await expect.element(dialog.getByText(noSuchAccount)).toBeVisible();
    await expect.element(questionButton(question, 'Stop Real Catch')).toBeDisabled();
    await button('Keep Catching').click();
    await expect.element(row('VRSN-01')).toBeVisible();
    await expect.element(row('PIR-01')).not.toBeInTheDocument();
    await expectLogged('Failed to load real catch status');
  });
});

test('the dialog of a test catch shows within five seconds that somebody has started a real catch', async () => {
  const pass = fakeIntervals();
  const { mock } = await openConsole(dialogAddress('PIR-01', 'test-catch'), {
    as: 'admin',
    prepare,
  });
  await expect.element(dialog.getByText(/^Nothing is running/)).toBeVisible();
  await (await realCatchElsewhere(mock, 'PIR-01')).start();
  pass(5000);
  await expect.element(dialog.getByText('Real catch running')).toBeVisible();
});

test('the dialog of a test catch says that the account was deleted', async () => {
  const { mock } = await openConsole(dialogAddress('PIR-01', 'test-catch'), { as: 'admin' });
  await expect.element(dialog.getByText(/^Nothing is running/)).toBeVisible();
  await dialog.getByLabelText(/^Domains/).fill('tidalforge.org');
  deleteElsewhere(mock, 'PIR-01');
  // The list ends the dialog, and with it the reads of the status.
  const late = mock.faults.add({ kind: 'late', operation: 'eppAccounts/list' });
  await button('Start Test Catch').click();
  await expectToast('Failed to start test catch: EPP account not found');
  await expectLogged('Failed to load real catch status');
  await expectLogged('Failed to load test catch status');
  late.remove();
  await expect.element(dialog.getByText(noSuchAccount)).toBeVisible();
});

test('a test of a deleted account fails, and its row disappears', async () => {
  // No poll of a catch notices first that the account is gone.
  fakeIntervals();
  const { mock } = await openConsole('/epp-accounts', { as: 'admin' });
  await expect.element(row('PIR-01')).toBeVisible();
  await expectSettled();
  const listed = callsOf(mock, 'eppAccounts/list').length;
  deleteElsewhere(mock, 'PIR-01');
  await rowAction('PIR-01', 'Test Connection');
  await expectToast('EPP account not found');
  await expect.element(row('PIR-01')).not.toBeInTheDocument();
  expect(callsOf(mock, 'eppAccounts/list').length).toBeGreaterThan(listed);
});

test('an account is not deleted while a real catch that somebody has just started runs', async () => {
  const { mock } = await openConsole('/epp-accounts', { as: 'admin', prepare });
  await expect.element(row('PIR-01')).toBeVisible();
  await rowAction('PIR-01', 'Delete');
  await (await realCatchElsewhere(mock, 'PIR-01')).start();
  await button('Delete EPP Account').click();
  // No other name of the account follows.
  await expectToast(/^Failed to delete account: A real catch runs on PIR-01$/);
  await expect.element(row('PIR-01')).toBeVisible();
});
