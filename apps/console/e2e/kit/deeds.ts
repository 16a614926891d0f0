import type { Locator, Page } from '@playwright/test';
import type { Mock } from '@dropcatch/mock-server/node';
import { dialog, row } from './console.ts';

/** Comes to something on the screen: waits for it, and tries again what could not be loaded. */
export type Reach = (target: Locator) => Promise<Locator>;

/** Something that an admin does, once. */
export interface Deed {
  name: string;
  /** The screen, by its name in the menu. */
  screen: string;
  /** Leads from the screen to the button that does it. */
  prepare: (page: Page, reach: Reach) => Promise<void>;
  /** That button, in the dialog. */
  button: string;
  /** What the console says when it is done; a number in it says how often. */
  done: RegExp;
  /** The call that does it; of several the last. */
  operation: string;
  /** How often it can be done by doing it once: 1 unless it is done to several. */
  times?: number;
  /** How often it has been done, perhaps from a number other than 0 on. */
  count: (mock: Mock) => number;
}

const field = (page: Page, name: string | RegExp) => dialog(page).getByLabel(name);

const chosen = async (page: Page, reach: Reach, record: string | RegExp, action: string) => {
  await (await reach(page.getByRole('button', { name: record }).first())).click();
  await (await reach(page.getByRole('menuitem', { name: action, exact: true }))).click();
};

const opened = async (page: Page, reach: Reach, button: string) => {
  await (await reach(page.getByRole('button', { name: button, exact: true }).first())).click();
  await reach(dialog(page));
};

/** Puts a record there in each area that can be deleted without regret. */
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

/** What staff does under chaos: in every area something is made, changed, deleted or set going. */
export const deeds: readonly Deed[] = [
  {
    name: 'makes a user',
    screen: 'Users',
    prepare: async (page, reach) => {
      await opened(page, reach, 'Add User');
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
    name: 'changes a user',
    screen: 'Users',
    prepare: async (page, reach) => {
      await page.getByRole('textbox', { name: /^Search/ }).fill('jnovak');
      await chosen(page, reach, 'Actions for jnovak', 'Edit');
      await (await reach(field(page, 'Company'))).fill('Chaos & Co');
    },
    button: 'Save User',
    done: /User updated successfully/,
    operation: 'adminUsers/update',
    count: ({ world }) =>
      world.store.users.filter(({ company }) => company === 'Chaos & Co').length,
  },
  {
    name: 'makes an EPP category',
    screen: 'EPP Categories',
    prepare: async (page, reach) => {
      await opened(page, reach, 'Add Category');
      await field(page, /^Name/).fill('Chaos');
      await field(page, /^EPP Server/).fill('epp.chaos.example');
    },
    button: 'Create Category',
    done: /EPP category created successfully/,
    operation: 'eppCategories/create',
    count: ({ world }) => world.store.eppCategories.filter(({ name }) => name === 'Chaos').length,
  },
  {
    name: 'changes an EPP category',
    screen: 'EPP Categories',
    prepare: async (page, reach) => {
      await chosen(page, reach, 'Actions for DENIC', 'Edit');
      await (await reach(field(page, /^Timeout/))).fill('47');
    },
    button: 'Save Category',
    done: /EPP category updated successfully/,
    operation: 'eppCategories/update',
    count: ({ world }) =>
      world.store.eppCategories.filter(({ default_timeout }) => default_timeout === 47).length,
  },
  {
    name: 'makes a source',
    screen: 'Sources',
    prepare: async (page, reach) => {
      await opened(page, reach, 'Add Source');
      await (await reach(field(page, /^Name/))).fill('Chaos list');
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
    prepare: async (page, reach) => {
      await opened(page, reach, 'Create Article');
      await field(page, /^Title/).fill('Out of chaos');
      await field(page, /^Content/).fill('Order.');
    },
    button: 'Create Article',
    done: /News article created successfully/,
    operation: 'news/create',
    count: ({ world }) => world.store.news.filter(({ title }) => title === 'Out of chaos').length,
  },
  {
    name: 'changes an article',
    screen: 'News',
    prepare: async (page, reach) => {
      await chosen(page, reach, /^Actions for article #/, 'Edit');
      await (await reach(field(page, /^Summary/))).fill('Chaos, revised');
    },
    button: 'Save Article',
    done: /News article updated successfully/,
    operation: 'news/update',
    count: ({ world }) =>
      world.store.news.filter(({ summary }) => summary === 'Chaos, revised').length,
  },
  {
    name: 'runs a job of the scheduler',
    screen: 'Schedulers',
    prepare: async (page, reach) => {
      await (await reach(page.getByRole('button', { name: /^Run Now: / }).first())).click();
      await reach(dialog(page));
    },
    button: 'Run Now',
    done: / started$/,
    operation: 'scheduler/runJob',
    count: ({ world }) => world.store.jobs.filter(({ kind }) => kind === 'scheduler_run').length,
  },
  {
    name: 'approves two orders',
    screen: 'Orders',
    prepare: async (page, reach) => {
      await page.getByLabel('Status', { exact: true }).selectOption('New');
      await reach(row(page, 'Orders', 'New').first());
      for (const at of [0, 1]) {
        await page
          .getByRole('checkbox', { name: /^Select order #/ })
          .nth(at)
          .click();
      }
      await page.getByRole('region', { name: 'Selection' }).getByText('Approve').click();
      await reach(dialog(page));
    },
    button: 'Approve (2)',
    done: /^(\d+) done/,
    operation: 'orders/updatePayment',
    times: 2,
    count: ({ world }) =>
      world.store.orders.filter(({ payment_method }) => payment_method === 'quick_approval').length,
  },
  {
    name: 'starts a check of released domains',
    screen: 'Released',
    prepare: async (page, reach) => {
      await opened(page, reach, 'Check Domains');
      await field(page, /^Release Date/).fill('2026-11-19');
      const account = field(page, /^EPP Account/);
      await reach(account.locator('option').nth(1));
      await account.selectOption({ index: 1 });
    },
    button: 'Start Check',
    done: /check started/i,
    operation: 'releasedDomains/check',
    count: ({ world }) => world.store.jobs.filter(({ kind }) => kind === 'released_check').length,
  },
  {
    name: 'cancels it',
    screen: 'Released',
    prepare: async (page, reach) => {
      await (await reach(page.getByRole('button', { name: /^Check of / }).first())).click();
      await reach(dialog(page).getByRole('button', { name: 'Cancel Check' }));
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

/** Deletes a record, after the question whether to. */
function deletion(
  what: string,
  screen: string,
  record: string,
  button: string,
  operation: string,
  left: (mock: Mock) => object | undefined,
): Deed {
  return {
    name: `deletes ${what}`,
    screen,
    prepare: async (page, reach) => {
      await reach(page.getByRole('button', { name: /^Actions for / }).first());
      const search = page.getByRole('textbox', { name: 'Search' });
      if (await search.isVisible()) await search.fill(record);
      await chosen(page, reach, `Actions for ${record}`, 'Delete');
      await reach(dialog(page));
    },
    button,
    done: /deleted successfully/,
    operation,
    count: (mock) => (left(mock) ? 0 : 1),
  };
}
