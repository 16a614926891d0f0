import type { Notification } from '@dropcatch/sdk';

export type StoredNotification = Notification & { user_id: number };
