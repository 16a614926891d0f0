import type { Source } from '@dropcatch/sdk';
import { isoDate } from '../../world/clock.ts';

/** An import that is too large for one call: it goes on in the background. */
export interface SourceImportPlan extends Reading {
  readonly source_id: number;
  readonly batch_id: string;
  readonly count: number;
  readonly actor_id: number | null;
}

/** What is read of a source. */
export interface Reading {
  readonly day: number;
  /** What came new in a part of the day, as schedules fetch it (editionAt); all of the day when left out. */
  readonly edition?: number | undefined;
}

/** Credentials of a source as they are kept, secrets in the clear (this is a mock). */
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

/** How an import is called, by when it began and its number: `imp-20261120-0007`. */
export const batchId = (at: number, number: number): string =>
  `imp-${isoDate(at).replaceAll('-', '')}-${String(number).padStart(4, '0')}`;

/** What came of the records of an import; what is neither new nor refused was known already. */
export const countsOf = ({ total, imported, failed }: ImportBatch) => ({
  total,
  imported,
  failed,
  duplicates: total - imported - failed,
});

/** A source as stored: with its secrets, its imports (oldest first), and the size of the file that it publishes. */
export type StoredSource = Omit<Source, 'auth_config' | 'epp_categories'> & {
  auth_config: SourceCredentials;
  epp_category_ids: number[];
  history: ImportBatch[];
  /** Records in what the source publishes on a day. */
  records: number;
};
