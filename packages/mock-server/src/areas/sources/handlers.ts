import type {
  ImportHistoryRow,
  ScheduleConfig,
  ScheduleInput,
  Source,
  SourceAuthType,
  SourceInput,
} from '@dropcatch/sdk';
import { type Area, created, defined, ok, refuse, wrongField } from '../../engine/call.ts';
import { DAY, isoDate, isoTime } from '../../world/clock.ts';
import { cronTrouble } from '../../world/cron.ts';
import { endJob } from '../../world/jobs.ts';
import type { Store } from '../../world/store.ts';
import { audit, dataDeleted, sourceDeed } from '../activity.ts';
import { changed, masked } from '../credentials.ts';
import { reloadJobs } from '../scheduler/jobs.ts';
import { sourceTrouble } from './feed.ts';
import { dataStats, deleteRows, importSource, preview, runningImport } from './import.ts';
import type { ImportBatch, SourceCredentials, StoredSource } from './records.ts';

/** The credentials that each way of signing in needs, and those of them that are secret. */
const FIELDS: Readonly<Record<SourceAuthType, readonly (keyof SourceCredentials)[]>> = {
  basic: ['username', 'password'],
  bearer: ['token'],
  api_key: ['header', 'key'],
  oauth: ['token'],
};

const SECRETS: readonly (keyof SourceCredentials)[] = ['password', 'token', 'key'];

/** What a new source has where the form says nothing (contract, SourceInput; spec, section 3). */
export const DEFAULTS = {
  description: null,
  url: '',
  archive_type: 'NONE',
  auth_type: null,
  fetch_config: { timeout: 60, csv_delimiter: ',', max_pages: 10 },
  field_mapping: {},
  validation_rules: {
    required_fields: ['domain', 'expiration_date'],
    date_format: '%Y-%m-%d',
  },
  transform_script: null,
  schedule_enabled: false,
  schedule_cron: null,
  schedule_interval_minutes: 60,
  schedule_config: null,
  is_active: true,
  last_import_at: null,
  last_import_success: null,
  total_domains_imported: 0,
} as const satisfies Partial<Source>;

/** Records that a new source publishes on a day, fewest and most. */
const RECORDS = [120, 900] as const;

/** A source as answers show it: its categories by name, no secret. */
function sourceView(store: Store, stored: StoredSource): Source {
  const { auth_config, epp_category_ids, history: _history, records: _records, ...source } = stored;
  return {
    ...source,
    auth_config: masked(
      auth_config,
      source.auth_type === null ? [] : FIELDS[source.auth_type],
      SECRETS,
    ),
    epp_categories: epp_category_ids.flatMap((id) => {
      const category = store.eppCategories.get(id);
      return category === undefined
        ? []
        : { id, name: category.name, registrar: category.name.split(' ')[0] ?? null };
    }),
  };
}

/** The field of a form that cannot be as it is, and why; undefined when all is well. */
function formTrouble(
  store: Store,
  { epp_categories = [], schedule_cron }: SourceInput,
): FieldTrouble | undefined {
  const unknown = epp_categories.find((id) => store.eppCategories.get(id) === undefined);
  if (unknown !== undefined) {
    return { field: 'epp_categories', trouble: `there is no category ${unknown}` };
  }
  const trouble = schedule_cron == null ? undefined : cronTrouble(schedule_cron);
  return trouble === undefined ? undefined : { field: 'schedule_cron', trouble };
}

/** A field of a request that cannot be as it is, and why. */
interface FieldTrouble {
  readonly field: string;
  readonly trouble: string;
}

/** A schedule as it is stored, or what is wrong with which field. */
type Schedule = { readonly cron: string; readonly config: ScheduleConfig } | FieldTrouble;

const required = (field: string, type: string): Schedule => ({
  field,
  trouble: `is required for a ${type} schedule`,
});

/** The cron expression of each type of schedule (spec, section 5). */
const DERIVED: Readonly<
  Record<NonNullable<ScheduleInput['type']>, (input: ScheduleInput) => Schedule>
> = {
  interval: ({ hours = 6, minutes = 0 }) => {
    if (hours === 0 && minutes === 0) {
      return { field: 'minutes', trouble: 'must be above 0 when hours is 0' };
    }
    const cron = hours > 0 ? `0 */${hours} * * *` : `*/${minutes} * * * *`;
    return { cron, config: { type: 'interval', hours, minutes } };
  },
  daily: ({ time = '00:00' }) => {
    const [hour, minute] = time.split(':').map(Number);
    return { cron: `${minute} ${hour} * * *`, config: { type: 'daily', time } };
  },
  weekly: ({ day_of_week, hour, minute }) => {
    if (day_of_week === undefined) return required('day_of_week', 'weekly');
    if (hour === undefined) return required('hour', 'weekly');
    if (minute === undefined) return required('minute', 'weekly');
    const config = { type: 'weekly', day_of_week, hour, minute } as const;
    return { cron: `${minute} ${hour} * * ${day_of_week}`, config };
  },
  cron: ({ cron }) => {
    if (cron === undefined) return required('cron', 'cron');
    const trouble = cronTrouble(cron);
    if (trouble !== undefined) return { field: 'cron', trouble };
    return { cron: cron.trim(), config: { type: 'cron', cron: cron.trim() } };
  },
};

/** The schedule that an input stands for. */
export function scheduleOf(input: ScheduleInput): Schedule {
  if (input.type === undefined)
    return { field: 'type', trouble: 'is required to turn a schedule on' };
  return DERIVED[input.type](input);
}

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
