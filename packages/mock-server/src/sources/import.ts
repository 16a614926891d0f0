import type { ImportResult } from '@dropcatch/sdk';
import { jobsOf, startJob } from '../jobs/start.ts';
import type { StoredUser } from '../store.ts';
import type { World } from '../world.ts';
import { closeBatch, hasSucceeded, openBatch, storeRecords } from './import-records.ts';
import { editionAt, previewOf, type Reading, recordsOf, recordTrouble } from './records.ts';
import type { StoredSource } from './stored.ts';
import { sourceTrouble } from './trouble.ts';

/** A preview shows this many records, whatever the limit (spec, section 9). */
const PREVIEW = 10;

/** An import of more records goes on in the background, and one of many more outlives the call. */
const BACKGROUND_FROM = 1000;
const TIMEOUT_FROM = 2000;

/** What one record takes, in milliseconds. */
const RECORD = 6;

/** What an import answers: a result, or that the call took too long while the import goes on. */
export type ImportAnswer = ImportResult | 'timeout';

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
