import type { Schedule } from '../areas/scheduler/records.ts';
import { DAY, HOUR, isInRange, MINUTE } from './clock.ts';

/** A cron expression, read: the values at which each field matches. */
export interface Cron {
  readonly minutes: ReadonlySet<number>;
  readonly hours: ReadonlySet<number>;
  readonly days: ReadonlySet<number>;
  readonly months: ReadonlySet<number>;
  /** 0 is Sunday. */
  readonly weekdays: ReadonlySet<number>;
  /** Whether one of the two day fields is enough: neither of them begins with a star. */
  readonly eitherDay: boolean;
}

/** A text is no cron expression; the message says why, fit for people. */
export class CronError extends Error {
  override readonly name = 'CronError';
}

interface Field {
  readonly name: string;
  readonly min: number;
  readonly max: number;
  /** The values from the smallest on, by name. */
  readonly names: readonly string[];
}

const MONTHS = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');

/** Sunday is 0 and 7: it can begin a range, and end one. */
const WEEKDAYS = 'sun mon tue wed thu fri sat sun'.split(' ');

/** The five fields in their order, with what each takes. */
const FIELDS: readonly Field[] = [
  { name: 'minute', min: 0, max: 59, names: [] },
  { name: 'hour', min: 0, max: 23, names: [] },
  { name: 'day', min: 1, max: 31, names: [] },
  { name: 'month', min: 1, max: 12, names: MONTHS },
  { name: 'day of week', min: 0, max: 7, names: WEEKDAYS },
];

/** No expression waits longer for its next run: 29 February on a certain weekday can be forty years away. */
const HORIZON = 41 * 366 * DAY;

// A star, 5 or 1-5, each perhaps with a step behind it; 5/15 goes on to the largest value.
const PART = /^(?:\*|(\d{1,4}|[a-z]{3})(?:-(\d{1,4}|[a-z]{3}))?)(?:\/(\d{1,4}))?$/;

/** The values of one part of a field, between the commas. */
function valuesOf(part: string, { name, min, max, names }: Field): number[] {
  const match = PART.exec(part.toLowerCase());
  const [, first, last, every] = match ?? [];
  const from = first === undefined ? min : numberOf(first, min, names.indexOf(first));
  const open = first === undefined || (last === undefined && every !== undefined);
  const end = last === undefined ? from : numberOf(last, min, names.lastIndexOf(last));
  if (match === null || Number.isNaN(from + end)) {
    throw new CronError(`${name}: "${part}" cannot be read`);
  }
  const to = open ? max : end;
  const step = Number(every ?? 1);
  if (from < min || to > max) throw new CronError(`${name}: must be from ${min} to ${max}`);
  if (from > to) throw new CronError(`${name}: ${part} ends before it begins`);
  if (step === 0) throw new CronError(`${name}: the step must be above 0`);
  return Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, i) => from + i * step);
}

/** The number of a text with its place among the names; NaN for a name that is none. */
const numberOf = (text: string, min: number, place: number): number =>
  place < 0 ? Number(text) : min + place;

const setOf = (text: string, field: Field): ReadonlySet<number> =>
  new Set(text.split(',').flatMap((part) => valuesOf(part, field)));

/**
 * Reads `minute hour day month day-of-week`, with lists, ranges, steps, and the English names of three letters of months and
 * weekdays. Throws a CronError for anything else, also for a date that never comes (30 February).
 */
export function parseCron(text: string): Cron {
  const parts = text.trim().split(/\s+/);
  if (parts.length !== FIELDS.length) {
    throw new CronError(`has ${text.trim() === '' ? 0 : parts.length} fields, it must have 5`);
  }
  const [minutes, hours, days, months, weekdays] = FIELDS.map((field, i) =>
    setOf(parts[i] ?? '', field),
  );
  if (!minutes || !hours || !days || !months || !weekdays)
    throw new CronError('has too few fields');
  const cron: Cron = {
    minutes,
    hours,
    days,
    months,
    weekdays: new Set([...weekdays].map((day) => day % 7)),
    eitherDay: !parts[2]?.startsWith('*') && !parts[4]?.startsWith('*'),
  };
  if (nextRun(cron, 0) === undefined) throw new CronError('is a date that never comes');
  return cron;
}

/** What is wrong with an expression; undefined when it can be used. */
export function cronTrouble(text: string): string | undefined {
  try {
    parseCron(text);
    return undefined;
  } catch (error) {
    if (error instanceof CronError) return error.message;
    throw error;
  }
}

/** Whether the expression can run on this day (UTC). */
function onDay({ days, months, weekdays, eitherDay }: Cron, at: number): boolean {
  const date = new Date(at);
  if (!months.has(date.getUTCMonth() + 1)) return false;
  const byDate = days.has(date.getUTCDate());
  const byWeekday = weekdays.has(date.getUTCDay());
  return eitherDay ? byDate || byWeekday : byDate && byWeekday;
}

/** The smallest of the values that is not below `from`. */
function smallest(values: ReadonlySet<number>, from: number): number | undefined {
  const later = [...values].filter((value) => value >= from);
  return later.length === 0 ? undefined : Math.min(...later);
}

/** The first run on this day at or after a minute of the day; milliseconds from midnight. */
function runFrom({ hours, minutes }: Cron, minuteOfDay: number): number | undefined {
  const hour = Math.floor(minuteOfDay / 60);
  const minute = hours.has(hour) ? smallest(minutes, minuteOfDay % 60) : undefined;
  if (minute !== undefined) return hour * HOUR + minute * MINUTE;
  const nextHour = smallest(hours, hour + 1);
  return nextHour === undefined ? undefined : nextHour * HOUR + Math.min(...minutes) * MINUTE;
}

/** The first run after an instant, both in milliseconds since 1970 (UTC); undefined when there is none. */
export function nextRun(cron: Cron, after: number): number | undefined {
  const earliest = (Math.floor(after / MINUTE) + 1) * MINUTE;
  const firstDay = Math.floor(earliest / DAY) * DAY;
  for (let day = firstDay; day <= firstDay + HORIZON; day += DAY) {
    if (!onDay(cron, day)) continue;
    const run = runFrom(cron, day === firstDay ? (earliest - day) / MINUTE : 0);
    if (run !== undefined) return day + run;
  }
  return undefined;
}

/** Minutes of a day. */
const MINUTES = 1440;

/** No run of an expression that runs at all lies further back: 41 years. */
const LONGEST = 41 * 366 * 24 * 60 * MINUTE;

/** Expressions that were read lately: a schedule is looked at far more often than it changes. */
const known = new Map<string, Cron | undefined>();
const MOST_KNOWN = 500;

/** The expression, read; undefined when it is none. */
function readCron(text: string): Cron | undefined {
  if (known.has(text)) return known.get(text);
  if (known.size >= MOST_KNOWN) known.clear();
  const cron = cronTrouble(text) === undefined ? parseCron(text) : undefined;
  known.set(text, cron);
  return cron;
}

/** When a schedule runs next after an instant; null when it never does, or is no expression. */
export function nextTime(schedule: Schedule, after: number): number | null {
  if (typeof schedule === 'number') {
    const span = schedule * MINUTE;
    const next = (Math.floor(after / span) + 1) * span;
    return isInRange(next) ? next : null;
  }
  const cron = readCron(schedule);
  return (cron && nextRun(cron, after)) ?? null;
}

/** The last run at or before an instant, in milliseconds since 1970; undefined when there was none. */
export function previousTime(schedule: Schedule, until: number): number | undefined {
  for (let span = MINUTE; span <= LONGEST; span *= 2) {
    let found: number | undefined;
    let run = nextTime(schedule, until - span);
    while (run !== null && run <= until) {
      found = run;
      run = nextTime(schedule, run);
    }
    if (found !== undefined) return found;
  }
  return undefined;
}

/** How often a schedule runs on an average day, roughly: fields that leave out days count in part. */
export function runsPerDay(schedule: Schedule): number {
  if (typeof schedule === 'number') return MINUTES / schedule;
  const cron = readCron(schedule);
  if (cron === undefined) return 0;
  const { minutes, hours, days, months, weekdays } = cron;
  const share = Math.min(days.size / 31, weekdays.size / 7) * (months.size / 12);
  return minutes.size * hours.size * share;
}
