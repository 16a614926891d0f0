import type { Notification, NotificationList } from '@dropcatch/sdk';
import { serverNow } from '../../core/time/serverClock.ts';

/**
 * The notifications of all loaded pages. One that arrives between two loads pushes the others down, so that the next
 * page begins with what the last one ended with: each shows once.
 */
export function notificationsOf(pages: readonly NotificationList[]): Notification[] {
  const all = pages.flatMap(({ notifications }) => notifications);
  return [...new Map(all.map((item) => [item.id, item])).values()];
}

/** The pages with each notification replaced by what `change` makes of it. Pages without a change stay the same objects. */
export function changeNotifications(
  pages: readonly NotificationList[],
  change: (item: Notification) => Notification,
): NotificationList[] {
  return pages.map((page) => {
    const notifications = page.notifications.map(change);
    const same = notifications.every((item, index) => item === page.notifications[index]);
    return same ? page : { ...page, notifications };
  });
}

/** The notification as read now; one that is read already stays as it is, also its time. */
export function asRead(item: Notification): Notification {
  return item.is_read
    ? item
    : { ...item, is_read: true, read_at: new Date(serverNow()).toISOString() };
}

/** The notification as not read. */
export function asUnread(item: Notification): Notification {
  return item.is_read ? { ...item, is_read: false, read_at: null } : item;
}
