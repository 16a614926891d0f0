import type { Role, User } from '@dropcatch/sdk';
import { operations, type OperationId } from '@dropcatch/sdk/operations';
import { useUser } from './session.ts';

/** Whether the contract lets a role call an operation. An unknown role may do nothing. */
export function roleMay(role: Role, operation: OperationId): boolean {
  const roles: readonly string[] = operations[operation].roles;
  return roles.includes(role);
}

/** Asks on behalf of the signed-in user: `can('orders/updateStatus')`. */
export function useCan(): (operation: OperationId) => boolean {
  const { role } = useUser();
  return (operation) => roleMay(role, operation);
}

/** Whether a user has a named permission: always for an admin, otherwise as the user's own map says (spec, section 6). */
export function hasPermission(user: User, permission: string): boolean {
  return user.role === 'admin' || user.permissions[permission] === true;
}
