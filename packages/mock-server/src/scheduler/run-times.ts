import { isInRange, MINUTE } from '../time/clock.ts';
import { type Cron, cronTrouble, nextRun, parseCron } from '../time/cron.ts';

/**
 * When a job runs: by a cron expression (UTC), or every so many minutes. Intervals are counted from 1970 on, so nobody has
 * to remember the last run.
 */
export type Schedule = string | number;

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
