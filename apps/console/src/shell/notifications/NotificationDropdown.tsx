import { Button, Group, Popover, Text, Title, UnstyledButton } from '@mantine/core';
import type { Notification } from '@dropcatch/sdk';
import { IconCheck } from '@tabler/icons-react';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState, type KeyboardEvent } from 'react';
import { startMutation } from '../../core/api/apiQuery.ts';
import { formatCount } from '../../core/text/numbers.ts';
import { OpenedPanel } from '../../ui/menu/Panel.tsx';
import type { Dropdown } from '../../ui/menu/useDropdown.ts';
import { StaleDataNote } from '../../ui/page/StaleDataNote.tsx';
import { Time } from '../../ui/value/Time.tsx';
import { notificationLook, orderIdOf } from './notificationLooks.ts';
import {
  followNotifications,
  groupsOf,
  markAllLabel,
  markAllNotificationsRead,
  markNotificationRead,
  notificationPages,
  notificationsOf,
  notificationStats,
} from './notifications.ts';
import styles from './NotificationDropdown.module.css';

export interface NotificationDropdownProps extends Dropdown {
  onOpenArticle: (item: Notification) => void;
}

/**
 * The open dropdown of the bell (spec, section 2): the notifications, newest first. More load at the end of the list
 * (spec, section 4).
 */
export function NotificationDropdown(props: NotificationDropdownProps) {
  const { id, target, onClose, onOpenArticle } = props;
  const count = useQuery(notificationStats);
  const unread = count.data?.unread_count ?? 0;
  const list = useInfiniteQuery(notificationPages);
  const items = list.data && notificationsOf(list.data.pages);
  const { hasNextPage, isFetching, isFetchNextPageError, error } = list;
  const loadMore = () => void list.fetchNextPage();
  const loadMoreInSight = (end: HTMLElement | null) => {
    if (!end) return;
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) loadMore();
    });
    observer.observe(end);
    return () => observer.disconnect();
  };
  const leave = () => {
    onClose();
    target.current?.focus();
  };

  return (
    <OpenedPanel id={id} target={target} onClose={onClose} offset={10} floatingStrategy="fixed">
      <Popover.Dropdown className={styles.dropdown} onKeyDown={moveByArrows}>
        <div className={styles.content} tabIndex={-1} data-autofocus>
          <div className={styles.head}>
            <Title order={2} size="h5">
              Notifications
            </Title>
            {unread > 0 && <span className={styles.note}>{`${formatCount(unread)} unread`}</span>}
            <Button
              size="compact-xs"
              variant="subtle"
              ml="auto"
              disabled={unread === 0 && !items?.some(({ is_read }) => !is_read)}
              onClick={({ currentTarget }) => {
                // The click disables it, and it would lose the focus.
                currentTarget.closest<HTMLElement>('[data-autofocus]')?.focus();
                startMutation(markAllNotificationsRead, undefined);
              }}
            >
              {markAllLabel}
            </Button>
          </div>
          <div className={styles.scroller} aria-busy={isFetching}>
            <StaleDataNote query={count} what="the number of unread notifications" />
            {error && !isFetchNextPageError && (
              <Missing onRetry={list.refetch}>
                {items ? 'Newer ones are not loaded yet.' : 'Not loaded yet.'}
              </Missing>
            )}
            {items && items.length > 0 && (
              <ul className="plain-list">
                {groupsOf(items).map((group) => (
                  <NotificationGroup
                    key={group.at(-1)?.id}
                    items={group}
                    onLeave={leave}
                    onOpenArticle={onOpenArticle}
                  />
                ))}
              </ul>
            )}
            {isFetchNextPageError ? (
              <Missing onRetry={loadMore}>Older ones are not loaded yet.</Missing>
            ) : (
              !list.isLoadingError && (
                <p
                  className={styles.end}
                  ref={hasNextPage && !isFetching ? loadMoreInSight : null}
                  role="status"
                >
                  <span>
                    {((list.isPending && isFetching) || list.isFetchingNextPage) &&
                      'Loading notifications...'}
                  </span>
                  <span>{items?.length === 0 && 'No notifications yet'}</span>
                  <span>
                    {items && items.length > 0 && !hasNextPage && 'No more notifications'}
                  </span>
                </p>
              )
            )}
          </div>
        </div>
      </Popover.Dropdown>
    </OpenedPanel>
  );
}

interface MissingProps {
  onRetry: () => unknown;
  children: string;
}

/** A note about missing notifications, with a retry. The failed load itself is only logged (spec, section 8). */
function Missing({ onRetry, children }: MissingProps) {
  return (
    <Group px={14} py={10} justify="space-between">
      <Text size="sm" c="dimmed">
        {children}
      </Text>
      <Button variant="default" size="xs" onClick={() => void onRetry()}>
        Try again
      </Button>
    </Group>
  );
}

interface NotificationGroupProps extends Omit<NotificationItemProps, 'item'> {
  items: readonly Notification[];
}

/** The newest of similar notifications, with the others behind a button. */
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
              // The button disappears; the focus stays in its place.
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

interface NotificationItemProps {
  item: Notification;
  onLeave: () => void;
  onOpenArticle: (item: Notification) => void;
}

/**
 * One notification. A click marks it as read and goes to its screen, if it has one. A read one without a screen does
 * nothing, but stays a button, so that it keeps the focus.
 */
function NotificationItem({ item, onLeave, onOpenArticle }: NotificationItemProps) {
  const { id, type, title, message, is_read, created_at } = item;
  const { icon: Icon, leadsTo, opensArticle } = notificationLook(type);
  const orderId = orderIdOf(item);
  const link =
    orderId === undefined
      ? leadsTo && { to: leadsTo }
      : ({ to: '/orders/$orderId', params: { orderId } } as const);
  const read = () => {
    if (!is_read) startMutation(markNotificationRead, id);
  };
  const open = () => {
    read();
    if (link) followNotifications();
    if (link || opensArticle) onLeave();
    if (!link && opensArticle) onOpenArticle(item);
  };
  const content = (
    <>
      <Icon size={18} stroke={1.6} aria-hidden className={styles.icon} />
      <span className={styles.text}>
        <span className={styles.title}>
          {!is_read && <span className="visually-hidden">Unread: </span>}
          {title}
        </span>
        <span>{message}</span>
        <span className={styles.time}>
          <Time at={created_at} relative />
        </span>
      </span>
    </>
  );
  return (
    <li className={styles.item} data-unread={!is_read || undefined}>
      {link ? (
        <Link {...link} className={styles.main} data-item onClick={open}>
          {content}
        </Link>
      ) : (
        <UnstyledButton
          className={styles.main}
          data-item
          onClick={open}
          aria-disabled={(is_read && !opensArticle) || undefined}
        >
          {content}
        </UnstyledButton>
      )}
      {!is_read && (
        <UnstyledButton
          className={styles.check}
          title="Mark as read"
          aria-label={`Mark as read: ${title}`}
          onClick={({ currentTarget }) => {
            // The click removes the check; the focus stays on its item.
            currentTarget.parentElement?.querySelector<HTMLElement>('[data-item]')?.focus();
            read();
          }}
        >
          <IconCheck size={16} aria-hidden />
        </UnstyledButton>
      )}
    </li>
  );
}

const steps: Readonly<Record<string, (at: number, last: number) => number>> = {
  ArrowDown: (at, last) => Math.min(at + 1, last),
  ArrowUp: (at) => Math.max(at - 1, 0),
  Home: () => 0,
  End: (_at, last) => last,
};

/** Up, Down, Home and End move between items; Tab goes through every button. */
function moveByArrows(event: KeyboardEvent<HTMLElement>): void {
  const step = steps[event.key];
  if (!step) return;
  const items = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-item]')];
  const at = items.findIndex((item) => item.parentElement?.contains(document.activeElement));
  items[step(at, items.length - 1)]?.focus();
  event.preventDefault();
}
