import { monthNames, weekdayNames } from './calendarNames.ts';

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
};

function dayOfYear(date: Date): number {
  return Math.floor((date.getTime() - Date.UTC(date.getUTCFullYear(), 0, 1)) / day) + 1;
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
