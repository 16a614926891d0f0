import { Button, getDefaultZIndex } from '@mantine/core';
import { notifications, Notifications } from '@mantine/notifications';
import { setMessageRenderer, toastMilliseconds } from '../core/api/messages.ts';
import { useSession } from '../core/session/session.ts';
import styles from './Toasts.module.css';

setMessageRenderer({
  show: ({ recordName, action, message, ...rest }) =>
    notifications.show({
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
    }),
  hide: notifications.hide,
  clean: notifications.clean,
});

function Action({ label, run }: { label: string; run: () => void }) {
  if (useSession().status !== 'signedIn') return null;
  return (
    <Button size="compact-sm" variant="default" className={styles.action} onClick={run}>
      {label}
    </Button>
  );
}

/**
 * Shows messages at the top right (spec, section 9). The first one covers the end of the top bar, so that the content of
 * the screen stays usable. A message stays while the pointer is on it. `notificationMaxHeight` leaves room for the
 * results of a long bulk action, which show here if the session ended meanwhile.
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
