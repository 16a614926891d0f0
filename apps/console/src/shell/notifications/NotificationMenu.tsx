import { ActionIcon, Popover, UnstyledButton } from '@mantine/core';
import { IconBell } from '@tabler/icons-react';
import type { Notification } from '@dropcatch/sdk';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Suspense, useRef, useState } from 'react';
import {
  keepFirstPage,
  markAllNotificationsRead,
  notificationStats,
} from '../../api/notifications.ts';
import { formatCount } from '../../lib/numbers.ts';
import { NewsReader } from './lazyNewsReader.tsx';
import { loadNotificationPanel, NotificationPanel } from './lazyNotificationPanel.tsx';
import { moveByArrows } from './moveByArrows.ts';
import styles from './NotificationMenu.module.css';

/** The bell of the top bar, its unread dot, and the dropdown, which loads when it is first needed (spec, section 2). */
export function NotificationMenu() {
  const [opened, setOpened] = useState(false);
  const [reading, setReading] = useState<Notification>();
  const bell = useRef<HTMLButtonElement>(null);
  const unread = useQuery(notificationStats).data?.unread_count ?? 0;
  const { mutate: markAllRead } = useMutation(markAllNotificationsRead);

  const toggle = () => {
    if (!opened) keepFirstPage();
    setOpened(!opened);
  };
  const preload = () => void loadNotificationPanel().catch(() => undefined);

  return (
    <div className={styles.menu}>
      <Popover
        opened={opened}
        onChange={setOpened}
        position="bottom-end"
        width="min(380px, calc(100vw - 16px))"
        offset={10}
        shadow="md"
        floatingStrategy="fixed"
        trapFocus
        transitionProps={{ duration: 100 }}
      >
        <Popover.Target>
          <ActionIcon
            ref={bell}
            variant="transparent"
            c="inherit"
            size={36}
            onClick={toggle}
            onPointerEnter={preload}
            onFocus={preload}
            aria-label={
              unread > 0 ? `Notifications, ${formatCount(unread)} unread` : 'Notifications'
            }
          >
            <IconBell size={20} aria-hidden />
          </ActionIcon>
        </Popover.Target>
        <Popover.Dropdown className={styles.dropdown} onKeyDown={moveByArrows}>
          {/* Takes the focus first: the content may still be on its way. */}
          <div className={styles.content} tabIndex={-1} data-autofocus>
            <Suspense
              fallback={
                <p className={styles.waiting} role="status">
                  Loading notifications...
                </p>
              }
            >
              <NotificationPanel
                unread={unread}
                onMarkAllRead={markAllRead}
                onLeave={() => {
                  setOpened(false);
                  bell.current?.focus();
                }}
                onOpenArticle={setReading}
              />
            </Suspense>
          </div>
        </Popover.Dropdown>
      </Popover>
      {unread > 0 && (
        <UnstyledButton
          className={styles.dot}
          onClick={() => {
            bell.current?.focus();
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
