import type { Mock } from '@dropcatch/mock-server/browser';
import { expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '../../../test/kit/axe.ts';
import { openDropDay, orderFor } from '../../../test/kit/dropDay.ts';
import { questionButton } from '../../../test/kit/eppAccounts.ts';
import { heading } from '../../../test/kit/screen.ts';
import { accountByName } from '../../../test/kit/seeded.ts';

const planned = [
  { domain: 'brook.com' },
  { domain: 'trail.com', paid: false },
  { domain: 'pond.com', paid: false },
];
const room = page.getByRole('region', { name: /before com · net opens$/ });

/** Stops the catches that the service's schedule has started. */
async function stopCatches(mock: Mock): Promise<void> {
  const { access_token } = await mock.signIn('admin@dropcatch.test');
  for (const name of ['VRSN-01', 'VRSN-02']) {
    await mock.fetch(`/api/epp/accounts/${accountByName(mock, name).id}/real-catch/stop`, {
      method: 'POST',
      headers: { authorization: `Bearer ${access_token}` },
    });
  }
}

test('from half an hour before a window, the dashboard offers staff what is left to do', async () => {
  const { mock, goTo, tick, address } = await openDropDay(
    '/',
    'admin',
    '18:29:00',
    planned,
    stopCatches,
  );
  await expect.element(heading).toBeVisible();
  expect(room.query()).toBeNull();
  await goTo('18:31:00');
  await expect.element(room.getByText(/^3 things left before/)).toBeVisible();
  await expect.element(room.getByText(/^29:00$|^28:5\d$/)).toBeVisible();
  await expectAccessible();
  await room.getByRole('button', { name: 'Connect VRSN-03 backup' }).click();
  await expect.element(room.getByText('3 of 3')).toBeVisible();
  await tick();
  await expect.element(room.getByText(/^2 things left before/)).toBeVisible();
  await room.getByRole('button', { name: 'Approve 2 orders' }).click();
  await questionButton('Approve 2 orders?', 'Approve').click();
  await expect.poll(() => orderFor(mock, 'pond.com').paid_at).not.toBeNull();
  await expect.poll(() => orderFor(mock, 'trail.com').paid_at).not.toBeNull();
  await expect.element(room.getByText(/^1 thing left before/)).toBeVisible();
  await room.getByRole('link', { name: 'Start Real Catch on VRSN-01' }).click();
  await expect
    .poll(address)
    .toContain(`/epp-accounts/${accountByName(mock, 'VRSN-01').id}/real-catch`);
});

test('the ready room is one line once a catch runs and all is done, and closes when the window opens', async () => {
  const { mock, goTo, tick } = await openDropDay('/', 'manager', '18:40:00', []);
  Object.assign(accountByName(mock, 'VRSN-03 backup'), { is_connected: true });
  await tick();
  await expect.element(room.getByText(/^All is ready before/)).toBeVisible();
  expect(room.getByRole('listitem').query()).toBeNull();
  await goTo('19:00:00');
  await expect.element(room).not.toBeInTheDocument();
});

test('customers have no ready room', async () => {
  await openDropDay('/', 'user', '18:40:00', planned);
  await expect.element(heading).toBeVisible();
  expect(room.query()).toBeNull();
});

test('the ready room works by keyboard and fits a phone', async () => {
  await page.viewport(375, 800);
  onTestFinished(() => page.viewport(1280, 800));
  const { mock } = await openDropDay('/', 'admin', '18:40:00', planned);
  const connect = room.getByRole('button', { name: 'Connect VRSN-03 backup' });
  await expect.element(connect).toBeVisible();
  expect(connect.element().getBoundingClientRect().height).toBeGreaterThanOrEqual(40);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(375);
  (connect.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => accountByName(mock, 'VRSN-03 backup').is_connected).toBe(true);
  await expect
    .element(room.getByRole('listitem').filter({ hasText: 'Accounts connected' }))
    .toHaveFocus();
});

test('the line that says that all is ready takes the focus of the last action', async () => {
  const { mock } = await openDropDay('/', 'admin', '18:40:00', []);
  const connect = room.getByRole('button', { name: 'Connect VRSN-03 backup' });
  await expect.element(connect).toBeVisible();
  await expect.element(room.getByText(/^1 thing left before/)).toBeVisible();
  (connect.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => accountByName(mock, 'VRSN-03 backup').is_connected).toBe(true);
  await expect.element(room.getByRole('heading', { name: /^All is ready/ })).toHaveFocus();
});
