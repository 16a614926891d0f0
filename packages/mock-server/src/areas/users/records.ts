import type { User } from '@dropcatch/sdk';

/** A user as stored: the manager is looked up, the password is kept as it is (this is a mock). */
export type StoredUser = Omit<User, 'manager'> & { password: string };
