import type { DataSource, DataSourceRequestHeaders } from '@dropcatch/sdk';

/** A run of a data source over rows of the catalogue. */
export interface EnrichmentPlan {
  readonly source_id: number;
  readonly from: number;
  readonly to: number;
}

/** Credentials of a data source as they are kept, secrets in the clear (this is a mock). */
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

/** The table that holds what a data source said, as it was when it was created. */
export interface SourceTable {
  readonly name: string;
  readonly mainField: string;
  readonly fields: readonly string[];
  /** The day of its creation, from 1970-01-01: what the values were looked up for. */
  readonly day: number;
  /** The source was asked about so many rows of the catalogue, from the first one. */
  rows: number;
  /** Whether a first run has gone through: from then on catalogue and released domains show the columns. */
  filled: boolean;
  /** When the rows were asked about, in milliseconds since 1970. */
  since: number;
  until: number;
  /** Further names that test calls asked about, with the time of it. */
  readonly tested: TestedName[];
}

/** A data source as stored: with its secrets, its table, and the part of all domains that it knows (0 to 1). */
export type StoredDataSource = Omit<DataSource, 'auth_credentials' | 'request_headers'> & {
  auth_credentials: Credentials;
  request_headers: DataSourceRequestHeaders;
  coverage: number;
  table: SourceTable | null;
};
