import { notificationTypes } from '@dropcatch/sdk';
import { describe, expect, it } from 'vitest';
import { notificationTypeInfo, orderIdOf } from './notificationTypes.ts';

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
