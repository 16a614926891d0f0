import type { AuditLog, NotificationType } from '@dropcatch/sdk';
import { isoDate } from '../world/time.ts';
import type { World } from '../world/world.ts';
import type { StoredUser } from '../world/records/users.ts';

/** IP address of all callers. It is fixed, so that answers repeat. */
export const CALLER_ADDRESS = '127.0.0.1';

export interface Notice {
  readonly type: NotificationType;
  readonly title: string;
  readonly message: string;
}

/** A new notification of a user, unread. */
export const newNotification = (
  { clock }: Pick<World, 'clock'>,
  user_id: number,
  notice: Notice,
) => ({
  user_id,
  ...notice,
  is_read: false,
  read_at: null,
  created_at: clock.iso(),
});

/** Notifies a user. Does nothing when the id is null. */
export function notify(world: World, userId: number | null, notice: Notice): void {
  if (userId !== null) world.store.notifications.add(newNotification(world, userId, notice));
}

/** Who did something. Undefined for the service itself and for a failed sign-in. */
export type Actor = Pick<StoredUser, 'id' | 'username'> | undefined;

type Details = Record<string, unknown>;

/** The content of an audit log entry, without actor and time. An error message marks a failure. */
export type AuditEvent = Pick<AuditLog, 'action' | 'resource_type' | 'resource_id'> &
  Partial<Pick<AuditLog, 'error_message' | 'details'>>;

/** A new audit log entry. Actions of the service have no IP address. */
export const newAuditEntry = (
  { clock }: Pick<World, 'clock'>,
  actor: Actor,
  event: AuditEvent,
  ip_address: string | null = actor === undefined ? null : CALLER_ADDRESS,
): Omit<AuditLog, 'id'> => ({
  created_at: clock.iso(),
  actor: actor?.username ?? null,
  actor_id: actor?.id ?? null,
  success: event.error_message == null,
  ip_address,
  error_message: null,
  details: null,
  ...event,
});

/** Writes an audit log entry. */
export function audit(
  world: Pick<World, 'store' | 'clock'>,
  ...entry: Parameters<typeof newAuditEntry> extends [unknown, ...infer Rest] ? Rest : never
): void {
  world.store.auditLogs.add(newAuditEntry(world, ...entry));
}

/** The details of an update: the changed fields, with their old and new values. */
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

/** Creates the audit log entries for one kind of record. */
const eventsFor =
  (kind: string, resource_type: string) =>
  (action: string, resource_id: number | null, details: Details | null = null): AuditEvent => ({
    action: `${kind}.${action}`,
    resource_type,
    resource_id,
    details,
  });

interface Named {
  readonly id: number;
  readonly name: string;
}

const byName =
  (event: ReturnType<typeof eventsFor>) =>
  (action: string, { id, name }: Named, details: Details = {}): AuditEvent =>
    event(action, id, { name, ...details });

/** Entries about an account: `connect` becomes `epp_account.connect`. */
export const accountEvent = byName(eventsFor('epp_account', 'EppAccount'));
export const categoryEvent = byName(eventsFor('epp_category', 'EppCategory'));
export const orderEvent = eventsFor('order', 'Order');
export const userEvent = eventsFor('user', 'User');

const ofSource = eventsFor('source', 'Source');
export const sourceEvent = byName(ofSource);

/** The deleted domains of a source: those of one drop day (milliseconds since 1970), or all. */
export function dataDeleted(source: Named, day: number | undefined, records: number): AuditEvent {
  const date = day === undefined ? 'all dates' : isoDate(day);
  return sourceEvent('delete_data', source, { date, records });
}

export const importEvent = (
  { id }: Named,
  batch_id: string,
  counts: object,
  error_message: string | null,
): AuditEvent => ({ ...ofSource('import', id, { batch_id, ...counts }), error_message });

export const signedIn = ({ id }: Pick<StoredUser, 'id'>): AuditEvent => ({
  action: 'login',
  resource_type: 'User',
  resource_id: id,
});

/** A failed sign-in with this address, and its user if there is one. */
export const loginFailed = (
  email: string,
  user: Pick<StoredUser, 'id'> | undefined,
): AuditEvent => ({
  action: 'login_failed',
  resource_type: 'User',
  resource_id: user?.id ?? null,
  error_message: 'Invalid email or password',
  details: { email },
});

export const userCreated = ({ id, username, role, manager_id = null }: StoredUser): AuditEvent =>
  userEvent('create', id, { username, role, manager_id });

/** A changed user. A new password is named without its value. */
export function userUpdated(before: StoredUser, after: StoredUser): AuditEvent {
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
  return userEvent('update', after.id, { changed: [...changed, ...secret], ...values });
}
