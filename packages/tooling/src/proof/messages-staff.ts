import type { Chapter } from './chapter.ts';

/** The texts of the staff's screens (section 8), and the tests that cause them. */
export const staffMessages: readonly Chapter[] = [
  {
    title: 'Users (section 8)',
    tests: 'apps/console/test/users.test.tsx',
    literal: true,
    rows: {
      'Failed to load users': 'the list > says when it cannot be loaded',
      'Failed to delete user': 'deleting > that fails says so',
      'Failed to save user':
        'adding > a failure says so and keeps what was typed; leaving then asks',
      'User deleted successfully': 'deleting > asks by name and deletes',
      'User updated successfully': 'editing > without a password keeps the current one',
      'User created successfully':
        'adding > an admin chooses role and manager; the manager and the flag belong to users',
    },
  },
  {
    title: 'EPP categories (section 8)',
    tests: 'apps/console/test/epp-categories.test.tsx',
    literal: true,
    rows: {
      'Failed to load EPP categories: {error}':
        'the list > says when it cannot be loaded, and tries again',
      'Failed to save category: {error}':
        'adding and editing > edits one, and says when that fails',
      'Failed to delete category: {error}':
        'deleting > asks by name, the safe choice first, and says why it is refused',
      'Failed to save EPP settings: {error}':
        'EPP settings > reads a time without seconds, and keeps what was typed when saving fails',
      'EPP category created successfully':
        'adding and editing > creates a category with the defaults of the spec',
      'EPP category updated successfully':
        'adding and editing > edits one, and says when that fails',
      'EPP category deleted successfully': 'deleting > removes one that nothing uses',
      'EPP settings saved successfully':
        'EPP settings > a template takes its placeholders where the cursor is and shows the XML',
    },
  },
  {
    title: 'EPP accounts (section 8)',
    tests: 'apps/console/test/epp-accounts.test.tsx',
    literal: true,
    rows: {
      'Failed to load data: {error}': 'the list > says when it cannot be loaded',
      'Failed to disconnect account: {error}': 'the connection > *: * that fails says so',
      'Failed to connect account: {error}': 'the connection > *: * that fails says so',
      'Failed to delete account: {error}': 'deleting > asks in the words of the spec, by name',
      'Failed to save account settings: {error}':
        'account settings > say what is out of range and when saving fails',
      'Connection test failed': 'the connection > *: * that fails says so',
      'Account disconnected successfully':
        'the connection > is opened and closed, and never shown before it is',
      'Account connected successfully':
        'the connection > is opened and closed, and never shown before it is',
      'EPP account deleted successfully': 'deleting > asks in the words of the spec, by name',
      'Account settings saved successfully':
        'account settings > show what is inherited and what is not, and send changed keys only',
    },
  },
  {
    title: 'EPP accounts (section 8)',
    tests: 'apps/console/test/epp-accounts-form.test.tsx',
    literal: true,
    rows: {
      'Failed to save account: {error}': 'adding and editing > a failure shows in the dialog',
      'EPP account created successfully':
        'adding and editing > takes certificate and key by paste and by file, and never shows them again',
      'EPP account updated successfully':
        'adding and editing > an empty password keeps the current one',
    },
  },
  {
    title: 'EPP accounts (section 8)',
    tests: 'apps/console/test/epp-real-catch.test.tsx',
    literal: true,
    rows: {
      'Failed to stop real catch: {error}':
        'real catch > that runs shows its stop button on load, until it ends',
      'Failed to start real catch: {error}':
        'real catch > sends the day that was chosen, and asks for one',
      'Real catch stopped successfully':
        'real catch > is confirmed by name with today as its day, and leads to the log',
      'Real catch started for {date}':
        'real catch > is confirmed by name with today as its day, and leads to the log',
    },
  },
  {
    title: 'EPP accounts (section 8)',
    tests: 'apps/console/test/epp-test-catch.test.tsx',
    literal: true,
    rows: {
      'Failed to stop test catch: {error}':
        'test catch > says when it cannot be started or stopped',
      'Failed to start test catch: {error}':
        'test catch > says when it cannot be started or stopped',
      'Failed to start order-based test catch: {error}': 'test catch > takes the orders of a day',
      'Test catch started successfully':
        'test catch > follows the log, which can be paused, searched and stopped',
      'Test catch stopped':
        'test catch > follows the log, which can be paused, searched and stopped',
    },
  },
  {
    title: 'Logs and tools (section 8)',
    tests: 'apps/console/test/epp-logs.test.tsx',
    literal: true,
    rows: {
      'Failed to load EPP logs: {error}': 'the list > says when it cannot be loaded',
      'Failed to load log detail: {error}': 'details > say when they cannot be loaded',
    },
  },
  {
    title: 'Logs and tools (section 8)',
    tests: 'apps/console/test/epp-tools.test.tsx',
    literal: true,
    rows: {
      'Failed to load EPP accounts: {error}':
        'accounts that cannot be loaded are told, and asked for again',
      'Failed to start domain check: {error}': 'the check > *: a check that cannot start says why',
      'Request failed': 'the check > *: a check that cannot start says why',
      'Connection to server lost':
        'the check > a stream that * is a lost connection; a retry checks the rest',
      'Domain check completed successfully':
        'the check > shows results as they come and says when it is done',
      'Domain check stopped':
        'the check > stops when asked, closes the connection and keeps what came',
    },
  },
  {
    title: 'Logs and tools (section 8)',
    tests: 'apps/console/test/audit-logs.test.tsx',
    literal: true,
    rows: {
      'Failed to load audit logs':
        'the list > says when it cannot be loaded; the figures only log it',
    },
  },
  {
    title: 'News and profile (section 8)',
    tests: 'apps/console/test/news.test.tsx',
    literal: true,
    rows: {
      'Failed to load news articles': 'the list > says when it cannot be loaded',
      'Failed to save news article': 'writing > a failure says so and loses nothing',
      'Failed to update publish status': 'publishing > that fails says so',
      'Failed to delete news article': 'deleting > that fails says so',
      'News article created successfully':
        'writing > shows what readers will see, and makes a draft without a question',
      'News article updated successfully':
        'writing > a change of a published article asks nothing and is there when it is opened again',
      'News article deleted successfully': 'deleting > says that it cannot be undone',
    },
  },
  {
    title: 'News and profile (section 8)',
    tests: 'apps/console/test/profile.test.tsx',
    literal: true,
    rows: {
      'Failed to update profile': 'general information > says when it cannot be saved',
      'Failed to update password': 'the password > says when it cannot be changed',
      'Profile updated successfully':
        'general information > saves, and the user menu and the greeting follow',
      'Password updated successfully': 'the password > changes, and the form is empty again',
    },
  },
  {
    title: 'Scheduler (section 8)',
    tests: 'apps/console/test/schedulers.test.tsx',
    literal: true,
    rows: {
      'Failed to load scheduler data':
        'the screen > says once when * cannot be loaded, and tries again',
      'Failed to reload schedulers': 'actions > that fail say so',
      'Failed to reload category {x}': 'actions > that fail say so',
      'Failed to run job {x}': 'actions > that fail say so',
    },
  },
];
