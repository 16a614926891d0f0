import { Button, Group, Popover, Text } from '@mantine/core';
import type { Notification } from '@dropcatch/sdk';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { startMutation } from '../../core/api/apiQuery.ts';
import { formatCount } from '../../core/text/numbers.ts';
import { marked } from '../../ui/focus/dom.ts';
import { OpenedPanel } from '../../ui/menu/Panel.tsx';
import type { Dropdown } from '../../ui/menu/useDropdown.ts';
import { LoadButton } from '../../ui/page/RefreshButton.tsx';
import { StaleDataNote } from '../../ui/page/StaleDataNote.tsx';
import { moveFocusByKey, NotificationItem } from './NotificationItem.tsx';
import { entriesOf } from './notificationOutcomes.ts';
import {
  markAllLabel,
  markAllNotificationsRead,
  notificationPages,
  mergePages,
  notificationStats,
} from './notifications.ts';
import styles from './NotificationDropdown.module.css';

interface NotificationDropdownProps extends Dropdown {
  /** Since when what is read still looks unread, in milliseconds since 1970: the tap that opened this has read all. */
  markedSince: number | undefined;
  onOpenArticle: (item: Notification) => void;
}

/** The open dropdown of {@link NotificationMenu}: the newest first. Scrolling to the end loads more (spec, section 4). */
export function NotificationDropdown(props: NotificationDropdownProps) {
  const { id, target, onClose, markedSince, onOpenArticle } = props;
  const count = useQuery(notificationStats);
  const unread = count.data?.unread_count ?? 0;
  const list = useInfiniteQuery(notificationPages);
  const items = list.data && mergePages(list.data.pages);
  const { hasNextPage, isFetching, isFetchNextPageError, error } = list;
  const loadMore = () => list.fetchNextPage();
  const loadMoreWhenVisible = (end: HTMLElement | null) => {
    if (!end) return;
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) void loadMore();
    });
    observer.observe(end);
    return () => observer.disconnect();
  };
  const closeAndFocus = () => {
    onClose();
    target.current?.focus();
  };

  return (
    <OpenedPanel id={id} target={target} onClose={onClose} offset={10} floatingStrategy="fixed">
      <Popover.Dropdown className={styles.dropdown} onKeyDown={moveFocusByKey}>
        <div className={styles.content}>
          <div className={styles.head}>
            <Text component="h2" fw={600} lh={1.5} tabIndex={-1} data-autofocus>
              Notifications
            </Text>
            {unread > 0 && <span className={styles.note}>{`${formatCount(unread)} unread`}</span>}
            <Button
              size="compact-xs"
              variant="subtle"
              ml="auto"
              disabled={unread === 0 && !items?.some(({ is_read }) => !is_read)}
              onClick={({ currentTarget }) => {
                // The click disables the button, which would lose the focus.
                currentTarget.parentElement
                  ?.querySelector<HTMLElement>(marked('data-autofocus'))
                  ?.focus();
                startMutation(markAllNotificationsRead, undefined);
              }}
            >
              {markAllLabel}
            </Button>
          </div>
          <div className={styles.scroller} aria-busy={isFetching}>
            <StaleDataNote query={count} what="the number of unread notifications" />
            {error && !isFetchNextPageError && (
              <LoadErrorNote onRetry={list.refetch}>
                {items ? 'Newer ones are not loaded yet.' : 'Not loaded yet.'}
              </LoadErrorNote>
            )}
            {items && items.length > 0 && (
              <ul className="plain-list">
                {entriesOf(items).map((entry) => (
                  <NotificationItem
                    key={entry.items[0].id}
                    entry={entry}
                    markedSince={markedSince}
                    onLeave={closeAndFocus}
                    onOpenArticle={onOpenArticle}
                  />
                ))}
              </ul>
            )}
            {isFetchNextPageError ? (
              <LoadErrorNote onRetry={loadMore}>Older ones are not loaded yet.</LoadErrorNote>
            ) : (
              !list.isLoadingError && (
                <p
                  className={styles.end}
                  ref={hasNextPage && !isFetching ? loadMoreWhenVisible : null}
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

interface LoadErrorNoteProps {
  onRetry: () => Promise<unknown>;
  children: string;
}

/** Says which notifications are missing, with a retry button. The error itself is only logged (spec, section 8). */
function LoadErrorNote({ onRetry, children }: LoadErrorNoteProps) {
  return (
    <Group px={14} py={10} justify="space-between">
      <Text size="sm" c="dimmed">
        {children}
      </Text>
      <LoadButton variant="default" size="xs" load={onRetry}>
        Try again
      </LoadButton>
    </Group>
  );
}
