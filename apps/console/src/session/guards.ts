import type { OperationId } from '@dropcatch/sdk/operations';
import { AccessDenied } from './AccessDenied.ts';
import { roleMay } from './roles.ts';
import { getSession } from './session.ts';

/**
 * For `beforeLoad` of a dialog that not everybody may use who may open its screen.
 * @throws {AccessDenied} with `audience`, who may, if the signed-in user may not call the operation.
 */
export function requireOperation(operation: OperationId, audience: string): void {
  const session = getSession();
  if (session.status !== 'signedIn' || !roleMay(session.user.role, operation)) {
    throw new AccessDenied(audience);
  }
}
