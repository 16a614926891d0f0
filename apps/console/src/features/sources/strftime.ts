import { monthNames, weekdayNames } from '../../core/time/time.ts';

const two = (value: number) => String(value).padStart(2, '0');
const day = 86_400_000;

/** What each code of a Python strftime format stands for, in UTC and in English. */
const codes: Readonly<Record<string, (date: Date) => string>> = {
  Y: (date) => String(date.getUTCFullYear()),
  y: (date) => two(date.getUTCFullYear() % 100),
  m: (date) => two(date.getUTCMonth() + 1),
  B: (date) => monthNames[date.getUTCMonth()] ?? '',
  b: (date) => (monthNames[date.getUTCMonth()] ?? '').slice(0, 3),
  d: (date) => two(date.getUTCDate()),
  j: (date) => String(dayOfYear(date)).padStart(3, '0'),
  A: (date) => weekdayNames[date.getUTCDay()] ?? '',
  a: (date) => (weekdayNames[date.getUTCDay()] ?? '').slice(0, 3),
  w: (date) => String(date.getUTCDay()),
  H: (date) => two(date.getUTCHours()),
  I: (date) => two(date.getUTCHours() % 12 || 12),
  p: (date) => (date.getUTCHours() < 12 ? 'AM' : 'PM'),
  M: (date) => two(date.getUTCMinutes()),
  S: (date) => two(date.getUTCSeconds()),
  f: (date) => `${String(date.getUTCMilliseconds()).padStart(3, '0')}000`,
  z: () => '+0000',
  Z: () => 'UTC',
  '%': () => '%',
  u: (date) => String(isoWeekday(date)),
  V: (date) => two(Math.ceil(dayOfYear(isoThursday(date)) / 7)),
  G: (date) => String(isoThursday(date).getUTCFullYear()),
  U: (date) => two(weekOfYear(date, 0)),
  W: (date) => two(weekOfYear(date, 1)),
  c: (date) => strftime(`%a %b ${String(date.getUTCDate()).padStart(2)} %X %Y`, date.getTime()),
  x: (date) => strftime('%m/%d/%y', date.getTime()),
  X: (date) => strftime('%H:%M:%S', date.getTime()),
};

function dayOfYear(date: Date): number {
  return Math.floor((date.getTime() - Date.UTC(date.getUTCFullYear(), 0, 1)) / day) + 1;
}

/** Monday is 1, Sunday 7. */
function isoWeekday(date: Date): number {
  return date.getUTCDay() || 7;
}

/** The Thursday of a date's week, which tells to which year ISO 8601 counts the week. */
function isoThursday(date: Date): Date {
  return new Date(date.getTime() + (4 - isoWeekday(date)) * day);
}

/** How many first days of a week (0 is Sunday, 1 Monday) a year has had. */
function weekOfYear(date: Date, firstDay: 0 | 1): number {
  const sinceFirstDay = (date.getUTCDay() - firstDay + 7) % 7;
  return Math.floor((dayOfYear(date) + 6 - sinceFirstDay) / 7);
}

const code = /%(-?)(.?)/gsu;

/** An instant in a Python strftime format (spec, section 5), in UTC. What is no code stays as it is. */
export function strftime(format: string, at: number): string {
  const date = new Date(at);
  return format.replace(code, (whole, bare: string, name: string) => {
    const text = codes[name]?.(date);
    if (text === undefined) return whole;
    return bare ? text.replace(/^0+(?=\d)/, '') : text;
  });
}

/** What looks like a code of a format and is none, each once. */
export function unknownCodes(format: string): string[] {
  const found = Array.from(format.matchAll(code)).filter(([, , name = '']) => !codes[name]);
  return [...new Set(found.map(([whole]) => whole))];
}
