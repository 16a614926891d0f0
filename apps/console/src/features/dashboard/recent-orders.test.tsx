import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { answerWith } from '../../../test/kit/answerWith.ts';
import { openConsole } from '../../../test/kit/console.tsx';

const panel = (name: string) => page.getByRole('region', { name });
const recent = panel('Recent Orders').getByRole('table');

describe('the recent orders', () => {
  test('show the domain, status, price and drop date, and link to the details', async () => {
    const { mock, address } = await openConsole('/', { as: 'admin' });
    for (const name of ['Domain', 'Status', 'Price', 'Drop Date', 'Action']) {
      await expect.element(recent.getByRole('columnheader', { name, exact: true })).toBeVisible();
    }
    const newest = mock.world.store.orders.all().at(-1);
    const view = recent.getByRole('link', { name: `View order #${newest?.id}, ${newest?.domain}` });
    await view.click();
    await expect.poll(address).toBe(`/orders/${newest?.id}`);
    await expect.element(page.getByRole('dialog').getByText('Order Information')).toBeVisible();
  });

  test.for([
    ['CATCHED_COMPLETED', 'Caught - Completed', 'good'],
    ['FAILED', 'Failed', 'bad'],
    ['CANCELLED', 'Cancelled', 'neutral'],
    ['NEW', 'New', 'needs'],
    ['READY_FOR_CATCH', 'Ready for Catch', 'needs'],
    ['PROCESSING', 'Processing', 'needs'],
    ['SOMETHING_NEW', 'Something New', 'needs'],
  ] as const)('show an order that is %s as "%s", tinted %s', async ([state, label, tone]) => {
    await openConsole('/', {
      as: 'admin',
      prepare: ({ world }) => Object.assign(world.store.orders.all().at(-1) ?? {}, { state }),
    });
    const first = recent.getByRole('row').nth(1);
    const shownTone = () =>
      first.getByText(label).query()?.closest('[data-tone]')?.getAttribute('data-tone');
    await expect.poll(shownTone).toBe(tone);
    await expect.element(first).toHaveAttribute('data-tint', tone);
  });

  test('have one tone for badge, glyph and row: done is good, failed is bad, cancelled is neutral, all others warn [§4.dashboard.badges]', async () => {
    const tones = { CATCHED_COMPLETED: 'good', FAILED: 'bad', CANCELLED: 'neutral' } as const;
    const others = ['NEW', 'PAID_WAITING_CATCH', 'CATCHED_PROCESSING', 'PROCESSING', 'REFUNDED'];
    const states = [...Object.keys(tones), ...others, 'SOMETHING_NEW'];
    const order = { domain: 'tidalforge.com', price: 69, drop_date: '2026-11-20' };
    await openConsole('/', {
      as: 'admin',
      prepare: () =>
        answerWith('dashboard/stats', {
          body: {
            recent_activity: {
              recent_orders: states.map((state, id) => ({ ...order, id, state })),
            },
          },
        }),
    });
    await expect.poll(() => recent.getByRole('row').elements().length).toBe(states.length + 1);
    const shown = recent
      .getByRole('row')
      .elements()
      .slice(1)
      .map((line) => [
        line.getAttribute('data-tint'),
        ...Array.from(line.querySelectorAll('[data-tone]'), (part) =>
          part.getAttribute('data-tone'),
        ),
      ]);
    const expected: Readonly<Record<string, string>> = tones;
    expect(shown).toEqual(
      states.map((state) => Array.from({ length: 3 }, () => expected[state] ?? 'needs')),
    );
  });

  test('have the colour of their state, and that of no other state, in the words and the ground of a row', async () => {
    const states = ['CATCHED_COMPLETED', 'FAILED', 'CANCELLED', 'NEW'];
    const order = { domain: 'tidalforge.com', price: 69, drop_date: '2026-11-20' };
    await openConsole('/', {
      as: 'admin',
      prepare: () =>
        answerWith('dashboard/stats', {
          body: {
            recent_activity: {
              recent_orders: states.map((state, id) => ({ ...order, id, state })),
            },
          },
        }),
    });
    await expect.poll(() => recent.getByRole('row').elements().length).toBe(states.length + 1);
    const rows = recent.getByRole('row').elements().slice(1);
    const { color: ink, backgroundColor: canvas } = getComputedStyle(document.body);
    const styleOf = (row: Element, selector: string) => {
      const part = row.querySelector(selector);
      if (!part) throw new Error(`no ${selector}`);
      return getComputedStyle(part);
    };
    const words = new Set(rows.map((row) => styleOf(row, '[data-tone] > span').color));
    const grounds = new Set(rows.map((row) => styleOf(row, 'td').backgroundColor));
    expect(words.size).toBe(4);
    expect(grounds.size).toBe(4);
    expect(words).not.toContain(ink);
    expect(grounds).not.toContain(canvas);
  });

  test('link to all orders by View All', async () => {
    const { address } = await openConsole('/', { as: 'user' });
    await panel('Recent Orders').getByRole('link', { name: 'View All' }).click();
    await expect.poll(address).toBe('/orders');
  });

  test('say if there are none, and link to the domains [§8.dashboard.no-recent-orders]', async () => {
    const { address } = await openConsole('/', {
      as: 'user',
      prepare: (mock) => mock.reset(['empty']),
    });
    await expect.element(page.getByText('No recent orders')).toBeVisible();
    await expect.element(page.getByText('No orders yet')).toBeVisible();
    await page.getByRole('button', { name: 'Browse domains' }).click();
    await expect.poll(address).toBe('/domains');
  });
});
