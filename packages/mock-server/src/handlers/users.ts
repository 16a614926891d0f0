import { type Area, ok, refuse } from '../call/handler.ts';
import type { StoredUser } from '../store.ts';
import { removeUser } from '../users/remove-user.ts';
import { createUser, updateUser } from '../users/save-user.ts';
import { userList } from '../users/user-list.ts';
import type { World } from '../world.ts';

/** The user with this id, if it is one of the calling manager's. */
function ownUser(call: World & { user: StoredUser; params: { id: number } }) {
  const target = call.store.users.get(call.params.id);
  return target?.role === 'user' && target.manager_id === call.user.id ? target : undefined;
}

const NOT_FOUND = refuse(404, 'User not found');

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
