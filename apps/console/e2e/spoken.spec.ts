import type { Mock } from '@dropcatch/mock-server/node';
import { expect, now, openAs, test } from './kit/console.ts';
import { followProblems } from './kit/problems.ts';
import { listen } from './kit/reader.ts';

/*
 * The day's work by keyboard alone, and all that is heard: the role and name of what has the focus after each key, and
 * what the live regions say.
 */

test('a name that is about to drop is ordered in at most twelve keys after signing in', async ({
  page,
  mock,
}) => {
  await openAs(page, mock, 'user', '/');
  await expect(page.getByRole('heading', { name: /^Welcome back/ })).toBeVisible();
  const before = mock.world.store.orders.size;
  const reader = await listen(page);
  await reader.press('Control+k', 'combobox "Search screens, actions and records"');
  for (const key of 'dom')
    await reader.press(key, 'combobox "Search screens, actions and records"');
  await reader.press('Enter', 'heading "Domain Catalog"');
  // The names that drop next come first.
  await expect(page.getByRole('button', { name: /^Order .+\.\w+$/ }).first()).toBeVisible();
  const name = (await page.getByRole('rowheader').first().textContent()) ?? '';
  await reader.press('j', `row "${name}"`);
  await reader.press('o', 'combobox "EPP Registrar Category"');
  // The row says what has become of it.
  await reader.press('Control+Enter', /^row "\S+ Ordered #\d+ · New"$/);
  // What the palette says between two keys depends on how fast they come.
  const ofPalette = /^(Searching…|\d+ results?)$/;
  const heard = async () => (await reader.said()).filter((text) => !ofPalette.test(text));
  await expect
    .poll(heard)
    .toEqual([
      'Domain Catalog',
      expect.stringMatching(/^\d+ results, page 1 of \d+$/),
      'Sorted by Drop Date, ascending',
      'Order created successfully! Order ID: 1868',
    ]);
  expect(mock.world.store.orders.size).toBe(before + 1);
  expect(mock.world.store.orders.all().at(-1)).toMatchObject({
    domain: name,
    drop_date: now.slice(0, 10),
    state: 'NEW',
  });
  expect(reader.pressed()).toBeLessThanOrEqual(12);
});

test('staff approve two orders and look at another one by keyboard alone', async ({
  page,
  mock,
}) => {
  await openAs(page, mock, 'admin', '/orders?state=NEW');
  const rows = page.getByRole('rowheader');
  await expect(rows.nth(1)).toBeVisible();
  const reader = await listen(page);
  await reader.press('j', /^row "#\d+ .+"$/);
  await reader.press('x', /^row "#\d+ .+"$/);
  await reader.press('j', /^row "#\d+ .+"$/);
  await reader.press('x', /^row "#\d+ .+"$/);
  await reader.press('a', 'button "Approve"');
  await reader.press('Enter', 'button "Cancel"');
  await reader.press('Tab', 'button "Approve (2)"');
  await reader.press('Enter', 'button "Close"');
  // The list is read again behind the dialog, in silence.
  await expect(page.getByText('19 results', { exact: true })).toBeAttached();
  await reader.press('Enter', /^row/);
  await expect
    .poll(reader.said)
    .toEqual(['1 selected', 'Press a for the actions', '2 selected', '2 done']);

  // A dialog that a menu opened gives the focus back to its button.
  const actions = /^button "Actions for order #\d+"$/;
  await reader.pressUntil('Tab', actions);
  await reader.press('Enter', 'menuitem "Quick Approve"');
  await reader.press('End', 'menuitem "View Details"');
  await reader.press('Enter', /^heading "Order Details: #\d+"$/);
  await reader.press('Escape', actions);
});

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

/** What was said. Each jump of the clock looks as if reads were missed. */
const withoutJumps = (said: readonly string[]) =>
  said.filter((text) => text !== 'The board could not be refreshed');

test('staff follow a drop to its end by keyboard alone, and a customer sees the same results', async ({
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
  await openAs(page, mock, 'admin', '/payments');
  await expect(page.getByRole('heading', { name: 'Payments' })).toBeVisible();
  const reader = await listen(page);
  await page.keyboard.press('g');
  await reader.press('d', 'heading "Drop Board"');
  const table = page.getByRole('table', { name: 'Paid orders' });
  await expect(page.getByRole('main').getByText('info opens in')).toBeVisible();
  await expect(table.getByRole('rowgroup').filter({ hasText: 'Waiting 4' })).toBeVisible();
  const room = page.getByRole('region', { name: 'Ready room' });
  await expect(room).toContainText(/Before info opens|Ready for info/);

  const heard = async () => withoutJumps(await reader.said());

  const opens = clockAt(mock, '10:00:02');
  await context.clock.setFixedTime(opens);
  await expect(page.getByRole('main').getByText('info open now')).toBeVisible();
  await expect(table.getByRole('rowgroup').filter({ hasText: 'Racing 4' })).toBeVisible();
  await reader.pressUntil('Tab', /^link "brook.info, order #\d+"$/);
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

  await context.clock.setFixedTime(clockAt(mock, '10:32:01'));
  await expect
    .poll(heard)
    .toEqual([
      'Drop Board',
      'Ready for info: 1 account, 4 orders',
      'info is open',
      'info is over',
      expect.stringMatching(
        `^info: ${won} of 4 won${won > 0 ? ', \\$.+' : ''}\\.${lost > 0 ? ` ${lost} taken by others\\.` : ''}$`,
      ),
    ]);

  const file = page.waitForEvent('download');
  await reader.pressUntil('Shift+Tab', 'button "Save as CSV"');
  await reader.press('Enter', 'button "Save as CSV"');
  expect((await file).suggestedFilename()).toBe(`drop_board_${day}.csv`);
  expect(onPhone.unexpected()).toEqual([]);
  await other.close();
});
