import {
  infiniteQueryOptions,
  mutationOptions,
  queryOptions,
  type InfiniteData,
} from '@tanstack/react-query';
import type { Notification, NotificationList, NotificationStats } from '@dropcatch/sdk';
import { client } from '../../core/api/client.ts';
import { queryClient, refresh } from '../../core/api/queryClient.ts';
import { uniqueById } from '../../core/lists.ts';
import { serverNow } from '../../core/time/serverClock.ts';

const pageSize = 10;
const pollMilliseconds = 30_000;

const statsKey = ['notifications', 'stats'] as const;

const listKey = ['notifications', 'list'] as const;

/** Loads orders and their figures again, since a notification may be newer. */
export function refreshNotifiedOrders(): void {
  void refresh([['orders'], ['dashboard']]);
}

/**
 * The number of unread notifications, polled every 30 seconds (spec, section 9). A hidden tab does not poll. It does so
 * at once when it is shown again. If the number rises, {@link refreshNotifiedOrders} is called.
 */
export const notificationStats = queryOptions({
  queryKey: statsKey,
  queryFn: async ({ signal }) => {
    const before = queryClient.getQueryData<NotificationStats>(statsKey);
    const stats = await client.notifications.stats({ signal });
    if (before && stats.unread_count > before.unread_count) refreshNotifiedOrders();
    return stats;
  },
  refetchInterval: pollMilliseconds,
  refetchOnWindowFocus: 'always',
  meta: { failure: 'Failed to load notification stats', failureIn: 'log' },
});

/** The notifications, newest first, ten per page (spec, section 9). They load again whenever the dropdown opens. */
export const notificationPages = infiniteQueryOptions({
  queryKey: listKey,
  queryFn: ({ pageParam, signal }) =>
    client.notifications.list({ page: pageParam, per_page: pageSize }, { signal }),
  initialPageParam: 1,
  getNextPageParam: ({ pagination }, _pages, page) => (pagination.has_next ? page + 1 : undefined),
  refetchOnMount: 'always',
  meta: { failure: 'Failed to load notifications', failureIn: 'log' },
});

/** Drops all pages but the first, so that only page 1 loads again (spec, section 4). */
export function dropLaterPages(): void {
  queryClient.setQueryData<NotificationPages>(
    listKey,
    (data) => data && { pages: data.pages.slice(0, 1), pageParams: data.pageParams.slice(0, 1) },
  );
}

interface MarkContext {
  /** The notifications that were marked. */
  ids: ReadonlySet<number>;
  /** By how much the unread count has dropped. */
  countChange: number;
}

/**
 * An optimistic update: marks notifications as read and lowers the unread count, not below 0. Both are undone if the
 * call fails (spec, section 4).
 * @param appliesTo whether a call marks a notification
 */
function markReadOptions<Target>(
  send: (target: Target) => Promise<unknown>,
  appliesTo: (item: Notification, target: Target) => boolean,
  unreadAfter: (count: number) => number,
  failure: string,
) {
  const mark = (target: Target) =>
    updateList((item) => (appliesTo(item, target) ? asRead(item) : item));
  return {
    mutationFn: send,
    onMutate: async (target: Target) => {
      await queryClient.cancelQueries({ queryKey: statsKey });
      const pages = queryClient.getQueryData<NotificationPages>(listKey)?.pages ?? [];
      const marked = mergePages(pages).filter((item) => !item.is_read && appliesTo(item, target));
      mark(target);
      const ids = new Set(marked.map(({ id }) => id));
      return { ids, countChange: updateUnreadCount(unreadAfter) } satisfies MarkContext;
    },
    // Again, since a page requested before the call may have arrived after it.
    onSuccess: (_answer: unknown, target: Target) => mark(target),
    onError: (_error: unknown, _target: Target, context?: MarkContext) => {
      updateList((item) => (context?.ids.has(item.id) ? asUnread(item) : item));
      updateUnreadCount((count) => count + (context?.countChange ?? 0));
      void refresh([statsKey]);
    },
    meta: { failure, failureIn: 'log' as const },
  };
}

export const markNotificationRead = mutationOptions(
  markReadOptions(
    (id: number) => client.notifications.markRead(id),
    (item, id) => item.id === id,
    (count) => Math.max(0, count - 1),
    'Failed to mark notification as read',
  ),
);

export const markAllLabel = 'Mark all as read';

export const markAllNotificationsRead = mutationOptions(
  markReadOptions<undefined>(
    () => client.notifications.markAllRead(),
    () => true,
    () => 0,
    'Failed to mark all notifications as read',
  ),
);

type NotificationPages = InfiniteData<NotificationList, number>;

function updateList(change: (item: Notification) => Notification): void {
  queryClient.setQueryData<NotificationPages>(
    listKey,
    (data) => data && { ...data, pages: mapNotifications(data.pages, change) },
  );
}

/** Changes the unread count, if it has loaded. Returns by how much it dropped. */
function updateUnreadCount(change: (count: number) => number): number {
  const count = queryClient.getQueryData<NotificationStats>(statsKey)?.unread_count;
  if (count === undefined) return 0;
  const changed = change(count);
  queryClient.setQueryData<NotificationStats>(statsKey, { unread_count: changed });
  return count - changed;
}

/** The notifications of all loaded pages, each once: pages overlap after a new notification has arrived. */
export function mergePages(pages: readonly NotificationList[]): Notification[] {
  return uniqueById(pages.flatMap(({ notifications }) => notifications));
}

/** Applies `change` to all notifications. Unchanged pages stay the same objects. */
export function mapNotifications(
  pages: readonly NotificationList[],
  change: (item: Notification) => Notification,
): NotificationList[] {
  return pages.map((page) => {
    const notifications = page.notifications.map(change);
    const same = notifications.every((item, index) => item === page.notifications[index]);
    return same ? page : { ...page, notifications };
  });
}

/** Marks a notification as read now. A read one stays the same. */
export function asRead(item: Notification): Notification {
  return item.is_read
    ? item
    : { ...item, is_read: true, read_at: new Date(serverNow()).toISOString() };
}

export function asUnread(item: Notification): Notification {
  return item.is_read ? { ...item, is_read: false, read_at: null } : item;
}
