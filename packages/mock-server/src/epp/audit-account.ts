import { audit, type Deed } from '../activity.ts';
import type { StoredEppAccount, StoredUser } from '../store.ts';
import type { World } from '../world.ts';

/** The world as it is, and who changes it; nobody where the scheduler does. */
export type Acting = World & { readonly user: StoredUser | undefined };

/** Writes to the audit log what somebody did with an account: `connect` stands there as `epp_account.connect`. */
export function auditAccount(
  call: Acting,
  action: string,
  { id, name }: StoredEppAccount,
  { details, error_message }: Pick<Deed, 'details' | 'error_message'> = {},
): void {
  audit(call, call.user, {
    action: `epp_account.${action}`,
    resource_type: 'EppAccount',
    resource_id: id,
    details: { name, ...details },
    ...(error_message !== undefined && { error_message }),
  });
}
