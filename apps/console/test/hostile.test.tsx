import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { openConsole } from './kit/console.tsx';
import { recordPaths, withId } from './kit/dialogs.ts';
import { expectTextAndLayout, hostileTexts } from './kit/hostile.ts';
import { expectToast, rowAction } from './kit/screen.ts';
import { lists, nameLength, screens } from './kit/screens.ts';

beforeEach(() => page.viewport(375, 800));
afterEach(() => page.viewport(1280, 800));

describe('at 375 pixels, hostile text stays text and does not break the layout', () => {
  test.for(
    lists.flatMap(({ path, hostile }) =>
      hostile
        ? Object.entries(hostileTexts).map(([kind, text]) => ({ path, kind, hostile, text }))
        : [],
    ),
  )('$path, $kind', async ({ path, hostile, text }) => {
    let urls: readonly string[] = [];
    const { go, address } = await openConsole('/payments', {
      as: 'admin',
      prepare({ world }) {
        const id = hostile(world, text);
        urls = [path, ...recordPaths(path).map((dialog) => withId(dialog, id))];
        if (path === '/data-sources') urls = [...urls, `${path}/${id}/edit?mapping=true`];
      },
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
    ({ world: { store } }) => `/epp-accounts/${store.eppAccounts.all()[0]?.id}/real-catch`,
    {
      as: 'admin',
      prepare: ({ world }) => screens['/epp-accounts']?.list?.hostile?.(world, text),
    },
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
