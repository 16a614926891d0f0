import { addDays, utcDay } from '../../lib/time/time.ts';

/** What the address of a source may hold to be replaced by a date (spec, section 5). */
export const datePlaceholders = ['TODAY', 'YESTERDAY'] as const;

/** The address as it is fetched at an instant: {TODAY} and {YESTERDAY} as YYYYmmdd, in UTC. */
export function datedUrl(url: string, now: number): string {
  const today = utcDay(now);
  return url
    .replaceAll('{TODAY}', today.replaceAll('-', ''))
    .replaceAll('{YESTERDAY}', addDays(today, -1).replaceAll('-', ''));
}
