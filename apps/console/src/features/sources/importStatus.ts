import type { ImportHistoryRow } from '@dropcatch/sdk';
import type { Look } from '../../core/text/looks.ts';

/** A row of the history by name: it comes as an array (spec, section 3). */
export interface ImportBatch {
  id: string;
  startedAt: string;
  /** Null while the import runs. */
  endedAt: string | null;
  total: number;
  imported: number;
  failed: number;
}

/** Names the places of a row of the history. */
export function batchOf(row: ImportHistoryRow): ImportBatch {
  const [id, startedAt, endedAt, total, imported, failed] = row;
  return { id, startedAt, endedAt, total, imported, failed };
}

/** What came of an import: Success if something was imported, Failed if something failed, otherwise Partial (spec, section 4). */
export function importStatus(batch: ImportBatch): Look {
  if (batch.endedAt === null) return { label: 'Running', tone: 'wait' };
  if (batch.imported > 0) return { label: 'Success', tone: 'good' };
  return batch.failed > 0 ? { label: 'Failed', tone: 'bad' } : { label: 'Partial', tone: 'muted' };
}
