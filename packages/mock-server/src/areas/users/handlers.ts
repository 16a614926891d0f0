import type { ManagerList, UserUpdate } from '@dropcatch/sdk';
import { type Area, counted, created, ok, refuse, wrongField } from '../../engine/call.ts';
import { openSession, signAccess } from '../../engine/session.ts';
import { MINUTE } from '../../world/clock.ts';
import type { Store } from '../../world/store.ts';
import type { World } from '../../world/world.ts';
import {
  audit,
  CALLER_ADDRESS,
  loginFailed,
  notify,
  userCreated,
  userUpdated,
} from '../activity.ts';
import type { StoredUser } from './records.ts';
import {
  type Assignment,
  contactOf,
  createUser,
  dutiesOf,
  inUse,
  newUser,
  NOT_FOUND,
  removeUser,
  type SaveCall,
  updateUser,
  userList,
  userView,
} from './users.ts';

/** The role and manager that an admin gives; a manager counts for the role user only (contract). */
function assignment(
  body: Pick<UserUpdate, 'role' | 'manager_id'>,
  current: Assignment,
): Assignment {
  const role = body.role ?? current.role;
  if (role !== 'user') return { role, manager_id: null };
  return { role, manager_id: body.manager_id === undefined ? current.manager_id : body.manager_id };
}

/** Why a user cannot belong to this manager; undefined when they can. A manager who becomes a user is no manager then. */
function managerTrouble(store: Store, managerId: number | null, userId?: number) {
  if (managerId === null) return undefined;
  const isManager = managerId !== userId && store.users.get(managerId)?.role === 'manager';
  return isManager ? undefined : wrongField('manager_id', 'is not a manager');
}

const conflict = (field: string, text: string) => refuse(409, text, { [field]: text });

/** Why an account cannot lose its role or be shut: nobody locks themselves out, no manager leaves users behind. */
function roleTrouble({ store, user, body }: SaveCall<UserUpdate>, target: StoredUser) {
  const { role = target.role, is_active } = body;
  if (target.id === user.id && is_active === false) {
    return conflict('is_active', 'You cannot deactivate your own account');
  }
  if (role === target.role) return undefined;
  if (target.id === user.id) return conflict('role', 'You cannot change your own role');
  const duties = dutiesOf(store, target.id);
  return duties === undefined
    ? undefined
    : conflict('role', `${target.username} looks after ${duties}: assign them to others first`);
}

/** All users, for admins. */
export const adminUsers = {
  'adminUsers/list': ({ store, params }) => ok(userList(store, params, () => true)),

  'adminUsers/create': (call) => {
    const assigned = assignment(call.body, { role: 'user', manager_id: null });
    return managerTrouble(call.store, assigned.manager_id) ?? createUser(call, assigned);
  },

  'adminUsers/update': (call) => {
    const target = call.store.users.get(call.params.id);
    if (target === undefined) return NOT_FOUND;
    const { role, manager_id = null } = target;
    const assigned = assignment(call.body, { role, manager_id });
    return (
      managerTrouble(call.store, assigned.manager_id, target.id) ??
      roleTrouble(call, target) ??
      updateUser(call, target, assigned)
    );
  },

  'adminUsers/delete': (call) => {
    const { store, user, params } = call;
    const target = store.users.get(params.id);
    if (target === undefined) return NOT_FOUND;
    if (target.id === user.id) return refuse(409, 'You cannot delete your own account');
    const duties = dutiesOf(store, target.id);
    if (duties !== undefined) {
      return refuse(409, `${target.username} looks after ${duties}: assign them to others first`);
    }
    return removeUser(call, target);
  },
} satisfies Area<'adminUsers'>;

/** After so many wrong passwords for an address within this time, in milliseconds, nobody can sign in with it. */
const ATTEMPTS = 10;
const ATTEMPTS_WITHIN = 15 * MINUTE;

/** For how many seconds nobody can sign in with an address; 0 when somebody can. The audit log says what was tried. */
function lockedFor({ store, clock }: World, email: string): number {
  const now = clock.now();
  const ends = store.auditLogs
    .filter(({ action, details }) => action === 'login_failed' && details?.['email'] === email)
    .map(({ created_at }) => Date.parse(created_at) + ATTEMPTS_WITHIN)
    .filter((end) => end > now);
  return Math.ceil(((ends.at(-ATTEMPTS) ?? now) - now) / 1000);
}

/** Signing in and out, and one's own profile. */
export const auth = {
  'auth/login': async (call) => {
    const { body, store } = call;
    const email = body.email.trim().toLowerCase();
    const seconds = lockedFor(call, email);
    if (seconds > 0) {
      const text = `Too many attempts. Try again in ${counted(seconds, 'second')}.`;
      return { ...refuse(429, text), headers: { 'retry-after': String(seconds) } };
    }
    const user = store.users.find((candidate) => candidate.email.toLowerCase() === email);
    if (user === undefined || !user.is_active || user.password !== body.password) {
      audit(call, undefined, loginFailed(email, user), CALLER_ADDRESS);
      return refuse(401, 'Invalid email or password');
    }
    audit(call, user, { action: 'login', resource_type: 'User', resource_id: user.id });
    return ok({ ...(await openSession(call, user)), user: userView(store, user) });
  },

  'auth/register': async (call) => {
    const { body, store } = call;
    const taken = inUse(store, body);
    if (taken !== undefined) return refuse(409, taken.error, taken.fields);
    const user = store.users.add(newUser(call, body, { role: 'user', manager_id: null }));
    audit(call, user, userCreated(user));
    notify(call, user.id, {
      type: 'system',
      title: 'Welcome',
      message: 'Your account is ready. Browse the catalogue and place your first order.',
    });
    return created({ ...(await openSession(call, user)), user: userView(store, user) });
  },

  'auth/refresh': async (call) => ok({ access_token: await signAccess(call, call) }),

  'auth/logout': ({ store, session }) => {
    store.endedSessions.add(session);
    return ok({ message: 'Signed out' });
  },

  'auth/profile': ({ store, user }) => ok(userView(store, user)),

  'auth/updateProfile': (call) => {
    const { store, user, body } = call;
    const taken = inUse(store, body, user.id);
    if (taken !== undefined) return refuse(409, taken.error, taken.fields);
    const before = { ...user };
    Object.assign(user, body, contactOf(body));
    audit(call, user, userUpdated(before, user));
    return ok(userView(store, user));
  },

  'auth/changePassword': (call) => {
    const { user, body } = call;
    if (user.password !== body.current_password) {
      const text = 'The current password is wrong';
      return refuse(400, text, { current_password: text });
    }
    const before = { ...user };
    user.password = body.new_password;
    audit(call, user, userUpdated(before, user));
    return ok({ message: 'Password updated successfully' });
  },
} satisfies Area<'auth'>;

/** Every manager, inactive ones too: a form has to show whom a record belongs to already. */
function managerList(store: Store): ManagerList {
  const managers = store.users
    .filter(({ role }) => role === 'manager')
    .map(({ id, company, username }) => ({ id, company_name: company ?? username }))
    .toSorted((a, b) => a.company_name.localeCompare(b.company_name, 'en') || a.id - b.id);
  return { managers };
}

/** Managers to choose from in forms. */
export const managers = {
  'managers/list': ({ store }) => ok(managerList(store)),
  'managers/listForUsers': ({ store }) => ok(managerList(store)),
} satisfies Area<'managers'>;

/** The user with this id, if it is one of the calling manager's. */
function ownUser(call: World & { user: StoredUser; params: { id: number } }) {
  const target = call.store.users.get(call.params.id);
  return target?.role === 'user' && target.manager_id === call.user.id ? target : undefined;
}

/** The users of the signed-in manager; roles and other managers are not theirs to see. */
export const users = {
  'users/list': ({ store, user, params }) =>
    ok(
      userList(store, params, ({ role, manager_id }) => role === 'user' && manager_id === user.id),
    ),

  'users/create': (call) => createUser(call, { role: 'user', manager_id: call.user.id }),

  'users/update': (call) => {
    const target = ownUser(call);
    if (target === undefined) return NOT_FOUND;
    return updateUser(call, target, { role: 'user', manager_id: call.user.id });
  },

  'users/delete': (call) => {
    const target = ownUser(call);
    return target === undefined ? NOT_FOUND : removeUser(call, target);
  },
} satisfies Area<'users'>;
