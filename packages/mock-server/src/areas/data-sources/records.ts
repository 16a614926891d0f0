import type { DataSource, DataSourceRequestHeaders } from '@dropcatch/sdk';

/** A run of a data source over rows of the catalogue. */
export interface EnrichmentPlan {
  readonly source_id: number;
  readonly from: number;
  readonly to: number;
}

/** Stored credentials of a data source. Secrets are in clear text, because this is a mock. */
export interface Credentials {
  username?: string;
  password?: string;
  token?: string;
  key?: string;
  value?: string;
}

interface TestedName {
  readonly domain: string;
  at: number;
}

/** The stored data of a data source, with the mapping at the time of its creation. */
export interface SourceTable {
  readonly name: string;
  readonly mainField: string;
  readonly fields: readonly string[];
  /** Day of its creation, from 1970-01-01. All values are looked up for this day. */
  readonly day: number;
  /** The source has been asked about this many rows of the catalogue, from the first one. */
  rows: number;
  /** Whether a first run has finished. From then on, the catalogue and the released domains show the columns. */
  filled: boolean;
  /** Start and end of the runs, in milliseconds since 1970. */
  since: number;
  until: number;
  /** Names of test calls that are not in the rows, with their times. */
  readonly tested: TestedName[];
}

/** A stored data source, with its secrets, its table and the share of all domains that it knows (0 to 1). */
export type StoredDataSource = Omit<DataSource, 'auth_credentials' | 'request_headers'> & {
  auth_credentials: Credentials;
  request_headers: DataSourceRequestHeaders;
  coverage: number;
  table: SourceTable | null;
};
