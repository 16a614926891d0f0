import type { Chapter } from './chapter.ts';

/** Who sees what: the menu of section 2 and the refusals of section 6, and the tests that show them. */
export const roles: readonly Chapter[] = [
  {
    title: 'The menu by role (section 2)',
    tests: 'apps/console/src/shell/navigation.test.ts',
    literal: 'apps/console/test/kit/access.ts',
    rows: {
      ...seenInMenu('Dashboard', 'Domains', 'Released', 'Orders', 'Payments', 'Invoices'),
      ...seenInMenu('Users', 'EPP Accounts', 'EPP Logs', 'EPP Tools', 'Audit Logs'),
      ...seenInMenu('EPP Categories', 'Sources', 'Data Sources', 'Schedulers', 'News'),
    },
  },
  {
    title: 'Routes by role (sections 2 and 6)',
    tests: 'apps/console/test/routes.test.tsx',
    rows: {
      user: 'to the user > every route opens with its heading, or says who may open it, and no call is refused',
      manager:
        'to the manager > every route opens with its heading, or says who may open it, and no call is refused',
      admin:
        'to the admin > every route opens with its heading, or says who may open it, and no call is refused',
    },
  },
  {
    title: 'Orders by role (section 6)',
    tests: 'apps/console/test/orders.test.tsx',
    rows: { 'a user has details only': 'row actions > a user has only the details' },
  },
  {
    title: 'Dashboard by role (section 6)',
    tests: 'apps/console/test/dashboard.test.tsx',
    rows: {
      'only admins see health and statistics': 'what admins see > a * does not, and is told so',
    },
  },
  {
    title: 'Users by role (section 6)',
    tests: 'apps/console/test/users.test.tsx',
    rows: {
      'admin columns and filters': 'the list > an admin sees everybody, with role and manager',
      'managers have neither':
        'the list > a manager sees his own users, without role and manager filters or column',
      'nobody deletes his own row': 'deleting > nobody deletes himself',
    },
  },
  {
    title: 'EPP by role (section 6)',
    tests: 'apps/console/test/epp-accounts.test.tsx',
    rows: {
      'the Manager column is for admins':
        'the list > an admin sees all accounts with their managers',
      'managers see nothing of it': 'the list > a manager sees his own, and nothing of managers',
    },
  },
  {
    title: 'EPP logs by role (section 6)',
    tests: 'apps/console/test/epp-logs.test.tsx',
    rows: { 'the account id is for admins': 'the list > hides the account from managers' },
  },
  {
    title: 'Released domains by role (section 6)',
    tests: 'apps/console/test/released.test.tsx',
    rows: {
      'admin and manager have the actions': 'roles > a * has all actions',
      'a user has none': 'roles > a user has none, and no dialog of them by its address',
    },
  },
  {
    title: 'Signed out (section 6)',
    tests: 'apps/console/test/session.test.tsx',
    rows: {
      'is sent to /login': 'at the start > / leads to the sign-in where nobody is signed in',
    },
  },
];

function seenInMenu(...entries: string[]): Record<string, string> {
  return Object.fromEntries(
    entries.map((entry) => [entry, 'each role sees the menu that the spec gives it (section 2)']),
  );
}
