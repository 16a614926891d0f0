import type { Mock } from '@dropcatch/mock-server/browser';
import { describe, expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { callsOf, now, openConsole } from '../../../test/kit/console.tsx';
import { unreachable } from '../../../test/kit/faults.ts';
import { expectTextAndLayout, hostileTexts } from '../../../test/kit/hostile.ts';
import { expectLogged } from '../../../test/kit/log.ts';
import { dialog, expectRow, expectToast, field, rowAction } from '../../../test/kit/screen.ts';
import { setTime } from '../../../test/kit/timers.ts';

const table = page.getByRole('table', { name: 'Users' });

const headings = ['User', 'Role', 'Contact', 'Status', 'Created', 'Actions'];

function userCalled(mock: Mock, username: string) {
  const user = mock.world.store.users.find((candidate) => candidate.username === username);
  if (!user) throw new Error(`there is no ${username}`);
  return user;
}

/** The body of the last call of an operation. */
function sent(mock: Mock, operation: string): unknown {
  return mock.requests.findLast((request) => request.operation === operation)?.body;
}

async function fillNewUser(password = 'correct-horse-9') {
  await field('Email').fill('jana@example.com');
  await field('Username').fill('jana');
  await field('Password').fill(password);
}

describe('the list', () => {
  test('an admin sees all users, with role and manager [§6.users.admin-columns]', async () => {
    const { mock } = await openConsole('/users', { as: 'admin' });
    await expect.element(page.getByText('Manage all users and their roles')).toBeVisible();
    for (const name of [...headings, 'Manager']) {
      await expect.element(table.getByRole('columnheader', { name, exact: true })).toBeVisible();
    }
    await expect.element(page.getByLabelText('Role')).toBeVisible();
    expect(mock.requests.some(({ operation }) => operation === 'users/list')).toBe(false);
  });

  test('a manager sees only their own users, without role and manager filters or columns [§6.users.manager-columns]', async () => {
    const { mock } = await openConsole('/users?role=admin&manager_id=4', { as: 'manager' });
    await expect.element(page.getByText('Manage your users')).toBeVisible();
    await expectRow('jnovak');
    await expect.element(table.getByText('htanaka')).not.toBeInTheDocument();
    await expect
      .element(table.getByRole('columnheader', { name: 'Manager', exact: true }))
      .not.toBeInTheDocument();
    await expect.element(page.getByLabelText('Role')).not.toBeInTheDocument();
    await expect.element(page.getByLabelText('Manager')).not.toBeInTheDocument();
    const calls = mock.requests.map(({ operation }) => operation);
    expect(calls).toContain('users/list');
    expect(calls).not.toContain('adminUsers/list');
    expect(calls).not.toContain('managers/listForUsers');
  });

  test('a user may not open it, and no call is made', async () => {
    const { mock } = await openConsole('/users', { as: 'user' });
    await expect
      .element(page.getByText(/Only administrators and managers can manage users/))
      .toBeVisible();
    expect(mock.requests.some(({ operation }) => operation?.includes('sers/list'))).toBe(false);
  });

  test('searches and filters in the address, and Clear Filters clears it', async () => {
    const { address } = await openConsole('/users', { as: 'admin' });
    await page.getByLabelText('Role').selectOptions('Manager');
    await expect.poll(address).toBe('/users?role=manager');
    await expectRow('pbeaumont');
    await page.getByLabelText('Role').selectOptions('All Roles');
    await page.getByLabelText('Manager').selectOptions('Northwind Domains');
    await expect.poll(address).toBe('/users?manager_id=2');
    await page.getByLabelText('Search').fill('zzz-nobody');
    await expect.element(page.getByText('No users match these filters')).toBeVisible();
    await page.getByRole('region', { name: 'Filters' }).getByText('Clear Filters').click();
    await expect.poll(address).toBe('/users');
  });

  test('shows the manager it filters by, even if names cannot be loaded', async () => {
    await openConsole('/users?manager_id=2', {
      as: 'admin',
      prepare: ({ faults }) => faults.add({ ...unreachable, operation: 'managers/listForUsers' }),
    });
    const manager = page.getByRole('combobox', { name: 'Manager' });
    await expect.element(manager).toHaveDisplayValue('Manager #2');
    await expectLogged('Failed to load managers');
  });

  test('has fifty rows a page, and a page past the end leads to the last one', async () => {
    const { address } = await openConsole('/users?page=9', { as: 'admin' });
    await expect.poll(address).toBe('/users?page=2');
    await page.getByRole('button', { name: 'Previous' }).click();
    await expect.poll(address).toBe('/users');
    await page.getByRole('button', { name: 'Next' }).click();
    await expect.poll(address).toBe('/users?page=2');
  });

  test('on a phone an email address breaks after its @', async () => {
    await page.viewport(375, 800);
    onTestFinished(() => page.viewport(1280, 800));
    await openConsole('/users', { as: 'manager' });
    const email = page.getByText('priya.raman@example.com');
    await expect.element(email).toBeVisible();
    const domain = document.createRange();
    domain.selectNodeContents(email.element().lastChild ?? email.element());
    expect(domain.toString()).toBe('example.com');
    expect(domain.getClientRects()).toHaveLength(1);
  });

  test('says when it cannot be loaded [§8.users.load-failed]', async () => {
    await openConsole('/users', {
      as: 'manager',
      prepare: ({ faults }) => faults.add({ ...unreachable, operation: 'users/list', times: 2 }),
    });
    await expect.element(page.getByText('Failed to load users')).toBeVisible();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expectRow('jnovak');
  });
});

describe('adding', () => {
  test('checks the input [§5.users.password-short §5.users.required]', async () => {
    const { mock } = await openConsole('/users', { as: 'admin' });
    await page.getByRole('button', { name: 'Add User' }).click();
    await dialog.getByRole('button', { name: 'Create User' }).click();
    await expect.element(dialog.getByText('Email is required')).toBeVisible();
    await expect.element(dialog.getByText('Username is required')).toBeVisible();
    await expect.element(dialog.getByText('Minimum 8 characters')).toBeVisible();
    await expect.element(dialog.getByLabelText('Password')).toHaveAttribute('aria-invalid', 'true');
    await fillNewUser('1234567');
    await field('Email').fill('jana');
    await dialog.getByRole('button', { name: 'Create User' }).click();
    await expect.element(dialog.getByText('Invalid email address')).toBeVisible();
    expect(sent(mock, 'adminUsers/create')).toBeUndefined();
  });

  test('an admin chooses the role and manager, and only users have a manager and the flag [§8.users.created §5.users.manager-for-users]', async () => {
    const { mock, address } = await openConsole('/users/new', { as: 'admin' });
    await fillNewUser();
    await dialog.getByLabelText('Manager').selectOptions('Northwind Domains');
    await expect.element(dialog.getByLabelText('Active')).toBeChecked();
    await dialog.getByLabelText('Role').selectOptions('Manager');
    await expect.element(dialog.getByLabelText('Manager')).not.toBeInTheDocument();
    await expect.element(dialog.getByLabelText('Active')).not.toBeInTheDocument();
    await dialog.getByRole('button', { name: 'Create User' }).click();
    await expectToast('User created successfully');
    await expect.poll(address).toBe('/users');
    expect(sent(mock, 'adminUsers/create')).toEqual({
      email: 'jana@example.com',
      username: 'jana',
      password: '***',
      first_name: null,
      last_name: null,
      phone: null,
      company: null,
      role: 'manager',
    });
    await expectRow('jana@example.com');
  });

  test('a manager chooses neither [§5.users.role-for-admins]', async () => {
    const { mock } = await openConsole('/users/new', { as: 'manager' });
    await fillNewUser();
    await expect.element(dialog.getByLabelText('Role')).not.toBeInTheDocument();
    await expect.element(dialog.getByLabelText('Manager')).not.toBeInTheDocument();
    await dialog.getByLabelText('Active').click();
    await dialog.getByRole('button', { name: 'Create User' }).click();
    await expectToast('User created successfully');
    expect(sent(mock, 'users/create')).toMatchObject({ is_active: false });
    expect(sent(mock, 'users/create')).not.toHaveProperty('role');
    expect(userCalled(mock, 'jana').manager_id).toBe(2);
  });

  test('the server’s error shows on its field', async () => {
    await openConsole('/users/new', { as: 'admin' });
    await fillNewUser();
    await field('Username').fill('jnovak');
    await dialog.getByRole('button', { name: 'Create User' }).click();
    await expect.element(field('Username')).toHaveAttribute('aria-invalid', 'true');
    await expect.element(dialog.getByText('This username is already in use')).toBeVisible();
  });

  test('a failure says so and keeps the input, and leaving then asks [§8.users.save-failed]', async () => {
    const { mock, address } = await openConsole('/users/new', { as: 'admin' });
    mock.faults.add({ ...unreachable, operation: 'adminUsers/create' });
    await fillNewUser();
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await expect.element(dialog.getByText('Failed to save user')).toBeVisible();
    await expect.element(field('Email')).toHaveValue('jana@example.com');
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect.element(dialog.getByText('Discard your changes?')).toBeVisible();
    await dialog.getByRole('button', { name: 'Discard' }).click();
    await expect.poll(address).toBe('/users');
  });
});

describe('editing', () => {
  test('without a password keeps the current one [§8.users.updated §5.users.empty-password]', async () => {
    const { mock } = await openConsole('/users?search=jnovak', { as: 'admin' });
    await rowAction('jnovak', 'Edit');
    await dialog.getByLabelText('Phone').fill('+420 600 000 000');
    await dialog.getByRole('button', { name: 'Save User' }).click();
    await expectToast('User updated successfully');
    await expectRow('+420 600 000 000');
    expect(sent(mock, 'adminUsers/update')).not.toHaveProperty('password');
    expect(userCalled(mock, 'jnovak').password).toBe('dropcatch');
  });

  test('shows the saved values when it opens again', async () => {
    await openConsole('/users?search=jnovak', { as: 'manager' });
    await rowAction('jnovak', 'Edit');
    await dialog.getByLabelText('Company').fill('Tidal Two');
    await dialog.getByRole('button', { name: 'Save User' }).click();
    await expect.element(dialog).not.toBeInTheDocument();
    await rowAction('jnovak', 'Edit');
    await expect.element(dialog.getByLabelText('Company')).toHaveValue('Tidal Two');
  });

  test('a new password needs eight characters and is sent', async () => {
    const { mock } = await openConsole('/users/3/edit', { as: 'admin' });
    await expect.element(dialog).toHaveAccessibleDescription('jnovak');
    await field('Password').fill('short');
    await dialog.getByRole('button', { name: 'Save User' }).click();
    await expect.element(dialog.getByText('Minimum 8 characters')).toBeVisible();
    await field('Password').fill('long-enough-1');
    await dialog.getByRole('button', { name: 'Save User' }).click();
    await expectToast('User updated successfully');
    expect(userCalled(mock, 'jnovak').password).toBe('long-enough-1');
  });

  test('a failure says so', async () => {
    const { mock } = await openConsole('/users/3/edit', { as: 'manager' });
    mock.faults.add({ ...unreachable, operation: 'users/update' });
    await dialog.getByLabelText('Company').fill('X');
    await dialog.getByRole('button', { name: 'Save User' }).click();
    await expect.element(dialog.getByText('Failed to save user')).toBeVisible();
  });

  test('an admin’s new name shows at once in the top bar, and their role cannot change', async () => {
    const { mock } = await openConsole('/users/1/edit', { as: 'admin' });
    await expect.element(dialog.getByLabelText('Role')).toBeDisabled();
    await field('Username').fill('chief');
    await dialog.getByRole('button', { name: 'Save User' }).click();
    await expect.element(page.getByRole('banner').getByText('chief')).toBeVisible();
    expect(userCalled(mock, 'chief').role).toBe('admin');
  });

  test('starts with the current data of the user, read in one call among thousands', async () => {
    const { mock } = await openConsole('/users?search=jnovak', { as: 'admin' });
    await expectRow('jnovak');
    setTime(now.getTime() + 10_000);
    userCalled(mock, 'jnovak').company = 'Tidal Three';
    const before = callsOf(mock, 'adminUsers/list').length;
    await rowAction('jnovak', 'Edit');
    await expect.element(dialog.getByLabelText('Company')).toHaveValue('Tidal Three');
    const asked = callsOf(mock, 'adminUsers/list').slice(before);
    expect(asked.map(({ query }) => query['search'])).toEqual([userCalled(mock, 'jnovak').email]);
  });

  test('finds a user whose email address has changed meanwhile', async () => {
    const { mock } = await openConsole('/users?search=jnovak', { as: 'admin' });
    await expectRow('jnovak');
    setTime(now.getTime() + 10_000);
    userCalled(mock, 'jnovak').email = 'new@example.com';
    await rowAction('jnovak', 'Edit');
    await expect.element(dialog.getByLabelText('Email')).toHaveValue('new@example.com');
  });

  test('an address without a user number is an unknown path, and nobody is looked up', async () => {
    const { mock, address } = await openConsole('/users/abc/edit', { as: 'admin' });
    await expect.poll(address).toBe('/');
    expect(callsOf(mock, 'adminUsers/list')).toEqual([]);
  });

  test("another manager's user is not found by address", async () => {
    await openConsole('/users/8/edit', { as: 'manager' });
    await expect
      .element(dialog.getByText('This user does not exist, or is not yours.'))
      .toBeVisible();
  });
});

describe('deleting', () => {
  test('asks with the name and deletes [§8.users.deleted]', async () => {
    const { mock } = await openConsole('/users?search=tokafor', { as: 'manager' });
    await rowAction('tokafor', 'Delete');
    await expect.element(dialog.getByRole('button', { name: 'Cancel' })).toHaveFocus();
    await expect.element(dialog.getByText(/will be deleted. This cannot be undone/)).toBeVisible();
    await expect.element(dialog.getByText('tokafor', { exact: true })).toBeVisible();
    await dialog.getByRole('button', { name: 'Delete User' }).click();
    await expectToast('User deleted successfully');
    expect(mock.world.store.users.find(({ username }) => username === 'tokafor')).toBeUndefined();
    await expect.element(page.getByText('No users match these filters')).toBeVisible();
  });

  test('is sent once, even after several clicks', async () => {
    const { mock } = await openConsole('/users?search=tokafor', { as: 'manager' });
    await rowAction('tokafor', 'Delete');
    await dialog.getByRole('button', { name: 'Delete User' }).dblClick();
    await expectToast('User deleted successfully');
    expect(callsOf(mock, 'users/delete')).toHaveLength(1);
  });

  test('is not possible for oneself [§6.users.not-oneself]', async () => {
    await openConsole('/users?search=admin@dropcatch', { as: 'admin' });
    await page.getByRole('button', { name: 'Actions for admin', exact: true }).click();
    const item = page.getByRole('menuitem', { name: /^Delete/ });
    await expect.element(item).toBeDisabled();
    await expect.element(item.getByText('You cannot delete your own account')).toBeVisible();
  });

  test.for([
    [unreachable, 'Failed to delete user'],
    [{ kind: 'status', status: 409, error: 'He has orders' } as const, 'He has orders'],
  ] as const)('says so if it fails [§8.users.delete-failed]', async ([fault, text]) => {
    const { mock } = await openConsole('/users?search=tokafor', { as: 'admin' });
    mock.faults.add({ ...fault, operation: 'adminUsers/delete' });
    await rowAction('tokafor', 'Delete');
    await dialog.getByRole('button', { name: 'Delete User' }).click();
    await expect.element(page.getByText(text)).toBeVisible();
    await expectRow('tokafor');
  });
});

describe('details', () => {
  test('show the permissions of a user', async () => {
    await openConsole('/users?search=jnovak', { as: 'admin' });
    await table.getByRole('link', { name: 'jnovak' }).click();
    await expect.element(dialog.getByText(/export domains/)).toBeVisible();
  });

  test('an admin has all of them', async () => {
    await openConsole('/users/13', { as: 'admin' });
    await expect.element(dialog.getByText('All permissions, as an admin')).toBeVisible();
  });
});

describe('hostile names', () => {
  test.for(Object.entries(hostileTexts))(
    '%s shows as text and breaks no layout',
    async ([, name]) => {
      await openConsole('/users?search=jnovak', {
        as: 'admin',
        prepare: (mock) =>
          Object.assign(userCalled(mock, 'jnovak'), { first_name: name, company: name }),
      });
      await expectRow('user@dropcatch.test');
      const text = table.getByTitle(`${name} Novák`);
      await expect.element(text).toHaveStyle({ unicodeBidi: 'isolate' });
      expectTextAndLayout();
      await table.getByRole('link', { name: 'jnovak' }).click();
      await expect.element(dialog.getByText('Permissions', { exact: true })).toBeVisible();
      expectTextAndLayout();
    },
  );
});
