import { UnstyledButton } from '@mantine/core';
import type { Notification } from '@dropcatch/sdk';
import { IconCheck } from '@tabler/icons-react';
import { Link, type LinkProps } from '@tanstack/react-router';
import { useRef } from 'react';
import { followNotifications } from './notifications.ts';
import { Time } from '../../ui/value/Time.tsx';
import { notificationLook, orderIdOf } from './notificationLooks.ts';
import styles from './NotificationItem.module.css';

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
