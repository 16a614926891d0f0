import type { NotificationType } from '@dropcatch/sdk';
import type { Deed } from './deeds.ts';
import type { StoredUser } from './store.ts';
import type { World } from './world.ts';

/** The address that calls come from; always the same, so that answers repeat. */
export const CALLER_ADDRESS = '127.0.0.1';

/** What a user is told. */
export interface Notice {
  readonly type: NotificationType;
  readonly title: string;
  readonly message: string;
}

/** Tells a user that something happened. */
export function notify({ store, clock }: World, userId: number, notice: Notice): void {
  store.notifications.add({
    user_id: userId,
    ...notice,
    is_read: false,
    read_at: null,
    created_at: clock.iso(),
  });
}

/** Who did something; nobody for what the service did by itself, or a sign-in that failed. */
export type Actor = Pick<StoredUser, 'id' | 'username'> | undefined;

/** Writes an entry of the audit log; with an error message it is about a failure. What the service does has no address. */
export function audit(
  { store, clock }: Pick<World, 'store' | 'clock'>,
  actor: Actor,
  deed: Deed,
  ip: string | null = actor === undefined ? null : CALLER_ADDRESS,
): void {
  store.auditLogs.add({
    created_at: clock.iso(),
    actor: actor?.username ?? null,
    actor_id: actor?.id ?? null,
    success: deed.error_message == null,
    ip_address: ip,
    error_message: null,
    details: null,
    ...deed,
  });
}
