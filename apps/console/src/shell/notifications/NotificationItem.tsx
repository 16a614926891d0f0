import { UnstyledButton } from '@mantine/core';
import type { Notification } from '@dropcatch/sdk';
import { IconCheck } from '@tabler/icons-react';
import { Link, useRouter } from '@tanstack/react-router';
import type { KeyboardEvent } from 'react';
import { keepOpenList } from '../../core/address/history.ts';
import { startMutation } from '../../core/api/apiQuery.ts';
import { listNames } from '../../core/text/labels.ts';
import { OrderGlyph } from '../../entities/orders/OrderStateBadge.tsx';
import { maxNamesInMessage } from '../raceResults.ts';
import { Time } from '../../ui/value/Time.tsx';
import {
  nameFirst,
  orderStateOf,
  outcomeTone,
  type NotificationEntry,
} from './notificationOutcomes.ts';
import { notificationTypeInfo, orderIdOf } from './notificationTypes.ts';
import { markNotificationRead, refreshNotifiedOrders } from './notifications.ts';
import styles from './NotificationItem.module.css';

interface NotificationItemProps {
  entry: NotificationEntry;
  /** Since when what is read still looks unread, in milliseconds since 1970. */
  markedSince: number | undefined;
  onLeave: () => void;
  onOpenArticle: (item: Notification) => void;
}

/**
 * One entry of the dropdown, with the glyph and colour of what happened. A click marks it as read and opens its screen,
 * if it has one. A read one without a screen does nothing, but it stays a button, so that it keeps the focus.
 */
export function NotificationItem({
  entry,
  markedSince,
  onLeave,
  onOpenArticle,
}: NotificationItemProps) {
  const { items } = entry;
  const [item, ...others] = items;
  const { type, created_at } = item;
  const { to, opensArticle } = notificationTypeInfo(type);
  const router = useRouter();
  const orderId = others.length === 0 ? orderIdOf(item) : undefined;
  const link =
    others.length > 0
      ? ({ to: '/orders', search: { state: 'FAILED' } } as const)
      : orderId === undefined
        ? to && { to }
        : keepOpenList(router, { to: '/orders/$orderId', params: { orderId } } as const);
  const unread = items.filter(({ is_read }) => !is_read);
  const isUnread = unread.length > 0;
  const isMarked =
    isUnread ||
    (markedSince !== undefined &&
      items.some(({ read_at }) => read_at && Date.parse(read_at) >= markedSince));
  const { title, name, text } = wordsOf(entry);
  const markRead = () => {
    for (const { id } of unread) startMutation(markNotificationRead, id);
  };
  const open = () => {
    markRead();
    if (link) refreshNotifiedOrders();
    if (link || opensArticle) onLeave();
    if (!link && opensArticle) onOpenArticle(item);
  };
  const content = (
    <>
      <Glyph item={item} />
      {isMarked && <span className="visually-hidden">Unread: </span>}
      <span className={styles.text}>
        <span className={styles.title}>
          {name && (
            <bdi translate="no" className={styles.name}>
              {name}
            </bdi>
          )}
          <span>{title}</span>
        </span>
        <span>{text}</span>
        <span className={styles.time}>
          <Time at={created_at} relative />
        </span>
      </span>
    </>
  );
  return (
    <li className={styles.item} data-unread={isMarked || undefined}>
      {link ? (
        <Link {...link} className={styles.main} data-item onClick={open}>
          {content}
        </Link>
      ) : (
        <UnstyledButton
          className={styles.main}
          data-item
          onClick={open}
          aria-disabled={(!isUnread && !opensArticle) || undefined}
        >
          {content}
        </UnstyledButton>
      )}
      {isMarked && !isUnread && (
        <span className={styles.check} aria-hidden>
          <span className={styles.dot} />
        </span>
      )}
      {isUnread && (
        <UnstyledButton
          className={styles.check}
          title="Mark as read"
          aria-label={`Mark as read: ${item.title}`}
          onClick={({ currentTarget }) => {
            // The click removes the button, so the focus goes to its notification.
            currentTarget.parentElement?.querySelector<HTMLElement>('[data-item]')?.focus();
            markRead();
          }}
        >
          <span className={styles.dot} aria-hidden />
          <IconCheck size={16} aria-hidden />
        </UnstyledButton>
      )}
    </li>
  );
}

/** The glyph of the order's state, or the icon of the type in the colour of what happened. */
function Glyph({ item }: { item: Notification }) {
  const state = orderStateOf(item);
  if (state) {
    return (
      <span className={styles.icon}>
        <OrderGlyph state={state} />
      </span>
    );
  }
  const { icon: Icon } = notificationTypeInfo(item.type);
  return (
    <Icon
      size={18}
      stroke={1.6}
      aria-hidden
      className={styles.icon}
      data-tone={outcomeTone(item)}
    />
  );
}

/** The words of an entry. A name comes first, and then the title is the second line. */
function wordsOf({ items, decided }: NotificationEntry): {
  title: string;
  name?: string;
  text: string;
} {
  const [{ title, message }] = items;
  if (items.length > 1) {
    const names = items.flatMap((item) => nameFirst(item.message)?.name ?? []);
    return {
      title: `${items.length} of ${decided} not caught`,
      text: listNames(names, maxNamesInMessage),
    };
  }
  const named = nameFirst(message);
  return named ? { title: named.rest, name: named.name, text: title } : { title, text: message };
}

const keySteps: Readonly<Record<string, (at: number, last: number) => number>> = {
  ArrowDown: (at, last) => Math.min(at + 1, last),
  ArrowUp: (at) => Math.max(at - 1, 0),
  Home: () => 0,
  End: (_at, last) => last,
};

/** For the list of items: Up, Down, Home and End move between them. Tab moves between all buttons. */
export function moveFocusByKey(event: KeyboardEvent<HTMLElement>): void {
  const step = keySteps[event.key];
  if (!step) return;
  const items = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-item]')];
  const at = items.findIndex((item) => item.parentElement?.contains(document.activeElement));
  items[step(at, items.length - 1)]?.focus();
  event.preventDefault();
}
