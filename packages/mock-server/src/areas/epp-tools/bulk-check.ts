import type { BulkCheckEvent } from '@dropcatch/sdk';
import { schedule } from '../../world/wait.ts';
import type { ServiceRequest } from '../../engine/request.ts';
import type { World } from '../../world/world.ts';
import { closeSession } from '../epp-accounts/accounts.ts';
import { type Availability, registryOf } from '../registry/availability.ts';
import { logCheck } from '../epp-logs/log.ts';
import { pauseOf } from '../catches/race.ts';
import type { StoredEppAccount } from '../../world/records/epp.ts';
import { categoryOf } from '../epp-categories/settings.ts';
import { effectiveSettings, namesACheck } from '../epp-accounts/settings.ts';

interface Checked extends Availability {
  readonly index: number;
  readonly domain: string;
}

/** Groups names into check commands of up to `most` names. A name that the registry refuses gets its own command. */
function* commandsOf(checked: readonly Checked[], most: number): Generator<readonly Checked[]> {
  let batch: Checked[] = [];
  for (const name of checked) {
    if (name.code !== 1000) {
      yield [name];
      continue;
    }
    batch.push(name);
    if (batch.length < most) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}

/**
 * Checks names with an account and reports each when its command is answered, at the account's pace in real time. Stops
 * when the client leaves. Closes the session if it was opened for this check.
 */
export async function* bulkCheck(
  check: World & { readonly request: Pick<ServiceRequest, 'signal'> },
  account: StoredEppAccount,
  { domains, ownSession }: { domains: readonly string[]; ownSession: boolean },
): AsyncGenerator<BulkCheckEvent> {
  const { store, request } = check;
  const { signal } = request;
  const settings = effectiveSettings(store, account);
  const pause = pauseOf(settings);
  try {
    yield { type: 'started', total: domains.length };
    const find = registryOf(check, categoryOf(store, account).supported_tlds);
    const checked = domains.map((domain, index) => ({ index, domain, ...find(domain) }));
    const moment = schedule(signal);
    let sent = 0;
    for (const batch of commandsOf(checked, namesACheck(settings))) {
      await moment(sent);
      if (signal.aborted) return;
      const { duration_ms } = logCheck(check, account, batch, { code: batch[0]?.code });
      await moment(sent + duration_ms);
      if (signal.aborted) return;
      for (const { code: _, ...found } of batch) yield { type: 'result', ...found, duration_ms };
      sent += Math.max(pause, duration_ms);
    }
    yield { type: 'completed' };
  } finally {
    if (ownSession) closeSession(check, account);
  }
}
