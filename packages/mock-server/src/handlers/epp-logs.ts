import { type Area, type Call, ok, refuse } from '../call/handler.ts';
import { oneDecimal, percent } from '../call/numbers.ts';
import { pageRows, pagination } from '../call/paging.ts';
import { eppLogDetails, eppLogView, maySeeLog, wasSuccessful } from '../epp/log-view.ts';
import type { StoredEppLog } from '../epp/log.ts';
import type { Store, StoredUser } from '../store.ts';
import { DAY } from '../time/clock.ts';

function visible(store: Store, user: StoredUser): StoredEppLog[] {
  return store.eppLogs.filter((row) => maySeeLog(store, user, row));
}

/** Whether a row passes the filters of the list. */
function filterOf({ params }: Call<'eppLogs/list'>): (row: StoredEppLog) => boolean {
  const registrar = params.registrar_name?.trim().toLowerCase() ?? '';
  const object = params.object_name?.trim().toLowerCase() ?? '';
  const command = params.command?.trim().toLowerCase() ?? '';
  const { account_id, success, date_from, date_to } = params;
  const from = date_from === undefined ? -Infinity : Date.parse(date_from);
  const to = date_to === undefined ? Infinity : Date.parse(date_to) + DAY;
  return (row) =>
    (registrar === '' || row.registrar.toLowerCase().includes(registrar)) &&
    (command === '' || row.command === command) &&
    (success === undefined || wasSuccessful(row) === (success === 1)) &&
    (account_id === undefined || row.account_id === account_id) &&
    (object === '' || row.names.some((name) => name.includes(object))) &&
    row.at >= from &&
    row.at < to;
}

/** What was exchanged with the registries. */
export const eppLogs = {
  'eppLogs/list': (call) => {
    const { store, user, params } = call;
    const rows = visible(store, user)
      .filter(filterOf(call))
      .toSorted((a, b) => b.at - a.at || b.id - a.id);
    return ok({
      logs: pageRows(params, rows).map((row) => eppLogView(user, row)),
      pagination: pagination(params, rows.length),
    });
  },

  'eppLogs/stats': ({ store, user }) => {
    const rows = visible(store, user);
    const good = rows.filter(wasSuccessful).length;
    const time = rows.reduce((sum, { duration_ms }) => sum + duration_ms, 0);
    return ok({
      stats: {
        total_logs: rows.length,
        success_rate: percent(good, rows.length),
        avg_duration_ms: rows.length === 0 ? 0 : oneDecimal(time / rows.length),
        unique_registrars: new Set(rows.map(({ registrar }) => registrar)).size,
      },
    });
  },

  'eppLogs/get': ({ store, user, params }) => {
    const row = store.eppLogs.get(params.id);
    return row !== undefined && maySeeLog(store, user, row)
      ? ok({ log: eppLogDetails(user, row) })
      : refuse(404, 'Log entry not found');
  },
} satisfies Area<'eppLogs'>;
