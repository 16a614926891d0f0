import type { EppAccount } from '@dropcatch/sdk';
import type { Store } from '../../world/store.ts';
import type { World } from '../../world/world.ts';
import { accountEvent, audit } from '../activity.ts';
import { found, type RecordCall } from '../answers.ts';
import { isAccepted, isUnknownHost } from '../credentials.ts';
import type { StoredUser } from '../../world/records/users.ts';
import { companyOf } from '../users/users.ts';
import { resultLine } from '../registry/codes.ts';
import { logEpp, poll } from '../epp-logs/log.ts';
import type { StoredEppAccount } from '../../world/records/epp.ts';
import { categoryOf } from '../epp-categories/settings.ts';
import { effectiveSettings, serverOf } from './settings.ts';

/** The world and the acting user. Undefined for the scheduler. */
export type Acting = World & { readonly user: StoredUser | undefined };

/** Writes an action on an account to the audit log. An error marks it as failed. */
export function auditAccount(
  call: Acting,
  action: string,
  account: StoredEppAccount,
  details: Record<string, unknown> = {},
  error?: string,
): void {
  const event = accountEvent(action, account, details);
  audit(call, call.user, { ...event, error_message: error ?? null });
}

/** The reason why a connection fails. Undefined when it works. */
function connectionFailure(world: World, account: StoredEppAccount) {
  const category = categoryOf(world.store, account);
  const server = serverOf(world.store, account);
  if (isUnknownHost(account.host_override ?? '')) {
    const seconds = account.connection_timeout;
    return { trouble: `connect timeout after ${seconds} s`, duration_ms: seconds * 1000 };
  }
  if (!category.is_active) {
    return { trouble: `connection refused by ${server}`, duration_ms: 41 };
  }
  if (category.requires_ssl_cert && !(account.ssl_cert_configured && account.ssl_key_configured)) {
    return { trouble: `TLS handshake failed: ${server} asks for a certificate`, duration_ms: 97 };
  }
  return undefined;
}

/** Connects and logs in, with entries in the EPP log. Returns the error, or undefined when the session is open. */
export function openSession(world: World, account: StoredEppAccount): string | undefined {
  const failed = connectionFailure(world, account);
  if (failed !== undefined) {
    logEpp(world, account, { command: null, ...failed });
    return failed.trouble;
  }
  const connected = logEpp(world, account, { command: null });
  const code = isAccepted(account.password) ? 1000 : 2200;
  logEpp(world, account, { command: 'login', code, at: connected.at + connected.duration_ms + 2 });
  return code === 1000 ? undefined : resultLine(code);
}

/** Logs out after the given number of milliseconds. */
export function closeSession(world: World, account: StoredEppAccount, later = 0): void {
  logEpp(world, account, { command: 'logout', code: 1500, at: world.clock.now() + later });
}

/** The reason why a session would not open. Undefined when it would. Sends nothing. */
export function sessionError(world: World, account: StoredEppAccount): string | undefined {
  const failed = connectionFailure(world, account);
  if (failed !== undefined) return failed.trouble;
  return isAccepted(account.password) ? undefined : resultLine(2200);
}

/** The active accounts whose sessions would open. */
export const workingAccounts = (world: World): StoredEppAccount[] =>
  world.store.eppAccounts.filter(
    (account) => account.is_active && sessionError(world, account) === undefined,
  );

/** Opens all active accounts and returns the failures with their reasons. Undefined when all are open. */
export function notOpened<Where extends World>(
  world: Where,
  open: (world: Where, account: StoredEppAccount) => string | undefined,
): string | undefined {
  const errors = world.store.eppAccounts
    .filter(({ is_active }) => is_active)
    .flatMap((account) => {
      const error = open(world, account);
      return error === undefined ? [] : `${account.name}: ${error}`;
    });
  return errors.length === 0 ? undefined : errors.join('; ');
}

/** Milliseconds from the connect to the first command, after the login was answered. */
const OPENED = 800;

/** Opens the background connection if needed and polls the registry's messages. Returns the error, if any. */
export function connect(call: Acting, account: StoredEppAccount): string | undefined {
  if (account.is_connected) return undefined;
  const failure = openSession(call, account);
  account.is_connected = failure === undefined;
  if (account.is_connected) {
    const { store, clock, rng } = call;
    const draw = rng.derive('epp-poll').derive(store.eppLogs.size);
    for (const entry of poll(clock.now() + OPENED, draw)) logEpp(call, account, entry);
  }
  auditAccount(call, 'connect', account, {}, failure);
  return failure;
}

/** An EPP account in an answer, with its category and manager and without its password. */
export function eppAccountView(store: Store, account: StoredEppAccount): EppAccount {
  const { password: _password, settings: _settings, ...row } = account;
  const { name, epp_server_url, requires_ssl_cert, is_active } = categoryOf(store, account);
  const settings = effectiveSettings(store, account);
  const { domain_check_multicheck_enabled, domain_check_batch_size } = settings;
  return {
    ...row,
    batch_settings: { domain_check_multicheck_enabled, domain_check_batch_size },
    registrar_category: { name, epp_server_url, requires_ssl_cert, is_active },
    manager: companyOf(store, account.manager_id),
  };
}

/** Whether a user may see an account: admins see all, managers their own, users none (contract, eppAccounts/list). */
export const maySeeAccount = (user: StoredUser, account: StoredEppAccount): boolean =>
  user.role === 'admin' || (user.role === 'manager' && account.manager_id === user.id);

/** The accounts that a user may see, by name. */
export const visibleAccounts = (store: Store, user: StoredUser): StoredEppAccount[] =>
  store.eppAccounts
    .filter((account) => maySeeAccount(user, account))
    .toSorted((a, b) => a.name.localeCompare(b.name, 'en'));

export function visibleAccount(store: Store, user: StoredUser, id: number) {
  const account = store.eppAccounts.get(id);
  return account && maySeeAccount(user, account) ? account : undefined;
}

/** The account of a call. Refuses the call when it is missing or the user may not see it. */
export const accountWith = ({ store, user, params }: RecordCall): StoredEppAccount =>
  found(visibleAccount(store, user, params.id), 'EPP account');
