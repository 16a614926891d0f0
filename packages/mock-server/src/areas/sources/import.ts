import type { ImportResult, ImportStats, SourceDataStats } from '@dropcatch/sdk';
import type { NewRow } from '../../world/catalogue/columns.ts';
import { DAY, isoDate, MINUTE } from '../../world/clock.ts';
import { jobsOf, startJob } from '../../world/jobs.ts';
import type { JobKind, World } from '../../world/world.ts';
import { audit, type Notice, notify } from '../activity.ts';
import { activeRuns, enrichNewRows, enrichRest, stopRun } from '../data-sources/runs.ts';
import { takeOut } from '../data-sources/tables.ts';
import type { StoredUser } from '../users/records.ts';
import { editionAt, previewOf, recordsOf, recordTrouble, sourceTrouble } from './feed.ts';
import type { ImportBatch, Reading, SourceImportPlan, StoredSource } from './records.ts';

/** How many rows of the catalogue come from a source, by drop day (from 1970-01-01). */
function rowsByDay({ catalogue }: World, sourceId: number): Map<number, number> {
  const { source, day } = catalogue.columns;
  const counts = new Map<number, number>();
  for (let row = 0; row < catalogue.size; row += 1) {
    if (source[row] !== sourceId) continue;
    const dropDay = day[row] ?? 0;
    counts.set(dropDay, (counts.get(dropDay) ?? 0) + 1);
  }
  return counts;
}

/** The stored domains of a source, counted. */
export function dataStats(world: World, sourceId: number): SourceDataStats {
  const date_distribution = [...rowsByDay(world, sourceId)]
    .toSorted(([a], [b]) => a - b)
    .map(([day, count]) => ({ date: isoDate(day * DAY), count }));
  return {
    total_records: date_distribution.reduce((sum, { count }) => sum + count, 0),
    date_range: {
      min_date: date_distribution[0]?.date ?? null,
      max_date: date_distribution.at(-1)?.date ?? null,
    },
    date_distribution,
  };
}

/** Takes the rows of a source out of the catalogue, all or those of one drop day; tells how many went. */
export function deleteRows(world: World, sourceId: number, day: number | undefined): number {
  const { columns, size } = world.catalogue;
  const gone = new Uint8Array(size);
  for (let row = 0; row < size; row += 1) {
    const goes =
      columns.source[row] === sourceId && (day === undefined || columns.day[row] === day);
    gone[row] = Number(goes);
  }
  if (!gone.includes(1)) return 0;
  // Runs count the rows that they have asked about: they stop, and go on with the rows that are left.
  const running = new Set(activeRuns(world).map(({ plan }) => plan.source_id));
  for (const id of running) stopRun(world, id);
  const count = takeOut(world, gone);
  for (const source of world.store.dataSources.filter(({ id }) => running.has(id))) {
    enrichRest(world, source);
  }
  return count;
}

/** So many errors of an import are listed; the others are only counted. */
const LISTED_ERRORS = 20;

/** What a domain costs where its source does not say, in cents. */
const USUAL_CENTS = 6900;

/** Begins an import: its row of the history, without an end yet. */
export function openBatch({ store, clock }: World, source: StoredSource): ImportBatch {
  const date = isoDate(clock.now()).replaceAll('-', '');
  const batch: ImportBatch = {
    id: `imp-${date}-${String(store.nextImport()).padStart(4, '0')}`,
    started_at: clock.iso(),
    ended_at: null,
    total: 0,
    imported: 0,
    failed: 0,
  };
  source.history.push(batch);
  return batch;
}

/** Reads the first `count` records, and stores those in the catalogue that are right and new. */
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
    const trouble = recordTrouble(source, record);
    if (trouble !== undefined) errors.push(trouble);
    else {
      const cents = record.price === undefined ? USUAL_CENTS : Math.round(record.price * 100);
      const { label, tld, dropDay } = record;
      rows.push({ label, tld, variations: [{ day: dropDay, cents }], source: source.id });
    }
  }
  const imported = world.catalogue.append(rows);
  source.total_domains_imported += imported;
  if (imported > 0) enrichNewRows(world);
  return {
    total,
    imported,
    failed: errors.length,
    duplicates: rows.length - imported,
    errors: errors.slice(0, LISTED_ERRORS),
    ...(reading.edition === undefined &&
      total < source.records && { note: `Stopped at the limit of ${total} records` }),
  };
}

/** Whether an import counts as a success: it did not only meet records that it had to refuse. */
const hasSucceeded = ({ total, failed }: ImportStats): boolean => failed === 0 || failed < total;

/** Ends an import with what it stored, or with why it failed: history, last import and audit log. */
export function closeBatch(
  world: World,
  source: StoredSource,
  batchId: string,
  outcome: ImportStats | string,
  actor: StoredUser | undefined,
): void {
  const batch = source.history.find(({ id }) => id === batchId);
  if (batch === undefined) return;
  batch.ended_at = world.clock.iso();
  const stats = typeof outcome === 'string' ? undefined : outcome;
  batch.total = stats?.total ?? 0;
  batch.imported = stats?.imported ?? 0;
  batch.failed = stats?.failed ?? 0;
  source.last_import_at = batch.ended_at;
  source.last_import_success = stats !== undefined && hasSucceeded(stats);
  audit(world, actor, {
    action: 'source.import',
    resource_type: 'Source',
    resource_id: source.id,
    error_message: typeof outcome === 'string' ? outcome : null,
    details: { batch_id: batchId, ...countsOf(batch, stats) },
  });
}

const countsOf = (
  { total, imported, failed }: ImportBatch,
  stats: ImportStats | undefined,
): object => ({ total, imported, failed, duplicates: stats?.duplicates ?? 0 });

/** What came of the records of an import. */
interface Counts {
  readonly imported: number;
  readonly duplicates: number;
  readonly failed: number;
}

/** What is told of an import that is done. */
export function importNotice(name: string, { imported, duplicates, failed }: Counts): Notice {
  const counts = `${imported.toLocaleString('en')} new, ${duplicates.toLocaleString('en')} duplicates`;
  const broken = failed > 0 ? `, ${failed.toLocaleString('en')} refused` : '';
  return {
    type: 'system',
    title: 'Import finished',
    message: `Import ${name}: ${counts}${broken}`,
  };
}

function tell(world: World, actorId: number | null, notice: Notice): void {
  if (actorId !== null) notify(world, actorId, notice);
}

/** What an import leaves behind when it ends: domains, totals, its row of the history, audit log and a notification. */
export const sourceImport: JobKind<'source_import', SourceImportPlan> = {
  onEnd: (world, { plan, status, failure = 'Cancelled' }) => {
    const source = world.store.sources.get(plan.source_id);
    if (source === undefined) return;
    const actor = plan.actor_id === null ? undefined : world.store.users.get(plan.actor_id);
    if (status === 'completed') {
      const stats = storeRecords(world, source, plan);
      closeBatch(world, source, plan.batch_id, stats, actor);
      tell(world, plan.actor_id, importNotice(source.name, stats));
      return;
    }
    closeBatch(world, source, plan.batch_id, failure, actor);
    const message = `Import ${source.name}: ${failure}`;
    tell(world, plan.actor_id, { type: 'system', title: 'Import failed', message });
  },
  keptFor: 60 * MINUTE,
};

/** A preview shows this many records, whatever the limit (spec, section 9). */
const PREVIEW = 10;

/** An import of more records goes on in the background, and one of many more outlives the call. */
const BACKGROUND_FROM = 1000;
const TIMEOUT_FROM = 2000;

/** What one record takes, in milliseconds. */
const RECORD = 6;

/** What an import answers: a result, or that the call took too long while the import goes on. */
type ImportAnswer = ImportResult | 'timeout';

/** The running import of a source, if there is one. */
export function runningImport({ store }: World, sourceId: number): number | undefined {
  return jobsOf(store, 'source_import').find(
    ({ status, plan }) => status === 'running' && plan.source_id === sourceId,
  )?.id;
}

/** The first records as they would be stored, or why there are none. */
export function preview(world: World, source: StoredSource): ImportResult {
  const day = world.clock.day();
  const trouble = sourceTrouble(source, day);
  if (trouble !== undefined) return { success: false, error: trouble };
  const records = [];
  for (const record of recordsOf(world, source, { day })) {
    if (records.length === PREVIEW) break;
    if (recordTrouble(source, record) === undefined) records.push(previewOf(record));
  }
  return { success: true, preview: records };
}

function importNow(
  world: World,
  source: StoredSource,
  reading: Reading & { readonly count: number },
  actor: StoredUser | undefined,
): ImportResult {
  const batch = openBatch(world, source);
  const stats = storeRecords(world, source, reading);
  closeBatch(world, source, batch.id, stats, actor);
  const success = hasSucceeded(stats);
  return {
    success,
    message: `Imported ${stats.imported} of ${stats.total} records`,
    ...(!success && { error: 'No record could be stored' }),
    stats,
  };
}

/** How many records the imports of a source mostly read: those that stored some, or else all that it publishes on a day. */
function usualCount({ history, records }: StoredSource): number {
  const totals = history
    .filter(({ imported }) => imported > 0)
    .map(({ total }) => total)
    .toSorted((a, b) => a - b);
  return totals[Math.floor(totals.length / 2)] ?? records;
}

/**
 * Imports up to `limit` records of a source (0 means all, `news` what came new since the last time): small ones at once, larger
 * ones as a job. `actor` is who asked for it; nobody for a schedule.
 */
export function importSource(
  world: World,
  source: StoredSource,
  { limit, actor }: { readonly limit: number | 'news'; readonly actor: StoredUser | undefined },
): ImportAnswer {
  if (runningImport(world, source.id) !== undefined) {
    return { success: false, error: 'An import of this source is running already' };
  }
  const day = world.clock.day();
  const trouble = sourceTrouble(source, day);
  if (trouble !== undefined) {
    closeBatch(world, source, openBatch(world, source).id, trouble, actor);
    return { success: false, error: trouble };
  }
  const reading =
    limit === 'news'
      ? { day, edition: editionAt(world.clock.now()), count: usualCount(source) }
      : { day, count: limit === 0 ? source.records : Math.min(limit, source.records) };
  const { count } = reading;
  if (count <= BACKGROUND_FROM) return importNow(world, source, reading, actor);
  const { id } = openBatch(world, source);
  const plan = { ...reading, source_id: source.id, batch_id: id, actor_id: actor?.id ?? null };
  startJob(world, 'source_import', plan, { duration: count * RECORD });
  if (count > TIMEOUT_FROM) return 'timeout';
  return {
    success: true,
    background: true,
    message: 'The import goes on in the background; its result will be in the history',
  };
}
