import type { Source } from '@dropcatch/sdk';
import * as v from 'valibot';
import { isoDate, timeText, utcDay } from '../time.ts';
import { cronText } from '../cron.ts';
import { count, listOf, listOfEach, ordinal, shape, text, whole } from '../../input/input.ts';
import { recordOf } from './record.ts';

/** A number of records. An import reads one after the other. */
const records = whole(0, 100_000);

/** The part of a source to read. */
const reading = {
  /** UTC day, counted from 1970-01-01. */
  day: utcDay,
  /** The edition with only new records, for schedules (editionAt). Default: the whole day. */
  edition: v.optional(count),
};

/** An import that is too large for one call and runs in the background. */
export const importPlan = shape({
  ...reading,
  source_id: ordinal,
  batch_id: text,
  count: records,
  actor_id: v.nullable(ordinal),
});

const importBatch = v.pipe(
  shape({
    id: text,
    started_at: timeText,
    ended_at: v.nullable(timeText),
    total: count,
    imported: count,
    failed: count,
  }),
  v.check(
    ({ total, imported, failed }) => imported + failed <= total,
    'must not count more records than its total',
  ),
);

const optional = v.optional(text);

/** Secrets are in clear text, because this is a mock. */
const credentials = shape({
  username: optional,
  password: optional,
  token: optional,
  header: optional,
  key: optional,
});

export const sources = recordOf<Source>('Source')({
  lookedUp: ['epp_categories'],
  own: {
    auth_config: credentials,
    schedule_cron: v.nullable(cronText),
    epp_category_ids: listOf(ordinal),
    /** Its imports, oldest first. */
    history: listOfEach(importBatch),
    /** Number of records that the source publishes per day. */
    records,
  },
});

export type Reading = Pick<SourceImportPlan, keyof typeof reading>;
export type SourceImportPlan = v.InferOutput<typeof importPlan>;
export type ImportBatch = v.InferOutput<typeof importBatch>;
export type SourceCredentials = v.InferOutput<typeof credentials>;
export type StoredSource = v.InferOutput<typeof sources>;

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
