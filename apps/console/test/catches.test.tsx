import { queryClient } from '../src/core/api/queryClient.ts';
import { ownOrders } from '../src/entities/orders/ownOrders.ts';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { callsOf, openConsole } from './kit/console.tsx';
import { openDropDay, orderFor } from './kit/dropDay.ts';
import { showTab } from './kit/screen.ts';

const planned = [
  { domain: 'brook.com' },
  { domain: 'pond.com' },
  { domain: 'trail.com' },
  { domain: 'unpaid.com', paid: false },
];
const news = page.getByRole('alert');

/** The message to which later results are added. It says only those aloud. */
const summary = page.getByRole('group').filter({ hasText: /not caught/ });

/** Sets whether the window has the focus: in a test it may or may not. */
const setFocus = (here: boolean) => {
  vi.spyOn(document, 'hasFocus').mockReturnValue(here);
  if (here) window.dispatchEvent(new Event('focus'));
};

/** Replaces the browser's notifications. Returns those that are shown. */
function desktop(permission: NotificationPermission) {
  const shown: { title: string; body: string | undefined; click: () => void }[] = [];
  class Notice extends EventTarget {
    static permission = permission;
    static requestPermission = async () => permission;
    constructor(title: string, options?: NotificationOptions) {
      super();
      shown.push({
        title,
        body: options?.body,
        click: () => this.dispatchEvent(new Event('click')),
      });
    }
    close() {}
  }
  vi.stubGlobal('Notification', Notice);
  return shown;
}

test('a catch is announced on any screen, and the message opens the order', async () => {
  setFocus(true);
  const { setState, tick, mock, address } = await openDropDay(
    '/profile',
    'user',
    '19:05:00',
    planned,
  );
  await expect.poll(() => callsOf(mock, 'orders/list')).toHaveLength(1);
  await tick();
  expect(news.query()).toBeNull();

  setState('brook.com', 'CATCHED_PROCESSING');
  await tick();
  await expect.element(news.getByText('Caught: brook.com')).toBeVisible();
  expect(document.title).toBe('Profile · DropCatch');
  const { id } = orderFor(mock, 'brook.com');
  await news.getByRole('link', { name: `Order #${id}` }).click();
  await expect.poll(address).toBe(`/orders/${id}`);
});

test('the message opens the order over the list of orders without changing its filter', async () => {
  setFocus(true);
  const { setState, tick, mock, address } = await openDropDay(
    '/orders?state=NEW',
    'user',
    '19:05:00',
    planned,
  );
  await expect.poll(() => callsOf(mock, 'orders/list').length).toBeGreaterThan(1);
  await tick();
  setState('brook.com', 'CATCHED_PROCESSING');
  await tick();
  const { id } = orderFor(mock, 'brook.com');
  await news.getByRole('link', { name: `Order #${id}` }).click();
  await expect.poll(address).toBe(`/orders/${id}?state=NEW`);
});

test('results without the focus make one summary, and the tab title shows it until the focus returns', async () => {
  setFocus(false);
  const { setState, tick, mock } = await openDropDay('/profile', 'user', '19:05:00', planned);
  await expect.poll(() => callsOf(mock, 'orders/list')).toHaveLength(1);
  await tick();
  setState('brook.com', 'CATCHED_PROCESSING');
  await tick();
  await expect.poll(() => document.title).toBe('Caught: brook.com · Profile · DropCatch');
  setState('pond.com', 'CATCHED_COMPLETED');
  setState('trail.com', 'FAILED');
  await tick();
  await expect.element(summary.getByText('2 caught, 1 not caught')).toBeVisible();
  await expect.element(summary.getByText('brook.com, pond.com, trail.com')).toBeVisible();
  await expect
    .element(news.filter({ hasText: '1 caught, 1 not caught: pond.com, trail.com' }))
    .toBeInTheDocument();
  // The message that it replaces fades out.
  await expect.poll(() => news.elements().length).toBe(1);
  await expect.poll(() => document.title).toBe('2 caught, 1 not caught · Profile · DropCatch');
  setFocus(true);
  await expect.poll(() => document.title).toBe('Profile · DropCatch');
});

test('a user who allows desktop notifications gets one, and it opens the order', async () => {
  const shown = desktop('granted');
  setFocus(false);
  const { setState, tick, mock, address } = await openDropDay(
    '/settings',
    'user',
    '19:05:00',
    planned,
  );
  await page.getByLabelText('Desktop notifications').click();
  await expect.element(page.getByLabelText('Desktop notifications')).toBeChecked();
  await tick();
  setState('trail.com', 'FAILED');
  await tick();
  const { id } = orderFor(mock, 'trail.com');
  await expect.poll(() => shown).toHaveLength(1);
  expect(shown[0]).toMatchObject({ title: 'Not caught: trail.com', body: `Order #${id}` });
  shown[0]?.click();
  await expect.poll(address).toBe(`/orders/${id}`);
});

test('desktop notifications that are turned on work at once, also in a hidden tab', async () => {
  const shown = desktop('granted');
  setFocus(false);
  const { setState, tick } = await openDropDay('/settings', 'user', '19:05:00', planned);
  await page.getByLabelText('Desktop notifications').click();
  await expect.element(page.getByLabelText('Desktop notifications')).toBeChecked();
  showTab('hidden');
  setState('trail.com', 'FAILED');
  await tick();
  await expect.poll(() => shown).toHaveLength(1);
});

test('desktop notifications stay off if the browser blocks them, and the setting says why', async () => {
  desktop('denied');
  await openConsole('/settings', { as: 'user' });
  const setting = page.getByLabelText('Desktop notifications');
  await setting.click();
  await expect.element(setting).not.toBeChecked();
  await expect
    .element(page.getByText('Your browser blocks notifications from this site.', { exact: false }))
    .toBeVisible();
});

test('the Drop Board announces catches and losses too', async () => {
  setFocus(true);
  const { setState, tick } = await openDropDay('/drops', 'user', '19:05:00', planned);
  await expect.element(page.getByRole('list', { name: 'Orders for com' })).toBeVisible();
  // What announces them loads after the board.
  await expect
    .poll(() => queryClient.getQueryState(ownOrders.queryKey)?.status, { timeout: 15_000 })
    .toBe('success');
  await tick();
  setState('brook.com', 'CATCHED_PROCESSING');
  await tick();
  await expect.element(news.getByText('Caught: brook.com')).toBeVisible();
  setState('pond.com', 'FAILED');
  await tick();
  await expect.element(summary.getByText('1 caught, 1 not caught')).toBeVisible();
});

test('many orders that ended while the tab was hidden are announced after one call for the newest', async () => {
  setFocus(true);
  const names = ['brook.com', 'pond.com', 'trail.com', 'river.com', 'ford.com', 'lake.com'];
  const { setState, tick, mock } = await openDropDay(
    '/profile',
    'user',
    '19:05:00',
    names.map((domain) => ({ domain })),
  );
  await expect.poll(() => callsOf(mock, 'orders/list')).toHaveLength(1);
  for (const [index, name] of names.entries())
    setState(name, index < 2 ? 'CATCHED_PROCESSING' : 'FAILED');
  await tick();
  await expect.element(news.getByText('2 caught, 4 not caught')).toBeVisible();
  expect(callsOf(mock, 'orders/get')).toEqual([]);
});

test('orders are not read again if none is racing', async () => {
  const { tick, mock } = await openDropDay('/profile', 'user', '19:05:00', [
    { domain: 'unpaid.com', paid: false },
  ]);
  await expect.poll(() => callsOf(mock, 'orders/list').length).toBe(1);
  await tick();
  await tick();
  expect(callsOf(mock, 'orders/list')).toHaveLength(1);
});

test('where notifications throw, the catch still shows, lists refresh, and Settings says why', async () => {
  setFocus(false);
  localStorage.clear();
  const { setState, tick, mock, go } = await openDropDay('/profile', 'user', '19:05:00', planned);
  localStorage.setItem('preference:desktopNotices', 'true');
  // As Chrome on Android.
  class Refused {
    static permission = 'granted';
    constructor() {
      throw new TypeError('Illegal constructor');
    }
  }
  vi.stubGlobal('Notification', Refused);
  await expect.poll(() => callsOf(mock, 'orders/list')).toHaveLength(1);
  await tick();
  setState('brook.com', 'CATCHED_PROCESSING');
  await tick();
  await expect.element(news.getByText('Caught: brook.com')).toBeVisible();
  expect(localStorage.getItem('preference:desktopNotices')).toBe('false');
  go('/settings');
  await expect.element(page.getByText('This browser does not support them')).toBeVisible();
});
