import { notifications, Notifications } from '@mantine/notifications';
import { onMessage, toastMilliseconds } from '../api/messages.ts';

onMessage((message) => notifications.show({ ...message }));

/**
 * Where messages show: below the top bar, so that none lies on its menus. As tall as they need: what became of a long run
 * is read here where the session ended in its middle.
 */
export function Toasts() {
  return (
    <Notifications
      position="top-right"
      mt={40}
      autoClose={toastMilliseconds}
      limit={4}
      notificationMaxHeight="80dvh"
    />
  );
}
