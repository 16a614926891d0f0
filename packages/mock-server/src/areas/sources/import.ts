import type { ImportResult, ImportStats, SourceDataStats } from '@dropcatch/sdk';
import type { NewRow } from '../../world/catalogue/columns.ts';
import { formatNumber } from '../../text/words.ts';
import { DAY, isoDate, MINUTE } from '../../world/time.ts';
import { runningJobs, startJob } from '../../world/jobs.ts';
import type { JobKind, World } from '../../world/world.ts';
import { type Actor, audit, importEvent, type Notice, notify } from '../activity.ts';
import { activeRuns, enrichNewRows, enrichRest, stopRun } from '../data-sources/runs.ts';
import { removeRows } from '../data-sources/tables.ts';
import { editionAt, previewOf, recordsOf, sourceError, sourceRecordError } from './feed.ts';
import {
  batchId,
  countsOf,
  type ImportBatch,
  type Reading,
  type SourceImportPlan,
  type StoredSource,
} from '../../world/records/sources.ts';

/** The stored domains of a source by drop day. */
export function dataStats({ catalogue }: World, sourceId: number): SourceDataStats {
  const { source, day } = catalogue.columns;
  const counts = new Map<number, number>();
  for (let row = 0; row < catalogue.size; row += 1) {
    if (source[row] !== sourceId) continue;
    const dropDay = day[row] ?? 0;
    counts.set(dropDay, (counts.get(dropDay) ?? 0) + 1);
  }
  const date_distribution = [...counts]
    .toSorted(([a], [b]) => a - b)
    .map(([dropDay, count]) => ({ date: isoDate(dropDay * DAY), count }));
  return {
    total_records: date_distribution.reduce((sum, { count }) => sum + count, 0),
    date_range: {
      min_date: date_distribution[0]?.date ?? null,
      max_date: date_distribution.at(-1)?.date ?? null,
    },
    date_distribution,
  };
}

/** Removes the rows of a source, all or those of one drop day. Returns their number. */
export function deleteRows(world: World, sourceId: number, day: number | undefined): number {
  const { columns, size } = world.catalogue;
  const gone = new Uint8Array(size);
  for (let row = 0; row < size; row += 1) {
    const isOfDay = day === undefined || columns.day[row] === day;
    gone[row] = Number(isOfDay && columns.source[row] === sourceId);
  }
  if (!gone.includes(1)) return 0;
  // Running data sources count rows, so they stop and continue with the remaining rows.
  const running = new Set(activeRuns(world).map(({ plan }) => plan.source_id));
  for (const id of running) stopRun(world, id);
  const count = removeRows(world, gone);
  for (const source of world.store.dataSources.filter(({ id }) => running.has(id))) {
    enrichRest(world, source);
  }
  return count;
}

/** Starts an import: adds an unfinished row to the history. */
export function openBatch({ store, clock }: World, source: StoredSource): ImportBatch {
  const batch: ImportBatch = {
    id: batchId(clock.now(), store.next('import')),
    started_at: clock.iso(),
    ended_at: null,
    total: 0,
    imported: 0,
    failed: 0,
  };
  source.history.push(batch);
  return batch;
}

/** Number of listed errors of an import. The others are only counted. */
const LISTED_ERRORS = 20;

/** Default price of an imported domain, in cents. */
const USUAL_CENTS = 6900;

/** Reads the first `count` records and stores the valid and new ones. */
function storeRecords(
  world: World,
  source: StoredSource,
  { count, ...reading }: Reading & { readonly count: number },
): ImportStats {
  const rows: NewRow[] = [];
  const errors: string[] = [];
  let total = 0;
  for (const record of recordsOf(world, source, reading)) {
    if (total === count) break;
    total += 1;
    const error = sourceRecordError(source, record);
    if (error !== undefined) {
      errors.push(error);
      continue;
    }
    const { label, tld, dropDay: day, price } = record;
    const cents = price === undefined ? USUAL_CENTS : Math.round(price * 100);
    rows.push({ label, tld, variations: [{ day, cents }], source: source.id });
  }
  const imported = world.catalogue.append(rows);
  source.total_domains_imported += imported;
  if (imported > 0) enrichNewRows(world);
  const isLimited = reading.edition === undefined && total < source.records;
  return {
    total,
    imported,
    failed: errors.length,
    duplicates: rows.length - imported,
    errors: errors.slice(0, LISTED_ERRORS),
    ...(isLimited && { note: `Stopped at the limit of ${total} records` }),
  };
}

/** Whether an import succeeded: not all of its records were refused. */
const hasSucceeded = ({ total, failed }: ImportStats): boolean => failed === 0 || failed < total;

/** Ends an import with its counts or its error. Updates the history, the last import and the audit log. */
export function closeBatch(
  world: World,
  source: StoredSource,
  id: string,
  outcome: ImportStats | string,
  actor: Actor,
): void {
  const batch = source.history.find((candidate) => candidate.id === id);
  if (batch === undefined) return;
  const hasFailed = typeof outcome === 'string';
  const { total, imported, failed } = hasFailed ? { total: 0, imported: 0, failed: 0 } : outcome;
  Object.assign(batch, { ended_at: world.clock.iso(), total, imported, failed });
  source.last_import_at = batch.ended_at;
  source.last_import_success = !hasFailed && hasSucceeded(outcome);
  audit(world, actor, importEvent(source, batch.id, countsOf(batch), hasFailed ? outcome : null));
}

export function importNotice(
  name: string,
  { imported, duplicates, failed }: Omit<ReturnType<typeof countsOf>, 'total'>,
): Notice {
  const counts = `${formatNumber(imported)} new, ${formatNumber(duplicates)} duplicates`;
  const broken = failed > 0 ? `, ${formatNumber(failed)} refused` : '';
  return {
    type: 'system',
    title: 'Import finished',
    message: `Import ${name}: ${counts}${broken}`,
  };
}

/** A background import. Its end stores the domains, updates totals, history and audit log, and sends a notification. */
export const sourceImport: JobKind<'source_import', SourceImportPlan> = {
  onEnd: (world, { plan, status, failure = 'Cancelled' }) => {
    const source = world.store.sources.get(plan.source_id);
    if (source === undefined) return;
    const stats = status === 'completed' ? storeRecords(world, source, plan) : undefined;
    const actor = plan.actor_id === null ? undefined : world.store.users.get(plan.actor_id);
    closeBatch(world, source, plan.batch_id, stats ?? failure, actor);
    const message = `Import ${source.name}: ${failure}`;
    const failed: Notice = { type: 'system', title: 'Import failed', message };
    notify(world, plan.actor_id, stats ? importNotice(source.name, stats) : failed);
  },
  keptFor: 60 * MINUTE,
};

export const runningImport = ({ store }: World, sourceId: number): number | undefined =>
  runningJobs(store, 'source_import', ({ source_id }) => source_id === sourceId)[0]?.id;

/** Number of records in a preview, whatever the limit (spec, section 9). */
const PREVIEW = 10;

/** The first valid records, or the error of the source. */
export function preview(world: World, source: StoredSource): ImportResult {
  const day = world.clock.day();
  const error = sourceError(source, day);
  if (error !== undefined) return { success: false, error };
  const records = [];
  for (const record of recordsOf(world, source, { day })) {
    if (records.length === PREVIEW) break;
    if (sourceRecordError(source, record) === undefined) records.push(previewOf(record));
  }
  return { success: true, preview: records };
}

/** Typical number of records per import: the median of successful ones, or all records of a day. */
function usualCount({ history, records }: StoredSource): number {
  const totals = history
    .filter(({ imported }) => imported > 0)
    .map(({ total }) => total)
    .toSorted((a, b) => a - b);
  return totals[Math.floor(totals.length / 2)] ?? records;
}

/** Number of records above which an import runs in the background, and above which the call times out. */
const BACKGROUND_FROM = 1000;
const TIMEOUT_FROM = 2000;

const RECORD = 6;

/**
 * Imports up to `limit` records of a source: 0 means all, `new` those that are new since the last time. Small imports
 * run at once, larger ones as a job. `actor` is undefined for a schedule. Returns `timeout` when the call would time
 * out.
 */
export function importSource(
  world: World,
  source: StoredSource,
  { limit, actor }: { readonly limit: number | 'new'; readonly actor: Actor },
): ImportResult | 'timeout' {
  if (runningImport(world, source.id) !== undefined) {
    return { success: false, error: 'An import of this source is running already' };
  }
  const day = world.clock.day();
  const { id } = openBatch(world, source);
  const error = sourceError(source, day);
  if (error !== undefined) {
    closeBatch(world, source, id, error, actor);
    return { success: false, error };
  }
  const reading =
    limit === 'new'
      ? { day, edition: editionAt(world.clock.now()), count: usualCount(source) }
      : { day, count: limit === 0 ? source.records : Math.min(limit, source.records) };
  const { count } = reading;
  if (count > BACKGROUND_FROM) {
    const plan = { ...reading, source_id: source.id, batch_id: id, actor_id: actor?.id ?? null };
    startJob(world, 'source_import', plan, { duration: count * RECORD });
    const message = 'The import goes on in the background; its result will be in the history';
    return count > TIMEOUT_FROM ? 'timeout' : { success: true, background: true, message };
  }
  const stats = storeRecords(world, source, reading);
  closeBatch(world, source, id, stats, actor);
  const success = hasSucceeded(stats);
  return {
    success,
    message: `Imported ${stats.imported} of ${stats.total} records`,
    ...(!success && { error: 'No record could be stored' }),
    stats,
  };
}
