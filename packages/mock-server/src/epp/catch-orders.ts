import type { StoredEppAccount, StoredOrder } from '../store.ts';
import { type Acting, auditAccount } from './audit-account.ts';
import { connect } from './connect.ts';
import { startRealCatch } from './start-catch.ts';

/** Connects an account and starts the catch of these orders of a day; says why the connection does not come about. */
export function catchOrders(
  call: Acting,
  account: StoredEppAccount,
  { target_date, orders }: { target_date: string; orders: readonly StoredOrder[] },
): string | undefined {
  const failure = connect(call, account);
  if (failure !== undefined) return failure;
  startRealCatch(call, account, { target_date, orders });
  auditAccount(call, 'real_catch_start', account, {
    details: { target_date, orders: orders.length },
  });
  return undefined;
}
