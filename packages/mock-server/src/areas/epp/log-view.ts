import type { EppConnectionCode, eppConnectionTypes, EppLog, EppLogRow } from '@dropcatch/sdk';
import { MINUTE } from '../../world/clock.ts';
import { Rng } from '../../world/rng.ts';
import type { Store } from '../../world/store.ts';
import type { StoredUser } from '../users/records.ts';
import { isSuccess, resultText } from './availability.ts';
import {
  ack,
  check,
  checkData,
  clTrid,
  create,
  createData,
  dialectOf,
  fillTemplate,
  greeting,
  hello,
  login,
  logout,
  messageQueue,
  poll,
  response,
  svTrid,
} from './documents.ts';
import type { StoredEppLog } from './records.ts';

const LETTERS = 'abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/** The transfer code of a new domain; registries' logs keep it as it is. */
function authInfoOf({ id, at }: StoredEppLog): string {
  const rng = new Rng(`authInfo/${id}/${at}`);
  return Array.from({ length: 12 }, () => LETTERS[rng.int(0, LETTERS.length - 1)]).join('');
}

/** Whether a row has transaction ids: connections and hello have none (RFC 5730, 2.3). */
const isCommand = ({ command }: StoredEppLog): boolean => command !== null && command !== 'hello';

/** The transaction ids of a row; null where there is none. */
export function tridsOf(row: StoredEppLog): { cltrid: string | null; svtrid: string | null } {
  return {
    cltrid: isCommand(row) ? clTrid(row.id, row.at) : null,
    svtrid: isCommand(row) && row.code !== null ? svTrid(row.id, row.at, row.dialect) : null,
  };
}

/** The XML that was sent; null for a connect, where nothing is. */
export function requestOf(row: StoredEppLog): string | null {
  const { command, names, client, template } = row;
  if (command === null) return null;
  const cltrid = clTrid(row.id, row.at);
  const dialect = dialectOf(row.dialect);
  if (template !== null) return fillTemplate(template, { names, cltrid, dialect });
  switch (command) {
    case 'hello':
      return hello();
    case 'login':
      return login(cltrid, client, dialect);
    case 'logout':
      return logout(cltrid);
    case 'poll':
      return row.code === 1000 ? ack(cltrid, names[0] ?? '') : poll(cltrid);
    case 'check':
      return check(cltrid, names, dialect);
    case 'create':
      return create(cltrid, names[0] ?? '', { client, authInfo: authInfoOf(row) }, dialect);
  }
}

/** A message waits so many milliseconds for its poll. */
const WAITED = 11 * MINUTE;

/** The data of a successful answer, as XML. */
function dataOf({ command, code, names, free, at, duration_ms, ...row }: StoredEppLog): string {
  const dialect = dialectOf(row.dialect);
  if (command === 'check' && code === 1000) return checkData(names, free, dialect);
  if (command === 'create' && (code === 1000 || code === 1001)) {
    return createData(names[0] ?? '', at + duration_ms, dialect);
  }
  return '';
}

/** The XML that came back; null when no answer came. */
export function responseOf(row: StoredEppLog): string | null {
  const { id, at, code, trouble, registrar, duration_ms, names } = row;
  if (trouble !== null) return null;
  if (code === null) {
    return greeting(`${registrar} EPP server`, at + duration_ms, dialectOf(row.dialect));
  }
  const trid = { cltrid: clTrid(id, at), svtrid: svTrid(id, at, row.dialect) };
  const queue = code === 1301 ? messageQueue(names[0] ?? '', at - WAITED) : '';
  return response(code, trid, { queue, data: dataOf(row) });
}

/** The numbers that an older writer used for the connection types (contract, EppConnectionCode). */
const CODES: Readonly<Record<string, number>> = {
  connect: 1,
  login: 2,
  command: 3,
  logout: 4,
  error: 5,
} satisfies Record<(typeof eppConnectionTypes)[number], EppConnectionCode>;

/** Whether the command succeeded; a connection that came about counts as success. */
export const wasSuccessful = ({ code, trouble }: StoredEppLog): boolean =>
  trouble === null && (code === null || isSuccess(code));

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
export const eppLogDetails = (user: StoredUser, row: StoredEppLog): EppLog => ({
  ...eppLogView(user, row),
  request: requestOf(row),
  response: responseOf(row),
});
