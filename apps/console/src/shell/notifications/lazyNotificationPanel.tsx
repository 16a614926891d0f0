import { lazyPart } from '../../components/lazyPart.tsx';
import type { NotificationPanelProps } from './NotificationPanel.tsx';

/** Starts loading the dropdown's content, before it is opened. */
export const loadNotificationPanel = () => import('./NotificationPanel.tsx');

/** The dropdown's content in its lazy chunk. */
export const NotificationPanel = lazyPart<NotificationPanelProps>(
  async () => (await loadNotificationPanel()).NotificationPanel,
);
