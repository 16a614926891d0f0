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
  /** Domains to check, also where the check cannot begin. */
  readonly total: number;
  readonly names: readonly CheckedName[];
  readonly batch: number;
  written: number;
}

/** A released domain as stored; what data sources say about it follows from its name. */
export interface StoredReleasedDomain {
  readonly id: number;
  readonly domain: string;
  readonly tld: string;
  readonly release_date: string;
  /** When it was last checked; undefined, null or 1970-01-01T00:00:00Z for never. */
  last_checked?: string | null | undefined;
  is_available: boolean | null;
  /** The account of the last check; absent before the first one. */
  checked_through?: number | null;
}

/** How some services write "never": the first instant of Unix time. */
export const EPOCH = '1970-01-01T00:00:00Z';

/** Whether a domain was checked at all (spec, section 4). */
export const wasChecked = ({ last_checked }: StoredReleasedDomain): boolean =>
  last_checked != null && last_checked !== EPOCH;
