import type { Mock } from '@dropcatch/mock-server/browser';
import { describe, expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { callsOf, openConsole } from './kit/console.tsx';
import {
  bell,
  checks,
  day,
  dot,
  hour,
  items,
  many,
  menu,
  minute,
  notify,
  openMenu,
} from './kit/notifications.ts';
import { row, showTab, expectSettled } from './kit/screen.ts';
import { fakeIntervals } from './kit/timers.ts';
import { expectLogged } from './kit/log.ts';

describe('the bell', () => {
  test('counts the unread notifications and has a dot for them', async () => {
    const { mock } = await openConsole('/payments', { as: 'user', prepare: notify(...many(12)) });
    await expect.element(bell).toHaveAccessibleName('Notifications, 12 unread');
    await expect.element(dot).toBeVisible();
    expect(callsOf(mock, 'notifications/list')).toEqual([]);
  });

  test('is readable with text of twice the size', async () => {
    const root = document.documentElement;
    root.style.fontSize = '200%';
    onTestFinished(() => root.removeAttribute('style'));
    await openConsole('/payments', { as: 'user', prepare: notify(...many(12)) });
    await bell.click();
    const all = menu.getByText('Mark all as read');
    await expect.element(all).toBeVisible();
    const { clientWidth, scrollWidth } = all.element();
    expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  });

  test('has no dot if everything is read', async () => {
    await openConsole('/payments', { as: 'user', prepare: notify({ is_read: true }) });
    await expect.element(bell).toHaveAccessibleName('Notifications');
    await expect.element(dot).not.toBeInTheDocument();
  });

  test('polls every 30 seconds, but not while the tab is hidden, and at once when it shows again [§9.notifications.polling]', async () => {
    const pass = fakeIntervals();
    const { mock } = await openConsole('/payments', { as: 'user', prepare: notify({}) });
    const asked = () => callsOf(mock, 'notifications/stats').length;
    await expect.element(bell).toHaveAccessibleName('Notifications, 1 unread');
    notify(...many(3))(mock);
    pass(29_999);
    expect(asked()).toBe(1);
    pass(1);
    await expect.element(bell).toHaveAccessibleName('Notifications, 3 unread');
    expect(asked()).toBe(2);

    showTab('hidden');
    notify(...many(5))(mock);
    pass(120_000);
    expect(asked()).toBe(2);
    showTab('visible');
    await expect.element(bell).toHaveAccessibleName('Notifications, 5 unread');
    expect(asked()).toBe(3);
  });

  test('only logs that it cannot be loaded [§8.notifications.stats-failed]', async () => {
    await openConsole('/payments', {
      as: 'user',
      prepare: ({ faults }) => faults.add({ kind: 'reset', operation: 'notifications/stats' }),
    });
    await expectLogged('Failed to load notification stats');
    await expect.element(bell).toHaveAccessibleName('Notifications, number of unread not known');
    await expect.element(dot).not.toBeInTheDocument();
    await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
  });
});

describe('a change that a notification reports', () => {
  /** The calls for the list on the screen. The user's open orders are read in pages of 250. */
  const pagesOf = (mock: Mock) =>
    callsOf(mock, 'orders/list').filter(({ query }) => query['per_page'] !== '250');
  const caught = { type: 'order_status_change', title: 'Order caught' };

  /** Opens the orders, catches a waiting one on the server, and adds a notification. */
  async function catchOne() {
    const before = { title: 'Before' };
    const opened = await openConsole('/orders', { as: 'user', prepare: notify(before) });
    await expect.element(bell).toHaveAccessibleName('Notifications, 1 unread');
    const { orders } = opened.mock.world.store;
    const order = orders
      .filter(({ state, user_id }) => state === 'PAID_WAITING_CATCH' && user_id === 3)
      .at(-1);
    if (!order) throw new Error('nothing waits');
    const shown = row(`#${order.id}`);
    await expect.element(shown.getByText('Paid - Waiting Catch')).toBeVisible();
    order.state = 'CATCHED_COMPLETED';
    notify(caught, before)(opened.mock);
    return { ...opened, shown };
  }

  test('shows in the orders that the notification links to', async () => {
    const { address, go, shown } = await catchOne();
    go('/payments');
    await expect.element(page.getByRole('heading', { name: 'Payments' })).toBeVisible();
    await bell.click();
    await items.getByRole('link').click();
    await expect.poll(address).toBe('/orders');
    await expect.element(shown.getByText('Caught - Completed')).toBeVisible();
  });

  test('shows in the open list as soon as the bell counts it', async () => {
    const { mock, shown } = await catchOne();
    showTab('visible');
    await expect.element(bell).toHaveAccessibleName('Notifications, 2 unread');
    await expect.element(shown.getByText('Caught - Completed')).toBeVisible();
    expect(pagesOf(mock)).toHaveLength(2);
    showTab('visible');
    await expect.poll(() => callsOf(mock, 'notifications/stats')).toHaveLength(3);
    // A tab that shows again while a call runs sends no other one.
    await expectSettled();
    notify({}, {}, {})(mock);
    showTab('visible');
    await expect.element(bell).toHaveAccessibleName('Notifications, 3 unread');
    // Only a higher count reloads the orders.
    await expect.poll(() => pagesOf(mock)).toHaveLength(3);
  });
});

describe('the dropdown', () => {
  test('shows the title, message and age, and a check for each unread one [§8.notifications.no-more]', async () => {
    await openMenu(
      notify(
        { title: 'Just in', age: 10_000 },
        { title: 'Minutes', age: 5 * minute, type: 'payment' },
        { title: 'Hours', age: 3 * hour, type: 'maintenance_window', is_read: true },
        { title: 'Days', age: 2 * day, type: 'news', is_read: true },
        { title: 'Weeks', age: 15 * day, type: 'order_status_change', is_read: true },
      ),
    );
    await expect.poll(() => items.elements().length).toBe(5);
    expect(items.elements().map(({ textContent }) => textContent)).toEqual([
      'Unread: Just inAbout Just inJust now',
      'Unread: MinutesAbout Minutes5m ago',
      'HoursAbout Hours3h ago',
      'DaysAbout Days2d ago',
      'WeeksAbout Weeks05 Nov 2026',
    ]);
    expect(items.elements().every((item) => item.querySelector('svg'))).toBe(true);
    await expect.element(checks.first()).toHaveAccessibleName('Mark as read: Just in');
    expect(checks.elements()).toHaveLength(2);
    await expect.element(menu.getByText('No more notifications')).toBeVisible();
  });

  test('is 380 pixels wide and at most 500 high [§9.notifications.dropdown-size]', async () => {
    await openMenu(notify(...many(30)));
    await expect.element(items.first()).toBeVisible();
    const { width, height } = menu.element().getBoundingClientRect();
    expect([width, height]).toEqual([380, 500]);
  });

  test('loads the next ten at the end of the scroll, until there are no more [§9.notifications.pages-of-ten]', async () => {
    const { mock } = await openMenu(notify(...many(25, { is_read: true })));
    await expect.poll(() => items.elements().length).toBe(10);
    for (const count of [20, 25]) {
      items.last().element().scrollIntoView({ block: 'end' });
      await expect.poll(() => items.elements().length).toBe(count);
    }
    await expect.element(menu.getByText('No more notifications')).toBeInTheDocument();
    expect(callsOf(mock, 'notifications/list').map(({ query }) => query)).toEqual(
      ['1', '2', '3'].map((number) => ({ page: number, per_page: '10' })),
    );
  });

  test('says that it loads, and then that there is nothing [§8.notifications.none-yet §8.notifications.loading]', async () => {
    const { mock } = await openMenu((server) => {
      notify()(server);
      server.faults.add({ kind: 'hang', operation: 'notifications/list' });
    });
    await expect.element(menu.getByText('Loading notifications...')).toBeVisible();
    mock.faults.clear();
    await expect.element(menu.getByText('No notifications yet')).toBeVisible();
    await expect.element(menu.getByText('No more notifications')).not.toBeInTheDocument();
  });

  test('shows the loading text only while it loads', async () => {
    const { mock } = await openMenu(notify(...many(15, { is_read: true })));
    const loading = menu.getByText('Loading notifications...');
    await expect.poll(() => items.elements().length).toBe(10);
    await expect.element(loading).not.toBeInTheDocument();
    const held = mock.faults.add({ kind: 'hang', operation: 'notifications/list' });
    items.last().element().scrollIntoView({ block: 'end' });
    await expect.element(loading).toBeInTheDocument();
    held.remove();
    await expect.poll(() => items.elements().length).toBe(15);
    await expect.element(loading).not.toBeInTheDocument();
  });

  test('reads page 1 again whenever it opens', async () => {
    const { mock } = await openMenu(notify(...many(15, { is_read: true })));
    await expect.poll(() => items.elements().length).toBe(10);
    await userEvent.keyboard('{Escape}');
    await expect.element(menu).not.toBeInTheDocument();
    notify({ title: 'Quite new' })(mock);
    await bell.click();
    await expect.element(items).toMatchTextContent(/Quite new/);
    expect(callsOf(mock, 'notifications/list').map(({ query }) => query['page'])).toEqual([
      '1',
      '1',
    ]);
  });

  test('logs that it cannot be loaded, and loads on Try again [§8.notifications.load-failed]', async () => {
    const { mock } = await openMenu((server) => {
      notify({})(server);
      server.faults.add({ kind: 'reset', operation: 'notifications/list' });
    });
    await expectLogged('Failed to load notifications');
    await expect.element(menu.getByText('Not loaded yet.')).toBeVisible();
    await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
    await expect.element(menu).not.toMatchTextContent(/fail|reached/i);
    mock.faults.clear();
    await menu.getByRole('button', { name: 'Try again' }).click();
    await expect.element(items).toMatchTextContent(/News 1/);
  });

  test('keeps what it shows when the next page cannot be loaded', async () => {
    const { mock } = await openMenu(notify(...many(15, { is_read: true })));
    await expect.poll(() => items.elements().length).toBe(10);
    mock.faults.add({ kind: 'reset', operation: 'notifications/list' });
    items.last().element().scrollIntoView({ block: 'end' });
    await expectLogged('Failed to load notifications');
    expect(items.elements()).toHaveLength(10);
    await expect.element(menu.getByText('Older ones are not loaded yet.')).toBeVisible();
    await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
    mock.faults.clear();
    await menu.getByRole('button', { name: 'Try again' }).click();
    await expect.poll(() => items.elements().length).toBe(15);
  });
});

describe('reading', () => {
  test('a click marks one as read, and a second click does nothing', async () => {
    const { mock } = await openMenu(notify({}, {}));
    const first = items.first().getByRole('button').first();
    await first.click();
    await expect.element(bell).toHaveAccessibleName('Notifications, 1 unread');
    await expect.element(items.first()).not.toHaveAttribute('data-unread');
    expect(callsOf(mock, 'notifications/stats')).toHaveLength(1);
    await first.click({ force: true });
    await checks.click();
    await expect.element(items.last().getByRole('button').first()).toHaveFocus();
    await expect.element(bell).toHaveAccessibleName('Notifications');
    await expect.element(checks).not.toBeInTheDocument();
    expect(callsOf(mock, 'notifications/markRead')).toHaveLength(2);
    expect(mock.world.store.notifications.all().map(({ is_read }) => is_read)).toEqual([
      true,
      true,
    ]);
  });

  test('a notification opens its order over the list of orders without changing its filter', async () => {
    const { address, go } = await openMenu(
      notify({ type: 'order_status_change', title: 'Order #1868 placed' }),
    );
    await userEvent.keyboard('{Escape}');
    go('/orders?state=NEW');
    await expect.poll(address).toBe('/orders?state=NEW');
    await bell.click();
    await items.getByRole('link').click();
    await expect.poll(address).toBe('/orders/1868?state=NEW');
  });

  test('a notification with an order number opens the order', async () => {
    const { address, mock } = await openMenu(
      notify({ type: 'order_status_change', title: 'Order #1868 placed' }),
    );
    await items.getByRole('link').click();
    await expect.poll(address).toBe('/orders/1868');
    await expect.poll(() => callsOf(mock, 'notifications/markRead')).toHaveLength(1);
  });

  test('each notification of a bulk action shows [§2.notifications.each-item]', async () => {
    const placed = [5, 4, 3, 2, 1].map((id) => ({
      type: 'order_status_change',
      title: `Order #190${id} placed`,
      age: (10 - id) * 1000,
    }));
    await openMenu(notify(...placed, { title: 'Prices' }));
    await expect.poll(() => items.getByRole('link').elements()).toHaveLength(5);
  });

  test('a notification without an order number opens the orders', async () => {
    const { address } = await openMenu(notify({ type: 'order_status_change' }));
    await items.getByRole('link').click();
    await expect.poll(address).toBe('/orders');
    await expect.element(menu).not.toBeInTheDocument();
    await expect.element(bell).toHaveAccessibleName('Notifications');
  });

  test.for([
    [
      'the count',
      async () => {
        await dot.first().click();
        await expect.element(bell).toHaveFocus();
      },
    ],
    [
      'the button of the dropdown',
      async () => {
        await bell.click();
        await page.getByRole('button', { name: 'Mark all as read' }).click();
        await expect.poll(() => menu.element().contains(document.activeElement)).toBe(true);
      },
    ],
  ] as const)('%s marks all as read', async ([, markAll]) => {
    const { mock } = await openConsole('/payments', { as: 'user', prepare: notify(...many(12)) });
    await expect.element(dot).toBeVisible();
    await markAll();
    await expect.element(bell).toHaveAccessibleName('Notifications');
    await expect.element(dot).not.toBeInTheDocument();
    await expect.element(checks).not.toBeInTheDocument();
    await expect.poll(() => callsOf(mock, 'notifications/markAllRead')).toHaveLength(1);
    expect(mock.world.store.notifications.filter(({ is_read }) => !is_read)).toEqual([]);
  });

  test('marking one is undone and only logged if it fails [§8.notifications.read-failed]', async () => {
    const { mock } = await openMenu(notify({}, {}));
    await expect.element(checks.first()).toBeVisible();
    await expect.element(bell).toHaveAccessibleName('Notifications, 2 unread');
    mock.faults.add({ kind: 'reset' });
    await checks.first().click();
    await expectLogged('Failed to mark notification as read');
    await expectLogged('Failed to load notification stats');
    await expect.element(bell).toHaveAccessibleName('Notifications, 2 unread');
    expect(checks.elements()).toHaveLength(2);
    await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
  });

  test('marking all is undone and only logged if it fails [§8.notifications.read-all-failed]', async () => {
    const { mock } = await openMenu(notify({}, {}, { is_read: true }));
    await expect.element(checks.first()).toBeVisible();
    await expect.element(bell).toHaveAccessibleName('Notifications, 2 unread');
    mock.faults.add({ kind: 'reset' });
    await menu.getByRole('button', { name: 'Mark all as read' }).click();
    await expectLogged('Failed to mark all notifications as read');
    await expectLogged('Failed to load notification stats');
    await expect.element(bell).toHaveAccessibleName('Notifications, 2 unread');
    expect(checks.elements()).toHaveLength(2);
    await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
  });
});
