import type { StoredEppAccount } from '../store.ts';
import type { World } from '../world.ts';
import { type Acting, auditAccount } from './audit-account.ts';
import { logEpp } from './log.ts';
import { poll } from './poll.ts';
import { openSession } from './session.ts';

/** The first command goes out so many milliseconds after the connect, when the login is answered. */
const OPENED = 800;

/** The active accounts that `open` does not open, each with why; undefined when all of them are open. */
export function notOpened<Where extends World>(
  world: Where,
  open: (world: Where, account: StoredEppAccount) => string | undefined,
): string | undefined {
  const troubles = world.store.eppAccounts
    .filter(({ is_active }) => is_active)
    .flatMap((account) => {
      const trouble = open(world, account);
      return trouble === undefined ? [] : `${account.name}: ${trouble}`;
    });
  return troubles.length === 0 ? undefined : troubles.join('; ');
}

/**
 * Opens the background connection, unless it is open, and asks for the registry's messages; says why the connection does
 * not come about.
 */
export function connect(call: Acting, account: StoredEppAccount): string | undefined {
  if (account.is_connected) return undefined;
  const failure = openSession(call, account);
  account.is_connected = failure === undefined;
  if (account.is_connected) {
    const { store, clock, rng } = call;
    const draw = rng.derive('epp-poll').derive(store.eppLogs.size);
    for (const entry of poll(clock.now() + OPENED, draw)) logEpp(call, account, entry);
  }
  auditAccount(call, 'connect', account, failure === undefined ? {} : { error_message: failure });
  return failure;
}
