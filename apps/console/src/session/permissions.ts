import type { User } from '@dropcatch/sdk';
import type { OperationId } from '@dropcatch/sdk/operations';
import { roleMay } from './roles.ts';
import { useUser } from './session.ts';

/** Asks on behalf of the signed-in user: `can('orders/updateStatus')`. */
export function useCan(): (operation: OperationId) => boolean {
  const { role } = useUser();
  return (operation) => roleMay(role, operation);
}

/** Whether a user has a named permission: always for an admin, otherwise as the user's own map says (spec, section 6). */
export function hasPermission(user: User, permission: string): boolean {
  return user.role === 'admin' || user.permissions[permission] === true;
}
