import { audit } from '../activity.ts';
import { accountDeed, type Deed } from '../deeds.ts';
import type { StoredEppAccount, StoredUser } from '../store.ts';
import type { World } from '../world.ts';

/** The world as it is, and who changes it; nobody where the scheduler does. */
export type Acting = World & { readonly user: StoredUser | undefined };

/** Writes to the audit log what somebody did with an account: `connect` stands there as `epp_account.connect`. */
export function auditAccount(
  call: Acting,
  action: string,
  account: StoredEppAccount,
  { details, error_message }: Pick<Deed, 'details' | 'error_message'> = {},
): void {
  audit(call, call.user, {
    ...accountDeed(action, account, details ?? {}),
    ...(error_message !== undefined && { error_message }),
  });
}
