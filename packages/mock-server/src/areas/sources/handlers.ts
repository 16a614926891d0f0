import type {
  ImportHistoryRow,
  ScheduleConfig,
  ScheduleInput,
  Source,
  SourceAuthType,
  SourceInput,
} from '@dropcatch/sdk';
import { defaultsOf } from '../../contract/defaults.ts';
import { type Area, created, defined, ok } from '../../engine/call.ts';
import { DAY, isoDate, isoTime } from '../../world/time.ts';
import { cronError } from '../../world/cron.ts';
import { endJob } from '../../world/jobs.ts';
import type { Store } from '../../world/store.ts';
import { audit, dataDeleted, sourceEvent } from '../activity.ts';
import { deny, denyField } from '../../engine/refused.ts';
import { found, type RecordCall } from '../answers.ts';
import { changed, masked } from '../credentials.ts';
import { reloadJobs } from '../scheduler/jobs.ts';
import { sourceError } from './feed.ts';
import { dataStats, deleteRows, importSource, preview, runningImport } from './import.ts';
import type { ImportBatch, SourceCredentials, StoredSource } from '../../world/records/sources.ts';

/** The credentials of each type of authentication. */
const FIELDS: Readonly<Record<SourceAuthType, readonly (keyof SourceCredentials)[]>> = {
  basic: ['username', 'password'],
  bearer: ['token'],
  api_key: ['header', 'key'],
  oauth: ['token'],
};

const SECRETS: readonly (keyof SourceCredentials)[] = ['password', 'token', 'key'];

type SourceValues = Omit<StoredSource, 'id'>;

type NeededOfSource = 'name' | 'type' | 'data_format';

/** What a new source must be given. */
export type NewSource = Pick<SourceValues, NeededOfSource> & Partial<SourceValues>;

/** A new source that nothing was imported from. What is not given has the defaults of the contract. */
export const newSource = (given: NewSource): SourceValues => ({
  ...defaultsOf<Omit<SourceValues, NeededOfSource>>('SourceInput'),
  url: '',
  archive_type: 'NONE',
  fetch_config: { ...defaultsOf('SourceFetchConfig'), csv_delimiter: ',' },
  field_mapping: {},
  validation_rules: defaultsOf('SourceValidationRules'),
  last_import_at: null,
  last_import_success: null,
  total_domains_imported: 0,
  auth_config: {},
  epp_category_ids: [],
  history: [],
  records: 0,
  ...given,
});

const RECORDS = [120, 900] as const;

const sourceWith = ({ store, params }: RecordCall): StoredSource =>
  found(store.sources.get(params.id), 'Source');

/** A source in an answer, with the names of its categories and without secrets. */
function sourceView(store: Store, stored: StoredSource): Source {
  const { auth_config, epp_category_ids, history: _history, records: _records, ...source } = stored;
  const shown = source.auth_type === null ? [] : FIELDS[source.auth_type];
  return {
    ...source,
    auth_config: masked(auth_config, shown, SECRETS),
    epp_categories: epp_category_ids.flatMap((id) => {
      const name = store.eppCategories.get(id)?.name;
      return name === undefined ? [] : { id, name, registrar: name.split(' ')[0] ?? null };
    }),
  };
}

function checkForm({ eppCategories }: Store, { epp_categories, schedule_cron }: SourceInput): void {
  const unknown = epp_categories?.find((id) => eppCategories.get(id) === undefined);
  if (unknown !== undefined) denyField('epp_categories', `there is no category ${unknown}`);
  const error = schedule_cron == null ? undefined : cronError(schedule_cron);
  if (error !== undefined) denyField('schedule_cron', error);
}

interface Schedule {
  readonly cron: string;
  readonly config: ScheduleConfig;
}

const required = (field: string, type: string): never =>
  denyField(field, `is required for a ${type} schedule`);

/** Converts each type of schedule to a cron expression (spec, section 5). */
const DERIVED: Readonly<
  Record<NonNullable<ScheduleInput['type']>, (input: ScheduleInput) => Schedule>
> = {
  interval: ({ hours = 6, minutes = 0 }) => {
    if (hours === 0 && minutes === 0) denyField('minutes', 'must be above 0 when hours is 0');
    const cron = hours > 0 ? `0 */${hours} * * *` : `*/${minutes} * * * *`;
    return { cron, config: { type: 'interval', hours, minutes } };
  },
  daily: ({ time = '00:00' }) => {
    const [hour, minute] = time.split(':').map(Number);
    return { cron: `${minute} ${hour} * * *`, config: { type: 'daily', time } };
  },
  weekly: (input) => {
    const day_of_week = input.day_of_week ?? required('day_of_week', 'weekly');
    const hour = input.hour ?? required('hour', 'weekly');
    const minute = input.minute ?? required('minute', 'weekly');
    const config = { type: 'weekly', day_of_week, hour, minute } as const;
    return { cron: `${minute} ${hour} * * ${day_of_week}`, config };
  },
  cron: (input) => {
    const cron = (input.cron ?? required('cron', 'cron')).trim();
    const error = cronError(cron);
    if (error !== undefined) denyField('cron', error);
    return { cron, config: { type: 'cron', cron } };
  },
};

/** The schedule of an input. Refuses the call when the input is not valid. */
export const scheduleOf = (input: ScheduleInput): Schedule =>
  DERIVED[input.type ?? denyField('type', 'is required to turn a schedule on')](input);

/** An import in the history: an array (spec, section 3). */
const historyRow = (batch: ImportBatch): ImportHistoryRow => {
  const { id, started_at, ended_at, total, imported, failed } = batch;
  return [id, started_at, ended_at, total, imported, failed];
};

/** Sources that domains are imported from. */
export const sources = {
  'sources/list': ({ store }) =>
    ok({ sources: store.sources.all().map((source) => sourceView(store, source)) }),

  'sources/create': (call) => {
    const { store, user, rng, body } = call;
    checkForm(store, body);
    const { auth_config, epp_categories = [], ...form } = defined(body);
    const credentials = changed<SourceCredentials>({}, auth_config);
    const source = store.sources.add(
      newSource({ ...form, auth_config: credentials, epp_category_ids: epp_categories }),
    );
    source.records = rng.derive(`source/${source.id}`).int(...RECORDS);
    audit(call, user, sourceEvent('create', source));
    return created(sourceView(store, source));
  },

  'sources/update': (call) => {
    const { store, user, body } = call;
    const source = sourceWith(call);
    checkForm(store, body);
    const { auth_config, epp_categories = source.epp_category_ids, ...form } = defined(body);
    Object.assign(source, form, {
      auth_config: changed(source.auth_config, auth_config),
      epp_category_ids: epp_categories,
    });
    audit(call, user, sourceEvent('update', source));
    return ok(sourceView(store, source));
  },

  'sources/delete': (call) => {
    const source = sourceWith(call);
    const running = runningImport(call, source.id);
    if (running !== undefined) endJob(call, running, { status: 'cancelled' });
    call.store.sources.delete(source.id);
    audit(call, call.user, sourceEvent('delete', source));
    return ok({ message: `Source ${source.name} deleted` });
  },

  'sources/test': (call) => {
    const error = sourceError(sourceWith(call), call.clock.day());
    return error === undefined
      ? ok({ success: true, message: 'Connection successful' })
      : ok({ success: false, error });
  },

  'sources/import': (call) => {
    const source = sourceWith(call);
    const { preview: isPreview = false, limit = 100 } = call.body;
    if (isPreview) return ok(preview(call, source));
    const result = importSource(call, source, { limit, actor: call.user });
    if (result !== 'timeout') return ok(result);
    return deny(504, 'Gateway timeout - the import continues in the background');
  },

  'sources/schedule': (call) => {
    const { user, body } = call;
    const source = sourceWith(call);
    if (body.enabled) {
      const { cron, config } = scheduleOf(body);
      Object.assign(source, { schedule_cron: cron, schedule_config: config });
    }
    source.schedule_enabled = body.enabled;
    const job = reloadJobs(call, 'sources').find(({ target }) => target === source.id);
    const cron = body.enabled ? source.schedule_cron : null;
    audit(call, user, sourceEvent('schedule', source, { enabled: body.enabled, cron }));
    const next_run_time = job?.next_at == null ? null : isoTime(job.next_at);
    return ok({ job: body.enabled ? { next_run_time } : null });
  },

  'sources/history': (call) =>
    ok({ history: sourceWith(call).history.toReversed().map(historyRow) }),

  'sources/dataStats': (call) => ok(dataStats(call, sourceWith(call).id)),

  'sources/deleteData': (call) => {
    const source = sourceWith(call);
    const { delete_all: all = false, date } = call.body;
    if (!all && date == null) denyField('date', 'is required unless everything is deleted');
    const at = all || date == null ? undefined : Date.parse(date);
    const count = deleteRows(call, source.id, at === undefined ? undefined : at / DAY);
    source.total_domains_imported = Math.max(0, source.total_domains_imported - count);
    audit(call, call.user, dataDeleted(source, at, count));
    const of = at === undefined ? '' : ` of ${isoDate(at)}`;
    return ok({ success: true, message: `Deleted ${count} records${of}` });
  },
} satisfies Area<'sources'>;
