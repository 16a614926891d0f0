import { dash } from '../text/numbers.ts';
import { serverNow } from './serverClock.ts';

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
      dateStyle: 'medium',
      timeStyle: 'medium',
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
