import type { UserUpdate } from '@dropcatch/sdk';
import { type Area, ok, refuse, wrongField } from '../call/handler.ts';
import type { Store, StoredUser } from '../store.ts';
import { dutiesOf } from '../users/manager-duties.ts';
import { removeUser } from '../users/remove-user.ts';
import { type Assignment, createUser, type SaveCall, updateUser } from '../users/save-user.ts';
import { userList } from '../users/user-list.ts';

const NOT_FOUND = refuse(404, 'User not found');

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

function conflict(field: string, text: string) {
  return refuse(409, text, { [field]: text });
}

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
