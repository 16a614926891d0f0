import { Cron } from 'croner';
import { messageOf } from '../text/words.ts';
import { DAY, isInRange, MINUTE } from './time.ts';
import { schemaOf } from '../input/input.ts';

/** A cron expression in UTC, or an interval in minutes, counted from 1970. */
export type Schedule = string | number;

/** Characters of the five fields. croner also reads `L`, `W`, `#`, `?` and nicknames, which cron does not have. */
const CRON = /^(?:[a-z]{3}(?![a-z])|[\d\s*,/-])+$/i;

/**
 * Number of values of each field. croner refuses a larger step, so a larger one is cut to this number, which means the
 * same.
 */
const SIZES = [60, 24, 31, 12, 7];

/** A parsed cron expression. All times are UTC. */
interface ReadCron {
  readonly cron: Cron;
  /** Runs on an average day. */
  readonly daily: number;
}

/**
 * Parses an expression with croner. A step after a single value goes on to the largest one: `5/50` in the minutes is 5
 * and 55, `1/5` in the hours 1, 6, 11, 16 and 21. For weekdays that is Saturday, so `5/2` is Friday only. A step that is
 * larger than the range leaves its first value. Throws a TypeError when it is not valid. */
function createCron(text: string): Cron {
  const fields = text.split(/\s+/).filter(Boolean);
  if (fields.length !== SIZES.length) {
    throw new TypeError(`has ${fields.length} fields, it must have ${SIZES.length}`);
  }
  if (!CRON.test(text)) throw new TypeError('must be like 30 6 * * MON-FRI');
  if (/(?:^|,)7\//.test(fields[4] ?? '')) {
    throw new TypeError('must not step from 7: a step from Sunday is one from 0');
  }
  const steps = fields.map((field, place) =>
    field.replaceAll(/\/(\d+)/g, (_, step) => `/${Math.min(Number(step), SIZES[place] ?? 0)}`),
  );
  return new Cron(steps.join(' '), {
    mode: '5-part',
    // Not `timezone`: that calls Intl for each step, which is fifty times slower.
    utcOffset: 0,
    sloppyRanges: true,
    // When either day field starts with a star, a day must match both of them.
    domAndDow: [fields[2], fields[4]].some((field) => field?.startsWith('*')),
  });
}

/** Average number of runs a day, counted over at least 30 runs and one day. */
function runsADay(cron: Cron, first: Date): number {
  let runs = 0;
  for (let last: Date | null = first; last !== null; last = cron.nextRun(last)) {
    const days = (last.getTime() - first.getTime()) / DAY;
    if (runs >= 30 && days >= 1) return runs / days;
    runs += 1;
  }
  return 0;
}

/** Throws a TypeError for an invalid expression and for a date that does not exist. */
function parseCron(text: string): ReadCron {
  const cron = createCron(text);
  const first = cron.nextRun(new Date(0));
  if (first === null) throw new TypeError('names a date that does not exist');
  return { cron, daily: runsADay(cron, first) };
}

/** Recently parsed expressions, or their error texts. Schedules are read far more often than they change. */
const known = new Map<string, ReadCron | string>();
const MOST_KNOWN = 500;

function readCron(text: string): ReadCron | string {
  const before = known.get(text);
  if (before !== undefined) return before;
  if (known.size >= MOST_KNOWN) known.clear();
  let read: ReadCron | string;
  try {
    read = parseCron(text);
  } catch (error) {
    read = messageOf(error).replace('CronPattern: ', '');
  }
  known.set(text, read);
  return read;
}

/** The error of an expression. Undefined when the expression is valid. */
export function cronError(text: string): string | undefined {
  const read = readCron(text);
  return typeof read === 'string' ? read : undefined;
}

export const cronText = schemaOf<string>(
  'a cron expression such as 30 6 * * MON-FRI',
  (value) => typeof value === 'string' && cronError(value) === undefined,
);

/** Next run after an instant, in milliseconds since 1970. Null when there is none or the expression is not valid. */
export function nextTime(schedule: Schedule, after: number): number | null {
  if (typeof schedule === 'number') {
    const span = schedule * MINUTE;
    const next = (Math.floor(after / span) + 1) * span;
    return isInRange(next) ? next : null;
  }
  const read = readCron(schedule);
  return typeof read === 'string' ? null : (read.cron.nextRun(new Date(after))?.getTime() ?? null);
}

/** Last run at or before an instant, in milliseconds since 1970. Undefined when there is none. */
export function previousTime(schedule: Schedule, until: number): number | undefined {
  if (typeof schedule === 'number') {
    const span = schedule * MINUTE;
    return Math.floor(until / span) * span;
  }
  const read = readCron(schedule);
  const nextMinute = new Date((Math.floor(until / MINUTE) + 1) * MINUTE);
  return typeof read === 'string' ? undefined : read.cron.previousRuns(1, nextMinute)[0]?.getTime();
}

/** Runs on an average day. 0 when the expression is not valid. */
export function runsPerDay(schedule: Schedule): number {
  if (typeof schedule === 'number') return DAY / MINUTE / schedule;
  const read = readCron(schedule);
  return typeof read === 'string' ? 0 : read.daily;
}
