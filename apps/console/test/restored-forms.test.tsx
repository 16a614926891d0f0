import { expect, test } from 'vitest';
import { page, type Locator } from 'vitest/browser';
import { callsOf, openConsole, type OpenConsole } from './kit/console.tsx';
import { button, select, dialog, expectToast, field, signInAs, signOut } from './kit/screen.ts';

const restored = page.getByText('What you typed before your session ended is here again.');

/** A form whose session ends when it is sent: its button, name and address, and who signs in next. */
interface Sent {
  submit: Locator;
  form: string;
  address: string;
  as: string;
}

/** Sends a form. The session ends with this call. */
async function interrupt({ mock }: OpenConsole, { submit, form }: Omit<Sent, 'address' | 'as'>) {
  mock.faults.add({ kind: 'expired', times: 1 });
  // The refresh fails too.
  mock.faults.add({ kind: 'status', status: 401, operation: 'auth/refresh', times: 1 });
  await submit.click();
  await expectToast(`${form} was interrupted`);
}

/** Sends a form whose session ends, signs in, and opens the form again. */
async function sendWithoutSession(opened: OpenConsole, sent: Sent): Promise<void> {
  await interrupt(opened, sent);
  await signInAs(sent.as);
  opened.go(sent.address);
}

test('after sign-in, the message about an interrupted form opens it again', async () => {
  const opened = await openConsole('/orders/1867/status?state=FAILED', { as: 'manager' });
  await field('Note').fill('asked by phone');
  await interrupt(opened, { submit: button('Update Status'), form: 'Update Status: order #1867' });
  await expect
    .element(page.getByRole('alert').filter({ hasText: 'expired' }))
    .not.toBeInTheDocument();
  const again = page.getByRole('button', { name: 'Open again' });
  await expect.element(again).not.toBeInTheDocument();
  await signInAs('manager');
  await again.click();
  await expect.element(field('Note')).toHaveValue('asked by phone');
  expect(opened.address()).toBe('/orders/1867/status?state=FAILED');
  await expect.element(again).not.toBeInTheDocument();
});

test('a form is restored after the session ended, and can be sent', async () => {
  const opened = await openConsole('/news/new', { as: 'admin' });
  await field('Title').fill('Maintenance on Sunday');
  await field('Content').fill('From 02:00 to 04:00 UTC.');
  await sendWithoutSession(opened, {
    submit: button('Create Article'),
    form: 'Create Article',
    address: '/news/new',
    as: 'admin',
  });
  await expect.element(restored).toBeVisible();
  await expect.element(page.getByText('Create Article was interrupted')).not.toBeInTheDocument();
  await expect.element(field('Title')).toHaveValue('Maintenance on Sunday');
  await button('Create Article').click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(callsOf(opened.mock, 'news/create').at(-1)?.body).toMatchObject({
    title: 'Maintenance on Sunday',
    content: 'From 02:00 to 04:00 UTC.',
  });

  opened.go('/news/new');
  await expect.element(field('Title')).toHaveValue('');
  await expect.element(restored).not.toBeInTheDocument();
});

test('a form whose session ends while it reads its record again shows no failure of its own', async () => {
  const opened = await openConsole('/epp-categories/1/edit', { as: 'admin' });
  await field('Name').fill('Verisign');
  await interrupt(opened, {
    submit: button('Save Category'),
    form: 'Edit EPP Category: Verisign COM/NET',
  });
  expect(callsOf(opened.mock, 'eppCategories/update')).toEqual([]);
  await signInAs('admin');
  expect(page.getByText(/^Failed to save category/).query()).toBeNull();
});

test('the choices of an order are kept for their domain', async () => {
  const ordered = '/domains/reachtideloud.com/order';
  const opened = await openConsole(ordered, { as: 'admin' });
  await select('EPP Account (Admin Only)').selectOptions('VRSN-02');
  await field('Notes').fill('For the client in Brno');
  await sendWithoutSession(opened, {
    submit: button('Create Order'),
    form: 'Order Domain',
    address: ordered,
    as: 'admin',
  });
  await expect.element(restored).toBeVisible();
  await expect
    .element(select('EPP Registrar Category'))
    .toHaveDisplayValue('Verisign COM/NET (com, net)');
  await expect.element(select('EPP Account (Admin Only)')).toHaveDisplayValue('VRSN-02');
  await expect.element(field('Notes')).toHaveValue('For the client in Brno');
});

test('a response mapping that was not applied is kept with its data source', async () => {
  const address = '/data-sources/1/edit?mapping=true';
  const opened = await openConsole(address, { as: 'admin' });
  const mapping = page.getByRole('dialog', { name: 'Response Mapping' });
  const label = mapping.getByRole('textbox', { name: 'Main Value Label' });
  const example = mapping.getByRole('textbox', { name: 'Example Response' });
  await label.fill('Rank');
  await example.fill('{"Item":"tidalforge.com"}');
  await sendWithoutSession(opened, {
    submit: mapping.getByRole('button', { name: 'Analyze Response' }),
    form: 'Edit Data Source: Majestic',
    address,
    as: 'admin',
  });
  await expect.element(label).toHaveValue('Rank');
  await expect.element(example).toHaveValue('{"Item":"tidalforge.com"}');
  await mapping.getByRole('button', { name: 'Cancel' }).click();
  await expect.element(restored).toBeVisible();
  await expect.element(page.getByText('Not applied')).toBeVisible();
});

test('another user does not see a kept form', async () => {
  const opened = await openConsole('/profile', { as: 'manager' });
  const company = page.getByLabelText('Company', { exact: true });
  await company.fill('Registrar of Brno');
  await sendWithoutSession(opened, {
    submit: page.getByRole('button', { name: 'Save Changes' }),
    form: 'General Information',
    address: '/profile',
    as: 'admin',
  });
  await expect.element(company).not.toHaveValue('Registrar of Brno');
  await expect.element(restored).not.toBeInTheDocument();
  await expect
    .element(page.getByText('General Information was interrupted'))
    .not.toBeInTheDocument();
});

test('another user does not see the selection', async () => {
  const { mock, go } = await openConsole('/orders', { as: 'manager' });
  await page.getByRole('checkbox', { name: 'Select all shown' }).click();
  await expect.element(page.getByRole('region', { name: 'Selection' })).toBeVisible();
  mock.faults.add({ kind: 'expired', times: 1 });
  mock.faults.add({ kind: 'status', status: 401, operation: 'auth/refresh', times: 1 });
  await page.getByRole('button', { name: 'Refresh' }).click();
  await signInAs('admin');
  go('/orders');
  await expect.element(page.getByRole('table', { name: 'Orders' })).toBeVisible();
  await expect.element(page.getByRole('region', { name: 'Selection' })).not.toBeInTheDocument();
});

test('a form is not kept after signing out', async () => {
  const { go } = await openConsole('/profile', { as: 'manager' });
  const company = page.getByLabelText('Company', { exact: true });
  await company.fill('Registrar of Brno');
  await signOut();
  await signInAs('manager');
  await expect
    .element(page.getByText('General Information was interrupted'))
    .not.toBeInTheDocument();
  go('/profile');
  await expect.element(company).toHaveValue('Northwind Domains');
  await expect.element(restored).not.toBeInTheDocument();
});
