/** A released domain as stored; what data sources say about it follows from its name. */
export interface StoredReleasedDomain {
  readonly id: number;
  readonly domain: string;
  readonly tld: string;
  /** The UTC day of the release. */
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
export function wasChecked({ last_checked }: StoredReleasedDomain): boolean {
  return last_checked != null && last_checked !== EPOCH;
}
