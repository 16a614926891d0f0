import type { Locator, Page } from '@playwright/test';
import type { Mock } from '@dropcatch/mock-server/node';
import { dialog, row } from './console.ts';

/** Waits for an element. Clicks Try again if it could not be loaded. */
export type WaitFor = (target: Locator) => Promise<Locator>;

/** One thing that an admin does. */
export interface StaffAction {
  name: string;
  /** The screen, by its name in the menu. */
  screen: string;
  /** Goes from the screen to the dialog with the button. */
  prepare: (page: Page, waitFor: WaitFor) => Promise<void>;
  /** The button that does it. */
  button: string;
  /** The console's message when it is done. A number in it counts the records. */
  done: RegExp;
  /** The call that does it, or the last one of several. */
  operation: string;
  /** How many records it changes. Default: 1. */
  times?: number;
  /** Counts how often it has been done. May start above 0. */
  count: (mock: Mock) => number;
}

const field = (page: Page, name: string | RegExp) => dialog(page).getByLabel(name);

const choose = async (page: Page, waitFor: WaitFor, record: string | RegExp, action: string) => {
  await (await waitFor(page.getByRole('button', { name: record }).first())).click();
  await (await waitFor(page.getByRole('menuitem', { name: action, exact: true }))).click();
};

const openDialog = async (page: Page, waitFor: WaitFor, button: string) => {
  await (await waitFor(page.getByRole('button', { name: button, exact: true }).first())).click();
  await waitFor(dialog(page));
};

/** Adds a user, an EPP category and a source that a test can delete. */
export function withRecordsToDelete({ world: { store } }: Mock): void {
  const [category] = store.eppCategories.all();
  const user = store.users.find(({ username }) => username === 'jnovak');
  const [source] = store.sources.all();
  if (!category || !user || !source) throw new Error('the seed has no such records');
  const { id: _category, ...likeCategory } = category;
  const { id: _user, ...likeUser } = user;
  const { id: _source, ...likeSource } = source;
  store.eppCategories.add({ ...likeCategory, name: 'Leaving' });
  store.users.add({ ...likeUser, username: 'leaving', email: 'leaving@example.com' });
  store.sources.add({ ...likeSource, name: 'Leaving' });
}

/** How many calls of an operation the service has carried out. It forgets the jobs that they start after some minutes. */
const carriedOut = (mock: Mock, operation: string) =>
  mock.requests.filter((call) => call.operation === operation && call.status === 200).length;

/** The actions of the chaos test: creates, edits, deletes or starts something in each area. */
export const staffActions: readonly StaffAction[] = [
  {
    name: 'creates a user',
    screen: 'Users',
    prepare: async (page, waitFor) => {
      await openDialog(page, waitFor, 'Add User');
      await field(page, 'Email').fill('chaos@example.com');
      await field(page, 'Username').fill('chaos');
      await field(page, /^Password/)
        .first()
        .fill('long enough');
    },
    button: 'Create User',
    done: /User created successfully/,
    operation: 'adminUsers/create',
    count: ({ world }) => world.store.users.filter(({ username }) => username === 'chaos').length,
  },
  {
    name: 'edits a user',
    screen: 'Users',
    prepare: async (page, waitFor) => {
      await page.getByRole('textbox', { name: /^Search/ }).fill('jnovak');
      await choose(page, waitFor, 'Actions for jnovak', 'Edit');
      await (await waitFor(field(page, 'Company'))).fill('Chaos & Co');
    },
    button: 'Save User',
    done: /User updated successfully/,
    operation: 'adminUsers/update',
    count: ({ world }) =>
      world.store.users.filter(({ company }) => company === 'Chaos & Co').length,
  },
  {
    name: 'creates an EPP category',
    screen: 'EPP Categories',
    prepare: async (page, waitFor) => {
      await openDialog(page, waitFor, 'Add Category');
      await field(page, /^Name/).fill('Chaos');
      await field(page, /^EPP Server/).fill('epp.chaos.example');
    },
    button: 'Create Category',
    done: /EPP category created successfully/,
    operation: 'eppCategories/create',
    count: ({ world }) => world.store.eppCategories.filter(({ name }) => name === 'Chaos').length,
  },
  {
    name: 'edits an EPP category',
    screen: 'EPP Categories',
    prepare: async (page, waitFor) => {
      await choose(page, waitFor, 'Actions for DENIC', 'Edit');
      await (await waitFor(field(page, /^Timeout/))).fill('47');
    },
    button: 'Save Category',
    done: /EPP category updated successfully/,
    operation: 'eppCategories/update',
    count: ({ world }) =>
      world.store.eppCategories.filter(({ default_timeout }) => default_timeout === 47).length,
  },
  {
    name: 'creates a source',
    screen: 'Sources',
    prepare: async (page, waitFor) => {
      await openDialog(page, waitFor, 'Add Source');
      await (await waitFor(field(page, /^Name/))).fill('Chaos list');
      await field(page, /^URL/).fill('https://lists.example/chaos.csv');
    },
    button: 'Create Source',
    done: /Source created successfully/,
    operation: 'sources/create',
    count: ({ world }) => world.store.sources.filter(({ name }) => name === 'Chaos list').length,
  },
  {
    name: 'writes an article',
    screen: 'News',
    prepare: async (page, waitFor) => {
      await openDialog(page, waitFor, 'Create Article');
      await field(page, /^Title/).fill('Out of chaos');
      await field(page, /^Content/).fill('Order.');
    },
    button: 'Create Article',
    done: /News article created successfully/,
    operation: 'news/create',
    count: ({ world }) => world.store.news.filter(({ title }) => title === 'Out of chaos').length,
  },
  {
    name: 'edits an article',
    screen: 'News',
    prepare: async (page, waitFor) => {
      await choose(page, waitFor, /^Actions for article #/, 'Edit');
      await (await waitFor(field(page, /^Summary/))).fill('Chaos, revised');
    },
    button: 'Save Article',
    done: /News article updated successfully/,
    operation: 'news/update',
    count: ({ world }) =>
      world.store.news.filter(({ summary }) => summary === 'Chaos, revised').length,
  },
  {
    name: 'runs a scheduler job',
    screen: 'Schedulers',
    prepare: async (page, waitFor) => {
      await (await waitFor(page.getByRole('button', { name: /^Run Now: / }).first())).click();
      await waitFor(dialog(page));
    },
    button: 'Run Now',
    done: / started$/,
    operation: 'scheduler/runJob',
    count: (mock) => carriedOut(mock, 'scheduler/runJob'),
  },
  {
    name: 'approves two orders',
    screen: 'Orders',
    prepare: async (page, waitFor) => {
      await page.getByLabel('Status', { exact: true }).selectOption('New');
      await waitFor(row(page, 'Orders', 'New').first());
      for (const at of [0, 1]) {
        await page
          .getByRole('checkbox', { name: /^Select order #/ })
          .nth(at)
          .click();
      }
      await page.getByRole('region', { name: 'Selection' }).getByText('Approve').click();
      await waitFor(dialog(page));
    },
    button: 'Approve (2)',
    done: /(?:^|: )(\d+) done/,
    operation: 'orders/updatePayment',
    times: 2,
    count: ({ world }) =>
      world.store.orders.filter(({ payment_method }) => payment_method === 'quick_approval').length,
  },
  {
    name: 'starts a check of released domains',
    screen: 'Released',
    prepare: async (page, waitFor) => {
      await openDialog(page, waitFor, 'Check Domains');
      await field(page, /^Release Date/).fill('2026-11-19');
      const account = field(page, /^EPP Account/);
      await waitFor(account.locator('option').nth(1));
      await account.selectOption({ index: 1 });
    },
    button: 'Start Check',
    done: /check started/i,
    operation: 'releasedDomains/check',
    count: (mock) => carriedOut(mock, 'releasedDomains/check'),
  },
  {
    name: 'cancels the check',
    screen: 'Released',
    prepare: async (page, waitFor) => {
      await (await waitFor(page.getByRole('button', { name: /^Check of / }).first())).click();
      await waitFor(dialog(page).getByRole('button', { name: 'Cancel Check' }));
    },
    button: 'Cancel Check',
    done: /Domain check cancelled/,
    operation: 'releasedDomains/cancelCheck',
    count: ({ world }) =>
      world.store.jobs.filter(
        ({ kind, status }) => kind === 'released_check' && status === 'cancelled',
      ).length,
  },
  deletion('a user', 'Users', 'leaving', 'Delete User', 'adminUsers/delete', ({ world }) =>
    world.store.users.find(({ username }) => username === 'leaving'),
  ),
  deletion(
    'an EPP category',
    'EPP Categories',
    'Leaving',
    'Delete EPP Category',
    'eppCategories/delete',
    ({ world }) => world.store.eppCategories.find(({ name }) => name === 'Leaving'),
  ),
  deletion('a source', 'Sources', 'Leaving', 'Delete Source', 'sources/delete', ({ world }) =>
    world.store.sources.find(({ name }) => name === 'Leaving'),
  ),
];

/** Deletes a record and confirms it. */
function deletion(
  what: string,
  screen: string,
  record: string,
  button: string,
  operation: string,
  left: (mock: Mock) => object | undefined,
): StaffAction {
  return {
    name: `deletes ${what}`,
    screen,
    prepare: async (page, waitFor) => {
      await waitFor(page.getByRole('button', { name: /^Actions for / }).first());
      const search = page.getByRole('textbox', { name: 'Search' });
      if (await search.isVisible()) await search.fill(record);
      await choose(page, waitFor, `Actions for ${record}`, 'Delete');
      await waitFor(dialog(page));
    },
    button,
    done: /deleted successfully/,
    operation,
    count: (mock) => (left(mock) ? 0 : 1),
  };
}
