import type { ReleasedDomain } from '@dropcatch/sdk';
import type { Look } from '../../core/text/looks.ts';

type Check = Pick<ReleasedDomain, 'last_checked' | 'is_available'>;

/** When a domain was last checked; undefined where it never was, which some write as the first instant of 1970. */
export function lastChecked({ last_checked }: Pick<Check, 'last_checked'>): string | undefined {
  return last_checked && Date.parse(last_checked) !== 0 ? last_checked : undefined;
}

/** Not Checked if never checked, else Available or Not Available (spec, section 4). */
export function availability(check: Check): Look {
  if (!lastChecked(check)) return { label: 'Not Checked', tone: 'muted' };
  return check.is_available
    ? { label: 'Available', tone: 'good' }
    : { label: 'Not Available', tone: 'bad' };
}
