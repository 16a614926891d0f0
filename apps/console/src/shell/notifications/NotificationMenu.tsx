import { ActionIcon, UnstyledButton } from '@mantine/core';
import { IconBell } from '@tabler/icons-react';
import type { Notification } from '@dropcatch/sdk';
import { useQuery } from '@tanstack/react-query';
import { useState, type MouseEvent } from 'react';
import { startMutation } from '../../core/api/apiQuery.ts';
import { useIsTouched } from '../../core/browser/media.ts';
import { formatCount } from '../../core/text/numbers.ts';
import { serverNow } from '../../core/time/serverClock.ts';
import { second } from '../../core/time/time.ts';
import { useDropdown } from '../../ui/menu/useDropdown.ts';
import { lazyPart, LoadFailedOverlay } from '../../ui/page/lazyPart.tsx';
import {
  dropLaterPages,
  markAllLabel,
  markAllNotificationsRead,
  notificationStats,
} from './notifications.ts';
import styles from './NotificationMenu.module.css';

const NotificationDropdown = lazyPart(
  async () => (await import('./NotificationDropdown.tsx')).NotificationDropdown,
  { failed: LoadFailedOverlay },
);

const NewsArticleDialog = lazyPart(
  async () => (await import('./NewsArticleDialog.tsx')).NewsArticleDialog,
  { failed: LoadFailedOverlay },
);

/**
 * The bell of the top bar, a dot for unread notifications, which is a button that marks them as read, and the dropdown
 * (spec, section 2). The bell's name and the dropdown have their number. A finger hits the dot when it means the bell:
 * the dot then also opens the dropdown, where all that was unread keeps its mark.
 */
export function NotificationMenu() {
  const { button, dropdown } = useDropdown('dialog', NotificationDropdown.preload);
  const touched = useIsTouched();
  const [markedSince, setMarkedSince] = useState<number>();
  const [openArticle, setOpenArticle] = useState<Notification>();
  const count = useQuery(notificationStats);
  const unread = count.data?.unread_count ?? 0;
  const unreadText = unread > 0 && `${formatCount(unread)} unread`;
  const status = count.isLoadingError ? 'number of unread not known' : unreadText;

  const toggle = (event: MouseEvent<HTMLButtonElement>, since?: number) => {
    setMarkedSince(since);
    if (!dropdown) dropLaterPages();
    button.onClick?.(event);
  };

  return (
    <div className={styles.menu}>
      <ActionIcon
        {...button}
        variant="transparent"
        c="inherit"
        size={36}
        onClick={(event) => toggle(event)}
        aria-label={status ? `Notifications, ${status}` : 'Notifications'}
      >
        <IconBell size={18} aria-hidden />
      </ActionIcon>
      {dropdown && (
        <NotificationDropdown
          {...dropdown}
          markedSince={markedSince}
          onOpenArticle={setOpenArticle}
        />
      )}
      {unread > 0 && (
        <UnstyledButton
          className={styles.badge}
          onClick={(event) => {
            button.ref.current?.focus();
            startMutation(markAllNotificationsRead, undefined);
            // The service's clock may be a second behind.
            if (touched) toggle(event, serverNow() - second);
          }}
          title={markAllLabel}
          // The open dropdown has a button for it.
          aria-hidden={dropdown !== undefined}
          tabIndex={dropdown && -1}
        >
          <span className={styles.dot} aria-hidden />
        </UnstyledButton>
      )}
      {openArticle && (
        <NewsArticleDialog notification={openArticle} onClose={() => setOpenArticle(undefined)} />
      )}
    </div>
  );
}
