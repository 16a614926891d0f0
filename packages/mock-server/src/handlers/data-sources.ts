import { defined } from '../call/defined.ts';
import { type Area, created, ok, refuse } from '../call/handler.ts';
import { percent } from '../call/numbers.ts';
import { analyze } from '../enrichment/analyze.ts';
import { browse, keepTested } from '../enrichment/browse.ts';
import { callApi } from '../enrichment/call-api.ts';
import { createTable } from '../enrichment/create-table.ts';
import { coverageOf, dataSourceView, DEFAULTS } from '../enrichment/form.ts';
import { activeRuns, enrichRest, processedRows } from '../enrichment/job.ts';
import { stopRun } from '../enrichment/stop-run.ts';
import type { Credentials } from '../enrichment/stored.ts';
import { enrichedRows, publishEnrichment } from '../enrichment/tables.ts';
import { FormatError } from '../formats/value.ts';
import { progress } from '../jobs/job.ts';
import { changed } from '../secrets.ts';
import { isoTime } from '../time/clock.ts';

const NOT_FOUND = refuse(404, 'Data source not found');

/** External APIs that say more about domains, and what they have said. */
export const dataSources = {
  'dataSources/list': ({ store, user }) =>
    ok({ sources: store.dataSources.all().map((source) => dataSourceView(user, source)) }),

  'dataSources/create': (call) => {
    const { auth_credentials, request_headers = {}, ...form } = defined(call.body);
    const source = call.store.dataSources.add({
      ...DEFAULTS,
      ...form,
      auth_credentials: changed<Credentials>({}, auth_credentials),
      request_headers,
      coverage: 0,
      table: null,
    });
    source.coverage = coverageOf(call, source.id);
    return created(dataSourceView(call.user, source));
  },

  'dataSources/update': (call) => {
    const source = call.store.dataSources.get(call.params.id);
    if (source === undefined) return NOT_FOUND;
    const { auth_credentials, ...form } = defined(call.body);
    Object.assign(source, form, {
      auth_credentials: changed(source.auth_credentials, auth_credentials),
    });
    if (!source.is_active || source.response_mapping === null) stopRun(call, source.id);
    publishEnrichment(call);
    enrichRest(call, source);
    return ok(dataSourceView(call.user, source));
  },

  'dataSources/delete': (call) => {
    const source = call.store.dataSources.get(call.params.id);
    if (source === undefined) return NOT_FOUND;
    stopRun(call, source.id);
    call.store.dataSources.delete(source.id);
    publishEnrichment(call);
    return ok({ message: `Data source ${source.name} deleted` });
  },

  'dataSources/stats': (call) => {
    const total = call.catalogue.size;
    return ok({
      total_domains: total,
      per_source: call.store.dataSources.all().map((source) => {
        const enriched = enrichedRows(call, source);
        return { id: source.id, name: source.name, enriched, percentage: percent(enriched, total) };
      }),
    });
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

  'dataSources/browse': (call) => {
    const source = call.store.dataSources.get(call.params.id);
    return source === undefined ? NOT_FOUND : ok(browse(call, source, call.params));
  },

  'dataSources/createTable': (call) => {
    const source = call.store.dataSources.get(call.params.id);
    return source === undefined ? NOT_FOUND : ok(createTable(call, source));
  },

  'dataSources/test': (call) => {
    const source = call.store.dataSources.get(call.params.id);
    if (source === undefined) return NOT_FOUND;
    const result = callApi(source, call.body.domains, call.clock.day());
    keepTested(
      call,
      source,
      result.results.map(({ domain }) => domain),
    );
    return ok(result);
  },

  'dataSources/analyze': ({ body }) => {
    try {
      return ok(analyze(body));
    } catch (error) {
      if (!(error instanceof FormatError)) throw error;
      return refuse(400, error.message, { response_text: error.message });
    }
  },
} satisfies Area<'dataSources'>;
