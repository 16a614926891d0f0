import { Text } from '@mantine/core';
import { lazyPart } from '../../lib/lazyPart.ts';
import type { NotificationPanelProps } from './NotificationPanel.tsx';

/** Starts loading the dropdown's content, before it is opened. */
export const loadNotificationPanel = () => import('./NotificationPanel.tsx');

/** The dropdown's content in its lazy chunk. */
export const NotificationPanel = lazyPart<NotificationPanelProps>(
  async () => (await loadNotificationPanel()).NotificationPanel,
  MissingPanel,
);

function MissingPanel() {
  return (
    <Text size="sm" p="md" role="alert">
      Notifications could not be loaded. Check your connection and reload the page.
    </Text>
  );
}
