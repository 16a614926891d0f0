import type { Availability } from '../epp/records.ts';

export interface CheckedName {
  readonly id: number;
  readonly domain: string;
  readonly status: Availability['status'];
}

export interface ReleasedCheckPlan {
  readonly release_date: string;
  readonly account_id: number | null;
  readonly user_id: number | null;
  /** Number of domains to check, even if the check cannot start. */
  readonly total: number;
  readonly names: readonly CheckedName[];
  readonly batch: number;
  written: number;
}

/** A stored released domain. The values of data sources are computed from its name. */
export interface StoredReleasedDomain {
  readonly id: number;
  readonly domain: string;
  readonly tld: string;
  readonly release_date: string;
  /** Time of the last check. Undefined, null and 1970-01-01T00:00:00Z mean never. */
  last_checked?: string | null | undefined;
  is_available: boolean | null;
  /** Account of the last check. Undefined before the first one. */
  checked_through?: number | null;
}

/** "Never" in the format of some services: the start of Unix time. */
export const EPOCH = '1970-01-01T00:00:00Z';

/** Whether a domain was ever checked (spec, section 4). */
export const wasChecked = ({ last_checked }: StoredReleasedDomain): boolean =>
  last_checked != null && last_checked !== EPOCH;
