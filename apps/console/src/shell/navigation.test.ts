import { expect, test } from 'vitest';
import { findEntry, navigation, visibleNavigation } from './navigation.ts';

const general = ['Dashboard', 'Domains', 'Released', 'Orders', 'Payments', 'Invoices'];
const management = ['Users', 'EPP Accounts', 'EPP Logs', 'EPP Tools'];

/** The menu of each role by its headings, as the spec has it (section 2). */
const specified = {
  user: { General: general },
  manager: { General: general, Management: management },
  admin: {
    General: general,
    Management: [...management, 'Audit Logs'],
    Administration: ['EPP Categories', 'Sources', 'Data Sources', 'Schedulers', 'News'],
  },
} as const;

/** Who reads that they may not open a screen: the screens that the spec keeps for some roles. */
const restricted = {
  'Only administrators and managers can manage users.': '/users',
  'Only administrators and managers can manage EPP accounts.': '/epp-accounts',
  'Only administrators and managers can see EPP logs.': '/epp-logs',
  'Only administrators and managers can use EPP tools.': '/epp-tools',
  'Only administrators can see audit logs.': '/audit-logs',
  'Only administrators can manage EPP registrar categories.': '/epp-categories',
  'Only administrators can manage sources.': '/sources',
  'Only administrators can manage data sources.': '/data-sources',
  'Only administrators can manage schedulers.': '/schedulers',
  'Only administrators can manage news.': '/news',
};

/** Screens beyond the spec may stand between its own. */
const known: ReadonlySet<string> = new Set(Object.values(specified.admin).flat());

test.each(['user', 'manager', 'admin'] as const)(
  'the menu of the role %s is that of the spec (section 2) [§2.menu]',
  (role) => {
    const menu = visibleNavigation(role).map(({ heading, entries }) => [
      heading,
      entries.map(({ label }) => label).filter((label) => known.has(label)),
    ]);
    expect(menu).toEqual(Object.entries(specified[role]));
  },
);

test('a screen that not everybody may open says who may', () => {
  for (const [text, path] of Object.entries(restricted)) {
    expect(findEntry(path)?.accessDeniedText).toBe(text);
  }
  const silent = navigation.flatMap(({ entries }) =>
    entries
      .filter(({ requiresAny, accessDeniedText }) => requiresAny && !accessDeniedText)
      .map(({ label }) => label),
  );
  expect(silent).toEqual([]);
});

test('a dialog belongs to the entry of its screen', () => {
  expect(findEntry('/orders/42/status')?.label).toBe('Orders');
  expect(findEntry('/')?.label).toBe('Dashboard');
  expect(findEntry('/ordersx')).toBeUndefined();
  expect(findEntry('/profile')).toBeUndefined();
});
