import { type NewsArticle, notificationTypes } from '@dropcatch/sdk';
import { describe, expect, it } from 'vitest';
import { articleOf, notificationTypeInfo, orderIdOf } from './notificationTypes.ts';

describe('notificationTypeInfo', () => {
  it('gives each type of the contract its own icon', () => {
    const icons = notificationTypes.map((type) => notificationTypeInfo(type).icon);
    expect(new Set(icons).size).toBe(notificationTypes.length);
    expect(icons).not.toContain(notificationTypeInfo('something new').icon);
  });

  it.each(['maintenance_window', '', 'constructor'])('also shows the unknown type %j', (type) => {
    expect(notificationTypeInfo(type).icon).toBeDefined();
    expect(notificationTypeInfo(type).to).toBeUndefined();
  });

  it('links an order to the orders, and news to nothing', () => {
    expect(notificationTypeInfo('order_status_change').to).toBe('/orders');
    expect(notificationTypeInfo('news').to).toBeUndefined();
  });
});

describe('orderIdOf', () => {
  it.each([
    ['order_status_change', 'Order #1887 placed', 'tidalforge.com is ordered', 1887],
    ['order_status_change', 'New order #1888', 'jnovak ordered tidalforge.com – $69.00', 1888],
    ['order_status_change', 'Order #42: Failed', 'Owner renewed order #7.com', 42],
    ['payment', 'Payment received', 'Payment received for order #1842 – $69.00', 1842],
    ['payment', 'Credit added', 'Your balance was topped up by $100.00.', undefined],
    ['order_status_change', 'tidalforge.com caught', 'at 19:04:11 UTC', undefined],
    ['order_status_change', 'Order #0', '', undefined],
    ['order_status_change', 'Reorder #12', '', undefined],
    ['news', 'What order #12 taught us', '', undefined],
  ])('of %s "%s", "%s" is %s', (type, title, message, id) => {
    expect(orderIdOf({ type, title, message })).toBe(id);
  });
});

describe('articleOf', () => {
  const article = (id: number, title: string, published_at: string | null): NewsArticle => ({
    id,
    title,
    content: 'Text',
    summary: null,
    is_published: published_at !== null,
    created_at: '2026-11-01T00:00:00Z',
    published_at,
    created_by: 'admin',
  });
  const told = { title: 'Maintenance', created_at: '2026-11-18T09:30:01Z' };

  it('is the one with that title or, of several, the one published at that time', () => {
    const found = articleOf(told, [
      article(1, 'Maintenance', '2026-11-20T00:00:00Z'),
      article(2, 'Maintenance', '2026-11-18T09:30:00Z'),
      article(3, 'Prices', '2026-11-18T09:30:01Z'),
    ]);
    expect(found?.id).toBe(2);
  });

  it('is found by its time if it was renamed since', () => {
    const found = articleOf(told, [
      article(1, 'Something else', '2026-11-10T00:00:00Z'),
      article(2, 'Maintenance is over', '2026-11-18T09:30:00Z'),
    ]);
    expect(found?.id).toBe(2);
  });

  it('does not exist if it was withdrawn or deleted', () => {
    expect(articleOf(told, [article(1, 'Maintenance', null)])).toBeUndefined();
    expect(articleOf(told, [article(1, 'Prices', '2026-10-01T00:00:00Z')])).toBeUndefined();
  });
});
