import { dash } from '../text/numbers.ts';
import { serverNow } from './serverClock.ts';

/** From 0 for Sunday, as in cron and `Date`. */
export const weekdayNames = [
  'Sunday',
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
] as const;

/** From 0 for January, as in `Date`. */
export const monthNames =
  'January February March April May June July August September October November December'.split(
    ' ',
  );

/** A second in milliseconds, as are the other units. */
export const second = 1000;

export const minute = 60 * second;

export const hour = 60 * minute;

export const wholeDay = 24 * hour;

/** A calendar day, `YYYY-MM-DD`. Days of the API are UTC days. */
export type Day = string;

/**
 * A UTC day.
 * @param at milliseconds since 1970; by default, now
 */
export function utcDay(at: number = serverNow()): Day {
  return new Date(at).toISOString().slice(0, 10);
}

/** Whether a text is a day that exists. 31 February does not. */
export function isDay(text: string): text is Day {
  const at = Date.parse(text);
  return !Number.isNaN(at) && utcDay(at) === text;
}

/** @param count negative for an earlier day */
export function addDays(from: Day, count: number): Day {
  return utcDay(Date.parse(`${from}T00:00:00Z`) + count * wholeDay);
}

/**
 * How long ago something happened: 'Just now' under 1 minute, 'Nm ago' under 60 minutes, 'Nh ago' under 24 hours, 'Nd
 * ago' under 7 days, otherwise the date (spec, section 9), written as all days are. The future counts as now.
 * @param timeZone IANA name, for the date; without one, the browser's.
 */
export function formatRelativeTime(
  at: string | null | undefined,
  now: number = serverNow(),
  timeZone?: string,
): string {
  const age = now - Date.parse(at ?? '');
  if (!at || Number.isNaN(age)) return '';
  if (age < minute) return 'Just now';
  if (age < hour) return `${Math.floor(age / minute)}m ago`;
  if (age < wholeDay) return `${Math.floor(age / hour)}h ago`;
  if (age < 7 * wholeDay) return `${Math.floor(age / wholeDay)}d ago`;
  return formatInstant(at, timeZone).split(',')[0] ?? '';
}

const units = [
  ['d', wholeDay],
  ['h', hour],
  ['m', minute],
  ['s', second],
] as const;

/** A duration in its two largest units, `['3d', '4h']`, `['1h', '0m']`; empty for less than a second. */
export function durationParts(milliseconds: number): string[] {
  const largest = units.findIndex(([, size]) => milliseconds >= size);
  if (largest < 0) return [];
  let left = milliseconds;
  return units.slice(largest, largest + 2).map(([name, size]) => {
    const count = Math.floor(left / size);
    left %= size;
    return `${count}${name}`;
  });
}

/** A duration: '3d 4h', '5m 20s', '1h', '0s'. Less than a second counts as nothing. */
export function formatDuration(milliseconds: number): string {
  const [first = '0s', rest = '0'] = durationParts(milliseconds);
  return rest.startsWith('0') ? first : `${first} ${rest}`;
}

/**
 * The parts of a UTC day: `Fri`, `20`, `Nov`, `2026` and others. It does not use Intl, whose first date takes 20 ms: the
 * first screen is full of days.
 */
function utcParts(date: Day): string[] | undefined {
  const at = Date.parse(`${date.slice(0, 10)}T00:00:00Z`);
  return Number.isNaN(at) ? undefined : new Date(at).toUTCString().split(/,? /);
}

/** A day for people, `20 Nov 2026`. Text that is not a day stays as it is; a missing day is a dash. */
export function formatDay(date: Day | null | undefined): string {
  if (!date) return dash;
  return utcParts(date)?.slice(1, 4).join(' ') ?? date;
}

/** The weekday of a day, `Fri`. */
export function formatWeekday(date: Day | null | undefined): string {
  if (date == null) return dash;
  return utcParts(date)?.[0] ?? date;
}

/** Caches the results of a function by its argument, since creating Intl formatters is slow. */
function memoize<Key, Value>(make: (key: Key) => Value): (key: Key) => Value {
  const made = new Map<Key, Value>();
  return (key) => {
    if (!made.has(key)) made.set(key, make(key));
    return made.get(key) as Value;
  };
}

// The browser's zone may change on a journey, so it is cached by the current offset.
const timeZoneByOffset = memoize((_offset: number) => {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  return isKnownZone(timeZone) ? timeZone : undefined;
});

/** Whether the browser has the rules of a zone. Of `Etc/Unknown`, which it names if it knows no other, it has none. */
function isKnownZone(timeZone: string): boolean {
  try {
    return Boolean(Intl.DateTimeFormat('en', { timeZone }));
  } catch {
    return false;
  }
}

/** The browser's zone, an IANA name; undefined if it is unknown. Its times are then those of UTC. */
export function knownBrowserZone(): string | undefined {
  return timeZoneByOffset(new Date().getTimezoneOffset());
}

/** The browser's zone, or UTC if it is unknown. */
export function browserTimeZone(): string {
  return knownBrowserZone() ?? 'UTC';
}

const instantFormat = memoize(
  (timeZone: string) =>
    new Intl.DateTimeFormat('en-GB', {
      timeZone,
      // Two digits, as in `formatDay`.
      day: '2-digit',
      month: 'short',
      year: 'numeric',
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
    }),
);

/**
 * An instant in a time zone, `20 Nov 2026, 19:04:11`. Text that is not an instant stays as it is; a missing one is a
 * dash.
 * @param timeZone IANA name; without one, the browser's.
 */
export function formatInstant(at: string | null | undefined, timeZone?: string): string {
  if (!at) return dash;
  const value = Date.parse(at);
  if (Number.isNaN(value)) return at;
  if (timeZone && timeZone !== 'UTC') {
    // British English abbreviates September with four letters, `formatDay` with three.
    return instantFormat(timeZone).format(value).replace('Sept', 'Sep');
  }
  // Lists are full of instants, so this does not use Intl, which is slow.
  const ahead = timeZone ? 0 : -new Date(value).getTimezoneOffset() * minute;
  const [, date, month, year, time] = new Date(value + ahead).toUTCString().split(/,? /);
  return `${date} ${month} ${year}, ${time}`;
}

/**
 * {@link formatInstant} with milliseconds, which decide a drop: `20 Nov 2026, 19:04:11.417`.
 * @param timeZone IANA name; without one, the browser's.
 */
export function formatPreciseInstant(at: string | null | undefined, timeZone?: string): string {
  const value = Date.parse(at ?? '');
  if (Number.isNaN(value)) return formatInstant(at);
  // The offsets of all zones are whole seconds.
  return formatInstant(at, timeZone) + new Date(value).toISOString().slice(19, 23);
}

/** A text of {@link formatInstant} or {@link formatPreciseInstant} without its date, if that is today's in the zone. */
export function withoutToday(shown: string, timeZone?: string, now = serverNow()): string {
  const [today = ''] = formatInstant(new Date(now).toISOString(), timeZone).split(', ');
  return shown.startsWith(`${today}, `) ? shown.slice(today.length + 2) : shown;
}

/** The offset of a zone at an instant: `UTC+1`, or `UTC` if it is zero. */
export function formatZoneOffset(timeZone: string, at: string): string {
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    timeZoneName: 'shortOffset',
  }).formatToParts(Date.parse(at));
  const offset = parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
  return offset.replace('GMT', 'UTC').replace(/\+0$/, '');
}

const twoDigits = (value: number) => String(value).padStart(2, '0');

/**
 * A duration as a timer shows it: `52:52`, `1:02:52` from an hour on, `2d 4h` from a day on. Seconds are rounded up. A
 * negative duration is `00:00`.
 */
export function formatTimer(milliseconds: number): string {
  const left = Math.max(0, Math.ceil(milliseconds / second) * second);
  const hours = Math.floor(left / hour);
  if (left >= wholeDay) return `${Math.floor(left / wholeDay)}d ${hours % 24}h`;
  const text = [Math.floor(left / minute) % 60, (left / second) % 60].map(twoDigits).join(':');
  return hours > 0 ? `${hours}:${text}` : text;
}

/**
 * The UTC time of day of an instant, `19:22`. Text that is not an instant stays as it is.
 * @param at ISO 8601, or milliseconds since 1970
 */
export const utcMinute = (at: string | number) => timeOfDay(at, 'HH:MM'.length);

/** The same to the second, `19:22:07`. */
export const utcSecond = (at: string | number) => timeOfDay(at, 'HH:MM:SS'.length);

/** The same to the millisecond, `19:22:07.412`. */
export const utcMillisecond = (at: string | number) => timeOfDay(at, 'HH:MM:SS.sss'.length);

function timeOfDay(at: string | number, length: number): string {
  const instant = typeof at === 'number' ? at : Date.parse(at);
  if (Number.isNaN(instant)) return String(at);
  return new Date(instant).toISOString().slice('YYYY-MM-DDT'.length).slice(0, length);
}

const timeOfDayPattern = /^(\d{1,2}):(\d{2})(?::(\d{2}))?$/;

/**
 * Converts a time of day to `HH:MM:SS`, 00:00:00 to 23:59:59 (spec, section 5). `7:50` and `07:50` are valid, too.
 * Undefined for other text.
 */
export function parseTimeOfDay(text: string): string | undefined {
  const [, hours, minutes, seconds = '00'] = timeOfDayPattern.exec(text.trim()) ?? [];
  if (hours === undefined || minutes === undefined) return undefined;
  const isValid = Number(hours) < 24 && Number(minutes) < 60 && Number(seconds) < 60;
  return isValid ? `${hours.padStart(2, '0')}:${minutes}:${seconds}` : undefined;
}

/**
 * The time until an instant in its two largest units, `in 4m 12s`; 'due' if it is not in the future. Undefined for text
 * that is not an instant.
 * @param at ISO 8601.
 */
export function formatCountdown(at: string, now: number = serverNow()): string | undefined {
  const left = Math.ceil((Date.parse(at) - now) / 1000);
  if (Number.isNaN(left)) return undefined;
  return left > 0 ? `in ${durationParts(left * 1000).join(' ')}` : 'due';
}
