import type { StoredEppAccount } from '../store.ts';
import { type Acting, auditAccount } from './audit-account.ts';
import { openSession } from './session.ts';

/** Opens the background connection, unless it is open, and says why it does not come about. */
export function connect(call: Acting, account: StoredEppAccount): string | undefined {
  if (account.is_connected) return undefined;
  const failure = openSession(call, account);
  account.is_connected = failure === undefined;
  auditAccount(call, 'connect', account, failure === undefined ? {} : { error_message: failure });
  return failure;
}
