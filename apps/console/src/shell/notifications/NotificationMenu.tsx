import { ActionIcon, UnstyledButton } from '@mantine/core';
import { IconBell } from '@tabler/icons-react';
import type { Notification } from '@dropcatch/sdk';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import {
  keepFirstPage,
  markAllNotificationsRead,
  notificationStats,
} from '../../api/notifications.ts';
import { useDropdown } from '../../components/menu/useDropdown.ts';
import { formatCount } from '../../lib/text/numbers.ts';
import { NewsReader } from './lazyNewsReader.ts';
import { loadNotificationDropdown, NotificationDropdown } from './lazyNotificationDropdown.ts';
import styles from './NotificationMenu.module.css';

/** The bell of the top bar, its unread dot, and the dropdown, which loads when it is first needed (spec, section 2). */
export function NotificationMenu() {
  const { button, dropdown } = useDropdown('dialog', loadNotificationDropdown);
  const [reading, setReading] = useState<Notification>();
  const unread = useQuery(notificationStats).data?.unread_count ?? 0;
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
        aria-label={unread > 0 ? `Notifications, ${formatCount(unread)} unread` : 'Notifications'}
      >
        <IconBell size={20} aria-hidden />
      </ActionIcon>
      {dropdown && (
        <Suspense>
          <NotificationDropdown
            {...dropdown}
            unread={unread}
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
        />
      )}
      {reading && (
        <Suspense fallback={null}>
          <NewsReader notification={reading} onClose={() => setReading(undefined)} />
        </Suspense>
      )}
    </div>
  );
}
