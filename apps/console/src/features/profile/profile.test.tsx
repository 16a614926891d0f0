import { describe, expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { tokens } from '../../core/api/client.ts';
import { callsOf, openConsole } from '../../../test/kit/console.tsx';
import { fireStorageEvent } from '../../../test/kit/storageEvents.ts';
import { unreachable } from '../../../test/kit/faults.ts';
import { dialog, expectRow, expectToast } from '../../../test/kit/screen.ts';

const field = (name: string | RegExp) => page.getByLabelText(name);
const tab = (name: string) => page.getByRole('tab', { name });
const alert = page.getByRole('alert');
const save = page.getByRole('button', { name: 'Save Changes' });
const change = page.getByRole('button', { name: 'Update Password' });

async function enterPasswords(current: string, next: string, again = next): Promise<void> {
  await field(/^Current Password/).fill(current);
  await field(/^New Password/).fill(next);
  await field(/^Confirm New Password/).fill(again);
  await change.click();
}

describe('the tabs', () => {
  test('are the three of the spec, with the chosen one in the address', async () => {
    const { address, back } = await openConsole('/profile', { as: 'user' });
    await expect.element(tab('General Information')).toHaveAttribute('aria-selected', 'true');
    await tab('Billing & Credits').click();
    await expect.poll(address).toBe('/profile?tab=billing');
    await expect.element(page.getByText('Credit Balance')).toBeVisible();
    await expect.element(page.getByText('USD')).toBeVisible();
    back();
    await expect.element(tab('General Information')).toHaveAttribute('aria-selected', 'true');
  });

  test('open at their address', async () => {
    await openConsole('/profile?tab=security', { as: 'manager' });
    await expect.element(page.getByText('Manager', { exact: true })).toBeVisible();
    await expect.element(change).toBeVisible();
  });

  test('are in one line on a phone, with the chosen one in view', async () => {
    await page.viewport(320, 640);
    onTestFinished(() => page.viewport(1280, 800));
    await openConsole('/profile?tab=billing', { as: 'user' });
    const chosen = tab('Billing & Credits');
    await expect.element(chosen).toBeInTheDocument();
    await expect.poll(() => chosen.element().getBoundingClientRect().right).toBeLessThan(320);
    const { top } = chosen.element().getBoundingClientRect();
    expect(tab('Security').element().getBoundingClientRect().top).toBe(top);
  });

  test('say when the profile cannot be loaded, and load on Try again', async () => {
    await openConsole('/profile', {
      as: 'user',
      // The first profile is the one that the start-up check fetches.
      prepare: ({ faults }) => {
        faults.add({ ...unreachable, operation: 'auth/profile', nth: 2 });
        faults.add({ ...unreachable, operation: 'auth/profile', nth: 3 });
      },
    });
    await expect.element(page.getByText('Failed to load profile')).toBeVisible();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect.element(field(/^Email/)).toHaveValue('user@dropcatch.test');
  });
});

describe('general information', () => {
  test('updates the user menu and the greeting when it is saved [§8.profile.saved]', async () => {
    const { mock, go } = await openConsole('/', { as: 'user' });
    await expect
      .element(page.getByRole('heading', { level: 1 }))
      .toHaveTextContent('Welcome back, Jan');
    await page.getByRole('button', { name: /^User menu/ }).click();
    await page.getByRole('menuitem', { name: 'Profile' }).click();
    await field('First Name').fill('Honza');
    await field(/^Username/).fill('honza');
    await save.click();
    await expectToast('Profile updated successfully');
    await expect.element(page.getByRole('button', { name: 'User menu, honza' })).toBeVisible();
    expect(mock.world.store.users.find(({ username }) => username === 'honza')).toBeDefined();

    await page.getByRole('link', { name: 'DropCatch' }).click();
    await expect
      .element(page.getByRole('heading', { level: 1 }))
      .toHaveTextContent('Welcome back, Honza');
    go('/profile');
    await expect.element(field('First Name')).toHaveValue('Honza');
  });

  test('updates a list of users that was loaded before', async () => {
    const { go } = await openConsole('/users?role=admin', { as: 'admin' });
    await expectRow('Ada Lindqvist');
    go('/profile');
    await field('First Name').fill('Adéla');
    await save.click();
    await expectToast('Profile updated successfully');
    go('/users?role=admin');
    await expectRow('Adéla Lindqvist');
  });

  test('requires an email and a username [§5.profile.email-required §5.profile.email-invalid §5.profile.required]', async () => {
    const { mock } = await openConsole('/profile', { as: 'user' });
    await field(/^Email/).fill('');
    await field(/^Username/).fill(' ');
    await save.click();
    await expect.element(page.getByText('Email is required')).toBeVisible();
    await expect.element(page.getByText('Username is required')).toBeVisible();
    await expect.element(field(/^Email/)).toHaveFocus();
    await field(/^Email/).fill('nobody');
    await save.click();
    await expect.element(page.getByText('Invalid email address')).toBeVisible();
    expect(callsOf(mock, 'auth/updateProfile')).toEqual([]);
  });

  test.for(['user@xn--mller-kva.de', "o'neil@example.com", 'a%b@example.com'])(
    'accepts the address %s, as the server does',
    async (address) => {
      const { mock } = await openConsole('/profile', { as: 'user' });
      await field(/^Email/).fill(address);
      await save.click();
      await expectToast('Profile updated successfully');
      expect(mock.world.store.users.get(3)?.email).toBe(address);
    },
  );

  test("shows the server's error on its field, and keeps the input", async () => {
    await openConsole('/profile', { as: 'user' });
    await field(/^Email/).fill('admin@dropcatch.test');
    await save.click();
    await expect.element(page.getByText('This email is already in use')).toBeVisible();
    await expect.element(alert).not.toBeInTheDocument();
    await expect.element(field(/^Email/)).toHaveAttribute('aria-invalid', 'true');
    await expect.element(field(/^Email/)).toHaveFocus();
    await expect.element(field(/^Email/)).toHaveValue('admin@dropcatch.test');
  });

  test('says when it cannot be saved [§8.profile.save-failed]', async () => {
    await openConsole('/profile', {
      as: 'user',
      prepare: ({ faults }) => faults.add({ ...unreachable, operation: 'auth/updateProfile' }),
    });
    await field('Phone').fill('1');
    await save.click();
    await expect.element(alert.getByText('Failed to update profile')).toBeVisible();
  });
});

describe('while it is saved', () => {
  test('the fields are read-only and keep the focus', async () => {
    const { mock } = await openConsole('/profile', { as: 'user' });
    const slow = mock.faults.add({ kind: 'hang', operation: 'auth/updateProfile' });
    await field('Phone').fill(' 123 ');
    await userEvent.keyboard('{Enter}');
    await expect.element(save).toHaveAttribute('aria-busy', 'true');
    await userEvent.keyboard('456{Control>}{Enter}{/Control}');
    await expect.element(field('Phone')).toHaveAttribute('readonly');
    slow.remove();
    await expectToast('Profile updated successfully');
    await expect.element(field('Phone')).toHaveValue('123');
    await expect.element(field('Phone')).toHaveFocus();
    await userEvent.keyboard('456');
    await expect.element(field('Phone')).toHaveValue('123456');
    expect(callsOf(mock, 'auth/updateProfile')).toHaveLength(1);
  });

  test('the new password is read-only, and its empty field then has the focus', async () => {
    const { mock } = await openConsole('/profile?tab=security', { as: 'user' });
    const slow = mock.faults.add({ kind: 'hang', operation: 'auth/changePassword' });
    await field(/^Current Password/).fill('dropcatch');
    await field(/^New Password/).fill('correct-horse');
    await field(/^Confirm New Password/).fill('correct-horse');
    await userEvent.keyboard('{Enter}');
    await expect.element(change).toHaveAttribute('aria-busy', 'true');
    await userEvent.keyboard('-battery');
    await expect.element(field(/^Confirm New Password/)).toHaveValue('correct-horse');
    slow.remove();
    await expect.element(field(/^Confirm New Password/)).toHaveValue('');
    await expect.element(field(/^Confirm New Password/)).toHaveFocus();
  });

  /** Saves the email address of another user. The answer comes when the fault is removed. */
  async function saveTakenEmail() {
    const opened = await openConsole('/profile', { as: 'user' });
    const slow = opened.mock.faults.add({ kind: 'hang', operation: 'auth/updateProfile' });
    await field(/^Email/).fill('admin@dropcatch.test');
    await save.click();
    await expect.poll(() => callsOf(opened.mock, 'auth/updateProfile').length).toBe(1);
    return { ...opened, slow };
  }

  test('leaving the screen asks nothing, and a failure shows in a message', async () => {
    const { address, slow } = await saveTakenEmail();
    await page.getByRole('link', { name: 'Payments' }).click();
    await expect.poll(address).toBe('/payments');
    await expect.element(dialog).not.toBeInTheDocument();
    slow.remove();
    await expectToast('This email is already in use');
  });

  test('on another tab a failure shows in a message and on its field', async () => {
    const { slow } = await saveTakenEmail();
    await tab('Security').click();
    await expect.element(change).toBeVisible();
    slow.remove();
    await expectToast('This email is already in use');
    await tab('General Information').click();
    await expect.element(field(/^Email/)).toHaveAttribute('aria-invalid', 'true');
  });
});

test('untouched fields show and keep what another tab saved', async () => {
  const { mock } = await openConsole('/profile', { as: 'user' });
  await field('Company').fill('Elsewhere Ltd');
  const stored = mock.world.store.users.get(3);
  Object.assign(stored ?? {}, { first_name: 'Honza', phone: '777' });
  const session = tokens.get();
  if (!session?.user) throw new Error('nobody is signed in');
  tokens.set({ ...session, user: { ...session.user, first_name: 'Honza', phone: '777' } });
  fireStorageEvent('user');
  await expect.element(field('First Name')).toHaveValue('Honza');
  await expect.element(field('Company')).toHaveValue('Elsewhere Ltd');
  await save.click();
  await expectToast('Profile updated successfully');
  expect(callsOf(mock, 'auth/updateProfile')[0]?.body).toMatchObject({
    first_name: 'Honza',
    phone: '777',
    company: 'Elsewhere Ltd',
  });
});

describe('the password', () => {
  test('has the user name of the account, for password managers', async () => {
    await openConsole('/profile', { as: 'user' });
    await tab('Security').click();
    await expect.element(page.getByLabelText(/^New Password/)).toBeVisible();
    const account = page
      .getByLabelText(/^New Password/)
      .element()
      .closest('form');
    expect(account?.querySelector('[autocomplete="username"]')).toHaveValue('user@dropcatch.test');
  });

  test('changes, and clears the form [§8.profile.password-saved]', async () => {
    const { mock } = await openConsole('/profile?tab=security', { as: 'user' });
    await enterPasswords('dropcatch', 'correct-horse');
    await expectToast('Password updated successfully');
    await expect.element(field(/^New Password/)).toHaveValue('');
    const user = mock.world.store.users.find(({ email }) => email === 'user@dropcatch.test');
    expect(user?.password).toBe('correct-horse');
  });

  test('must match its confirmation and be long enough [§5.profile.passwords-differ §5.profile.password-short §5.profile.new-password]', async () => {
    await openConsole('/profile?tab=security', { as: 'user' });
    await enterPasswords('dropcatch', 'correct-horse', 'correct-house');
    await expect.element(page.getByText('New passwords do not match')).toBeVisible();
    await enterPasswords('dropcatch', 'short');
    await expect
      .element(page.getByText('Password must be at least 8 characters long'))
      .toBeVisible();
    await expect.element(page.getByText('New passwords do not match')).not.toBeInTheDocument();
  });

  test('is refused if the current one is wrong', async () => {
    await openConsole('/profile?tab=security', { as: 'user' });
    await enterPasswords('not-the-one', 'correct-horse');
    await expect.element(page.getByText('The current password is wrong')).toBeVisible();
    await expect.element(field(/^Current Password/)).toHaveFocus();
  });

  test('says when it cannot be changed [§8.profile.password-failed]', async () => {
    await openConsole('/profile?tab=security', {
      as: 'user',
      prepare: ({ faults }) => faults.add({ ...unreachable, operation: 'auth/changePassword' }),
    });
    await enterPasswords('dropcatch', 'correct-horse');
    await expect.element(alert.getByText('Failed to update password')).toBeVisible();
  });
});

describe('unsaved changes', () => {
  test('ask before another screen opens, but not before another tab', async () => {
    const { address } = await openConsole('/profile', { as: 'user' });
    await field('Company').fill('Elsewhere Ltd');
    await tab('Security').click();
    await expect.poll(address).toBe('/profile?tab=security');
    await expect.element(dialog).not.toBeInTheDocument();

    await page.getByRole('link', { name: 'Orders' }).click();
    await expect.element(dialog.getByText('Discard your changes?')).toBeVisible();
    await dialog.getByRole('button', { name: 'Keep Editing' }).click();
    await expect.element(dialog).not.toBeInTheDocument();
    expect(address()).toBe('/profile?tab=security');
    await tab('General Information').click();
    await expect.element(field('Company')).toHaveValue('Elsewhere Ltd');

    await page.getByRole('link', { name: 'Orders' }).click();
    await dialog.getByRole('button', { name: 'Discard' }).click();
    await expect.poll(address).toBe('/orders');
  });

  test('do not ask once they are saved', async () => {
    const { address } = await openConsole('/profile', { as: 'user' });
    await field('Company').fill('Elsewhere Ltd');
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await expectToast('Profile updated successfully');
    await page.getByRole('link', { name: 'Payments' }).click();
    await expect.poll(address).toBe('/payments');
  });

  test('do not stop signing out', async () => {
    const { address } = await openConsole('/profile', { as: 'user' });
    await field('Company').fill('Elsewhere Ltd');
    await page.getByRole('button', { name: /^User menu/ }).click();
    await page.getByRole('menuitem', { name: 'Logout' }).click();
    await expect.poll(address).toBe('/login');
  });
});
