import { notificationTypes } from '@dropcatch/sdk';
import { describe, expect, it } from 'vitest';
import { notificationLook } from './notificationLooks.ts';

describe('notificationLook', () => {
  it('gives each type of the contract an icon of its own', () => {
    const icons = notificationTypes.map((type) => notificationLook(type).icon);
    expect(new Set(icons).size).toBe(notificationTypes.length);
    expect(icons).not.toContain(notificationLook('something new').icon);
  });

  it.each(['maintenance_window', '', 'constructor'])(
    'shows the unknown type %j all the same',
    (type) => {
      expect(notificationLook(type).icon).toBeDefined();
      expect(notificationLook(type).leadsTo).toBeUndefined();
    },
  );

  it('leads from an order to the orders, from news nowhere', () => {
    expect(notificationLook('order_status_change').leadsTo).toBe('/orders');
    expect(notificationLook('news').leadsTo).toBeUndefined();
  });
});
