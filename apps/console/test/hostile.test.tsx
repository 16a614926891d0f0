import type { Mock } from '@dropcatch/mock-server/browser';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { openConsole } from './kit/console.tsx';
import { expectTextAndLayout, hostileTexts } from './kit/hostile.ts';
import { expectToast, rowAction } from './kit/screen.ts';

beforeEach(() => page.viewport(375, 800));
afterEach(() => page.viewport(1280, 800));

/** The longest name of a source in the contract. */
const nameLength = 200;

/** Puts a text into every field that a user can fill. Returns the addresses of the list and of its dialogs. */
type Put = (mock: Mock, text: string) => readonly string[];

function first<Row>(rows: { all: () => readonly Row[] }): Row {
  const [row] = rows.all();
  if (!row) throw new Error('there is none');
  return row;
}

const places: Readonly<Record<string, Put>> = {
  'EPP categories': ({ world: { store } }, text) => {
    const category = first(store.eppCategories);
    Object.assign(category, { name: text, description: text, supported_tlds: [text, 'com'] });
    return ['', `/${category.id}/edit`, `/${category.id}/settings`].map(
      (end) => `/epp-categories${end}`,
    );
  },
  'EPP accounts': ({ world: { store } }, text) => {
    const account = first(store.eppAccounts);
    Object.assign(account, { name: text, username: text, manager_id: 2 });
    Object.assign(first(store.eppCategories), { name: text });
    Object.assign(store.users.get(2) ?? {}, { company: text });
    return ['', '/edit', '/settings', '/test-catch', '/real-catch'].map((end) =>
      end ? `/epp-accounts/${account.id}${end}` : '/epp-accounts',
    );
  },
  'EPP logs': ({ world: { store } }, text) => {
    const log = store.eppLogs.all().at(-1);
    Object.assign(log ?? {}, { registrar: text, names: [text], client: text, trouble: text });
    return ['/epp-logs', `/epp-logs/${log?.id}`];
  },
  sources: ({ world: { store } }, text) => {
    const source = first(store.sources);
    const url = `https://a.example/${text.slice(0, 2000)}`;
    Object.assign(source, { name: text.slice(0, nameLength), description: text, url });
    Object.assign(first(store.eppCategories), { name: text });
    return ['', '/edit', '/import', '/schedule', '/history', '/delete-data'].map((end) =>
      end ? `/sources/${source.id}${end}` : '/sources',
    );
  },
  'data sources': ({ world: { store } }, text) => {
    const source = first(store.dataSources);
    const api_url = `https://a.example/{DOMAIN}?${text.slice(0, 2000)}`;
    Object.assign(source, { name: text.slice(0, nameLength), description: text, api_url });
    return ['', '/edit', '/edit?mapping=true', '/test', '/browse'].map((end) =>
      end ? `/data-sources/${source.id}${end}` : '/data-sources',
    );
  },
  users: ({ world: { store } }, text) => {
    const { id } = Object.assign(store.users.get(3) ?? { id: 0 }, {
      first_name: text,
      company: text,
      phone: text,
      permissions: { [text]: true },
    });
    return ['/users?search=jnovak', `/users/${id}`, `/users/${id}/edit`];
  },
  'audit logs': ({ world: { store } }, text) => {
    const { id } = store.auditLogs.add({
      created_at: '2026-11-20T11:59:59Z',
      actor: text,
      actor_id: 1,
      action: text,
      resource_type: 'Order',
      resource_id: 1842,
      success: false,
      ip_address: text,
      error_message: text,
      details: { [text]: text, changes: { [text]: { from: text, to: text } } },
    });
    return ['/audit-logs', `/audit-logs/${id}`];
  },
  news: ({ world: { store } }, text) => {
    const { id } = store.news.add({
      title: text,
      content: text,
      summary: text,
      is_published: true,
      created_at: '2026-11-20T11:59:00Z',
      published_at: '2026-11-20T11:59:30Z',
      author_id: 1,
    });
    return ['/news', `/news/${id}`, `/news/${id}/edit`];
  },
  schedulers: ({ world: { store } }, text) => {
    const job = store.schedulerJobs.find(({ record }) => record !== undefined);
    if (!job?.record) throw new Error('no job has run');
    job.name = text;
    job.record.last_error = text;
    return ['/schedulers', `/schedulers/${job.job_id}`];
  },
};

describe('at 375 pixels, hostile text stays text and does not break the layout', () => {
  test.for(
    Object.entries(places).flatMap(([name, put]) =>
      Object.entries(hostileTexts).map(([kind, text]) => [name, kind, put, text] as const),
    ),
  )('%s, %s', async ([, , put, text]) => {
    let urls: readonly string[] = [];
    const { go, address } = await openConsole('/payments', {
      as: 'admin',
      prepare: (mock) => void (urls = put(mock, text)),
    });
    const [list] = urls;
    for (const url of urls) {
      go(url);
      await expect.poll(address).toBe(url);
      await expect.poll(() => shows(text.slice(0, nameLength))).toBe(true);
      if (url !== list) await expect.element(page.getByRole('dialog').first()).toBeVisible();
      await expect.element(page.getByRole('status', { name: 'Loading' })).not.toBeInTheDocument();
      expectTextAndLayout();
    }
  });
});

test.for([375, 1280])(
  '200 unbroken characters scroll no screen sideways at %i pixels',
  async (width) => {
    await page.viewport(width, 800);
    const text = 'w'.repeat(nameLength);
    const { go, address } = await openConsole('/', {
      as: 'admin',
      prepare: ({ world: { store } }) => {
        for (const user of store.users.all()) Object.assign(user, { first_name: text });
        for (const source of store.dataSources.all()) Object.assign(source, { name: text });
      },
    });
    await expect.poll(() => shows(`Welcome back, ${text}`)).toBe(true);
    const overflow = () => document.documentElement.scrollWidth - width;
    expect(overflow()).toBeLessThanOrEqual(0);
    for (const url of ['/domains', '/released']) {
      go(url);
      await expect.poll(address).toBe(url);
      await expect.poll(() => shows(text)).toBe(true);
      expect(overflow()).toBeLessThanOrEqual(0);
    }
  },
);

test('right-to-left names do not reorder the text around them before a real catch', async () => {
  const { bidirectional: text } = hostileTexts;
  await openConsole(
    ({ world: { store } }) => `/epp-accounts/${first(store.eppAccounts).id}/real-catch`,
    { as: 'admin', prepare: (mock) => void places['EPP accounts']?.(mock, text) },
  );
  const named = page.getByText(text, { exact: true });
  await expect.poll(() => named.elements().length).toBeGreaterThan(2);
  const inSentence = named.elements().filter((element) => element.closest('[role=dialog] strong'));
  expect(inSentence.map(({ tagName }) => tagName)).toEqual(['BDI', 'BDI']);
});

describe('a long error of the server wraps', () => {
  const error = `No answer from https://a.example/${'w'.repeat(300)}`;

  /** The parts of a message that are cut off. */
  const cutOff = (message: Element | null) =>
    [message, ...(message?.querySelectorAll('*') ?? [])].filter(
      (part) => part && part.clientWidth > 0 && part.scrollWidth > part.clientWidth,
    );

  test('on the screen', async () => {
    await openConsole('/sources', {
      as: 'admin',
      prepare: ({ faults }) => faults.add({ kind: 'status', error, operation: 'sources/list' }),
    });
    const message = page.getByRole('alert');
    await expect.element(message.getByText(error)).toBeVisible();
    expect(cutOff(message.element())).toEqual([]);
  });

  test('in a toast', async () => {
    const { mock } = await openConsole('/sources', { as: 'admin' });
    mock.faults.add({ kind: 'status', error, operation: 'sources/delete' });
    await rowAction('DropFeed', 'Delete');
    await page.getByRole('button', { name: 'Delete Source' }).click();
    await expectToast(error);
    expect(cutOff(document.querySelector('.mantine-Notification-root'))).toEqual([]);
  });
});

/** Whether a text is on screen, or in a field of a form. */
function shows(text: string): boolean {
  const fields = [...document.querySelectorAll<HTMLInputElement>('input, textarea')];
  return (
    document.body.textContent.includes(text) || fields.some(({ value }) => value.includes(text))
  );
}

test('a price of millions shows in full', async () => {
  await page.viewport(1280, 800);
  await openConsole('/orders', {
    as: 'admin',
    prepare: ({ world }) =>
      Object.assign(world.store.orders.all().at(-1) ?? {}, { price: 9_999_999.99 }),
  });
  const price = page.getByRole('cell', { name: '$9,999,999.99' });
  await expect.element(price).toBeVisible();
  const cell = price.element();
  expect(cell.scrollWidth).toBe(cell.clientWidth);
});

test('the initial of a user is a whole character', async () => {
  await openConsole('/orders', {
    as: 'user',
    prepare: ({ world }) => Object.assign(world.store.users.get(3) ?? {}, { username: '😀 jan' }),
  });
  await expect.element(page.getByRole('button', { name: 'User menu, 😀 jan' })).toBeVisible();
  const drawn = document.querySelector('[data-initial]')?.getAttribute('data-initial');
  expect(drawn).toBe('😀');
});
