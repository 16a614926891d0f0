import { ActionIcon, UnstyledButton } from '@mantine/core';
import { IconBell } from '@tabler/icons-react';
import type { Notification, NotificationStats } from '@dropcatch/sdk';
import { useMutation, useQuery, type UseQueryResult } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { lazyPart, MissingOverlay } from '../../ui/page/lazyPart.tsx';
import type { NotificationDropdownProps } from './NotificationDropdown.tsx';
import type { NewsReaderProps } from './NewsReader.tsx';
import { keepFirstPage, markAllNotificationsRead, notificationStats } from './notifications.ts';
import { useDropdown } from '../../ui/menu/useDropdown.ts';
import { isUnknown } from '../../ui/page/UnknownNote.tsx';
import { formatCount } from '../../core/text/numbers.ts';
import styles from './NotificationMenu.module.css';

/** Starts loading the dropdown, before it is opened. */
const loadNotificationDropdown = () => import('./NotificationDropdown.tsx');

/** The dropdown of the bell in its lazy chunk. */
const NotificationDropdown = lazyPart<NotificationDropdownProps>(
  async () => (await loadNotificationDropdown()).NotificationDropdown,
  MissingOverlay,
);

/** The dialog with a news article in its lazy chunk. */
const NewsReader = lazyPart<NewsReaderProps>(
  async () => (await import('./NewsReader.tsx')).NewsReader,
  MissingOverlay,
);

/** The bell of the top bar, its count of unread ones, a button that marks them as read, and the dropdown, which loads when it is first needed (spec, section 2). */
export function NotificationMenu() {
  const { button, dropdown } = useDropdown('dialog', loadNotificationDropdown);
  const [reading, setReading] = useState<Notification>();
  const count = useQuery(notificationStats);
  const unread = count.data?.unread_count ?? 0;
  const { mutate: markAllRead } = useMutation(markAllNotificationsRead);

  return (
    <div className={styles.menu}>
      <ActionIcon
        {...button}
        variant="transparent"
        c="inherit"
        size={36}
        onClick={(event) => {
          if (!dropdown) keepFirstPage();
          button.onClick?.(event);
        }}
        aria-label={bellName(count)}
      >
        <IconBell size={18} aria-hidden />
      </ActionIcon>
      {dropdown && (
        <Suspense>
          <NotificationDropdown
            {...dropdown}
            unread={unread}
            count={count}
            onMarkAllRead={markAllRead}
            onLeave={() => {
              dropdown.onClose();
              dropdown.target.current?.focus();
            }}
            onOpenArticle={setReading}
          />
        </Suspense>
      )}
      {unread > 0 && (
        <UnstyledButton
          className={styles.dot}
          onClick={() => {
            button.ref.current?.focus();
            markAllRead();
          }}
          aria-label="Mark all as read"
          title="Mark all as read"
        >
          <span className={styles.count} data-count={unread > 9 ? '9+' : unread} aria-hidden />
        </UnstyledButton>
      )}
      {reading && (
        <Suspense fallback={null}>
          <NewsReader notification={reading} onClose={() => setReading(undefined)} />
        </Suspense>
      )}
    </div>
  );
}

/** The bell, with how many are unread; that this is not known is said, too. */
function bellName(count: UseQueryResult<NotificationStats>): string {
  if (isUnknown(count)) return 'Notifications, number of unread not known';
  const unread = count.data?.unread_count ?? 0;
  return unread > 0 ? `Notifications, ${formatCount(unread)} unread` : 'Notifications';
}
