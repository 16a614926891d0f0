import { audit, CALLER_ADDRESS, notify } from '../activity.ts';
import { type Area, created, ok, refuse } from '../call/handler.ts';
import { loginFailed, userCreated, userUpdated } from '../deeds.ts';
import { openSession, signAccess } from '../session/session.ts';
import { inUse } from '../users/in-use.ts';
import { contactOf, newUser } from '../users/save-user.ts';
import { userView } from '../users/user-view.ts';

/** Signing in and out, and one's own profile. */
export const auth = {
  'auth/login': async (call) => {
    const { body, store } = call;
    const email = body.email.trim().toLowerCase();
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
