import type { NotificationType } from '@dropcatch/sdk';
import type { Deed } from './deeds.ts';
import type { StoredUser } from './store.ts';
import type { World } from './world.ts';

/** The address that calls come from; always the same, so that answers repeat. */
const CALLER_ADDRESS = '127.0.0.1';

/** Tells a user that something happened. */
export function notify(
  { store, clock }: World,
  userId: number,
  news: { type: NotificationType; title: string; message: string },
): void {
  store.notifications.add({
    user_id: userId,
    ...news,
    is_read: false,
    read_at: null,
    created_at: clock.iso(),
  });
}

/** Writes an entry of the audit log; with an error message it is about a failure. */
export function audit({ store, clock }: World, actor: StoredUser | undefined, deed: Deed): void {
  store.auditLogs.add({
    created_at: clock.iso(),
    actor: actor?.username ?? null,
    actor_id: actor?.id ?? null,
    success: deed.error_message === undefined || deed.error_message === null,
    ip_address: CALLER_ADDRESS,
    error_message: null,
    details: null,
    ...deed,
  });
}
