import { describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { callsOf, now, openConsole } from './kit/console.tsx';
import { setTime, skipTimeouts } from './kit/timers.ts';

const email = page.getByLabelText('Email');
const password = page.getByLabelText('Password', { exact: true });
const submit = page.getByRole('button', { name: /^Sign/ });
const dashboard = page.getByRole('heading', { name: /^Welcome back/ });

const expired = 'Your session has expired. Please sign in again.';

/** Moves the clock past the life of an access token. */
function letTheTokenExpire(): void {
  setTime(now.getTime() + 20 * 60_000);
}

/** Skips the pauses of the start-up check: a second before the first retry, three before the next. */
function skipStartPauses(): void {
  skipTimeouts(1000);
  skipTimeouts(3000);
}

async function signIn(typed = 'dropcatch'): Promise<void> {
  await email.fill('user@dropcatch.test');
  await password.fill(typed);
  await submit.click();
}

function storedKeys(): string[] {
  return ['access_token', 'refresh_token', 'user'].filter((key) => localStorage.getItem(key));
}

describe('at the start', () => {
  test.for(['/', '/orders/1?page=2', '/no/such/path'])(
    '%s leads to sign-in if nobody is signed in [§6.sign-in.login]',
    async (url) => {
      const { mock, address } = await openConsole(url);
      await expect.element(page.getByText('Domain Drop-Catching Platform')).toBeVisible();
      expect(address()).toBe('/login');
      expect(mock.requests).toEqual([]);
    },
  );

  test.for(['/login', '/no/such/path', '/orders/1855/no-such-dialog'])(
    '%s leads to the dashboard when signed in',
    async (url) => {
      const { address } = await openConsole(url, { as: 'user' });
      await expect.element(dashboard).toBeVisible();
      expect(address()).toBe('/');
    },
  );

  test('a spinner shows until the profile has loaded', async () => {
    const { mock, address } = await openConsole('/payments', {
      as: 'user',
      prepare: ({ faults }) => faults.add({ kind: 'hang', operation: 'auth/profile' }),
    });
    await expect.element(page.getByRole('status', { name: 'Loading' })).toBeVisible();
    mock.faults.clear();
    await expect.element(page.getByRole('heading', { name: 'Payments' })).toBeVisible();
    expect(address()).toBe('/payments');
  });

  test.for([
    ['an expired token', () => letTheTokenExpire()],
    ['a mangled token', () => localStorage.setItem('access_token', 'eyJ.%%%.x')],
    ['text that is no token', () => localStorage.setItem('access_token', '[object Object]')],
  ] as const)(
    '%s ends the session without a call [§5.sign-in.token-not-expired §5.sign-in.token-well-formed]',
    async ([, spoil]) => {
      const { mock, address } = await openConsole('/orders', { as: 'user', prepare: spoil });
      await expect.element(page.getByRole('status').getByText(expired)).toBeVisible();
      expect(address()).toBe('/login');
      expect(storedKeys()).toEqual([]);
      expect(mock.requests).toEqual([]);
    },
  );

  test.for([['172800000'], ['1e14'], ['-1e14'], ['later']] as const)(
    'a stored clock that is %s ms off ends no session: the server decides',
    async ([offset]) => {
      await openConsole('/payments', {
        as: 'user',
        prepare: () => localStorage.setItem('server_clock_offset', offset),
      });
      await expect.element(page.getByRole('heading', { name: 'Payments' })).toBeVisible();
    },
  );

  test.for([
    ['a server error', { kind: 'status', status: 500 }, /has ended: Internal server error/],
    ['an unreachable server', { kind: 'reset' }, /cannot be reached/],
    ['a malformed answer', { kind: 'malformed' }, /cannot be read/],
    ['a truncated answer', { kind: 'truncate' }, /cannot be reached/],
  ] as const)('%s ends the session after three calls', async ([, fault, reason]) => {
    const { mock, address } = await openConsole('/orders', {
      as: 'user',
      prepare: ({ faults }) => {
        skipStartPauses();
        faults.add({ ...fault, operation: 'auth/profile' });
      },
    });
    await expect.element(page.getByText(reason)).toBeVisible();
    expect(address()).toBe('/login');
    expect(storedKeys()).toEqual([]);
    expect(mock.requests).toHaveLength(3);
    mock.faults.clear();
    await signIn();
    await expect.element(dashboard).toBeVisible();
  });

  test.for([{ kind: 'empty' }, { kind: 'answer', body: {}, loose: true }] as const)(
    'an answer without a user (%o) ends the session and says why',
    async (fault) => {
      const { address } = await openConsole('/orders', {
        as: 'user',
        prepare: ({ faults }) => {
          skipStartPauses();
          faults.add({ ...fault, operation: 'auth/profile' });
        },
      });
      await expect.element(page.getByText(/cannot be read/)).toBeVisible();
      expect(address()).toBe('/login');
      expect(storedKeys()).toEqual([]);
    },
  );

  test.for([
    { kind: 'reset', times: 1 },
    { kind: 'status', status: 503, times: 2 },
  ] as const)(
    'a call without an answer (%o) is tried again, and nobody is signed out',
    async (fault) => {
      const { address } = await openConsole('/orders', {
        as: 'user',
        prepare: ({ faults }) => {
          skipStartPauses();
          faults.add({ ...fault, operation: 'auth/profile' });
        },
      });
      await expect.element(page.getByRole('table', { name: 'Orders' })).toBeVisible();
      expect(address()).toBe('/orders');
      expect(storedKeys()).toEqual(['access_token', 'refresh_token', 'user']);
    },
  );

  test('a browser without a network waits for the network', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const { mock, address } = await openConsole('/orders', {
      as: 'user',
      prepare: ({ faults }) => {
        skipStartPauses();
        faults.add({ kind: 'reset', operation: 'auth/profile' });
      },
    });
    await expect.poll(() => mock.faults.list()[0]?.hits).toBe(1);
    mock.faults.clear();
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
    window.dispatchEvent(new Event('online'));
    await expect.element(page.getByRole('table', { name: 'Orders' })).toBeVisible();
    expect(address()).toBe('/orders');
  });

  test.for([401, 403] as const)(
    'a refusal with the status %i ends the session at once',
    async (status) => {
      const { mock } = await openConsole('/orders', {
        as: 'user',
        prepare: ({ faults }) => {
          faults.add({ kind: 'status', status, operation: 'auth/profile' });
          faults.add({ kind: 'status', status: 401, operation: 'auth/refresh' });
        },
      });
      await expect.element(email).toBeVisible();
      expect(storedKeys()).toEqual([]);
      expect(callsOf(mock, 'auth/profile')).toHaveLength(1);
    },
  );

  test('a token that the server calls expired is refreshed once', async () => {
    const { mock, address } = await openConsole('/orders?state=NEW', {
      as: 'user',
      prepare: ({ faults }) => faults.add({ kind: 'expired', operation: 'auth/profile', times: 1 }),
    });
    await expect.element(page.getByRole('table', { name: 'Orders' })).toBeVisible();
    expect(address()).toBe('/orders?state=NEW');
    expect(callsOf(mock, 'auth/refresh')).toHaveLength(1);
  });

  test('a refresh whose connection is lost is tried again, and signs nobody out', async () => {
    const { mock, address } = await openConsole('/orders', {
      as: 'user',
      prepare: ({ faults }) => {
        faults.add({ kind: 'expired', operation: 'auth/profile', times: 2 });
        faults.add({ kind: 'reset', operation: 'auth/refresh', times: 1 });
      },
    });
    await expect.element(page.getByRole('table', { name: 'Orders' })).toBeVisible();
    expect(address()).toBe('/orders');
    expect(callsOf(mock, 'auth/refresh')).toHaveLength(2);
  });
});
