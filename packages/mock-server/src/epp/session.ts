import { isAccepted, isUnknownHost } from '../outside.ts';
import type { Store, StoredEppAccount } from '../store.ts';
import type { World } from '../world.ts';
import { categoryOf } from './category.ts';
import { logEpp } from './log.ts';
import { resultLine } from './results.ts';

/** Where an account connects to: host and port, an IPv6 address in brackets. */
export function serverOf(store: Store, account: StoredEppAccount | undefined): string {
  const { epp_server_url, epp_port } = categoryOf(store, account);
  const host = account?.host_override ?? epp_server_url;
  return `${host.includes(':') ? `[${host}]` : host}:${account?.port_override ?? epp_port}`;
}

/** What keeps a connection from coming about; undefined when nothing does. */
function connectionTrouble(world: World, account: StoredEppAccount) {
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

/**
 * Connects and logs in, which shows in the EPP log, and says what went wrong: a connection that does not come about,
 * or a refused login. Undefined when the session is open.
 */
export function openSession(world: World, account: StoredEppAccount): string | undefined {
  const failed = connectionTrouble(world, account);
  if (failed !== undefined) {
    logEpp(world, account, { command: null, ...failed });
    return failed.trouble;
  }
  const connected = logEpp(world, account, { command: null });
  const code = isAccepted(account.password) ? 1000 : 2200;
  logEpp(world, account, { command: 'login', code, at: connected.at + connected.duration_ms + 2 });
  return code === 1000 ? undefined : resultLine(code);
}

/** Logs out, the given milliseconds from now. */
export function closeSession(world: World, account: StoredEppAccount, later = 0): void {
  logEpp(world, account, { command: 'logout', code: 1500, at: world.clock.now() + later });
}

/** Whether a session of this account would open; nothing is sent. The text says why not. */
export function sessionTrouble(world: World, account: StoredEppAccount): string | undefined {
  const failed = connectionTrouble(world, account);
  if (failed !== undefined) return failed.trouble;
  return isAccepted(account.password) ? undefined : resultLine(2200);
}

/** The active accounts whose sessions would open. */
export function workingAccounts(world: World): StoredEppAccount[] {
  return world.store.eppAccounts.filter(
    (account) => account.is_active && sessionTrouble(world, account) === undefined,
  );
}
