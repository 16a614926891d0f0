import type { DataSource } from '@dropcatch/sdk';
import * as v from 'valibot';
import { instant, utcDay } from '../time.ts';
import {
  count,
  errorRate,
  flag,
  listOf,
  listOfEach,
  ordinal,
  shape,
  text,
  textMap,
} from '../../input/input.ts';
import { recordOf } from './record.ts';

/** A run of a data source over rows of the catalogue. */
export const enrichmentPlan = v.pipe(
  shape({ source_id: ordinal, from: count, to: count }),
  v.check(({ from, to }) => from <= to, 'must not end before it begins'),
);

const optional = v.optional(text);

/** Secrets are in clear text, because this is a mock. */
const credentials = shape({
  username: optional,
  password: optional,
  token: optional,
  key: optional,
  value: optional,
});

/** The stored data of a data source, with the mapping at the time of its creation. */
const sourceTable = shape({
  name: text,
  mainField: text,
  fields: listOf(text),
  /** Day of its creation, from 1970-01-01. All values are looked up for this day. */
  day: utcDay,
  /** The source has been asked about this many rows of the catalogue, from the first one. */
  rows: count,
  /** Whether a first run has finished. From then on, the catalogue and the released domains show the columns. */
  filled: flag,
  /** Start and end of the runs, in milliseconds since 1970. */
  since: instant,
  until: instant,
  /** Names of test calls that are not in the rows, with their times. */
  tested: listOfEach(shape({ domain: text, at: instant })),
});

export const dataSources = recordOf<DataSource>('DataSource')({
  own: {
    auth_credentials: credentials,
    request_headers: textMap,
    /** Share of all domains that the source knows, from 0 to 1. */
    coverage: errorRate,
    table: v.nullable(sourceTable),
  },
});

export type EnrichmentPlan = v.InferOutput<typeof enrichmentPlan>;
export type Credentials = v.InferOutput<typeof credentials>;
export type SourceTable = v.InferOutput<typeof sourceTable>;
export type StoredDataSource = v.InferOutput<typeof dataSources>;
