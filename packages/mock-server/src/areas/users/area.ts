import { defineArea } from '../area.ts';
import { adminUsers, auth, managers, users } from './handlers.ts';
import { PASSWORD } from './people.ts';
import { seedUsers } from './seed.ts';
import { newUser } from './users.ts';

export const usersArea = defineArea<'auth' | 'managers' | 'users' | 'adminUsers'>({
  handlers: { ...auth, ...managers, ...users, ...adminUsers },
  seed: (world, rng, { crowd }) => seedUsers(world, rng.derive('users'), crowd),
  ordinary: {
    users: (world, { role = 'user' }, id) => {
      const named = { email: `user${id}@example.com`, username: `user${id}`, password: PASSWORD };
      return { ...newUser(world, named, { role, manager_id: null }), email_verified: true };
    },
  },
});
