import type { User } from '@dropcatch/sdk';

/** A stored user. The manager is looked up. The password is in clear text, because this is a mock. */
export type StoredUser = Omit<User, 'manager'> & { password: string };
