import type { Role } from '@dropcatch/sdk';

/** The roles in words. */
export const roleLabels: Readonly<Record<Role, string>> = {
  admin: 'Admin',
  manager: 'Manager',
  user: 'User',
};
