import type { AuditLog, NotificationType } from '@dropcatch/sdk';
import { isoDate } from '../world/clock.ts';
import type { World } from '../world/world.ts';
import type { StoredUser } from './users/records.ts';

/** The address that calls come from; always the same, so that answers repeat. */
export const CALLER_ADDRESS = '127.0.0.1';

export interface Notice {
  readonly type: NotificationType;
  readonly title: string;
  readonly message: string;
}

/** Tells a user that something happened; nobody where there is none. */
export function notify({ store, clock }: World, userId: number | null, notice: Notice): void {
  if (userId === null) return;
  const created_at = clock.iso();
  store.notifications.add({
    user_id: userId,
    ...notice,
    is_read: false,
    read_at: null,
    created_at,
  });
}

/** Who did something; nobody for what the service did by itself, or a sign-in that failed. */
export type Actor = Pick<StoredUser, 'id' | 'username'> | undefined;

type Details = Record<string, unknown>;

/** What an entry of the audit log says, beside who and when; with an error message it is about a failure. */
export type Deed = Pick<AuditLog, 'action' | 'resource_type' | 'resource_id'> &
  Partial<Pick<AuditLog, 'error_message' | 'details'>>;

/** Writes an entry of the audit log. What the service does has no address. */
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

/** What the audit log says of an update: the fields that it changed, and what was and is in them. */
export function changesOf(before: object, after: object) {
  const was: Readonly<Details> = { ...before };
  const is: Readonly<Details> = { ...after };
  const changed = Object.keys({ ...was, ...is }).filter(
    (name) => JSON.stringify(was[name] ?? null) !== JSON.stringify(is[name] ?? null),
  );
  const values = (of: Readonly<Details>): Details =>
    Object.fromEntries(changed.map((name) => [name, of[name] ?? null]));
  return { changed, from: values(was), to: values(is) };
}

/** What is told of deeds with one kind of record. */
const deedsWith =
  (kind: string, resource_type: string) =>
  (action: string, resource_id: number | null, details: Details | null = null): Deed => ({
    action: `${kind}.${action}`,
    resource_type,
    resource_id,
    details,
  });

interface Named {
  readonly id: number;
  readonly name: string;
}

/** The same of records that are told with their name. */
const byName =
  (deed: ReturnType<typeof deedsWith>) =>
  (action: string, { id, name }: Named, details: Details = {}): Deed =>
    deed(action, id, { name, ...details });

/** What somebody did with an account: `connect` is told as `epp_account.connect`. */
export const accountDeed = byName(deedsWith('epp_account', 'EppAccount'));
export const categoryDeed = byName(deedsWith('epp_category', 'EppCategory'));
export const orderDeed = deedsWith('order', 'Order');
export const userDeed = deedsWith('user', 'User');

const ofSource = deedsWith('source', 'Source');
export const sourceDeed = byName(ofSource);

/** The stored domains of a source were deleted: those of one drop day (milliseconds since 1970), or all. */
export function dataDeleted(source: Named, day: number | undefined, records: number): Deed {
  const date = day === undefined ? 'all dates' : isoDate(day);
  return sourceDeed('delete_data', source, { date, records });
}

/** An import ended, with what came of its records, or with why it failed. */
export const importDeed = (
  { id }: Named,
  batch_id: string,
  counts: object,
  error_message: string | null,
): Deed => ({ ...ofSource('import', id, { batch_id, ...counts }), error_message });

export const signedIn = ({ id }: Pick<StoredUser, 'id'>): Deed => ({
  action: 'login',
  resource_type: 'User',
  resource_id: id,
});

/** Somebody could not sign in with this address, of that user if it is one's. */
export const loginFailed = (email: string, user: Pick<StoredUser, 'id'> | undefined): Deed => ({
  action: 'login_failed',
  resource_type: 'User',
  resource_id: user?.id ?? null,
  error_message: 'Invalid email or password',
  details: { email },
});

/** An account was made, by its owner or for somebody. */
export const userCreated = ({ id, username, role, manager_id = null }: StoredUser): Deed =>
  userDeed('create', id, { username, role, manager_id });

/** A user was changed; of the password only that it was. */
export function userUpdated(before: StoredUser, after: StoredUser): Deed {
  const shown = ({
    email,
    username,
    first_name,
    last_name,
    phone,
    ...user
  }: StoredUser): object => {
    const { company, role, manager_id, is_active } = user;
    return { email, username, first_name, last_name, phone, company, role, manager_id, is_active };
  };
  const { changed, ...values } = changesOf(shown(before), shown(after));
  const secret = before.password === after.password ? [] : ['password'];
  return userDeed('update', after.id, { changed: [...changed, ...secret], ...values });
}
