import { endJob } from '../jobs/settle.ts';
import { jobsOf } from '../jobs/start.ts';
import type { StoredEppAccount } from '../store.ts';
import { type Acting, auditAccount } from './audit-account.ts';
import { closeSession } from './session.ts';
import { lastTestCatch, runningRealCatch } from './start-catch.ts';

/** Closes the background connection, if it is open. */
export function disconnect(call: Acting, account: StoredEppAccount): void {
  if (!account.is_connected) return;
  for (const { id, plan } of jobsOf(call.store, 'released_check')) {
    const failure = `EPP account ${account.name}: the connection was closed`;
    if (plan.account_id === account.id) endJob(call, id, { status: 'failed', failure });
  }
  closeSession(call, account);
  account.is_connected = false;
  auditAccount(call, 'disconnect', account);
}

/** An account that is inactive now neither catches nor stays connected. */
export function retire(call: Acting, account: StoredEppAccount): void {
  for (const job of [
    lastTestCatch(call.store, account.id),
    runningRealCatch(call.store, account.id),
  ]) {
    if (job !== undefined) endJob(call, job.id, { status: 'cancelled' });
  }
  disconnect(call, account);
}
