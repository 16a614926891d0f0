import type { EppConnectionType } from '@dropcatch/sdk';
import type { Rng } from '../rng.ts';
import type { Store, StoredEppAccount } from '../store.ts';
import type { World } from '../world.ts';
import { categoryOf } from './category.ts';
import { type DialectName, dialectNameOf } from './dialects.ts';
import { type EppCommand, latencyOf } from './latencies.ts';

/**
 * One exchange with a registry as stored: what was asked and what came of it. The XML of request and response
 * and the transaction ids are made from it when somebody looks (log-xml.ts).
 */
export interface StoredEppLog {
  readonly id: number;
  /** When the request was sent, in milliseconds since 1970. */
  readonly at: number;
  readonly account_id: number;
  /** Who owned the account then; decides who sees the row once the account is gone. */
  readonly manager_id: number | null;
  /** The category's name then. */
  readonly registrar: string;
  /** The EPP client id that was used. */
  readonly client: string;
  readonly dialect: DialectName;
  readonly kind: EppConnectionType;
  /** Null for a row of the connection itself. */
  readonly command: EppCommand | null;
  /** The names that the command is about. */
  readonly names: readonly string[];
  /** Of those, the ones that a check found available. */
  readonly free: readonly string[];
  /** Null for connect and hello, and where no answer came. */
  readonly code: number | null;
  /** Why no answer came. */
  readonly trouble: string | null;
  readonly duration_ms: number;
  /** The custom command that was sent in place of the RFC's. */
  readonly template: string | null;
  /** An older writer's row, which has numbers for the connection type and for success. */
  readonly coded: boolean;
}

/** What there is to say about an exchange; the rest is the account's, or drawn. */
export interface EppLogEntry extends Partial<
  Pick<StoredEppLog, 'at' | 'names' | 'free' | 'duration_ms' | 'template' | 'coded'>
> {
  readonly command: EppCommand | null;
  readonly code?: number | undefined;
  /** A connection that broke, or was not answered. */
  readonly trouble?: string | undefined;
}

function kindOf({ command, trouble }: EppLogEntry): EppConnectionType {
  if (trouble !== undefined) return 'error';
  if (command === null) return 'connect';
  return command === 'login' || command === 'logout' ? command : 'command';
}

/** A log row of an account without its id; what the entry does not say is drawn from `rng`. */
export function eppLogRow(
  store: Store,
  account: StoredEppAccount,
  entry: EppLogEntry & { readonly at: number },
  rng: Rng,
): Omit<StoredEppLog, 'id'> {
  const category = categoryOf(store, account);
  return {
    account_id: account.id,
    manager_id: account.manager_id,
    registrar: category.name,
    client: account.username,
    dialect: dialectNameOf(category.supported_tlds),
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

/** Writes an exchange of an account to the EPP log; it happens now unless the entry says when. */
export function logEpp(world: World, account: StoredEppAccount, entry: EppLogEntry): StoredEppLog {
  const { store, clock, rng } = world;
  const draw = rng.derive('epp-log').derive(store.eppLogs.size);
  return store.eppLogs.add(eppLogRow(store, account, { at: clock.now(), ...entry }, draw));
}
