import type { EppConnectionCode, EppLog, EppLogRow, eppConnectionTypes } from '@dropcatch/sdk';
import type { Store, StoredUser } from '../store.ts';
import type { StoredEppLog } from './log.ts';
import { requestOf, responseOf, tridsOf } from './log-xml.ts';
import { isSuccess, resultText } from './results.ts';

/** The numbers that an older writer used for the connection types (contract, EppConnectionCode). */
const CODES: Readonly<Record<string, number>> = {
  connect: 1,
  login: 2,
  command: 3,
  logout: 4,
  error: 5,
} satisfies Record<(typeof eppConnectionTypes)[number], EppConnectionCode>;

/** Whether the command succeeded; a connection that came about counts as success. */
export function wasSuccessful({ code, trouble }: StoredEppLog): boolean {
  return trouble === null && (code === null || isSuccess(code));
}

/** Whether a user may see a row: admins all, managers those of their own accounts. */
export function maySeeLog(store: Store, user: StoredUser, row: StoredEppLog): boolean {
  if (user.role === 'admin') return true;
  const account = store.eppAccounts.get(row.account_id);
  return (account === undefined ? row.manager_id : account.manager_id) === user.id;
}

function objectName([first, ...more]: readonly string[]): string | null {
  if (first === undefined) return null;
  return more.length === 0 ? first : `${first} +${more.length}`;
}

/** A row of the list; the account's id is for admins. */
export function eppLogView(user: StoredUser, row: StoredEppLog): EppLogRow {
  const { id, at, kind, code, trouble, coded } = row;
  const success = wasSuccessful(row);
  const view = {
    log_id: id,
    timestamp: new Date(at).toISOString(),
    registrar_name: row.registrar,
    ...(user.role === 'admin' && { account_id: row.account_id }),
    connection_type: coded ? CODES[kind] : kind,
    command: row.command,
    ...tridsOf(row),
    object_name: objectName(row.names),
    success: coded ? Number(success) : success,
    status_code: code,
    status_message: trouble ?? (code === null ? null : resultText(code)),
    duration_ms: row.duration_ms,
  };
  // The SDK's type is the row as it hands it on, without the numbers that the contract allows too.
  return view as EppLogRow;
}

/** A row with the XML of request and response. */
export function eppLogDetails(user: StoredUser, row: StoredEppLog): EppLog {
  return { ...eppLogView(user, row), request: requestOf(row), response: responseOf(row) };
}
