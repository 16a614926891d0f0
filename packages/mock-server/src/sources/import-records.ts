import type { ImportStats } from '@dropcatch/sdk';
import { audit } from '../activity.ts';
import type { NewRow } from '../catalogue/columns.ts';
import { enrichNewRows } from '../enrichment/job.ts';
import type { StoredUser } from '../store.ts';
import { isoDate } from '../time/clock.ts';
import type { World } from '../world.ts';
import { type Reading, recordsOf, recordTrouble } from './records.ts';
import type { ImportBatch, StoredSource } from './stored.ts';

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
export function storeRecords(
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
export function hasSucceeded({ total, failed }: ImportStats): boolean {
  return failed === 0 || failed < total;
}

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
    details: { batch_id: batchId, ...counts(batch, stats) },
  });
}

function counts({ total, imported, failed }: ImportBatch, stats: ImportStats | undefined): object {
  return { total, imported, failed, duplicates: stats?.duplicates ?? 0 };
}
