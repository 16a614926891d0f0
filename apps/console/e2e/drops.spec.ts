import type { Mock } from '@dropcatch/mock-server/node';
import { expect, openAs, test } from './kit/console.ts';
import { followProblems } from './kit/problems.ts';

const day = '2026-11-20';
const names = ['brook.info', 'trail.info', 'pond.info', 'reef.info'];

/** Sets the mock's clock to a time of the day. Returns it for the browser's clock. */
const clockAt = (mock: Mock, time: string) => {
  const at = new Date(`${day}T${time}Z`);
  mock.clock.set(at.getTime());
  return at;
};

/** Adds four paid orders of jnovak as the only drops of today, and starts a catch for them. */
async function planDrop(mock: Mock): Promise<void> {
  const { orders, eppAccounts } = mock.world.store;
  const { access_token } = await mock.signIn('admin@dropcatch.test');
  const headers = { authorization: `Bearer ${access_token}` };
  // The first request runs the schedules that are due.
  await mock.fetch('http://mock/api/orders/stats', { headers });
  for (const order of orders.all()) {
    if (order.drop_date === day) Object.assign(order, { drop_date: '2026-11-25' });
  }
  const example = orders.find(({ user_id, state }) => user_id === 3 && state === 'NEW');
  const account = eppAccounts.find(({ name }) => name === 'ID-01');
  if (!example || !account) throw new Error('the seed has no such records');
  const { id: _of, ...copied } = example;
  for (const domain of names) {
    orders.add({
      ...copied,
      domain,
      tld: 'info',
      drop_date: day,
      state: 'PAID_WAITING_CATCH',
      paid_at: `${day}T08:00:00.000Z`,
      epp_registrar_category_id: account.registrar_category_id,
      epp_account_id: account.id,
    });
  }
  const started = await mock.fetch(
    `http://mock/api/epp/accounts/${account.id}/real-catch/start-manual`,
    { method: 'POST', headers, body: JSON.stringify({ target_date: day }) },
  );
  expect(started.status).toBe(200);
}

test('staff and a customer follow a drop to its end and see its results', async ({
  page,
  context,
  mock,
  browser,
  baseURL,
  contextOptions,
  problems,
}) => {
  // Tokens expire within the window, and the console refreshes them.
  problems.allow(/^401 /);
  const before = clockAt(mock, '09:59:58');
  await context.clock.setFixedTime(before);
  await planDrop(mock);
  await openAs(page, mock, 'admin', '/drops');
  const table = page.getByRole('table', { name: 'Paid orders' });
  await expect(page.getByRole('main').getByText('info opens in')).toBeVisible();
  await expect(table.getByRole('rowgroup').filter({ hasText: 'Waiting 4' })).toBeVisible();
  const room = page.getByRole('region', { name: 'Ready room' });
  await expect(room).toContainText(/Before info opens|Ready for info/);

  const opens = clockAt(mock, '10:00:02');
  await context.clock.setFixedTime(opens);
  await expect(page.getByRole('main').getByText('info open now')).toBeVisible();
  await expect(table.getByRole('rowgroup').filter({ hasText: 'Racing 4' })).toBeVisible();
  // It stays, so that the board below does not move while the race is on.
  await expect(room).toContainText(/While info is open|Ready for info/);

  const other = await browser.newContext({ ...contextOptions, ...(baseURL && { baseURL }) });
  const onPhone = followProblems(other);
  onPhone.allow(/^401 /);
  await other.clock.setFixedTime(opens);
  const phone = await other.newPage();
  await openAs(phone, mock, 'user', '/drops');
  await expect(phone.getByText('The race is on')).toHaveCount(names.length);

  const over = clockAt(mock, '10:30:00');
  await context.clock.setFixedTime(over);
  await other.clock.setFixedTime(over);
  const { orders } = mock.world.store;
  const ended = () => names.map((name) => orders.find(({ domain }) => domain === name)?.state);
  await expect
    .poll(() => ended().filter((state) => /^(CATCHED_PROCESSING|FAILED)$/.test(state ?? '')))
    .toHaveLength(names.length);
  const won = ended().filter((state) => state === 'CATCHED_PROCESSING').length;
  const lost = names.length - won;
  const score = (of: typeof page, label: string) =>
    of.getByLabel('Score').locator('dl > div').filter({ hasText: label }).locator('dd');
  await expect(score(page, 'Won')).toHaveText(String(won));
  await expect(score(page, 'Lost')).toHaveText(String(lost));
  await expect(score(page, 'Missed')).toHaveText('0');
  await expect(score(phone, 'Caught')).toHaveText(String(won));
  await expect(score(phone, 'Failed')).toHaveText(String(lost));
  const result = page.getByRole('link', { name: `${won} of ${names.length} won` });
  await expect(result).toBeVisible();

  const file = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as CSV' }).click();
  expect((await file).suggestedFilename()).toBe(`drop_board_${day}.csv`);
  expect(onPhone.unexpected()).toEqual([]);
  await other.close();
});
