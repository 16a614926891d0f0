import type { Mock } from '@dropcatch/mock-server/node';
import { dialog, expect, expectToast, openAs, row, rowAction, test } from './kit/console.ts';

/** The newest order in a state, of the manager's customers, as its row menu names it. */
function managedOrder(mock: Mock, state: string): string {
  const { users, orders } = mock.world.store;
  const manager = users.find(({ email }) => email === 'manager@dropcatch.test');
  const customers = users.filter(({ manager_id }) => manager_id === manager?.id);
  const found = orders.filter(
    (order) => order.state === state && customers.some(({ id }) => id === order.user_id),
  );
  const newest = found.at(-1);
  if (!newest) throw new Error(`no customer of the manager has an order that is ${state}`);
  return `order #${newest.id}`;
}

test('a manager approves an order, marks it as failed and restarts it', async ({ page, mock }) => {
  const order = managedOrder(mock, 'NEW');
  const number = order.replace('order ', '');
  await openAs(page, mock, 'manager', '/orders?state=NEW');
  await rowAction(page, order, 'Quick Approve');
  await expectToast(page, `Order ${number} approved - ready for catching`);
  await expect(row(page, 'Orders', number)).toHaveCount(0);

  await page.getByLabel('Status', { exact: true }).selectOption('Paid - Waiting Catch');
  await rowAction(page, order, 'Mark as Failed');
  await expect(dialog(page)).toContainText(number);
  await dialog(page).getByRole('button', { name: 'Mark as Failed' }).click();
  await expectToast(page, `Order ${number} marked as FAILED`);

  await page.getByLabel('Status', { exact: true }).selectOption('Failed');
  await rowAction(page, order, 'Restart');
  await dialog(page).getByRole('button', { name: 'Restart' }).click();
  await expectToast(page, `Order ${number} restarted`);
  await page.goto(`/orders/${number.slice(1)}`);
  const history = dialog(page).getByRole('table', { name: 'History' });
  await expect(history).toContainText('Approved via quick action');
  await expect(history.getByRole('row').filter({ hasText: 'Failed' })).not.toHaveCount(0);
});

test('a manager records a payment', async ({ page, mock }) => {
  const order = managedOrder(mock, 'NEW');
  const number = order.replace('order ', '');
  await openAs(page, mock, 'manager', '/orders');
  await rowAction(page, order, 'Manage Payment');
  await expect(page).toHaveURL(`/orders/${number.slice(1)}/payment`);
  await dialog(page).getByLabel('Paid').click();
  await dialog(page).getByLabel('Payment Method').selectOption('Bank Transfer');
  await dialog(page).getByLabel('Payment Reference').fill('VS 20261120');
  await dialog(page).getByLabel('Payment Reference').press('Control+Enter');
  await expectToast(page, 'Payment status updated successfully');
  await expect(page).toHaveURL('/orders');
  await expect(row(page, 'Orders', number).getByText('Paid', { exact: true })).toBeVisible();
});

test('Back asks before it leaves a changed form, and asks again after Keep Editing', async ({
  page,
  mock,
}) => {
  await openAs(page, mock, 'manager', '/epp-accounts');
  await page.getByRole('button', { name: 'Add Account' }).click();
  const form = page.getByRole('dialog', { name: 'Add EPP Account' });
  await form.getByRole('textbox', { name: /^Name/ }).fill('CZ-03');
  const question = page.getByRole('dialog', { name: 'Discard your changes?' });
  await page.goBack();
  await question.getByRole('button', { name: 'Keep Editing' }).click();
  await expect(page).toHaveURL('/epp-accounts/new');
  await expect(form.getByRole('textbox', { name: /^Name/ })).toHaveValue('CZ-03');
  await expect(form.getByRole('textbox', { name: /^Name/ })).toBeFocused();
  await page.goBack();
  await question.getByRole('button', { name: 'Discard' }).click();
  await expect(page).toHaveURL('/epp-accounts');
  await expect(form).toBeHidden();
});
