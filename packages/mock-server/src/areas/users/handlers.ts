import type { UserUpdate } from '@dropcatch/sdk';
import { type Area, created, ok } from '../../engine/call.ts';
import { pluralize } from '../../text/words.ts';
import { signToken, startSession } from '../../engine/session.ts';
import { MINUTE } from '../../world/time.ts';
import type { Store } from '../../world/store.ts';
import type { World } from '../../world/world.ts';
import {
  audit,
  CALLER_ADDRESS,
  loginFailed,
  notify,
  signedIn,
  userCreated,
  userUpdated,
} from '../activity.ts';
import { deny, denyField, Refused } from '../../engine/refused.ts';
import { found, type RecordCall } from '../answers.ts';
import type { StoredUser } from '../../world/records/users.ts';
import {
  type Assignment,
  checkUnique,
  contactOf,
  createUser,
  dutiesOf,
  newUser,
  removeUser,
  type SaveCall,
  updateUser,
  userList,
  userView,
} from './users.ts';

/** The role and manager that an admin assigns. Only the role user has a manager (contract). */
function assignment(
  { users }: Store,
  body: Pick<UserUpdate, 'role' | 'manager_id'>,
  { id, role: was, manager_id: had = null }: Partial<Assignment> & { readonly id?: number },
): Assignment {
  const role = body.role ?? was ?? 'user';
  const manager_id = role !== 'user' ? null : body.manager_id === undefined ? had : body.manager_id;
  // A manager who becomes a user cannot be their own manager.
  const isManager = manager_id !== id && users.get(manager_id ?? 0)?.role === 'manager';
  if (manager_id !== null && !isManager) denyField('manager_id', 'is not a manager');
  return { role, manager_id };
}

function dutiesText(store: Store, { id, username }: StoredUser): string | undefined {
  const duties = dutiesOf(store, id);
  return duties && `${username} looks after ${duties}: assign them to others first`;
}

/** Refuses a change that locks the caller out or leaves users without their manager. */
function checkRole({ store, user, body }: SaveCall<UserUpdate>, target: StoredUser): void {
  if (target.id === user.id && body.is_active === false) {
    deny(409, 'You cannot deactivate your own account', 'is_active');
  }
  if ((body.role ?? target.role) === target.role) return;
  if (target.id === user.id) deny(409, 'You cannot change your own role', 'role');
  const duties = dutiesText(store, target);
  if (duties !== undefined) deny(409, duties, 'role');
}

const userWith = ({ store, params }: RecordCall): StoredUser =>
  found(store.users.get(params.id), 'User');

export const adminUsers = {
  'adminUsers/list': ({ store, params }) => userList(store, params, () => true),

  'adminUsers/create': (call) => createUser(call, assignment(call.store, call.body, {})),

  'adminUsers/update': (call) => {
    const target = userWith(call);
    const assigned = assignment(call.store, call.body, {
      ...target,
      manager_id: target.manager_id ?? null,
    });
    checkRole(call, target);
    return updateUser(call, target, assigned);
  },

  'adminUsers/delete': (call) => {
    const target = userWith(call);
    if (target.id === call.user.id) deny(409, 'You cannot delete your own account');
    const duties = dutiesText(call.store, target);
    return duties === undefined ? removeUser(call, target) : deny(409, duties);
  },
} satisfies Area<'adminUsers'>;

/** Number of wrong passwords for an address after which sign-in is refused, and their time window in milliseconds. */
const ATTEMPTS = 10;
const ATTEMPTS_WITHIN = 15 * MINUTE;

/** Seconds until sign-in with an address is allowed again, from the failures in the audit log. 0 when it is allowed. */
function lockedFor({ store, clock }: World, email: string): number {
  const now = clock.now();
  const ends = store.auditLogs
    .filter(({ action, details }) => action === 'login_failed' && details?.['email'] === email)
    .map(({ created_at }) => Date.parse(created_at) + ATTEMPTS_WITHIN)
    .filter((end) => end > now);
  return Math.ceil(((ends.at(-ATTEMPTS) ?? now) - now) / 1000);
}

export const auth = {
  'auth/login': async (call) => {
    const { body, store } = call;
    const email = body.email.trim().toLowerCase();
    const seconds = lockedFor(call, email);
    if (seconds > 0) {
      const text = `Too many attempts. Try again in ${pluralize(seconds, 'second')}.`;
      throw new Refused(429, { error: text }, { 'retry-after': String(seconds) });
    }
    const user = store.users.find((candidate) => candidate.email.toLowerCase() === email);
    if (user === undefined || !user.is_active || user.password !== body.password) {
      audit(call, undefined, loginFailed(email, user), CALLER_ADDRESS);
      deny(401, 'Invalid email or password');
    }
    audit(call, user, signedIn(user));
    return ok({ ...(await startSession(call, user)), user: userView(store, user) });
  },

  'auth/register': async (call) => {
    const { body, store } = call;
    checkUnique(store, body);
    const user = store.users.add(newUser(call, body, { role: 'user', manager_id: null }));
    audit(call, user, userCreated(user));
    notify(call, user.id, {
      type: 'system',
      title: 'Welcome',
      message: 'Your account is ready. Browse the catalogue and place your first order.',
    });
    return created({ ...(await startSession(call, user)), user: userView(store, user) });
  },

  'auth/refresh': async (call) => ok({ access_token: await signToken(call, call, 'access') }),

  'auth/logout': ({ store, session }) => {
    store.endedSessions.add(session);
    return ok({ message: 'Signed out' });
  },

  'auth/profile': ({ store, user }) => ok(userView(store, user)),

  'auth/updateProfile': (call) => {
    const { store, user, body } = call;
    checkUnique(store, body, user.id);
    const before = { ...user };
    Object.assign(user, body, contactOf(body));
    audit(call, user, userUpdated(before, user));
    return ok(userView(store, user));
  },

  'auth/changePassword': (call) => {
    const { user, body } = call;
    if (user.password !== body.current_password) {
      deny(400, 'The current password is wrong', 'current_password');
    }
    const before = { ...user };
    user.password = body.new_password;
    audit(call, user, userUpdated(before, user));
    return ok({ message: 'Password updated successfully' });
  },
} satisfies Area<'auth'>;

/** All managers. Inactive ones are included, because a form must show the manager of an existing record. */
function managerList({ store }: World) {
  const managers = store.users
    .filter(({ role }) => role === 'manager')
    .map(({ id, company, username }) => ({ id, company_name: company ?? username }))
    .toSorted((a, b) => a.company_name.localeCompare(b.company_name, 'en') || a.id - b.id);
  return ok({ managers });
}

export const managers = {
  'managers/list': managerList,
  'managers/listForUsers': managerList,
} satisfies Area<'managers'>;

const isOwn = ({ role, manager_id }: StoredUser, manager: StoredUser): boolean =>
  role === 'user' && manager_id === manager.id;

function ownUser(call: RecordCall): StoredUser {
  const target = userWith(call);
  return found(isOwn(target, call.user) ? target : undefined, 'User');
}

/** The users of the calling manager, who cannot see roles and other managers. */
export const users = {
  'users/list': ({ store, user, params }) => userList(store, params, (row) => isOwn(row, user)),

  'users/create': (call) => createUser(call, { role: 'user', manager_id: call.user.id }),

  'users/update': (call) =>
    updateUser(call, ownUser(call), { role: 'user', manager_id: call.user.id }),

  'users/delete': (call) => removeUser(call, ownUser(call)),
} satisfies Area<'users'>;
