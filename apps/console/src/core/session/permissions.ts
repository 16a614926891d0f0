import type { OperationId } from '@dropcatch/sdk/operations';
import { roleMay } from './roles.ts';
import { useUser } from './session.ts';

/** Asks on behalf of the signed-in user: `can('orders/updateStatus')`. */
export function useCan(): (operation: OperationId) => boolean {
  const { role } = useUser();
  return (operation) => roleMay(role, operation);
}
