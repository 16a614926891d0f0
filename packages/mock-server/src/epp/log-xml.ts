import { Rng } from '../rng.ts';
import { MINUTE } from '../time/clock.ts';
import { dialectOf } from './dialects.ts';
import type { StoredEppLog } from './log.ts';
import { ack, check, create, hello, login, logout, poll } from './requests.ts';
import { checkData, createData, greeting, messageQueue, response } from './responses.ts';
import { fillTemplate } from './template.ts';
import { clTrid, svTrid } from './transaction-ids.ts';

const LETTERS = 'abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/** The transfer code of a new domain; registries' logs keep it as it is. */
function authInfoOf({ id, at }: StoredEppLog): string {
  const rng = new Rng(`authInfo/${id}/${at}`);
  return Array.from({ length: 12 }, () => LETTERS[rng.int(0, LETTERS.length - 1)]).join('');
}

/** Whether a row has transaction ids: connections and hello have none (RFC 5730, 2.3). */
function isCommand({ command }: StoredEppLog): boolean {
  return command !== null && command !== 'hello';
}

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
