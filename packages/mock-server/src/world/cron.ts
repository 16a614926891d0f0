import { Cron } from 'croner';
import type { Schedule } from '../areas/scheduler/records.ts';
import { DAY, isInRange, MINUTE } from './clock.ts';

/** What the five fields may hold; croner has more than cron: `L`, `W`, `#`, `?` and nicknames. */
const CRON = /^(?:[a-z]{3}(?![a-z])|[\d\s*,/-])+$/i;

/** How many values each field has. croner refuses a larger step, which means the same as this one. */
const SIZES = [60, 24, 31, 12, 7];

/** A cron expression, read; all times are UTC. */
interface ReadCron {
  readonly cron: Cron;
  /** How often it runs on an average day. */
  readonly daily: number;
}

/** The expression as croner reads it. Throws for what is none. */
function createCron(text: string): Cron {
  const fields = text.split(/\s+/).filter(Boolean);
  if (fields.length !== SIZES.length) {
    throw new TypeError(`has ${fields.length} fields, it must have ${SIZES.length}`);
  }
  if (!CRON.test(text)) throw new TypeError('must be like 30 6 * * MON-FRI');
  const steps = fields.map((field, place) =>
    field.replaceAll(/\/(\d+)/g, (_, step) => `/${Math.min(Number(step), SIZES[place] ?? 0)}`),
  );
  return new Cron(steps.join(' '), {
    mode: '5-part',
    // Not `timezone`: that asks Intl for each step, which takes fifty times as long.
    utcOffset: 0,
    sloppyRanges: true,
    // A day must fit both of its fields where one of them begins with a star.
    domAndDow: [fields[2], fields[4]].some((field) => field?.startsWith('*')),
  });
}

/** Counts the runs of a month and of a day at least, from one to another. */
function runsADay(cron: Cron, first: Date): number {
  let runs = 0;
  for (let last: Date | null = first; last !== null; last = cron.nextRun(last)) {
    const days = (last.getTime() - first.getTime()) / DAY;
    if (runs >= 30 && days >= 1) return runs / days;
    runs += 1;
  }
  return 0;
}

/** Throws for what is no expression, and for a date that never comes. */
function parseCron(text: string): ReadCron {
  const cron = createCron(text);
  const first = cron.nextRun(new Date(0));
  if (first === null) throw new TypeError('is a date that never comes');
  return { cron, daily: runsADay(cron, first) };
}

/** Expressions that were read lately: a schedule is looked at far more often than it changes. */
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
    read = error instanceof Error ? error.message.replace('CronPattern: ', '') : String(error);
  }
  known.set(text, read);
  return read;
}

/** What is wrong with an expression; undefined when it can be used. */
export function cronTrouble(text: string): string | undefined {
  const read = readCron(text);
  return typeof read === 'string' ? read : undefined;
}

/** When a schedule runs next after an instant; null when it never does, or is no expression. */
export function nextTime(schedule: Schedule, after: number): number | null {
  if (typeof schedule === 'number') {
    const span = schedule * MINUTE;
    const next = (Math.floor(after / span) + 1) * span;
    return isInRange(next) ? next : null;
  }
  const read = readCron(schedule);
  return typeof read === 'string' ? null : (read.cron.nextRun(new Date(after))?.getTime() ?? null);
}

/** The last run at or before an instant, in milliseconds since 1970; undefined when there was none. */
export function previousTime(schedule: Schedule, until: number): number | undefined {
  if (typeof schedule === 'number') {
    const span = schedule * MINUTE;
    return Math.floor(until / span) * span;
  }
  const read = readCron(schedule);
  const nextMinute = new Date((Math.floor(until / MINUTE) + 1) * MINUTE);
  return typeof read === 'string' ? undefined : read.cron.previousRuns(1, nextMinute)[0]?.getTime();
}

/** How often a schedule runs on an average day; 0 when it is no expression. */
export function runsPerDay(schedule: Schedule): number {
  if (typeof schedule === 'number') return DAY / MINUTE / schedule;
  const read = readCron(schedule);
  return typeof read === 'string' ? 0 : read.daily;
}
