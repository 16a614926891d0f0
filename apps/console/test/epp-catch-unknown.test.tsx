import type { OperationId } from '@dropcatch/sdk/operations';
import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { answerWith } from './kit/answerWith.ts';
import { callsOf, openConsole } from './kit/console.tsx';
import { questionButton, dialogAddress, realCatchElsewhere } from './kit/eppAccounts.ts';
import { expectLogged } from './kit/log.ts';
import { button, dialog, expectHolds, field, row, rowAction, expectSettled } from './kit/screen.ts';
import { addPendingOrder } from './kit/seeded.ts';
import { fakeIntervals } from './kit/timers.ts';

const failing = (operation: OperationId) => ({ kind: 'status', status: 500, operation }) as const;

const status = dialog.getByRole('status', { name: 'Running catches' });
const stopInRow = page.getByRole('button', { name: 'Stop real catch on PIR-01' });

describe.for(['eppAccounts/realCatchStatus', 'eppAccounts/testCatchStatus'] as const)(
  'while %s fails',
  (operation) => {
    const kind = operation.includes('real') ? 'Real' : 'Test';
    const failure = `Failed to load ${kind.toLowerCase()} catch status`;

    test('no test catch can start, the catch can be stopped, and Try again works', async () => {
      // Without polling, which would load the status before Try again does.
      fakeIntervals();
      const { mock } = await openConsole(dialogAddress('PIR-01', 'test-catch'), {
        as: 'admin',
        prepare: ({ faults }) => faults.add(failing(operation)),
      });
      await expectHolds(status, `${kind} catch: not known`);
      await expect.element(dialog.getByText(/^Nothing is running/)).not.toBeInTheDocument();
      await expect.element(dialog.getByText(new RegExp(`^${failure}`))).toBeVisible();
      await expect.element(button('Start Test Catch')).toBeDisabled();
      await expect
        .element(dialog.getByText('It is not known whether a catch is running').first())
        .toBeVisible();
      await button(`Stop ${kind} Catch`).click();
      const question = `Stop ${kind.toLowerCase()} catch on PIR-01?`;
      const keep = kind === 'Real' ? 'Keep Catching' : 'Keep Testing';
      await questionButton(question, keep).click();
      mock.faults.clear();
      await button('Try again').click();
      await expect.element(dialog.getByText(/^Nothing is running/)).toBeVisible();
      await expect.element(button('Start Test Catch')).toBeEnabled();
      await expectLogged(failure);
    });

    test.for([
      ['without is_running', {}],
      ['that reports no success', { success: false, is_running: false, results: [] }],
    ] as const)('an answer %s leaves the status unknown', async ([, body]) => {
      await openConsole(dialogAddress('PIR-01', 'test-catch'), {
        as: 'admin',
        prepare: () => answerWith(operation, { body }),
      });
      await expectHolds(status, `${kind} catch: not known`);
      await expect.element(button('Start Test Catch')).toBeDisabled();
      await expectLogged(failure);
    });
  },
);

test('a test catch is followed again after its status failed at the start', async () => {
  const pass = fakeIntervals();
  const { mock } = await openConsole(dialogAddress('PIR-01', 'test-catch'), { as: 'admin' });
  await expect.element(dialog.getByText(/^Nothing is running/)).toBeVisible();
  const broken = mock.faults.add(failing('eppAccounts/testCatchStatus'));
  await field('Domains').fill('tidalforge.org');
  await button('Start Test Catch').click();
  await expectHolds(status, 'Test catch: not known');
  await expect.element(dialog.getByText(/^Last known: not running, /)).toBeVisible();
  broken.remove();
  await expectSettled();
  pass(1000);
  await expectHolds(status, 'Test catch running');
  const asked = callsOf(mock, 'eppAccounts/testCatchStatus').length;
  pass(1000);
  await expect.poll(() => callsOf(mock, 'eppAccounts/testCatchStatus').length).toBe(asked + 1);
  await expectLogged('Failed to load test catch status');
});

test('a row with an unknown real catch offers to stop it but not to start one', async () => {
  const pass = fakeIntervals();
  const { mock } = await openConsole('/epp-accounts', {
    as: 'admin',
    prepare: async (prepared) => {
      addPendingOrder(prepared, 'PIR-01');
      await (await realCatchElsewhere(prepared, 'PIR-01')).start();
      prepared.faults.add(failing('eppAccounts/realCatchStatus'));
    },
  });
  await expect.element(row('PIR-01').getByText('Real catch unknown')).toBeVisible();
  await expect.element(stopInRow).toBeVisible();
  await page.getByRole('button', { name: 'Actions for PIR-01' }).click();
  await expect.element(page.getByRole('menuitem', { name: 'Stop Real Catch' })).toBeVisible();
  expect(page.getByRole('menuitem', { name: /^Start Real Catch/ }).elements()).toEqual([]);
  await expect
    .element(page.getByRole('menuitem', { name: /^Delete/ }))
    .toHaveAttribute('aria-disabled', 'true');
  await userEvent.keyboard('{Escape}');
  await rowAction('PIR-01', 'Disconnect');
  await expect
    .element(dialog.getByText('It is not known whether a real catch runs on this account.'))
    .toBeVisible();
  await button('Keep Connected').click();
  mock.faults.clear();
  await expectSettled();
  pass(5000);
  await expect.element(row('PIR-01').getByText('Real catch unknown')).not.toBeInTheDocument();
  await expect.element(stopInRow).toBeVisible();
  await expectLogged('Failed to load real catch status');
});

test('a real catch that ran stays on screen, with its age, while its status fails', async () => {
  const pass = fakeIntervals();
  const { mock } = await openConsole('/epp-accounts', {
    as: 'admin',
    prepare: async (prepared) => {
      addPendingOrder(prepared, 'PIR-01');
      await (await realCatchElsewhere(prepared, 'PIR-01')).start();
    },
  });
  await expect.element(stopInRow).toBeVisible();
  mock.faults.add(failing('eppAccounts/realCatchStatus'));
  pass(2000);
  await expect
    .element(row('PIR-01').getByText(/^Real catch unknown, last running Just now$/))
    .toBeVisible();
  await expect.element(stopInRow).toBeVisible();
  await expectLogged('Failed to load real catch status');
});

test('no real catch can start while it is unknown whether one runs', async () => {
  const { mock } = await openConsole(dialogAddress('PIR-01', 'real-catch'), {
    as: 'admin',
    prepare: ({ faults }) => faults.add(failing('eppAccounts/realCatchStatus')),
  });
  await expect
    .element(dialog.getByText('It is not known whether a real catch runs on this account'))
    .toBeVisible();
  await expect.element(button('Start Real Catch')).toBeDisabled();
  mock.faults.clear();
  await button('Try again').click();
  await expect.element(button('Start Real Catch')).toBeEnabled();
  await expectLogged('Failed to load real catch status');
});
