import { lazyPart } from '../../ui/page/lazyPart.tsx';
import { MissingOverlay } from '../../ui/menu/MissingOverlay.tsx';
import type { NotificationDropdownProps } from './NotificationDropdown.tsx';

/** Starts loading the dropdown, before it is opened. */
export const loadNotificationDropdown = () => import('./NotificationDropdown.tsx');

/** The dropdown of the bell in its lazy chunk. */
export const NotificationDropdown = lazyPart<NotificationDropdownProps>(
  async () => (await loadNotificationDropdown()).NotificationDropdown,
  MissingOverlay,
);
