import type { Notification } from '@dropcatch/sdk';
import { type Area, ok } from '../../engine/call.ts';
import type { Store } from '../../world/store.ts';
import { found, listRows, newestFirst, paged } from '../answers.ts';
import type { StoredUser } from '../../world/records/users.ts';
import type { StoredNotification } from '../../world/records/tables.ts';

const notificationView = ({ user_id: _, ...notification }: StoredNotification): Notification =>
  notification;

const own = (store: Store, user: StoredUser): StoredNotification[] =>
  store.notifications.filter(({ user_id }) => user_id === user.id);

export const notifications = {
  'notifications/list': ({ store, user, params }) => {
    const rows = listRows(own(store, user), params, { where: {}, order: newestFirst });
    return paged('notifications', params, rows, notificationView);
  },

  'notifications/stats': ({ store, user }) =>
    ok({ unread_count: own(store, user).filter(({ is_read }) => !is_read).length }),

  'notifications/markRead': ({ store, user, params, clock }) => {
    const notification = found(
      own(store, user).find(({ id }) => id === params.id),
      'Notification',
    );
    notification.read_at ??= clock.iso();
    notification.is_read = true;
    return ok({ message: 'Notification marked as read' });
  },

  'notifications/markAllRead': ({ store, user, clock }) => {
    for (const notification of own(store, user).filter(({ is_read }) => !is_read)) {
      Object.assign(notification, { is_read: true, read_at: clock.iso() });
    }
    return ok({ message: 'All notifications marked as read' });
  },
} satisfies Area<'notifications'>;
