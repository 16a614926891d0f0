import type { Mock } from '@dropcatch/mock-server/browser';
import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { tokens } from '../src/core/api/client.ts';
import { callsOf, now, openConsole } from './kit/console.tsx';
import { adminOf } from './kit/seeded.ts';
import { fireStorageEvent } from './kit/storageEvents.ts';
import { recordAnnouncements } from './kit/announcements.ts';
import { allowLogged, expectLogged } from './kit/log.ts';
import { expectToast, heading } from './kit/screen.ts';
import { setTime } from './kit/timers.ts';

const email = page.getByLabelText('Email');
const password = page.getByLabelText('Password', { exact: true });
const submit = page.getByRole('button', { name: /^Sign/ });
const alert = page.getByRole('main').getByRole('alert');
/** The failure in the card. The message above says it aloud. */
const failed = page.getByRole('main').getByRole('group').first();
const dashboard = page.getByRole('heading', { name: /^Welcome back/ });

const expired = 'Your session has expired. Please sign in again.';
const noRefresh = { kind: 'reset', operation: 'auth/refresh' } as const;

/** Moves the clock past the life of an access token. */
function letTheTokenExpire(): void {
  setTime(now.getTime() + 20 * 60_000);
}

async function signIn(typed = 'dropcatch'): Promise<void> {
  await email.fill('user@dropcatch.test');
  await password.fill(typed);
  await submit.click();
}

function storedKeys(): string[] {
  return ['access_token', 'refresh_token', 'user'].filter((key) => localStorage.getItem(key));
}

describe('signing in', () => {
  test('asks for email and password, and sends nothing without them [§5.sign-in.nothing-sent-unless-valid]', async () => {
    const { mock } = await openConsole('/login');
    await submit.click();
    await expect.element(page.getByText('Email is required')).toBeVisible();
    await expect.element(page.getByText('Password is required')).toBeVisible();
    await expect.element(email).toHaveFocus();
    await expect.element(email).toHaveAccessibleDescription('Email is required');
    const announced = recordAnnouncements(page.getByRole('main').element());
    await userEvent.keyboard('{Enter}');
    await expect.poll(announced).toEqual(['Email is required']);
    await email.fill('nobody');
    await submit.click();
    await expect.element(page.getByText('Invalid email address')).toBeVisible();
    await email.fill('Nobody@Example.COM');
    await submit.click();
    await expect.element(page.getByText('Invalid email address')).not.toBeInTheDocument();
    expect(mock.requests).toEqual([]);
  });

  test('focuses the heading of the new screen and announces its title', async () => {
    await openConsole('/login');
    await signIn();
    await expect.element(page.getByRole('heading', { name: /^Welcome back/ })).toHaveFocus();
    await expect.element(page.getByTestId('screen')).toHaveTextContent('Dashboard');
  });

  test('a wrong password shows the reason and keeps the input', async () => {
    const { address } = await openConsole('/login');
    await signIn('wrong');
    await expect.element(failed).toHaveTextContent('Invalid email or password');
    await expect.element(email).toHaveValue('user@dropcatch.test');
    await expect.element(password).toHaveValue('wrong');
    expect(address()).toBe('/login');
    expect(storedKeys()).toEqual([]);
  });

  test.for([
    ['an unreachable server', { kind: 'reset' }, 'Login failed', /cannot be reached/],
    ['a malformed answer', { kind: 'malformed' }, 'Login failed', /cannot be read/],
    ['a server error', { kind: 'status', status: 500 }, 'Internal server error', /error$/],
  ] as const)(
    '%s shows an error, also as a toast [§8.sign-in.failed §8.sign-in.failed-toast]',
    async ([, fault, text, cause]) => {
      await openConsole('/login', {
        prepare: ({ faults }) => faults.add({ ...fault, operation: 'auth/login' }),
      });
      await signIn();
      await expect.element(failed.getByText(text)).toBeVisible();
      await expect.element(failed.getByText(cause)).toBeVisible();
      await expectToast(text);
      await expect.element(submit).toHaveTextContent('Sign In');
      await expect.element(submit).toHaveFocus();
    },
  );

  test.for([{ kind: 'empty' }, { kind: 'answer', body: {}, loose: true }] as const)(
    'an answer without a session (%o) shows an error',
    async (fault) => {
      const { address } = await openConsole('/login', {
        prepare: ({ faults }) => faults.add({ ...fault, operation: 'auth/login' }),
      });
      await signIn();
      await expect.element(failed.getByText('Login failed')).toBeVisible();
      await expect.element(failed.getByText(/cannot be read/)).toBeVisible();
      await expect.element(page.getByText('Login successful!')).not.toBeInTheDocument();
      expect(address()).toBe('/login');
      expect(storedKeys()).toEqual([]);
    },
  );

  test('is busy meanwhile, sends one call for a double click, and leads to the dashboard [§8.sign-in.done]', async () => {
    const { mock, address } = await openConsole('/login');
    const slow = mock.faults.add({ kind: 'hang', operation: 'auth/login' });
    await email.fill('user@dropcatch.test');
    await password.fill('dropcatch');
    await submit.dblClick();
    await expect.element(submit).toHaveTextContent('Signing in...');
    await expect.element(submit).toBeDisabled();
    slow.remove();
    await expect.element(page.getByText('Login successful!')).toBeVisible();
    await expect.element(dashboard).toBeVisible();
    expect(address()).toBe('/');
    expect(callsOf(mock, 'auth/login')).toHaveLength(1);
    expect(storedKeys()).toEqual(['access_token', 'refresh_token', 'user']);
  });

  test('the page for a forgotten password says who can help, sends no calls, and leads back', async () => {
    const { mock, address } = await openConsole('/login');
    await expect.element(page.getByRole('checkbox', { name: 'Remember me' })).toBeVisible();
    await page.getByRole('link', { name: 'Forgot your password?' }).click();
    await expect.element(page.getByText(/Ask your manager or an administrator/)).toBeVisible();
    expect(address()).toBe('/forgot-password');
    await expect.element(heading).toHaveFocus();
    await page.getByRole('link', { name: 'Back to sign in' }).click();
    await expect.element(page.getByText('Domain Drop-Catching Platform')).toBeVisible();
    await expect.element(email).toHaveFocus();
    expect(mock.requests).toEqual([]);
  });
});

describe('while signed in', () => {
  test('an expired token is refreshed once for all calls, unnoticed', async () => {
    const { mock, go } = await openConsole('/payments', { as: 'admin' });
    await expect.element(page.getByRole('heading', { name: 'Payments' })).toBeVisible();
    const before = localStorage.getItem('access_token');
    letTheTokenExpire();
    go('/domains');
    await expect.element(page.getByRole('heading', { name: /^Domains \(\d+\)/ })).toBeVisible();
    await expect.element(page.getByRole('link', { name: 'Domains' })).toBeVisible();
    expect(callsOf(mock, 'auth/refresh').map(({ status }) => status)).toEqual([200]);
    for (const operation of ['domains/list', 'domains/stats', 'domains/tlds'] as const) {
      expect(callsOf(mock, operation).map(({ status }) => status)).toEqual([401, 200]);
    }
    expect(localStorage.getItem('access_token')).not.toBe(before);
  });

  test.for<[string, RegExp, (mock: Mock) => void]>([
    ['is refused', /: Token has expired$/, ({ world }) => (world.lifetimes.access = -1)],
    ['is for an ended session', /: The session/, ({ world }) => world.store.endedSessions.add(1)],
    ['is of a blocked account', /not active$/, (mock) => (adminOf(mock).is_active = false)],
  ])('a refresh that %s ends the session once, without a loop', async ([, reason, spoil]) => {
    const { mock, go, address } = await openConsole('/payments', { as: 'admin' });
    await expect.element(page.getByRole('heading', { name: 'Payments' })).toBeVisible();
    letTheTokenExpire();
    spoil(mock);
    go('/domains');
    await expect.element(page.getByText(reason)).toBeVisible();
    expect(address()).toBe('/login');
    expect(storedKeys()).toEqual([]);
    expect(callsOf(mock, 'auth/refresh')).toHaveLength(1);
    const sent = mock.requests.length;
    await submit.click();
    await expect.element(page.getByText('Email is required')).toBeVisible();
    expect(mock.requests).toHaveLength(sent);
  });

  test('a refresh that fails by the network keeps the session, which works again afterwards', async () => {
    const { mock, go, address } = await openConsole('/payments', { as: 'admin' });
    await expect.element(page.getByRole('heading', { name: 'Payments' })).toBeVisible();
    letTheTokenExpire();
    mock.faults.add(noRefresh);
    go('/domains');
    // One refresh fails for all calls. Each of them says what it could not load.
    await expectLogged('Failed to load domain statistics');
    await expectLogged('Failed to load TLDs');
    // Only if the poll of the unread count falls into this time.
    allowLogged('Failed to load notification stats');
    await expect.element(page.getByText('Failed to fetch domains').first()).toBeVisible();
    expect(address()).toMatch(/^\/domains/);
    mock.faults.clear();
    go('/orders');
    await expect.element(page.getByRole('button', { name: /^New \d+/ })).toBeVisible();
    expect(callsOf(mock, 'auth/login')).toEqual([]);
  });

  test('an empty answer to the refresh is no success of the write that waits for it', async () => {
    const { mock } = await openConsole('/schedulers', { as: 'admin' });
    await page
      .getByRole('button', { name: /^Run Now: / })
      .first()
      .click();
    mock.faults.add({ kind: 'expired', operation: 'scheduler/runJob', times: 1 });
    mock.faults.add({ kind: 'empty', operation: 'auth/refresh', times: 1 });
    await page.getByRole('dialog').getByRole('button', { name: 'Run Now' }).click();
    await expectToast(/^Failed to run job /);
    expect(callsOf(mock, 'scheduler/runJob').map(({ status }) => status)).toEqual([401]);
  });

  test('missing tokens end the session at the next call', async () => {
    const { mock, go, address } = await openConsole('/payments', { as: 'user' });
    await expect.element(page.getByRole('heading', { name: 'Payments' })).toBeVisible();
    localStorage.clear();
    go('/domains');
    await expect.element(page.getByText(expired)).toBeVisible();
    expect(address()).toBe('/login');
    await signIn('wrong');
    await expect.element(failed).toHaveTextContent('Invalid email or password');
    expect(callsOf(mock, 'auth/refresh')).toEqual([]);
  });

  test('Logout forgets the session and tells the server', async () => {
    const { mock, address } = await openConsole('/orders', { as: 'user' });
    await logout();
    await expect.element(email).toBeVisible();
    expect(address()).toBe('/login');
    expect(storedKeys()).toEqual([]);
    expect(callsOf(mock, 'auth/logout')).toMatchObject([{ status: 200, user: 'jnovak' }]);
    await expect.element(page.getByRole('status')).not.toBeInTheDocument();
  });

  test('Logout also works if the server does not answer', async () => {
    const { address } = await openConsole('/payments', {
      as: 'user',
      prepare: ({ faults }) => faults.add({ kind: 'reset', operation: 'auth/logout' }),
    });
    await logout();
    await expectLogged('Logout failed');
    await expect.element(email).toBeVisible();
    expect(address()).toBe('/login');
    expect(storedKeys()).toEqual([]);
  });

  test('a late answer to Logout does not affect the next session', async () => {
    const { mock, go } = await openConsole('/payments', { as: 'user' });
    const slow = mock.faults.add({ kind: 'hang', operation: 'auth/logout' });
    await logout();
    await signIn();
    await expect.element(dashboard).toBeVisible();
    slow.remove();
    await expect
      .poll(() => callsOf(mock, 'auth/logout').map(({ status }) => status))
      .toEqual([200]);
    go('/orders');
    await expect.element(page.getByRole('table', { name: 'Orders' })).toBeVisible();
    expect(storedKeys()).toEqual(['access_token', 'refresh_token', 'user']);
  });
});

describe('other tabs', () => {
  test.for([
    ['signing out', 'access_token'],
    ['clearing the storage', null],
  ] as const)('%s there ends the session here', async ([, key]) => {
    const { address } = await openConsole('/payments', { as: 'user' });
    await expect.element(page.getByRole('heading', { name: 'Payments' })).toBeVisible();
    tokens.set(undefined);
    fireStorageEvent(key);
    await expect.element(page.getByText('Your session ended in another tab.')).toBeVisible();
    expect(address()).toBe('/login');
  });

  test('signing out there is not undone by a start-up check that runs here', async () => {
    const { mock, address } = await openConsole('/payments', {
      as: 'user',
      prepare: ({ faults }) => faults.add({ kind: 'hang', operation: 'auth/profile' }),
    });
    await expect.element(page.getByRole('status', { name: 'Loading' })).toBeVisible();
    tokens.set(undefined);
    fireStorageEvent('access_token');
    await expect.element(page.getByText('Your session ended in another tab.')).toBeVisible();
    mock.faults.clear();
    await expect.poll(() => callsOf(mock, 'auth/profile')).toMatchObject([{ status: 200 }]);
    await submit.click();
    await expect.element(page.getByText('Email is required')).toBeVisible();
    await expect.element(page.getByText('Your session ended in another tab.')).toBeVisible();
    expect(address()).toBe('/login');
  });

  test('signing in there signs in here', async () => {
    const { mock, address } = await openConsole('/login');
    await expect.element(email).toBeVisible();
    tokens.set(await mock.signIn('manager@dropcatch.test'));
    for (const key of ['access_token', 'refresh_token', 'user']) fireStorageEvent(key);
    await expect.element(page.getByRole('heading', { name: 'Welcome back, Marta' })).toBeVisible();
    expect(address()).toBe('/');
  });

  test('signing in there as another user shows what that user may see', async () => {
    const { mock } = await openConsole('/audit-logs', { as: 'admin' });
    await expect.element(page.getByRole('heading', { name: 'Audit Logs' })).toBeVisible();
    tokens.set(await mock.signIn('user@dropcatch.test'));
    fireStorageEvent('user');
    await expect.element(alert.getByText(/^Access Denied: Only/)).toBeVisible();
    await expect.element(page.getByRole('link', { name: 'News' })).not.toBeInTheDocument();
  });

  test('a page restored by Back shows the user who signed in there meanwhile', async () => {
    const { mock } = await openConsole('/payments', { as: 'admin' });
    await expect.element(page.getByRole('link', { name: 'News' })).toBeVisible();
    tokens.set(await mock.signIn('user@dropcatch.test'));
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    await expect.element(page.getByRole('button', { name: 'User menu, jnovak' })).toBeVisible();
    await expect.element(page.getByRole('link', { name: 'News' })).not.toBeInTheDocument();
  });
});

async function logout(): Promise<void> {
  await page.getByRole('button', { name: /^User menu/ }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
}
