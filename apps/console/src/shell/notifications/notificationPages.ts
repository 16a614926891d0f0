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

/** Notifications of one bulk action come within this of one another, in milliseconds. */
const together = 30_000;

/** So many alike in a row are shown as one. */
const fewestTogether = 3;

const numbers = /\d+/g;

/** Whether a notification tells the same as the one before it, of another record, at the same time. */
function isAlike(one: Notification, other: Notification): boolean {
  const wording = ({ title }: Notification) => title.replaceAll(numbers, '#');
  const apart = Math.abs(Date.parse(one.created_at) - Date.parse(other.created_at));
  return one.type === other.type && wording(one) === wording(other) && apart <= together;
}

/** The notifications in their order, those of one bulk action (three or more alike in a row) as one group. */
export function groupsOf(items: readonly Notification[]): Notification[][] {
  const runs: Notification[][] = [];
  for (const item of items) {
    const run = runs.at(-1);
    const last = run?.at(-1);
    if (run && last && isAlike(item, last)) run.push(item);
    else runs.push([item]);
  }
  return runs.flatMap((run) => (run.length < fewestTogether ? run.map((item) => [item]) : [run]));
}
