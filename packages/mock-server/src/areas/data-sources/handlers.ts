import type { DataSource, DataSourceAuthType } from '@dropcatch/sdk';
import { defaultsOf } from '../../contract/defaults.ts';
import { type Area, created, defined, ok } from '../../engine/call.ts';
import { percent } from '../../text/words.ts';
import { isoTime } from '../../world/time.ts';
import { progress } from '../../world/jobs.ts';
import type { World } from '../../world/world.ts';
import { deny } from '../../engine/refused.ts';
import { found, type RecordCall } from '../answers.ts';
import { changed, masked } from '../credentials.ts';
import type { StoredUser } from '../../world/records/users.ts';
import { callApi } from './api.ts';
import { analyze } from './mapping.ts';
import type { Credentials, StoredDataSource } from '../../world/records/data-sources.ts';
import { activeRuns, createTable, enrichRest, processedRows, stopRun } from './runs.ts';
import { browse, enrichedRows, keepTested, publishEnrichment } from './tables.ts';
import { FormatError } from '../../text/value.ts';

/** The credentials of each type of authentication. */
const FIELDS: Readonly<Record<DataSourceAuthType, readonly (keyof Credentials)[]>> = {
  none: [],
  basic: ['username', 'password'],
  bearer: ['token'],
  api_key: ['key', 'value'],
};

const SECRETS: readonly (keyof Credentials)[] = ['password', 'token', 'value'];

/** A source in an answer. Only admins see its credentials, and nobody sees a secret. */
function dataSourceView(user: StoredUser, source: StoredDataSource): DataSource {
  const { auth_credentials, request_headers, coverage: _, table: __, ...shown } = source;
  if (user.role !== 'admin') return shown;
  const credentials = masked(auth_credentials, FIELDS[source.auth_type], SECRETS);
  return { ...shown, auth_credentials: credentials, request_headers };
}

/** Share of all domains that a new source knows, from 0.55 to 0.95. */
const coverageOf = ({ rng }: World, id: number): number =>
  rng.derive(`coverage/${id}`).int(55, 95) / 100;

const sourceWith = ({ store, params }: RecordCall): StoredDataSource =>
  found(store.dataSources.get(params.id), 'Data source');

type DataSourceValues = Omit<StoredDataSource, 'id'>;

/** What a new data source must be given. */
export type NewDataSource = Pick<DataSourceValues, 'name' | 'api_url'> & Partial<DataSourceValues>;

/** A new data source without data. What is not given has the defaults of the contract. */
export const newDataSource = (given: NewDataSource): DataSourceValues => ({
  ...defaultsOf<Omit<DataSourceValues, 'name' | 'api_url'>>('DataSourceInput'),
  auth_credentials: {},
  request_headers: {},
  coverage: 0,
  table: null,
  ...given,
});

/** External APIs that provide data about domains, and their stored data. */
export const dataSources = {
  'dataSources/list': ({ store, user }) =>
    ok({ sources: store.dataSources.all().map((source) => dataSourceView(user, source)) }),

  'dataSources/create': (call) => {
    const { auth_credentials, request_headers = {}, ...form } = defined(call.body);
    const credentials = changed<Credentials>({}, auth_credentials);
    const source = call.store.dataSources.add(
      newDataSource({ ...form, auth_credentials: credentials, request_headers }),
    );
    source.coverage = coverageOf(call, source.id);
    return created(dataSourceView(call.user, source));
  },

  'dataSources/update': (call) => {
    const source = sourceWith(call);
    const { auth_credentials, ...form } = defined(call.body);
    const credentials = changed(source.auth_credentials, auth_credentials);
    Object.assign(source, form, { auth_credentials: credentials });
    if (!source.is_active || source.response_mapping === null) stopRun(call, source.id);
    publishEnrichment(call);
    enrichRest(call, source);
    return ok(dataSourceView(call.user, source));
  },

  'dataSources/delete': (call) => {
    const { id, name } = sourceWith(call);
    stopRun(call, id);
    call.store.dataSources.delete(id);
    publishEnrichment(call);
    return ok({ message: `Data source ${name} deleted` });
  },

  'dataSources/stats': (call) => {
    const total = call.catalogue.size;
    const per_source = call.store.dataSources.all().map((source) => {
      const enriched = enrichedRows(call, source);
      return { id: source.id, name: source.name, enriched, percentage: percent(enriched, total) };
    });
    return ok({ total_domains: total, per_source });
  },

  'dataSources/progress': (call) => {
    const now = call.clock.now();
    return ok({
      active_jobs: activeRuns(call).map((job) => ({
        source_name: call.store.dataSources.get(job.plan.source_id)?.name ?? 'deleted source',
        processed: processedRows(job, now),
        total_domains: job.plan.to - job.plan.from,
        progress: percent(progress(job, now), 1),
        status: job.status,
        started_at: isoTime(job.started_at),
      })),
    });
  },

  'dataSources/browse': (call) => ok(browse(call, sourceWith(call), call.params)),

  'dataSources/createTable': (call) => ok(createTable(call, sourceWith(call))),

  'dataSources/test': (call) => {
    const source = sourceWith(call);
    const result = callApi(source, call.body.domains, call.clock.day());
    const names = result.results.map(({ domain }) => domain);
    keepTested(call, source, names);
    return ok(result);
  },

  'dataSources/analyze': ({ body }) => {
    try {
      return ok(analyze(body));
    } catch (error) {
      if (!(error instanceof FormatError)) throw error;
      return deny(400, error.message, 'response_text');
    }
  },
} satisfies Area<'dataSources'>;
