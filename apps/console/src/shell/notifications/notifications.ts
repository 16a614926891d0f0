import {
  infiniteQueryOptions,
  mutationOptions,
  queryOptions,
  type InfiniteData,
} from '@tanstack/react-query';
import type { Notification, NotificationList, NotificationStats } from '@dropcatch/sdk';
import { client } from '../../core/api/client.ts';
import { queryClient, refresh } from '../../core/api/queryClient.ts';
import { serverNow } from '../../core/time/serverClock.ts';

const pageSize = 10;
const pollMilliseconds = 30_000;

const statsKey = ['notifications', 'stats'] as const;

const listKey = ['notifications', 'list'] as const;

/** Loads orders and their figures again, since notifications may be newer. */
export function followNotifications(): void {
  void refresh([['orders'], ['dashboard']]);
}

/**
 * How many notifications are unread, asked every 30 seconds (spec, section 9). Not in a hidden tab, and at once when
 * the tab is shown again. If the count rises, {@link followNotifications}.
 */
export const notificationStats = queryOptions({
  queryKey: statsKey,
  queryFn: async ({ signal }) => {
    const before = queryClient.getQueryData<NotificationStats>(statsKey);
    const stats = await client.notifications.stats({ signal });
    if (before && stats.unread_count > before.unread_count) followNotifications();
    return stats;
  },
  refetchInterval: pollMilliseconds,
  refetchOnWindowFocus: 'always',
  meta: { failure: 'Failed to load notification stats', failureIn: 'log' },
});

/** The notifications, newest first, ten a page (spec, section 9); read again whenever the menu opens. */
export const notificationPages = infiniteQueryOptions({
  queryKey: listKey,
  queryFn: ({ pageParam, signal }) =>
    client.notifications.list({ page: pageParam, per_page: pageSize }, { signal }),
  initialPageParam: 1,
  getNextPageParam: ({ pagination }, _pages, page) => (pagination.has_next ? page + 1 : undefined),
  refetchOnMount: 'always',
  meta: { failure: 'Failed to load notifications', failureIn: 'log' },
});

/** Drops all pages but the first, so that reloading the list loads page 1 (spec, section 4). */
export function keepFirstPage(): void {
  queryClient.setQueryData<NotificationPages>(
    listKey,
    (data) => data && { pages: data.pages.slice(0, 1), pageParams: data.pageParams.slice(0, 1) },
  );
}

/** The notifications that a call has marked, and by how much the count dropped. */
interface Marked {
  ids: ReadonlySet<number>;
  counted: number;
}

/**
 * Marks notifications as read at once, and lowers the count, not below 0. Both are undone if the server refuses (spec,
 * section 4).
 * @param fits whether a call marks a notification
 */
function marking<Target>(
  send: (target: Target) => Promise<unknown>,
  fits: (item: Notification, target: Target) => boolean,
  unreadAfter: (count: number) => number,
  failure: string,
) {
  const mark = (target: Target) => changeList((item) => (fits(item, target) ? asRead(item) : item));
  return {
    mutationFn: send,
    onMutate: async (target: Target) => {
      await queryClient.cancelQueries({ queryKey: statsKey });
      const pages = queryClient.getQueryData<NotificationPages>(listKey)?.pages ?? [];
      const marked = notificationsOf(pages).filter((item) => !item.is_read && fits(item, target));
      mark(target);
      const ids = new Set(marked.map(({ id }) => id));
      return { ids, counted: changeUnread(unreadAfter) } satisfies Marked;
    },
    // Again, since a page requested before the call may have arrived after it.
    onSuccess: (_answer: unknown, target: Target) => mark(target),
    onError: (_error: unknown, _target: Target, before?: Marked) => {
      changeList((item) => (before?.ids.has(item.id) ? asUnread(item) : item));
      changeUnread((count) => count + (before?.counted ?? 0));
    },
    meta: { invalidates: [statsKey], failure, failureIn: 'log' as const },
  };
}

export const markNotificationRead = mutationOptions(
  marking(
    (id: number) => client.notifications.markRead(id),
    (item, id) => item.id === id,
    (count) => Math.max(0, count - 1),
    'Failed to mark notification as read',
  ),
);

export const markAllLabel = 'Mark all as read';

/** Marks everything as read. */
export const markAllNotificationsRead = mutationOptions(
  marking<undefined>(
    () => client.notifications.markAllRead(),
    () => true,
    () => 0,
    'Failed to mark all notifications as read',
  ),
);

type NotificationPages = InfiniteData<NotificationList, number>;

function changeList(change: (item: Notification) => Notification): void {
  queryClient.setQueryData<NotificationPages>(
    listKey,
    (data) => data && { ...data, pages: changeNotifications(data.pages, change) },
  );
}

/** Changes the unread count, if known. Returns by how much it dropped. */
function changeUnread(change: (count: number) => number): number {
  const count = queryClient.getQueryData<NotificationStats>(statsKey)?.unread_count;
  if (count === undefined) return 0;
  const changed = change(count);
  queryClient.setQueryData<NotificationStats>(statsKey, { unread_count: changed });
  return count - changed;
}

/**
 * The notifications of all loaded pages. A new one pushes the others down, so that pages may overlap: each shows once.
 */
export function notificationsOf(pages: readonly NotificationList[]): Notification[] {
  const all = pages.flatMap(({ notifications }) => notifications);
  return [...new Map(all.map((item) => [item.id, item])).values()];
}

/** Applies `change` to each notification. Unchanged pages stay the same objects. */
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

/** The notification as read now. A read one keeps its time. */
export function asRead(item: Notification): Notification {
  return item.is_read
    ? item
    : { ...item, is_read: true, read_at: new Date(serverNow()).toISOString() };
}

export function asUnread(item: Notification): Notification {
  return item.is_read ? { ...item, is_read: false, read_at: null } : item;
}

/** The longest time between notifications of one bulk action, in milliseconds. */
const together = 30_000;

const fewestTogether = 3;

/** Whether a notification says the same as the one before it, about another record, at the same time. */
function isAlike(one: Notification, other: Notification): boolean {
  const wording = ({ title }: Notification) => title.replaceAll(/\d+/g, '#');
  const apart = Math.abs(Date.parse(one.created_at) - Date.parse(other.created_at));
  return one.type === other.type && wording(one) === wording(other) && apart <= together;
}

/** The notifications in order, with those of one bulk action (three or more similar in a row) as a group. */
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
