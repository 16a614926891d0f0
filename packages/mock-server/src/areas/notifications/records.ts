import type { Notification } from '@dropcatch/sdk';

/** A notification and who it is for. */
export type StoredNotification = Notification & { user_id: number };
