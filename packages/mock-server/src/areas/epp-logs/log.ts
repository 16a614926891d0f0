import type { EppConnectionType } from '@dropcatch/sdk';
import type { Rng } from '../../world/rng.ts';
import type { Store } from '../../world/store.ts';
import type { World } from '../../world/world.ts';
import { dialectNameOf } from './documents.ts';
import type { EppCommand, StoredEppAccount, StoredEppLog } from '../../world/records/epp.ts';
import type { CheckedName } from '../../world/records/released-domains.ts';
import { categoryOf } from '../epp-categories/settings.ts';
import { templateFor } from '../epp-accounts/settings.ts';

/** Latency of a registry per command, in milliseconds (domain facts). */
const RANGES: Record<EppCommand | 'connect', readonly [min: number, max: number]> = {
  connect: [80, 300],
  login: [120, 450],
  logout: [15, 60],
  hello: [12, 45],
  poll: [20, 80],
  check: [18, 90],
  create: [25, 140],
};

/** Draws the latency of an answer, in milliseconds. Most are near the lower end. */
export function latencyOf(command: EppCommand | null, rng: Rng): number {
  const [min, max] = RANGES[command ?? 'connect'];
  return Math.round(min + (max - min) * rng.next() * rng.next());
}

/** The given parts of a log entry. The rest comes from the account or is drawn. */
export interface EppLogEntry extends Partial<
  Pick<StoredEppLog, 'at' | 'names' | 'free' | 'duration_ms' | 'template' | 'coded'>
> {
  readonly command: EppCommand | null;
  readonly code?: number | undefined;
  /** Set for a broken connection and a missing answer. */
  readonly trouble?: string | undefined;
}

function kindOf({ command, trouble }: EppLogEntry): EppConnectionType {
  if (trouble !== undefined) return 'error';
  if (command === null) return 'connect';
  return command === 'login' || command === 'logout' ? command : 'command';
}

/** Completes a log row of an account. Missing values are drawn from `rng`. */
export function eppLogRow(
  store: Store,
  account: StoredEppAccount,
  entry: EppLogEntry & { readonly at: number },
  rng: Rng,
): Omit<StoredEppLog, 'id'> {
  const { name, supported_tlds } = categoryOf(store, account);
  return {
    account_id: account.id,
    manager_id: account.manager_id,
    registrar: name,
    client: account.username,
    dialect: dialectNameOf(supported_tlds),
    kind: kindOf(entry),
    names: [],
    free: [],
    duration_ms: latencyOf(entry.command, rng),
    template: null,
    coded: false,
    ...entry,
    code: entry.code ?? null,
    trouble: entry.trouble ?? null,
  };
}

/** Writes an entry to the EPP log, by default with the current time. */
export function logEpp(world: World, account: StoredEppAccount, entry: EppLogEntry): StoredEppLog {
  const { store, clock, rng } = world;
  const draw = rng.derive('epp-log').derive(store.eppLogs.size);
  return store.eppLogs.add(eppLogRow(store, account, { at: clock.now(), ...entry }, draw));
}

/** Writes a check command and its answer to the EPP log. */
export const logCheck = (
  world: World,
  account: StoredEppAccount,
  names: readonly Pick<CheckedName, 'domain' | 'status'>[],
  answer: Pick<EppLogEntry, 'at' | 'code'>,
): StoredEppLog =>
  logEpp(world, account, {
    command: 'check',
    names: names.map(({ domain }) => domain),
    free: names.filter(({ status }) => status === 'available').map(({ domain }) => domain),
    template: templateFor(world.store, account, 'check', names.length),
    ...answer,
  });

/** Share of polls that find a message, and milliseconds until its acknowledgement. */
const WAITING = 0.15;
const ACK_AFTER = 90;

/** Polls for messages and acknowledges the waiting one by its id (RFC 5730, section 2.9.2.3). */
export function poll(at: number, rng: Rng): (EppLogEntry & { readonly at: number })[] {
  if (!rng.chance(WAITING)) return [{ at, command: 'poll', code: 1300 }];
  const names = [String(rng.int(10_000, 99_999))];
  return [
    { at, command: 'poll', code: 1301, names },
    { at: at + ACK_AFTER, command: 'poll', code: 1000, names },
  ];
}
