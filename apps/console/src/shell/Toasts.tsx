import { notifications, Notifications } from '@mantine/notifications';
import { onMessage, toastMilliseconds } from '../api/messages.ts';

onMessage((message) => notifications.show({ ...message }));

/** Where messages show: below the top bar, so that none lies on its menus. */
export function Toasts() {
  return <Notifications position="top-right" mt={40} autoClose={toastMilliseconds} limit={4} />;
}
