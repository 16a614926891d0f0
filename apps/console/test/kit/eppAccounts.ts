import type { Mock } from '@dropcatch/mock-server/browser';
import type { OperationId } from '@dropcatch/sdk/operations';
import { page } from 'vitest/browser';
import { callsOf } from './console.tsx';
import { accountByName } from './seeded.ts';
import { button, expectSettled } from './screen.ts';
import { fakeIntervals } from './timers.ts';

export const table = page.getByRole('table', { name: 'EPP Accounts' });

/** The address of a dialog about an account. */
export const dialogAddress = (name: string, kind: string) => (mock: Mock) =>
  `/epp-accounts/${accountByName(mock, name).id}/${kind}`;

/** The body of the last call of an operation. */
export const lastBody = (mock: Mock, operation: OperationId) =>
  callsOf(mock, operation).at(-1)?.body;

/** Stops the polling of catches. The result advances the server's clock, in milliseconds, and polls once. */
export function fakeCatchPolling() {
  const pass = fakeIntervals();
  return async (milliseconds: number, { clock }: Mock) => {
    // A call that is under way returns the old state.
    await expectSettled();
    clock.advance(milliseconds);
    pass(2000);
  };
}

/** A button of a question, by the question's title. */
export const questionButton = (question: string, label: string) =>
  page.getByRole('dialog', { name: question }).getByRole('button', { name: label, exact: true });

/** Stops the test catch of an account in its dialog, and confirms it. */
export async function stopTestCatch(account: string): Promise<void> {
  await button('Stop Test Catch').click();
  await questionButton(`Stop test catch on ${account}?`, 'Stop Test Catch').click();
}

/** Starts and stops the real catch of an account outside this console, as another person does. */
export async function realCatchElsewhere(mock: Mock, account: string) {
  const { access_token } = await mock.signIn('admin@dropcatch.test');
  const address = `/api/epp/accounts/${accountByName(mock, account).id}/real-catch`;
  const post = (path: string, body?: object) =>
    mock.fetch(`${address}/${path}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${access_token}` },
      body: body && JSON.stringify(body),
    });
  return {
    start: () => post('start-manual', { target_date: '2026-11-20' }),
    stop: () => post('stop'),
  };
}
