import type { StoredOrder } from '../../world/records/orders.ts';
import { newNotification, type Notice } from '../activity.ts';
import { defineArea, type Making } from '../area.ts';
import { articleNotice } from '../news/notice.ts';
import { paymentNotice, stateNotice } from '../orders/orders.ts';
import { USER_ID } from '../users/people.ts';
import { notifications } from './handlers.ts';
import { seedNotifications } from './seed.ts';

const MAINTENANCE = {
  title: 'Maintenance tonight',
  message: 'The service will be down for ten minutes at midnight UTC.',
};

const orderOf = ({ first }: Making, user_id: number): StoredOrder =>
  first('orders', (order) => order.user_id === user_id, { user_id });

/** What a notification of each other type tells a user. */
const NOTICES = new Map<unknown, (world: Making, user_id: number) => Notice>([
  [
    'order_status_change',
    (world, user_id) => {
      const order = orderOf(world, user_id);
      return stateNotice(order, order.state);
    },
  ],
  ['payment', (world, user_id) => paymentNotice(orderOf(world, user_id))],
  ['news', ({ first }) => articleNotice(first('news', ({ is_published }) => is_published))],
]);

export const notificationsArea = defineArea<'notifications'>({
  handlers: notifications,
  seed: (world, rng, sizes) =>
    seedNotifications(world, rng.derive('notifications'), sizes.notifications),
  ordinary: {
    notifications: (world, { type = 'system', user_id = USER_ID }) => {
      const notice = NOTICES.get(type)?.(world, user_id) ?? MAINTENANCE;
      return newNotification(world, user_id, { ...notice, type });
    },
  },
});
