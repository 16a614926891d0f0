import { notifications, Notifications } from '@mantine/notifications';
import { onMessage, toastMilliseconds } from '../api/messages.ts';
import styles from './Toasts.module.css';

onMessage((message) => notifications.show({ ...message }));

/**
 * Where messages show: below the top bar, so that none lies on its menus, and on wide screens below the buttons of a page
 * and the cross of a dialog. One under the pointer waits until the pointer leaves it; it should not be there by chance, nor in
 * the way of the next click. As tall as they need: what became of a long run
 * is read here where the session ended in its middle.
 */
export function Toasts() {
  return (
    <Notifications
      position="top-right"
      className={styles.toasts ?? ''}
      autoClose={toastMilliseconds}
      limit={4}
      notificationMaxHeight="80dvh"
    />
  );
}
