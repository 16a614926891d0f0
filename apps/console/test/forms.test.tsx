import { describe, expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { refresh } from '../src/core/api/queryClient.ts';
import { callsOf, now, openConsole } from './kit/console.tsx';
import { allowLogged, expectLogged } from './kit/log.ts';
import { button, dialog, expectToast, field } from './kit/screen.ts';
import { lists } from './kit/screens.ts';
import { setTime } from './kit/timers.ts';

const forms = lists.flatMap(({ path, form }) => (form ? [{ path, form }] : []));

const question = page.getByRole('dialog', { name: 'Discard your changes?' });

async function openForm(form: string) {
  const opened = await openConsole(form, { as: 'admin' });
  await expect.element(dialog).toBeVisible();
  return opened;
}

test.for([
  '/epp-categories/1/settings',
  '/epp-accounts/1/settings',
  '/users/3/edit',
  '/sources/1/schedule',
])('%s focuses its first field', async (form) => {
  await openForm(form);
  await expect.poll(() => document.activeElement?.matches('input, select, textarea')).toBe(true);
});

test('a screen reader reads a question in full, but not a form', async () => {
  await openForm('/news/new');
  await expect.element(field('Title')).toHaveFocus();
  await expect.element(dialog).not.toHaveAccessibleDescription();
  await field('Title').fill('Prices');
  await userEvent.keyboard('{Escape}');
  await expect.element(question).toHaveAccessibleDescription('Your changes are not saved.');
});

test('a long form can be sent from its top, and shows its error there', async () => {
  const { mock } = await openForm('/epp-categories/1/settings');
  mock.faults.add({ kind: 'reset', operation: 'eppCategories/updateSettings' });
  await field('Keepalive Interval').fill('400');
  await expect.element(button('Save Settings')).toBeInViewport({ ratio: 1 });
  await button('Save Settings').click();
  await expect.element(dialog.getByRole('alert')).toBeInViewport({ ratio: 1 });
  await expect.element(field('Keepalive Interval')).toBeInViewport({ ratio: 1 });
});

test('required fields are marked as required', async () => {
  await openForm('/users/new');
  await expect.element(field('Username')).toHaveAttribute('aria-required', 'true');
  await expect.element(field('Company')).not.toHaveAttribute('aria-required');
});

test.for([
  ['/users/new', /^Password/],
  ['/epp-accounts/new', /^Password/],
  ['/profile', /^New Password/],
] as const)('%s turns off spell check and capitals for a shown password', async ([form, label]) => {
  await openConsole(form, { as: 'admin' });
  if (form === '/profile') await page.getByRole('tab', { name: 'Security' }).click();
  const password = page.getByLabelText(label);
  await expect.element(password).toHaveAttribute('spellcheck', 'false');
  await expect.element(password).toHaveAttribute('autocapitalize', 'none');
});

describe('a browser fills no saved password into', () => {
  const secrets = () => [...document.querySelectorAll<HTMLInputElement>('input[type=password]')];
  const completions = () => [...new Set(secrets().map((secret) => secret.autocomplete))];

  test.for(['/users/new', '/users/3/edit', '/epp-accounts/new', '/epp-accounts/1/edit'])(
    '%s',
    async (form) => {
      await openForm(form);
      await expect.poll(completions).toEqual(['new-password']);
      for (const name of document.querySelectorAll<HTMLInputElement>('[name$=username]'))
        expect(name.autocomplete).toBe('off');
    },
  );

  test.for(['/sources/new', '/data-sources/new'])('%s, for any authentication', async (form) => {
    await openForm(form);
    if (form === '/sources/new') await page.getByRole('tab', { name: 'Authentication' }).click();
    const type = dialog.getByRole('combobox', { name: /^Auth/ });
    await expect.element(type).toBeVisible();
    const offered = [...type.element().querySelectorAll('option')].map(({ value }) => value);
    let found = 0;
    for (const value of offered) {
      await type.selectOptions(value);
      found += secrets().length;
      expect(completions().filter((one) => one !== 'new-password')).toEqual([]);
    }
    expect(found).toBeGreaterThan(2);
  });

  test('the test of a data source', async () => {
    await openForm('/data-sources/1/test');
    expect(completions().filter((one) => one !== 'new-password' && one !== 'off')).toEqual([]);
  });

  test('the profile, apart from the current password', async () => {
    await openConsole('/profile?tab=security', { as: 'admin' });
    await expect.poll(completions).toEqual(['current-password', 'new-password']);
  });
});

describe('a form with changes', () => {
  test.for([
    ...forms.map(({ path, form: { field: name } }) => [`${path}/new`, name] as const),
    ['/users/3/edit', 'Company'],
    ['/epp-accounts/1/settings', 'Command Delay'],
    ['/epp-categories/1/settings', 'Command Delay'],
    ['/sources/1/schedule', 'Cron Expression (UTC)'],
  ] as const)('asks before another screen opens: %s', async ([form, name]) => {
    const { address, go } = await openForm(form);
    await field(name).fill('123');
    go('/payments');
    await expect.element(question.getByRole('button', { name: 'Keep Editing' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect.element(question).not.toBeInTheDocument();
    await expect.element(field(name)).toHaveFocus();
    await expect.element(field(name)).toHaveValue('123');
    expect(address()).toBe(form);
    go('/payments');
    await question.getByRole('button', { name: 'Discard' }).click();
    await expect.poll(address).toBe('/payments');
  });

  test('asks only one question, and Escape keeps the form', async () => {
    const { address } = await openForm('/users/new');
    await field('Username').fill('dana');
    await userEvent.keyboard('{Escape}');
    await expect.element(question).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(question).not.toBeInTheDocument();
    await expect.element(field('Username')).toHaveValue('dana');
    expect(address()).toBe('/users/new');
  });

  test('makes the browser ask before the tab closes', async () => {
    const { asksBeforeClosing } = await openForm('/users/new');
    expect(asksBeforeClosing()).toBe(false);
    await field('Username').fill('dana');
    await expect.poll(asksBeforeClosing).toBe(true);
    await field('Username').fill('');
    await expect.poll(asksBeforeClosing).toBe(false);
  });

  test('asks nothing after the changes are undone', async () => {
    const { address, go } = await openForm('/epp-accounts/new');
    await field('Name').fill('CZ-03');
    await field('Name').fill('');
    go('/payments');
    await expect.poll(address).toBe('/payments');
  });
});

test('the second click of a double click that opened a form does not close it', async () => {
  const { address } = await openConsole('/epp-accounts', { as: 'admin' });
  await page.getByRole('button', { name: 'Add Account' }).click();
  await expect.element(field('Name')).toBeVisible();
  const around = document.querySelector('.mantine-Modal-overlay');
  around?.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 2 }));
  await expect.element(field('Name')).toHaveFocus();
  expect(address()).toBe('/epp-accounts/new');
  around?.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 1 }));
  await expect.element(dialog).not.toBeInTheDocument();
});

describe('a form that is refused', () => {
  test('focuses the first invalid field', async () => {
    await openForm('/epp-categories/1/settings');
    await field('Keepalive Interval').fill('59');
    await field('Command Delay').fill('300001');
    await button('Save Settings').click();
    await expect.element(field('Keepalive Interval')).toHaveFocus();
  });

  test('focuses the field that the server names', async () => {
    const { mock } = await openForm('/users/new');
    const [known] = mock.world.store.users.all();
    await field('Email').fill(known?.email ?? '');
    await field('Username').fill('dana');
    await dialog.getByLabelText(/^Password/).fill('long enough');
    await button('Create User').click();
    await expect.element(field('Email')).toHaveFocus();
    await expect.element(dialog.getByText('This email is already in use')).toBeVisible();
  });

  test('clears the error of the server when it is sent again', async () => {
    const { mock } = await openForm('/epp-categories/1/edit');
    mock.faults.add({ kind: 'reset', operation: 'eppCategories/update' });
    await field('Name').fill('Verisign');
    await button('Save Category').click();
    await expect.element(dialog.getByRole('alert')).toBeVisible();
    await field('Name').fill('');
    await button('Save Category').click();
    await expect.element(dialog.getByText('Name is required')).toBeVisible();
    await expect.element(dialog.getByRole('alert')).not.toBeInTheDocument();
  });

  test('keeps the focus on the button if no field is wrong', async () => {
    const { mock } = await openForm('/epp-categories/1/edit');
    mock.faults.add({ kind: 'reset', operation: 'eppCategories/update' });
    await field('Name').fill('Verisign');
    await button('Save Category').click();
    await expect.element(dialog.getByRole('alert')).toBeVisible();
    await expect.element(button('Save Category')).toHaveFocus();
  });
});

describe('a form that is being sent', () => {
  test('is sent once, even after several clicks', async () => {
    const { mock } = await openForm('/epp-categories/1/edit');
    const held = mock.faults.add({ kind: 'hang', operation: 'eppCategories/update' });
    await field('Name').fill('Verisign');
    const save = button('Save Category').element() as HTMLButtonElement;
    save.click();
    save.click();
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await expect.poll(() => callsOf(mock, 'eppCategories/update').length).toBe(1);
    held.remove();
    await expectToast('EPP category updated successfully');
    expect(callsOf(mock, 'eppCategories/update')).toHaveLength(1);
  });

  test('does not bring back a user who left meanwhile', async () => {
    const { mock, address, go } = await openForm('/epp-categories/1/edit');
    const held = mock.faults.add({ kind: 'hang', operation: 'eppCategories/update' });
    await field('Name').fill('Verisign');
    await button('Save Category').click();
    await expect.poll(() => callsOf(mock, 'eppCategories/update').length).toBe(1);
    go('/payments');
    await expect.element(page.getByText('This page is under construction.')).toBeVisible();
    held.remove();
    await expectToast('EPP category updated successfully');
    expect(address()).toBe('/payments');
  });

  test('shows its error on another screen too', async () => {
    const { mock, go } = await openForm('/epp-categories/1/edit');
    const operation = 'eppCategories/update';
    const held = mock.faults.add({ kind: 'hang', operation });
    await field('Name').fill('Verisign');
    await button('Save Category').click();
    await expect.poll(() => callsOf(mock, operation).length).toBe(1);
    go('/payments');
    await expect.element(page.getByText('This page is under construction.')).toBeVisible();
    mock.world.store.eppCategories.delete(1);
    held.remove();
    await expect.element(page.getByText(/^Failed to save category: /)).toBeVisible();
  });
});

describe('a form of a record that the list has shown for a while', () => {
  const list = page.getByRole('table').getByRole('row');
  const aMinuteLater = () => setTime(now.getTime() + 60_000);

  async function openList(path: string) {
    const opened = await openConsole(path, { as: 'admin' });
    await expect.element(list.getByRole('button', { name: /^Actions for / }).first()).toBeVisible();
    return opened;
  }

  const other = 'What another admin has entered';
  const edited = forms.flatMap(({ path, form: { field: name, records } }) =>
    records ? [{ path, name, records }] : [],
  );
  test.for(edited)(
    'in $path starts with the changes of others',
    async ({ path, name, records }) => {
      const { mock, go } = await openList(path);
      // The newest one: it is on the first page.
      const record = records(mock.world).all().at(-1);
      Object.assign(record ?? {}, { [name.toLowerCase()]: other });
      aMinuteLater();
      go(`${path}/${record?.id}/edit`);
      await expect.element(field(name)).toHaveValue(other);
    },
  );

  test('shows an error if it cannot be loaded', async () => {
    const { mock, go } = await openList('/epp-categories');
    aMinuteLater();
    mock.faults.add({ kind: 'reset', operation: 'eppCategories/list' });
    go('/epp-categories/1/edit');
    await expect.element(dialog.getByText(/^Failed to load EPP categories: /)).toBeVisible();
    await expect.element(field('Name')).not.toBeInTheDocument();
    mock.faults.clear();
    await button('Try again').click();
    await expect.element(field('Name')).toBeVisible();
    await expectLogged('Failed to load EPP categories');
  });

  test('opens at once if the list has just loaded', async () => {
    const { mock, go } = await openList('/epp-categories');
    go('/epp-categories/1/edit');
    await expect.element(field('Name')).toBeVisible();
    expect(callsOf(mock, 'eppCategories/list')).toHaveLength(1);
  });

  test('waits for a new list after a change', async () => {
    const { mock, go, address } = await openList('/epp-categories');
    go('/epp-categories/1/edit');
    await field('Description').fill('Mine');
    const saving = mock.faults.add({ kind: 'hang', operation: 'eppCategories/update' });
    await button('Save Category').click();
    // The record has been read again. From here on the list does not answer.
    await expect.poll(() => callsOf(mock, 'eppCategories/update').length).toBe(1);
    const held = mock.faults.add({ kind: 'hang', operation: 'eppCategories/list' });
    saving.remove();
    await expect.poll(address).toBe('/epp-categories');
    go('/epp-categories/1/edit');
    await expect.element(dialog.getByRole('status', { name: 'Loading' })).toBeVisible();
    held.remove();
    await expect.element(field('Description')).toHaveValue('Mine');
  });

  test('starts with the values saved last', async () => {
    const { go, address } = await openConsole('/epp-accounts/3/settings', { as: 'admin' });
    await field('Command Delay').fill('250');
    await button('Save Settings').click();
    await expect.poll(address).toBe('/epp-accounts');
    go('/epp-accounts/3/settings');
    await expect.element(field('Command Delay')).toHaveValue('250');
  });

  test('keeps the input if the record is deleted meanwhile', async () => {
    const { mock, go } = await openList('/epp-accounts');
    go('/epp-accounts/3/edit');
    await field('Name').fill('Mine');
    mock.world.store.eppAccounts.delete(3);
    const shown = list.elements().length;
    // As after a change of another record.
    void refresh([['eppAccounts']]);
    await expect.poll(() => list.elements().length).toBe(shown - 1);
    await expect.element(field('Name')).toHaveValue('Mine');
    // The list reads the catch of each account, also of this one while its row is there.
    allowLogged('eppAccounts/realCatchStatus: 404 EPP account not found');
  });
});

test('a short dialog begins an eighth down the window, a long one 60 px', async () => {
  await page.viewport(1440, 900);
  onTestFinished(() => page.viewport(1280, 800));
  const top = () => dialog.query()?.getBoundingClientRect().top;
  const { go } = await openConsole('/sources/1/schedule', { as: 'admin' });
  await expect.poll(top).toBeCloseTo(108, 0);
  go('/epp-accounts/6/edit');
  await expect.element(dialog.getByLabelText('Host Override')).toBeVisible();
  await expect.poll(top).toBeCloseTo(60, 0);
});
