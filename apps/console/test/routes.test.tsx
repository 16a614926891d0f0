import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from './axe.ts';
import { callsOf, openConsole, type Role } from './console.tsx';
import { expectCaught } from './log.ts';

const heading = page.getByRole('heading', { level: 1 });

const all: readonly Role[] = ['user', 'manager', 'admin'];
const staff: readonly Role[] = ['manager', 'admin'];
const admins: readonly Role[] = ['admin'];

/** The route table (spec, section 2): address, heading, who may open it, and what the others are told. */
const routes: readonly (readonly [string, string | RegExp, readonly Role[], string?])[] = [
  ['/', /^Welcome back, \w+$/, all],
  ['/domains', 'Domain Catalog', all],
  ['/domains/watchlist', 'My Watchlist', all],
  ['/domains/lookup', 'Look Up Domains', all],
  ['/released', 'Released Domains', all],
  ['/orders', 'Orders Management', all],
  ['/payments', 'Payments', all],
  ['/invoices', 'Invoices', all],
  ['/managers', 'Managers', all],
  ['/profile', 'Profile', all],
  ['/settings', 'Settings', all],
  ['/users', 'User Management', staff, 'Only administrators and managers can manage users.'],
  [
    '/epp-accounts',
    'EPP Accounts',
    staff,
    'Only administrators and managers can manage EPP accounts.',
  ],
  ['/epp-logs', 'EPP Logs', staff, 'Only administrators and managers can see EPP logs.'],
  ['/epp-tools', 'EPP Tools', staff, 'Only administrators and managers can use EPP tools.'],
  ['/audit-logs', 'Audit Logs', admins, 'Only administrators can see audit logs.'],
  [
    '/epp-categories',
    'EPP Registrar Categories',
    admins,
    'Only administrators can manage EPP registrar categories.',
  ],
  ['/sources', 'Sources Management', admins, 'Only administrators can manage sources.'],
  [
    '/data-sources',
    'Data Sources - External API sources for domain enrichment',
    admins,
    'Only administrators can manage data sources.',
  ],
  ['/schedulers', 'Scheduler Management', admins, 'Only administrators can manage schedulers.'],
  ['/news', 'News Management', admins, 'Only administrators can manage news.'],
];

describe.for(all)('to a %s', (role) => {
  test('every route opens with its heading, or says who may open it, and no call is refused', async () => {
    const { mock, address, go } = await openConsole('/payments', { as: role });
    for (const [url, title, roles, denied] of routes) {
      go(url);
      await expect.poll(address).toBe(url);
      if (roles.includes(role)) {
        await expect.element(heading).toMatchTextContent(title);
        expect(document.title).toMatch(/ · DropCatch$/);
      } else {
        await expect.element(page.getByText(`Access Denied: ${denied}`)).toBeVisible();
        await expectCaught('AccessDenied');
        await expectAccessible();
      }
    }
    expect(mock.requests.filter(({ status }) => status === 403)).toEqual([]);
  });
});

describe('a screen that the role may not open', () => {
  test.for([
    ['user', '/epp-categories', 'Only administrators can manage EPP registrar categories.'],
    ['user', '/users', 'Only administrators and managers can manage users.'],
    ['manager', '/audit-logs', 'Only administrators can see audit logs.'],
  ] as const)('asks nothing for a %s who types its address: %s', async ([role, url, denied]) => {
    const { mock, address } = await openConsole(url, { as: role });
    await expect
      .element(page.getByRole('alert').getByText(`Access Denied: ${denied}`))
      .toBeVisible();
    await expectCaught('AccessDenied');
    expect(address()).toBe(url);
    await expect.poll(() => callsOf(mock, 'notifications/stats')).toHaveLength(1);
    expect(mock.requests.map(({ operation }) => operation)).toEqual([
      'auth/profile',
      'notifications/stats',
    ]);
    await page.getByRole('link', { name: 'Go to the dashboard' }).click();
    await expect.element(heading).toMatchTextContent(/^Welcome back, \w+$/);
  });
});
