import type { Role } from '@dropcatch/sdk';
import { operations, type OperationId } from '@dropcatch/sdk/operations';

/** Whether the contract lets a role call an operation. An unknown role may do nothing. */
export function roleCan(role: Role, operation: OperationId): boolean {
  const roles: readonly string[] = operations[operation].roles;
  return roles.includes(role);
}

export const roleLabels: Readonly<Record<Role, string>> = {
  admin: 'Admin',
  manager: 'Manager',
  user: 'User',
};
