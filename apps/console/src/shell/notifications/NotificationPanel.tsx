import { Button, Group, Text, Title } from '@mantine/core';
import type { Notification } from '@dropcatch/sdk';
import { useInfiniteQuery, useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { groupsOf, notificationsOf } from './notificationPages.ts';
import { markNotificationRead, notificationPages } from './notifications.ts';
import { UnknownNote, type Reading } from '../../ui/page/UnknownNote.tsx';
import { formatCount } from '../../core/text/numbers.ts';
import { NotificationItem, type NotificationItemProps } from './NotificationItem.tsx';
import { useInSight } from './useInSight.ts';
import styles from './NotificationPanel.module.css';

/** What the bell tells the content of its dropdown. */
export interface NotificationPanelProps {
  /** How many are unread, of all, not only of those loaded. */
  unread: number;
  /** How the last question for that number went. */
  count: Reading;
  onMarkAllRead: () => void;
  /** Called when an item leads to another screen. */
  onLeave: () => void;
  /** Opens the news article that an item is about. */
  onOpenArticle: (item: Notification) => void;
}

/** The notifications, newest first; more of them load when the list is scrolled to its end (spec, section 4). */
export function NotificationPanel(props: NotificationPanelProps) {
  const { unread, count, onMarkAllRead, onLeave, onOpenArticle } = props;
  const list = useInfiniteQuery(notificationPages);
  const { mutate: markRead } = useMutation(markNotificationRead);
  const items = list.data && notificationsOf(list.data.pages);
  const { hasNextPage, isFetching, isFetchNextPageError, error } = list;

  const loadMore = () => void list.fetchNextPage();
  const end = useInSight(
    hasNextPage && !isFetching && !isFetchNextPageError ? loadMore : undefined,
  );

  return (
    <>
      <div className={styles.head}>
        <Title order={2} size="h5">
          Notifications
        </Title>
        {unread > 0 && <span className={styles.unread}>{`${formatCount(unread)} unread`}</span>}
        <Button
          size="compact-xs"
          variant="subtle"
          ml="auto"
          disabled={unread === 0 && !items?.some(({ is_read }) => !is_read)}
          onClick={({ currentTarget }) => {
            // With the click it can be pressed no more, and would lose the focus.
            currentTarget.closest<HTMLElement>('[data-autofocus]')?.focus();
            onMarkAllRead();
          }}
        >
          Mark all as read
        </Button>
      </div>
      <div className={styles.scroller} aria-busy={isFetching}>
        <UnknownNote query={count} what="the number of unread ones" />
        {error && !isFetchNextPageError && (
          <Missing onRetry={list.refetch}>
            {items ? 'Newer ones are not loaded yet.' : 'Not loaded yet.'}
          </Missing>
        )}
        {items && items.length > 0 && (
          <ul className={styles.list}>
            {groupsOf(items).map((group) => (
              <NotificationGroup
                key={group.at(-1)?.id}
                items={group}
                onRead={markRead}
                onLeave={onLeave}
                onOpenArticle={onOpenArticle}
              />
            ))}
          </ul>
        )}
        {isFetchNextPageError ? (
          <Missing onRetry={loadMore}>Older ones are not loaded yet.</Missing>
        ) : (
          !list.isLoadingError && (
            <p className={styles.end} ref={end} role="status">
              <span>
                {((list.isPending && isFetching) || list.isFetchingNextPage) &&
                  'Loading notifications...'}
              </span>
              <span>{items?.length === 0 && 'No notifications yet'}</span>
              <span>{items && items.length > 0 && !hasNextPage && 'No more notifications'}</span>
            </p>
          )
        )}
      </div>
    </>
  );
}

interface NotificationGroupProps extends Omit<NotificationItemProps, 'item'> {
  items: readonly Notification[];
}

/** The newest of notifications that are alike; the others behind a button. */
function NotificationGroup({ items, ...props }: NotificationGroupProps) {
  const [open, setOpen] = useState(false);
  const shown = open ? items : items.slice(0, 1);
  const hidden = items.length - shown.length;
  return (
    <>
      {shown.map((item) => (
        <NotificationItem key={item.id} item={item} {...props} />
      ))}
      {hidden > 0 && (
        <li className={styles.more}>
          <Button
            data-item
            size="compact-xs"
            variant="subtle"
            onClick={({ currentTarget }) => {
              // The button goes; the focus stays in its place.
              const newest = currentTarget.closest('li')?.previousElementSibling;
              newest?.querySelector<HTMLElement>('[data-item]')?.focus();
              setOpen(true);
            }}
          >
            {`${hidden} more like it`}
          </Button>
        </li>
      )}
    </>
  );
}

interface MissingProps {
  onRetry: () => unknown;
  children: string;
}

/** What is missing from the list, with a way to ask again. That a load failed is only logged (spec, section 8). */
function Missing({ onRetry, children }: MissingProps) {
  return (
    <Group className={styles.missing} justify="space-between">
      <Text size="sm" c="dimmed">
        {children}
      </Text>
      <Button variant="default" size="xs" onClick={() => void onRetry()}>
        Try again
      </Button>
    </Group>
  );
}
