import { dash } from '../text/numbers.ts';
import { serverNow } from './serverClock.ts';

/** The days of the week, from 0 for Sunday as cron and dates count them. */
export const weekdayNames = [
  'Sunday',
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
] as const;

/** The months, from 0 for January as dates count them. */
export const monthNames =
  'January February March April May June July August September October November December'.split(
    ' ',
  );

const minute = 60_000;

const hour = 60 * minute;

const day = 24 * hour;

/** A calendar day, `YYYY-MM-DD`. Days of the API are UTC days. */
export type Day = string;

/** The UTC day of an instant in milliseconds; without one, today. */
export function utcDay(at: number = serverNow()): Day {
  return new Date(at).toISOString().slice(0, 10);
}

/** The day `count` days after another; negative counts go back. */
export function addDays(from: Day, count: number): Day {
  return utcDay(Date.parse(`${from}T00:00:00Z`) + count * day);
}

/**
 * How long ago something happened: 'Just now' under 1 minute, 'Nm ago' under 60 minutes, 'Nh ago' under 24 hours, 'Nd
 * ago' under 7 days, otherwise the locale's date (spec, section 9). The future counts as now.
 * @param timeZone IANA name, for the date; without one, the browser's.
 */
export function relativeTime(
  at: string | null | undefined,
  now: number = serverNow(),
  timeZone?: string,
): string {
  const age = now - Date.parse(at ?? '');
  if (!at || Number.isNaN(age)) return '';
  if (age < minute) return 'Just now';
  if (age < hour) return `${Math.floor(age / minute)}m ago`;
  if (age < day) return `${Math.floor(age / hour)}h ago`;
  if (age < 7 * day) return `${Math.floor(age / day)}d ago`;
  return new Date(at).toLocaleDateString(undefined, { timeZone });
}

const units = [
  ['d', day],
  ['h', hour],
  ['m', minute],
  ['s', 1000],
] as const;

/** A length of time in its two largest units, `['3d', '4h']`, `['1h', '0m']`; empty for less than a second. */
export function inUnits(milliseconds: number): string[] {
  const largest = units.findIndex(([, size]) => milliseconds >= size);
  if (largest < 0) return [];
  let left = milliseconds;
  return units.slice(largest, largest + 2).map(([name, size]) => {
    const count = Math.floor(left / size);
    left %= size;
    return `${count}${name}`;
  });
}

/** How long something lasted: '3d 4h', '5m 20s', '1h', '0s'. Less than a second counts as nothing. */
export function formatDuration(milliseconds: number): string {
  const [first = '0s', second = '0'] = inUnits(milliseconds);
  return second.startsWith('0') ? first : `${first} ${second}`;
}

/**
 * The parts of a UTC date, as every engine writes them: `Fri, 20 Nov 2026 …`. Without Intl, whose first date takes 20
 * ms: the first screen is full of days.
 */
function utcParts(date: Day): string[] | undefined {
  const at = Date.parse(`${date.slice(0, 10)}T00:00:00Z`);
  return Number.isNaN(at) ? undefined : new Date(at).toUTCString().split(/,? /);
}

/** A calendar day for people, `20 Nov 2026`. Text that is not a day shows as it came, a missing day as a dash. */
export function formatDay(date: Day | null | undefined): string {
  if (!date) return dash;
  return utcParts(date)?.slice(1, 4).join(' ') ?? date;
}

/** The weekday of a calendar day, `Fri`. */
export function weekday(date: Day | null | undefined): string {
  if (date == null) return dash;
  return utcParts(date)?.[0] ?? date;
}

/** Makes the value of each key only once: Intl is slow to begin. */
function once<Key, Value>(make: (key: Key) => Value): (key: Key) => Value {
  const made = new Map<Key, Value>();
  return (key) => {
    if (!made.has(key)) made.set(key, make(key));
    return made.get(key) as Value;
  };
}

// The browser's zone may change on a journey. So its formatter is kept by the offset of the day.
const zoneByOffset = once((_offset: number) => Intl.DateTimeFormat().resolvedOptions().timeZone);

export function browserZone(): string {
  return zoneByOffset(new Date().getTimezoneOffset());
}

const formatOf = once(
  (timeZone: string) =>
    new Intl.DateTimeFormat('en-GB', {
      timeZone,
      // Two digits, as days have.
      day: '2-digit',
      month: 'short',
      year: 'numeric',
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
    }),
);

/**
 * An instant in a time zone, `20 Nov 2026, 19:04:11`. Text that is not an instant shows as it came, a missing one as a
 * dash.
 * @param timeZone IANA name; without one, the browser's.
 */
export function formatInstant(at: string | null | undefined, timeZone?: string): string {
  if (!at) return dash;
  const value = Date.parse(at);
  if (Number.isNaN(value)) return at;
  if (timeZone && timeZone !== 'UTC') {
    // British English has four letters for September, days have three.
    return formatOf(timeZone).format(value).replace('Sept', 'Sep');
  }
  // Lists are full of instants. Without Intl, which is slow to begin.
  const ahead = timeZone ? 0 : -new Date(value).getTimezoneOffset() * minute;
  const [, date, month, year, time] = new Date(value + ahead).toUTCString().split(/,? /);
  return `${date} ${month} ${year}, ${time}`;
}

/**
 * {@link formatInstant} with its milliseconds, `20 Nov 2026, 19:04:11.417`. They decide a drop.
 * @param timeZone IANA name; without one, the browser's.
 */
export function formatPreciseInstant(at: string | null | undefined, timeZone?: string): string {
  const value = Date.parse(at ?? '');
  if (Number.isNaN(value)) return formatInstant(at);
  // Every zone is whole seconds away from UTC.
  return formatInstant(at, timeZone) + new Date(value).toISOString().slice(19, 23);
}

/** How far a zone is from UTC at an instant: `UTC+1`, or `UTC` if there is no difference. */
export function zoneOffset(timeZone: string, at: string): string {
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    timeZoneName: 'shortOffset',
  }).formatToParts(Date.parse(at));
  const offset = parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
  return offset.replace('GMT', 'UTC').replace(/\+0$/, '');
}

const twoDigits = (value: number) => String(value).padStart(2, '0');

/**
 * A length of time as a clock shows it: `52:52`, `1:02:52` from an hour on, `2d 4h` from a day on. A second that has
 * begun counts as a whole one. The past is `00:00`.
 */
export function clockFace(milliseconds: number): string {
  const left = Math.max(0, Math.ceil(milliseconds / 1000) * 1000);
  const hours = Math.floor(left / hour);
  if (left >= day) return `${Math.floor(left / day)}d ${hours % 24}h`;
  const face = [Math.floor(left / minute) % 60, (left / 1000) % 60].map(twoDigits).join(':');
  return hours > 0 ? `${hours}:${face}` : face;
}

/** The time of day of an instant in UTC, `19:22`. Text that is not an instant shows as it came. */
export const utcMinute = (at: string) => timeOfDay(at, 'HH:MM'.length);

/** The same to the second, `19:22:07`. */
export const utcSecond = (at: string) => timeOfDay(at, 'HH:MM:SS'.length);

/** The same to the millisecond, `19:22:07.412`. */
export const utcMillisecond = (at: string) => timeOfDay(at, 'HH:MM:SS.sss'.length);

function timeOfDay(at: string, length: number): string {
  const instant = Date.parse(at);
  if (Number.isNaN(instant)) return at;
  return new Date(instant).toISOString().slice('YYYY-MM-DDT'.length).slice(0, length);
}

const written = /^(\d{1,2}):(\d{2})(?::(\d{2}))?$/;

/**
 * A time of day as `HH:MM:SS`, 00:00:00 to 23:59:59 (spec, section 5); undefined for other text. `7:50` and `07:50` are
 * read, too.
 */
export function toTimeOfDay(text: string): string | undefined {
  const [, hours, minutes, seconds = '00'] = written.exec(text.trim()) ?? [];
  if (hours === undefined || minutes === undefined) return undefined;
  const fits = Number(hours) < 24 && Number(minutes) < 60 && Number(seconds) < 60;
  return fits ? `${hours.padStart(2, '0')}:${minutes}:${seconds}` : undefined;
}

/**
 * The time until an instant in its two largest units, `in 4m 12s`; 'due' once it has come. Undefined for text that is
 * not an instant.
 * @param at ISO 8601.
 */
export function countdown(at: string, now: number = serverNow()): string | undefined {
  const left = Math.ceil((Date.parse(at) - now) / 1000);
  if (Number.isNaN(left)) return undefined;
  return left > 0 ? `in ${inUnits(left * 1000).join(' ')}` : 'due';
}
