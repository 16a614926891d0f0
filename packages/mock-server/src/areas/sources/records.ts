import type { Source } from '@dropcatch/sdk';
import { isoDate } from '../../world/clock.ts';

/** An import that is too large for one call and runs in the background. */
export interface SourceImportPlan extends Reading {
  readonly source_id: number;
  readonly batch_id: string;
  readonly count: number;
  readonly actor_id: number | null;
}

/** The part of a source to read. */
export interface Reading {
  readonly day: number;
  /** The edition with only new records, for schedules (editionAt). Default: the whole day. */
  readonly edition?: number | undefined;
}

/** Stored credentials of a source. Secrets are in clear text, because this is a mock. */
export interface SourceCredentials {
  username?: string;
  password?: string;
  token?: string;
  header?: string;
  key?: string;
}

export interface ImportBatch {
  readonly id: string;
  readonly started_at: string;
  ended_at: string | null;
  total: number;
  imported: number;
  failed: number;
}

/** Id of an import, from its start and its number: `imp-20261120-0007`. */
export const batchId = (at: number, number: number): string =>
  `imp-${isoDate(at).replaceAll('-', '')}-${String(number).padStart(4, '0')}`;

/** The counts of an import. Records that are neither new nor refused are duplicates. */
export const countsOf = ({ total, imported, failed }: ImportBatch) => ({
  total,
  imported,
  failed,
  duplicates: total - imported - failed,
});

/** A stored source, with its secrets and its imports, oldest first. */
export type StoredSource = Omit<Source, 'auth_config' | 'epp_categories'> & {
  auth_config: SourceCredentials;
  epp_category_ids: number[];
  history: ImportBatch[];
  /** Number of records that the source publishes per day. */
  records: number;
};
