import {
  getDefaultZIndex,
  Popover,
  Button,
  Group,
  Text,
  Title,
  UnstyledButton,
} from '@mantine/core';
import type { Notification } from '@dropcatch/sdk';
import { useInfiniteQuery, useMutation } from '@tanstack/react-query';
import {
  useState,
  useRef,
  type KeyboardEvent,
  useEffect,
  useEffectEvent,
  type RefObject,
} from 'react';
import { IconCheck } from '@tabler/icons-react';
import { Link, type LinkProps } from '@tanstack/react-router';
import { OpenedPanel } from '../../ui/menu/Panel.tsx';
import type { Dropdown } from '../../ui/menu/useDropdown.ts';
import styles from './NotificationDropdown.module.css';
import {
  groupsOf,
  notificationsOf,
  markNotificationRead,
  notificationPages,
  followNotifications,
} from './notifications.ts';
import { UnknownNote, type Reading } from '../../ui/page/UnknownNote.tsx';
import { formatCount } from '../../core/text/numbers.ts';
import { Time } from '../../ui/value/Time.tsx';
import { notificationLook, orderIdOf } from './notificationLooks.ts';

export type NotificationDropdownProps = Dropdown & NotificationPanelProps;

/** The open dropdown of the bell (spec, section 2). */
export function NotificationDropdown({ id, target, onClose, ...panel }: NotificationDropdownProps) {
  return (
    <OpenedPanel
      id={id}
      target={target}
      onClose={onClose}
      offset={10}
      floatingStrategy="fixed"
      // Above the toasts, which come to the same corner.
      zIndex={getDefaultZIndex('max')}
    >
      <Popover.Dropdown className={styles.dropdown} onKeyDown={moveByArrows}>
        <div className={styles.content} tabIndex={-1} data-autofocus>
          <NotificationPanel {...panel} />
        </div>
      </Popover.Dropdown>
    </OpenedPanel>
  );
}

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

/** What one notification is given. */
export interface NotificationItemProps {
  item: Notification;
  onRead: (id: number) => void;
  onLeave: () => void;
  /** Opens the news article that the notification is about. */
  onOpenArticle: (item: Notification) => void;
}

/**
 * One notification. A click marks an unread one as read, and leads to what it is about where there is such a screen; a
 * read one that leads nowhere does nothing, but stays a button, so that the focus on it is not lost.
 */
export function NotificationItem(props: NotificationItemProps) {
  const { item, onRead, onLeave, onOpenArticle } = props;
  const { id, type, title, message, is_read, created_at } = item;
  const { icon: Icon, leadsTo, opensArticle } = notificationLook(type);
  const orderId = orderIdOf(item);
  const link: LinkProps | undefined =
    orderId === undefined
      ? leadsTo && { to: leadsTo }
      : { to: '/orders/$orderId', params: { orderId } };
  const line = useRef<HTMLLIElement>(null);
  const read = () => {
    if (!is_read) onRead(id);
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
    <li ref={line} className={styles.item} data-unread={!is_read || undefined}>
      {link ? (
        <Link
          {...link}
          className={styles.main}
          data-item
          onClick={() => {
            read();
            followNotifications();
            onLeave();
          }}
        >
          {content}
        </Link>
      ) : (
        <UnstyledButton
          className={styles.main}
          data-item
          onClick={() => {
            read();
            if (!opensArticle) return;
            onLeave();
            onOpenArticle(item);
          }}
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
          onClick={() => {
            // The check goes away with the click; the focus stays on its item.
            line.current?.querySelector<HTMLElement>('[data-item]')?.focus();
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

/** Key handler of the dropdown: Up, Down, Home and End go from item to item, while Tab goes through every button. */
export function moveByArrows(event: KeyboardEvent<HTMLElement>): void {
  const step = steps[event.key];
  if (!step) return;
  const items = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-item]')];
  const at = items.findIndex((item) => item.parentElement?.contains(document.activeElement));
  items[step(at, items.length - 1)]?.focus();
  event.preventDefault();
}

/**
 * Calls back when the element that the ref is on comes into sight, or is in sight already. Without a callback nothing
 * is watched.
 */
export function useInSight(
  onSight: (() => void) | undefined,
): RefObject<HTMLParagraphElement | null> {
  const element = useRef<HTMLParagraphElement>(null);
  const watching = onSight !== undefined;
  const see = useEffectEvent(() => onSight?.());

  useEffect(() => {
    if (!watching || !element.current) return;
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) see();
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [watching]);

  return element;
}
