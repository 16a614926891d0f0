import {
  dialog,
  expect,
  expectRow,
  expectToast,
  openAs,
  row,
  rowAction,
  test,
} from './kit/console.ts';

test('an admin creates, edits, deactivates and deletes a user, and the audit log shows each step', async ({
  page,
  mock,
}) => {
  await openAs(page, mock, 'admin', '/users');
  await page.getByRole('button', { name: 'Add User' }).click();
  await dialog(page).getByLabel('Email').fill('dana@example.com');
  await dialog(page).getByLabel('Username').fill('dana');
  await dialog(page).getByLabel('Password', { exact: false }).first().fill('long enough');
  await dialog(page).getByLabel('Role').selectOption('user');
  await dialog(page).getByRole('button', { name: 'Create User' }).click();
  await expectToast(page, 'User created successfully');
  await page.getByRole('textbox', { name: /^Search/ }).fill('dana@example.com');
  await expectRow(page, 'Users', 'dana@example.com');
  // The new row shows before the search too: wait until it is the only one.
  await expect(page.getByRole('table', { name: 'Users' }).locator('tbody tr')).toHaveCount(1);

  await rowAction(page, 'dana', 'Edit');
  await dialog(page).getByLabel('Company').fill('Dana & daughters');
  await dialog(page).getByLabel('Active').uncheck();
  await dialog(page).getByLabel('Company').press('Control+Enter');
  await expectToast(page, 'User updated successfully');
  await expect(row(page, 'Users', 'dana@example.com')).toContainText('Inactive');
  const stored = mock.world.store.users.find(({ username }) => username === 'dana');
  expect(stored).toMatchObject({ company: 'Dana & daughters', is_active: false });

  await rowAction(page, 'dana', 'Delete');
  await expect(dialog(page)).toContainText('dana@example.com');
  await dialog(page).getByRole('button', { name: 'Delete User' }).click();
  await expectToast(page, 'User deleted successfully');
  await expect(row(page, 'Users', 'dana@example.com')).toHaveCount(0);

  await page.getByRole('link', { name: 'Audit Logs' }).click();
  const entries = page.getByRole('table', { name: 'Audit Logs' }).locator('tbody tr');
  await expect(entries.nth(2)).toBeVisible();
  for (const index of [0, 1, 2]) {
    await expect(entries.nth(index)).toContainText(`#${stored?.id}`);
  }
  await entries
    .nth(1)
    .getByRole('link', { name: /details of entry/ })
    .click();
  const changes = dialog(page).getByRole('table', { name: 'What changed' });
  await expect(changes).toContainText('Dana & daughters');
});

test('a manager sees and creates only their own users', async ({ page, mock }) => {
  await openAs(page, mock, 'manager', '/users');
  await expect(page.getByText('Manage your users')).toBeVisible();
  await expectRow(page, 'Users', 'jnovak');
  const { users } = mock.world.store;
  const stranger = users.find(({ role, manager_id }) => role === 'user' && manager_id !== 2);
  await page.getByRole('textbox', { name: /^Search/ }).fill(stranger?.email ?? '');
  await expect(page.getByText('No users match')).toBeVisible();
  await expect(page.getByLabel('Role')).toHaveCount(0);

  await page.getByRole('button', { name: 'Add User' }).click();
  await dialog(page).getByLabel('Email').fill('nils@example.com');
  await dialog(page).getByLabel('Username').fill('nils');
  await dialog(page).getByLabel('Password', { exact: false }).first().fill('long enough');
  await dialog(page).getByRole('button', { name: 'Create User' }).click();
  await expectToast(page, 'User created successfully');
  expect(users.find(({ username }) => username === 'nils')).toMatchObject({
    role: 'user',
    manager_id: 2,
  });
});

test('an admin writes and publishes an article, and a customer opens it from the notification', async ({
  page,
  mock,
  newContext,
}) => {
  await openAs(page, mock, 'admin', '/news');
  await page.getByRole('button', { name: 'Create Article' }).click();
  await dialog(page).getByLabel('Title').fill('New prices for .org');
  await dialog(page).getByLabel('Content').fill('From <b>Monday</b>: see https://example.com/org');
  const preview = dialog(page).getByRole('region', { name: 'Preview' });
  await expect(preview).toContainText('From <b>Monday</b>');
  await expect(preview.getByRole('link')).toHaveAttribute('href', 'https://example.com/org');
  await dialog(page).getByRole('button', { name: 'Create Article' }).click();
  await expectToast(page, 'News article created successfully');
  await expect(row(page, 'News', 'New prices for .org')).toContainText('Draft');

  const made = mock.world.store.news.find(({ title }) => title === 'New prices for .org');
  await rowAction(page, `article #${made?.id}`, 'Publish');
  await expect(dialog(page)).toContainText('all users are notified at once');
  await dialog(page).getByRole('button', { name: 'Publish' }).click();
  await expectToast(page, 'News article updated successfully');

  const reader = await (await newContext()).newPage();
  await openAs(reader, mock, 'user', '/payments');
  await reader.getByRole('button', { name: /^Notifications/ }).click();
  await dialog(reader).getByText('New prices for .org').first().click();
  await expect(reader.getByRole('heading', { name: 'New prices for .org' })).toBeVisible();
  await expect(reader.getByText('From <b>Monday</b>').first()).toBeVisible();
});

test('an admin runs a job and reloads a category of schedules', async ({ page, mock }) => {
  await openAs(page, mock, 'admin', '/schedulers');
  const run = page.getByRole('button', { name: /^Run Now: / }).first();
  const name = ((await run.getAttribute('aria-label')) ?? '').replace('Run Now: ', '');
  await run.click();
  await expect(dialog(page)).toContainText(name);
  await dialog(page).getByRole('button', { name: 'Run Now' }).click();
  await expect(dialog(page)).toBeHidden();
  await page.getByRole('button', { name: 'Reload Domain Catching' }).click();
  await expectToast(page, /^domain_catching reloaded/);
  const done = mock.requests.map(({ operation }) => operation);
  expect(done.filter((operation) => operation === 'scheduler/runJob')).toHaveLength(1);
  expect(done.filter((operation) => operation === 'scheduler/reloadCategory')).toHaveLength(1);
});
