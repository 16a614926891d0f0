import { MINUTE } from '../time/clock.ts';
import { type Cron, cronTrouble, nextRun, parseCron } from '../time/cron.ts';

/** No run of an expression that runs at all lies further back: 41 years. */
const LONGEST = 41 * 366 * 24 * 60 * MINUTE;

/** Expressions that were read lately: a schedule is looked at far more often than it changes. */
const known = new Map<string, Cron | undefined>();
const MOST_KNOWN = 500;

/** The expression, read; undefined when it is none. */
export function readCron(text: string): Cron | undefined {
  if (known.has(text)) return known.get(text);
  if (known.size >= MOST_KNOWN) known.clear();
  const cron = cronTrouble(text) === undefined ? parseCron(text) : undefined;
  known.set(text, cron);
  return cron;
}

/** When a schedule runs next after an instant; null when it never does, or is no expression. */
export function nextTime(text: string, after: number): number | null {
  const cron = readCron(text);
  return (cron && nextRun(cron, after)) ?? null;
}

/** The last run at or before an instant, in milliseconds since 1970; undefined when there was none. */
export function previousRun(cron: Cron, until: number): number | undefined {
  for (let span = MINUTE; span <= LONGEST; span *= 2) {
    let found: number | undefined;
    let run = nextRun(cron, until - span);
    while (run !== undefined && run <= until) {
      found = run;
      run = nextRun(cron, run);
    }
    if (found !== undefined) return found;
  }
  return undefined;
}

/** How often an expression runs on an average day, roughly: fields that leave out days count in part. */
export function runsPerDay({ minutes, hours, days, months, weekdays }: Cron): number {
  const share = Math.min(days.size / 31, weekdays.size / 7) * (months.size / 12);
  return minutes.size * hours.size * share;
}
