import type { ImportHistoryRow } from '@dropcatch/sdk';
import { audit } from '../activity.ts';
import { defined } from '../call/defined.ts';
import { type Area, created, ok, refuse, wrongField } from '../call/handler.ts';
import { dataDeleted, sourceDeed } from '../deeds.ts';
import { endJob } from '../jobs/settle.ts';
import { reloadJobs } from '../scheduler/active-jobs.ts';
import { changed } from '../secrets.ts';
import { dataStats, deleteRows } from '../sources/data.ts';
import { DEFAULTS, formTrouble, RECORDS, sourceView } from '../sources/form.ts';
import { importSource, preview, runningImport } from '../sources/import.ts';
import { scheduleOf } from '../sources/schedule.ts';
import type { ImportBatch, SourceCredentials } from '../sources/stored.ts';
import { sourceTrouble } from '../sources/trouble.ts';
import { DAY, isoDate, isoTime } from '../time/clock.ts';

const NOT_FOUND = refuse(404, 'Source not found');

/** An import as a row of the history: an array (spec, section 3). */
function historyRow(batch: ImportBatch): ImportHistoryRow {
  const { id, started_at, ended_at, total, imported, failed } = batch;
  return [id, started_at, ended_at, total, imported, failed];
}

/** Places that domains are imported from. */
export const sources = {
  'sources/list': ({ store }) =>
    ok({ sources: store.sources.all().map((source) => sourceView(store, source)) }),

  'sources/create': (call) => {
    const { store, user, rng, body } = call;
    const trouble = formTrouble(store, body);
    if (trouble !== undefined) return wrongField(trouble.field, trouble.trouble);
    const { auth_config, epp_categories = [], ...form } = defined(body);
    const source = store.sources.add({
      ...DEFAULTS,
      ...form,
      auth_config: changed<SourceCredentials>({}, auth_config),
      epp_category_ids: epp_categories,
      history: [],
      records: 0,
    });
    source.records = rng.derive(`source/${source.id}`).int(...RECORDS);
    audit(call, user, sourceDeed('create', source));
    return created(sourceView(store, source));
  },

  'sources/update': (call) => {
    const { store, user, params, body } = call;
    const source = store.sources.get(params.id);
    if (source === undefined) return NOT_FOUND;
    const trouble = formTrouble(store, body);
    if (trouble !== undefined) return wrongField(trouble.field, trouble.trouble);
    const { auth_config, epp_categories = source.epp_category_ids, ...form } = defined(body);
    Object.assign(source, form, {
      auth_config: changed(source.auth_config, auth_config),
      epp_category_ids: epp_categories,
    });
    audit(call, user, sourceDeed('update', source));
    return ok(sourceView(store, source));
  },

  'sources/delete': (call) => {
    const { store, user, params } = call;
    const source = store.sources.get(params.id);
    if (source === undefined) return NOT_FOUND;
    const running = runningImport(call, source.id);
    if (running !== undefined) endJob(call, running, { status: 'cancelled' });
    store.sources.delete(source.id);
    audit(call, user, sourceDeed('delete', source));
    return ok({ message: `Source ${source.name} deleted` });
  },

  'sources/test': ({ store, params, clock }) => {
    const source = store.sources.get(params.id);
    if (source === undefined) return NOT_FOUND;
    const error = sourceTrouble(source, clock.day());
    return error === undefined
      ? ok({ success: true, message: 'Connection successful' })
      : ok({ success: false, error });
  },

  'sources/import': (call) => {
    const source = call.store.sources.get(call.params.id);
    if (source === undefined) return NOT_FOUND;
    const { preview: isPreview = false, limit = 100 } = call.body;
    if (isPreview) return ok(preview(call, source));
    const result = importSource(call, source, { limit, actor: call.user });
    return result === 'timeout'
      ? refuse(504, 'Gateway timeout - the import continues in the background')
      : ok(result);
  },

  'sources/schedule': (call) => {
    const { store, user, params, body } = call;
    const source = store.sources.get(params.id);
    if (source === undefined) return NOT_FOUND;
    if (body.enabled) {
      const schedule = scheduleOf(body);
      if ('field' in schedule) return wrongField(schedule.field, schedule.trouble);
      source.schedule_cron = schedule.cron;
      source.schedule_config = schedule.config;
    }
    source.schedule_enabled = body.enabled;
    const job = reloadJobs(call, 'sources').find(({ target }) => target === source.id);
    const cron = body.enabled ? source.schedule_cron : null;
    audit(call, user, sourceDeed('schedule', source, { enabled: body.enabled, cron }));
    const next = job?.next_at ?? null;
    const next_run_time = next === null ? null : isoTime(next);
    return ok({ job: body.enabled ? { next_run_time } : null });
  },

  'sources/history': ({ store, params }) => {
    const source = store.sources.get(params.id);
    if (source === undefined) return NOT_FOUND;
    return ok({ history: source.history.toReversed().map(historyRow) });
  },

  'sources/dataStats': (call) =>
    call.store.sources.get(call.params.id) === undefined
      ? NOT_FOUND
      : ok(dataStats(call, call.params.id)),

  'sources/deleteData': (call) => {
    const { store, user, params, body } = call;
    const source = store.sources.get(params.id);
    if (source === undefined) return NOT_FOUND;
    const { delete_all: all = false, date } = body;
    if (!all && date == null) {
      return wrongField('date', 'is required unless everything is deleted');
    }
    const day = all || date == null ? undefined : Date.parse(date) / DAY;
    const count = deleteRows(call, source.id, day);
    source.total_domains_imported = Math.max(0, source.total_domains_imported - count);
    const of = day === undefined ? '' : ` of ${isoDate(day * DAY)}`;
    audit(call, user, dataDeleted(source, day === undefined ? undefined : day * DAY, count));
    return ok({ success: true, message: `Deleted ${count} records${of}` });
  },
} satisfies Area<'sources'>;
