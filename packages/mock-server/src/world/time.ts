import * as v from 'valibot';
import { numberIn, schemaOf, whole } from '../input/input.ts';

/** In milliseconds. */
export const [DAY, HOUR, MINUTE] = [86_400_000, 3_600_000, 60_000] as const;

/**
 * Range of the clock, in milliseconds since 1970. Dates before its start are still possible, and its years have four
 * digits.
 */
export const FIRST_INSTANT = Date.UTC(1971, 0);
export const LAST_INSTANT = Date.UTC(10_000, 0) - 1;

const isoDays = new Map<number, string>();

/** Formats a UTC day, counted from 1970-01-01, as `2026-11-21`. Builds each text once. */
export function isoDay(day: number): string {
  const known = isoDays.get(day);
  if (known !== undefined) return known;
  const text = new Date(day * DAY).toISOString().slice(0, 10);
  isoDays.set(day, text);
  return text;
}

/**
 * Formats an instant in UTC, to the second: `2026-11-21T18:00:03Z` (ISO 8601). An instant after the year 9999 shows as
 * its end.
 */
export const isoTime = (at: number): string =>
  `${new Date(Math.min(at, LAST_INSTANT)).toISOString().slice(0, 19)}Z`;

/** The UTC day of an instant: `2026-11-21`. */
export const isoDate = (at: number): string => isoDay(Math.floor(Math.min(at, LAST_INSTANT) / DAY));

/** Whether an instant is within the range of the clock. */
export const isInRange = (at: number): boolean => at >= FIRST_INSTANT && at <= LAST_INSTANT;

/** A UTC day, counted from 1970-01-01. */
export const utcDay = whole(0, Math.floor(LAST_INSTANT / DAY));

/** A stored instant, in milliseconds since 1970: any from the year 1 to 9999. */
export const instant = numberIn('a time in milliseconds since 1970', Date.UTC(1, 0), LAST_INSTANT);

const TIME = /^(\d{4}-\d\d-\d\d)(?:[T ](\d\d:\d\d(?::\d\d(?:\.\d+)?)?)(Z|[+-]\d\d:\d\d)?)?$/i;

/**
 * Parses an ISO date or time as milliseconds since 1970, in UTC unless it names an offset. Returns undefined for other
 * text, for a day that its month does not have and for a time outside the clock's range.
 */
export function parseTime(text: string): number | undefined {
  const [, date = '', time = '00:00', offset = 'Z'] = TIME.exec(text) ?? [];
  const midnight = Date.parse(date);
  const at = Date.parse(`${date}T${time}${offset.toUpperCase()}`);
  return isInRange(at) && isoDate(midnight) === date ? at : undefined;
}

export const clockTime = schemaOf<string>(
  'a time from 1971 to 9999 such as 2026-11-20T17:58:00Z',
  (value) => typeof value === 'string' && parseTime(value) !== undefined,
);

/** A time of the clock: ISO 8601, or milliseconds since 1970. */
export const knownTime = schemaOf<string | number>(
  'a time from 1971 to 9999 such as 2026-11-20T17:58:00Z, or its milliseconds since 1970',
  (value) => (typeof value === 'number' ? isInRange(value) : v.is(clockTime, value)),
);

/** A hundred years, in milliseconds. */
const LONGEST = 36_525 * DAY;

export const span = numberIn('milliseconds from 0 to a hundred years', 0, LONGEST);

/** A stored distance from an instant, in milliseconds. Negative before it. */
export const distance = numberIn('milliseconds, a hundred years at most', -LONGEST, LONGEST);

const isDate = (value: unknown, form: RegExp): boolean =>
  typeof value === 'string' && form.test(value) && !Number.isNaN(Date.parse(value));

export const dateText = schemaOf<string>('a date such as 2026-11-20', (value) =>
  isDate(value, /^\d{4}-\d\d-\d\d$/),
);

export const timeText = schemaOf<string>('a time such as 2026-11-20T18:00:00Z', (value) =>
  isDate(value, /^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
);
