import type { OperationId } from '@dropcatch/sdk/operations';
import { roleMay } from './roles.ts';
import { getSession } from './session.ts';

/** Whether the signed-in user may call an operation: for `beforeLoad` of a dialog that not everybody may use. */
export function mayCall(operation: OperationId): boolean {
  const session = getSession();
  return session.status === 'signedIn' && roleMay(session.user.role, operation);
}
