import { Button, getDefaultZIndex } from '@mantine/core';
import { notifications, Notifications } from '@mantine/notifications';
import type { FocusEvent } from 'react';
import { longMilliseconds, setMessageRenderer, toastMilliseconds } from '../core/api/messages.ts';
import { useSession } from '../core/session/session.ts';
import styles from './Toasts.module.css';

/** What had the focus before it went to a toast. */
let focusedBefore: HTMLElement | undefined;

setMessageRenderer({
  show: ({ recordName, action, message: text, spoken, onClose, ...rest }) => {
    const { autoClose } = rest;
    const message = spoken ? (
      <>
        <span className="visually-hidden" role="alert">
          {spoken}
        </span>
        <div>{text}</div>
      </>
    ) : (
      text
    );
    const toast = {
      ...rest,
      message:
        recordName || action ? (
          <div className={styles.row}>
            <div>
              <div>{message}</div>
              {recordName && <bdi className={styles.recordName}>{recordName}</bdi>}
            </div>
            {action && <Action {...action} />}
          </div>
        ) : (
          message
        ),
      'data-stays': autoClose === false || autoClose >= longMilliseconds || undefined,
    };
    // Mantine waits for the pointer by itself, but for the focus only in its stacked layout.
    const id = notifications.show({
      ...toast,
      onClose: () => {
        onClose?.();
        returnFocus();
      },
      onFocusCapture: ({ currentTarget, relatedTarget }: FocusEvent) => {
        if (currentTarget.contains(relatedTarget)) return;
        if (relatedTarget instanceof HTMLElement && !isInToast(relatedTarget))
          focusedBefore = relatedTarget;
        notifications.update({ ...toast, id, autoClose: false });
      },
      onBlurCapture: ({ currentTarget, relatedTarget }: FocusEvent) => {
        if (currentTarget.contains(relatedTarget)) return;
        notifications.update({ ...toast, id, autoClose });
      },
    });
  },
  hide: notifications.hide,
  clean: notifications.clean,
});

const isInToast = (element: Element) => element.closest(`.${styles.toasts}`) !== null;

/** When the toast with the focus closes, the focus goes back to where it was before. */
function returnFocus(): void {
  if (document.activeElement && isInToast(document.activeElement)) focusedBefore?.focus();
}

function Action({ label, run }: { label: string; run: () => void }) {
  if (useSession().status !== 'signedIn') return null;
  return (
    <Button
      size="compact-sm"
      variant="default"
      className={styles.action}
      data-message-action
      aria-keyshortcuts="m"
      onClick={run}
    >
      {label}
    </Button>
  );
}

/**
 * Shows messages at the top right (spec, section 9), below the top bar, so that its countdown, search and bell stay in
 * sight. A message that somebody must act on stays longer, and is below the head of the screen, too. A message waits while the pointer
 * or the focus is on it. `notificationMaxHeight` leaves room for the results of a long bulk action, which show here if
 * the session ended meanwhile.
 */
export function Toasts() {
  return (
    <Notifications
      position="top-right"
      className={styles.toasts}
      // Above dialogs, below an open menu.
      zIndex={getDefaultZIndex('popover') - 1}
      autoClose={toastMilliseconds}
      limit={4}
      notificationMaxHeight="80dvh"
    />
  );
}
