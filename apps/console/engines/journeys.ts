import { expect } from 'vitest';
import { menuOf, roles, routes } from '../test/kit/access.ts';
import { accountByName } from '../test/kit/seeded.ts';
import type { Person } from './person.ts';

/** What people do all day, once in each engine. */
export const journeys: Readonly<Record<string, (person: Person) => Promise<void>>> = {
  'signing in': async ({ open, fill, press, see, at }) => {
    await open('/login');
    await fill('Email', 'user@dropcatch.test');
    await fill('Password', 'dropcatch');
    await press('Enter');
    await see('heading', '/^Welcome back/');
    await at('/');
  },

  'a session that is refreshed': async ({ openAs, click, see, mock }) => {
    await openAs('user', '/payments');
    await see('heading', 'Payments');
    mock.faults.add({ kind: 'expired', operation: 'orders/list', times: 1 });
    await click('link', 'Orders');
    await see('heading', '/^Orders Management/');
    await see('row', '#');
    expect(mock.requests.map(({ operation }) => operation)).toContain('auth/refresh');
  },

  'searching and ordering': async ({ openAs, fill, choose, click, see, seeNo, mock }) => {
    await openAs('user', '/domains');
    await choose('TLD', '^\\.?net\\b');
    // The rows of before stay until the answer comes.
    await seeNo('button', '/^Order .+(?<!\\.net)$/');
    const name = (await click('button', '/^Order .+\\.net$/')).replace('Order ', '');
    await choose('EPP Registrar Category', '^(?!.*Select).+');
    await fill('Notes', 'For the shop');
    await click('button', 'Create Order');
    const toast = await see('toast', 'Order created successfully! Order ID:');
    const number = /Order ID: (\d+)/.exec(toast)?.[1];
    await seeNo('dialog', 'Create Order');
    await click('link', 'Orders');
    // A long name is cut to its column, differently in each engine.
    await see('row', `#${number}`);
    expect(mock.world.store.orders.find(({ notes }) => notes === 'For the shop')?.domain).toBe(
      name,
    );
  },

  'a bulk check as a stream': async ({ openAs, choose, fill, click, see, mock }) => {
    await openAs('admin', '/epp-tools');
    await choose('/^EPP Account/', accountByName(mock, 'VRSN-02').name);
    await fill('/^Domains/', 'bulk-0.com\nbulk-1.com\nbulk-2.com');
    await click('button', 'Start Check');
    await see('row', 'bulk-0.com');
    await see('row', 'bulk-2.com');
    await see('text', '3 of 3');
  },

  'the Drop Board through a window': async ({ openAs, see, mock }) => {
    mock.reset(['drop-day']);
    mock.clock.set(Date.parse('2026-11-20T09:59:30Z'));
    await openAs('user', '/drops');
    await see('text', 'info opens in');
    // Slow enough that the console, which asks every few seconds, sees the window open.
    mock.clock.setSpeed(60);
    mock.clock.resume();
    await see('text', 'info open now');
    await see('text', 'Caught');
  },

  'Back and deep links': async ({ openAs, click, see, seeNo, back, at }) => {
    await openAs('user', '/domains?tld=org');
    await see('row', '.org');
    await click('link', 'Orders');
    await at('/orders');
    await see('row', '#');
    await back();
    await at('/domains?tld=org');
    await see('row', '.org');
    await openAs('admin', '/users/3/edit');
    await see('dialog', 'Company');
    await openAs('admin', '/users');
    await click('button', 'Add User');
    await see('dialog', 'Username');
    await back();
    await seeNo('dialog', 'Username');
    await at('/users');
  },

  'names and labels with enough room': async ({ openAs, see, run }) => {
    await openAs('admin', '/orders');
    await see('row', '#');
    const cutNames = await run(() => {
      const width = (of: { getBoundingClientRect: () => DOMRect }) =>
        of.getBoundingClientRect().width;
      const isCut = (name: Element) => {
        const [label] = name.children;
        const cell = name.closest('td, th');
        if (!label || !cell) return true;
        const text = document.createRange();
        text.selectNodeContents(label);
        return width(text) > width(label) && width(name) < cell.clientWidth - 40;
      };
      const names = [...document.querySelectorAll('.truncated-name')];
      return names.length === 0
        ? ['there is none']
        : names.filter(isCut).map((name) => name.textContent);
    });
    expect(cutNames).toEqual([]);
    await openAs('admin', '/domains');
    await see('field', 'Majestic');
    const heights = await run(() =>
      [...document.querySelectorAll('[role=group] > :has(input[type=checkbox])')].map((label) => [
        label.clientHeight,
        label.parentElement?.clientHeight,
      ]),
    );
    for (const [label, group] of heights) expect(group).toBe(label);
  },

  'a download': async ({ openAs, see, click, saved }) => {
    await openAs('user', '/domains?tld=org&per_page=25');
    await see('row', '.org');
    await click('button', 'Export');
    await click('menuitem', 'Export as CSV');
    await saved('domains_2026-11-20.csv', '.org');
  },

  ...Object.fromEntries(
    Object.entries({
      '/users/new': 'Username',
      '/users/3/edit': 'Company',
      '/epp-accounts/new': 'Name',
      '/epp-categories/1/settings': 'Command Delay',
      '/sources/new': 'Name',
      '/data-sources/new': 'Name',
      '/news/new': 'Title',
    }).map(([form, name]) => [
      `the form ${form}`,
      async ({ openAs, fill, press, click, see, seeNo }: Person) => {
        await openAs('admin', form);
        await fill(name, '123');
        await press('Escape');
        await see('dialog', 'Discard your changes?');
        await click('button', '/^Discard/');
        await seeNo('dialog', 'Discard your changes?');
      },
    ]),
  ),

  ...Object.fromEntries(
    roles.map((role) => [
      `what the ${role} may open`,
      async ({ openAs, see, seeNo }: Person) => {
        const menu = Object.values(menuOf(role)).flat();
        const others = Object.values(menuOf('admin')).flat();
        await openAs(role, '/payments');
        for (const entry of menu) await see('link', entry);
        for (const entry of others) if (!menu.includes(entry)) await seeNo('link', entry);
        const closed = routes.find((route) => !route.roles.includes(role));
        if (!closed) return;
        await openAs(role, closed.path);
        await see('text', `Access Denied: ${closed.denied}`);
      },
    ]),
  ),
};
