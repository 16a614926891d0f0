import type { EppConnectionCode, eppConnectionTypes, EppLog, EppLogRow } from '@dropcatch/sdk';
import { type Area, ok } from '../../engine/call.ts';
import { oneDecimal, percent } from '../../text/words.ts';
import { DAY } from '../../world/time.ts';
import type { Store } from '../../world/store.ts';
import { equal, found, listRows, paged } from '../answers.ts';
import type { StoredUser } from '../../world/records/users.ts';
import { isSuccess, resultText } from '../registry/codes.ts';
import { requestOf, responseOf, tridsOf } from './documents.ts';
import type { StoredEppLog } from '../../world/records/epp.ts';

/** Numbers of the connection types in old rows (contract, EppConnectionCode). */
const CODES: Readonly<Record<string, number>> = {
  connect: 1,
  login: 2,
  command: 3,
  logout: 4,
  error: 5,
} satisfies Record<(typeof eppConnectionTypes)[number], EppConnectionCode>;

/** Whether the command succeeded. An open connection counts as success. */
const wasSuccessful = ({ code, trouble }: StoredEppLog): boolean =>
  trouble === null && (code === null || isSuccess(code));

/** Whether a user may see a row: admins see all, managers those of their own accounts. */
function maySeeLog(store: Store, user: StoredUser, row: StoredEppLog): boolean {
  if (user.role === 'admin') return true;
  const account = store.eppAccounts.get(row.account_id);
  return (account === undefined ? row.manager_id : account.manager_id) === user.id;
}

const visible = (store: Store, user: StoredUser): StoredEppLog[] =>
  store.eppLogs.filter((row) => maySeeLog(store, user, row));

function objectName([first, ...more]: readonly string[]): string | null {
  if (first === undefined) return null;
  return more.length === 0 ? first : `${first} +${more.length}`;
}

function eppLogView(user: StoredUser, row: StoredEppLog): EppLogRow {
  const { code, trouble, coded } = row;
  const success = wasSuccessful(row);
  const view = {
    log_id: row.id,
    timestamp: new Date(row.at).toISOString(),
    registrar_name: row.registrar,
    ...(user.role === 'admin' && { account_id: row.account_id }),
    connection_type: coded ? CODES[row.kind] : row.kind,
    command: row.command,
    ...tridsOf(row),
    object_name: objectName(row.names),
    success: coded ? Number(success) : success,
    status_code: code,
    status_message: trouble ?? (code === null ? null : resultText(code)),
    duration_ms: row.duration_ms,
  };
  // The SDK converts the numbers of old rows, so its type does not have them.
  return view as EppLogRow;
}

const eppLogDetails = (user: StoredUser, row: StoredEppLog): EppLog => ({
  ...eppLogView(user, row),
  request: requestOf(row),
  response: responseOf(row),
});

const lower = (text: string | undefined): string => text?.trim().toLowerCase() ?? '';

export const eppLogs = {
  'eppLogs/list': (call) => {
    const { registrar_name, command, object_name } = call.params;
    const params = {
      ...call.params,
      registrar_name: lower(registrar_name),
      command: lower(command),
      object_name: lower(object_name),
    };
    const rows = listRows(visible(call.store, call.user), params, {
      where: {
        registrar_name: (name) => (row) => row.registrar.toLowerCase().includes(name),
        command: equal('command'),
        success: (success) => (row) => wasSuccessful(row) === (success === 1),
        account_id: equal('account_id'),
        object_name: (part) => (row) => row.names.some((name) => name.includes(part)),
        date_from: (date) => (row) => row.at >= Date.parse(date),
        date_to: (date) => (row) => row.at < Date.parse(date) + DAY,
      },
      order: (a, b) => b.at - a.at || b.id - a.id,
    });
    return paged('logs', call.params, rows, (row) => eppLogView(call.user, row));
  },

  'eppLogs/stats': ({ store, user }) => {
    const rows = visible(store, user);
    const time = rows.reduce((sum, { duration_ms }) => sum + duration_ms, 0);
    return ok({
      stats: {
        total_logs: rows.length,
        success_rate: percent(rows.filter(wasSuccessful).length, rows.length),
        avg_duration_ms: rows.length === 0 ? 0 : oneDecimal(time / rows.length),
        unique_registrars: new Set(rows.map(({ registrar }) => registrar)).size,
      },
    });
  },

  'eppLogs/get': ({ store, user, params }) => {
    const row = store.eppLogs.get(params.id);
    const isVisible = row !== undefined && maySeeLog(store, user, row);
    return ok({ log: eppLogDetails(user, found(isVisible ? row : undefined, 'Log entry')) });
  },
} satisfies Area<'eppLogs'>;
