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
 * How long ago something happened: 'Just now' under 1 minute, 'Nm ago' under 60 minutes, 'Nh ago' under 24 hours,
 * 'Nd ago' under 7 days, otherwise the locale's date (spec, section 9). The future counts as now.
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
  return new Date(at).toLocaleDateString(undefined, timeZone ? { timeZone } : undefined);
}

const units = [
  ['d', day],
  ['h', hour],
  ['m', minute],
  ['s', 1000],
] as const;

/** A length of time in its two largest units, `['3d', '4h']`, `['1h', '0m']`; none of them for less than a second. */
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
 * The parts of a UTC date as every engine writes them: `Fri, 20 Nov 2026 …`. Not Intl: the first format of a date costs
 * it 20 ms, and days are what the first screen is full of.
 */
function utcParts(date: Day): string[] | undefined {
  const at = Date.parse(`${date.slice(0, 10)}T00:00:00Z`);
  return Number.isNaN(at) ? undefined : new Date(at).toUTCString().split(/,? /);
}

/** A calendar day for people, `20 Nov 2026`; text that is no day is shown as it came, and a dash for no day. */
export function formatDay(date: Day | null | undefined): string {
  if (!date) return dash;
  return utcParts(date)?.slice(1, 4).join(' ') ?? date;
}

/** The weekday of a calendar day, `Fri`. */
export function weekday(date: Day | null | undefined): string {
  if (date === null || date === undefined) return dash;
  return utcParts(date)?.[0] ?? date;
}

// The browser's own zone is another one after a journey: what is known of it holds for the offset of the day.
const instantFormats = new Map<string | number, Intl.DateTimeFormat>();

const browserZones = new Map<number, string>();

/**
 * An instant in a time zone, `20 Nov 2026, 19:04:11`. Text that is no instant is shown as it came, and a dash for none.
 * @param timeZone IANA name; without one, the browser's.
 */
export function formatInstant(at: string | null | undefined, timeZone?: string): string {
  if (!at) return dash;
  const value = Date.parse(at);
  if (Number.isNaN(value)) return at;
  const key = timeZone ?? new Date().getTimezoneOffset();
  let format = instantFormats.get(key);
  if (!format) {
    format = new Intl.DateTimeFormat('en-GB', {
      ...(timeZone && { timeZone }),
      // As days are written: two digits each.
      day: '2-digit',
      month: 'short',
      year: 'numeric',
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
    });
    instantFormats.set(key, format);
  }
  return format.format(value);
}

/**
 * {@link formatInstant} with its milliseconds, `20 Nov 2026, 19:04:11.417`: in a drop they decide.
 * @param timeZone IANA name; without one, the browser's.
 */
export function formatPreciseInstant(at: string | null | undefined, timeZone?: string): string {
  const value = Date.parse(at ?? '');
  if (Number.isNaN(value)) return formatInstant(at);
  // Every zone is whole seconds away from UTC.
  return formatInstant(at, timeZone) + new Date(value).toISOString().slice(19, 23);
}

/** The browser's time zone, an IANA name. */
export function browserZone(): string {
  const key = new Date().getTimezoneOffset();
  const zone = browserZones.get(key) ?? Intl.DateTimeFormat().resolvedOptions().timeZone;
  browserZones.set(key, zone);
  return zone;
}

/** How far a zone is from UTC at an instant, `UTC+1`; UTC itself, and where it is the same, is `UTC`. */
export function zoneOffset(timeZone: string, at: string): string {
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    timeZoneName: 'shortOffset',
  }).formatToParts(Date.parse(at));
  const offset = parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
  return offset.replace('GMT', 'UTC').replace(/\+0$/, '');
}

const second = 1000;

const secondsAnHour = 3600;

const secondsADay = 24 * secondsAnHour;

const twoDigits = (value: number) => String(value).padStart(2, '0');

/**
 * A length of time as a clock shows it: `52:52`, `1:02:52` from an hour on, `2d 4h` from a day on. The second that has begun
 * counts as a whole one; what is past is `00:00`.
 */
export function clockFace(milliseconds: number): string {
  const left = Math.max(0, Math.ceil(milliseconds / second));
  if (left >= secondsADay)
    return `${Math.floor(left / secondsADay)}d ${Math.floor((left % secondsADay) / secondsAnHour)}h`;
  const [hours, minutes, seconds] = [
    Math.floor(left / secondsAnHour),
    Math.floor((left % secondsAnHour) / 60),
    left % 60,
  ];
  const short = `${twoDigits(minutes)}:${twoDigits(seconds)}`;
  return hours > 0 ? `${hours}:${short}` : short;
}

/** The time of day of an instant in UTC, `19:22`; text that is no instant as it came. */
export function utcMinute(at: string): string {
  return partOfDay(at, 16);
}

/** The same to the second, `19:22:07`. */
export function utcSecond(at: string): string {
  return partOfDay(at, 19);
}

/** The same to the millisecond, `19:22:07.412`: what a race is decided by. */
export function utcMillisecond(at: string): string {
  return partOfDay(at, 23);
}

function partOfDay(at: string, end: number): string {
  const instant = Date.parse(at);
  return Number.isNaN(instant) ? at : new Date(instant).toISOString().slice(11, end);
}

const written = /^(\d{1,2}):(\d{2})(?::(\d{2}))?$/;

/**
 * A time of day as `HH:MM:SS`, 00:00:00 to 23:59:59 (spec, section 5); nothing for what is none. `7:50` and `07:50` are
 * read too.
 */
export function toTimeOfDay(text: string): string | undefined {
  const [, hours, minutes, seconds = '00'] = written.exec(text.trim()) ?? [];
  if (hours === undefined || minutes === undefined) return undefined;
  const fits = Number(hours) < 24 && Number(minutes) < 60 && Number(seconds) < 60;
  return fits ? `${hours.padStart(2, '0')}:${minutes}:${seconds}` : undefined;
}

/**
 * The time until an instant in its two largest units, `in 4m 12s`; 'due' once it has come. Nothing for text that is no
 * instant.
 * @param at ISO 8601.
 */
export function countdown(at: string, now: number = serverNow()): string | undefined {
  const left = Math.ceil((Date.parse(at) - now) / 1000);
  if (Number.isNaN(left)) return undefined;
  return left > 0 ? `in ${inUnits(left * 1000).join(' ')}` : 'due';
}
