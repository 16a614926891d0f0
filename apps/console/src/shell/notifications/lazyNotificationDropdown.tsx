import { MissingDropdown } from '../../components/lazyDropdowns.tsx';
import { lazyPart } from '../../lib/lazyPart.ts';
import type { NotificationDropdownProps } from './NotificationDropdown.tsx';

export const loadNotificationDropdown = () => import('./NotificationDropdown.tsx');

/** The dropdown of the bell in its lazy chunk. */
export const NotificationDropdown = lazyPart<NotificationDropdownProps>(
  async () => (await loadNotificationDropdown()).NotificationDropdown,
  MissingDropdown,
);
