import { redirect, type LinkProps, type RedirectOptions } from '@tanstack/react-router';
import type { OperationId } from '@dropcatch/sdk/operations';
import type { Role } from '@dropcatch/sdk';
import { roleCan } from './roles.ts';
import { useUser, expectedUser } from './session.ts';

/** Returns `can('orders/updateStatus')`: whether the signed-in user may call an operation. */
export function useCan(): (operation: OperationId) => boolean {
  const { role } = useUser();
  return (operation) => roleCan(role, operation);
}

/** Whether the signed-in user may call an operation, for loaders. */
export function canCall(operation: OperationId): boolean {
  const user = expectedUser();
  return user !== undefined && roleCan(user.role, operation);
}

/** The `beforeLoad` of a dialog for users who may call an operation. It redirects others to the list. */
export function requirePermission(operation: OperationId, list: LinkProps['to']): () => void {
  return () => {
    if (canCall(operation)) return;
    redirect({ to: list, search: true, replace: true, throw: true } as RedirectOptions);
  };
}

/** The role of the signed-in user, for loaders; `user` if nobody is signed in. */
export function currentRole(): Role {
  return expectedUser()?.role ?? 'user';
}
