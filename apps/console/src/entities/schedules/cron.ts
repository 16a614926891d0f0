import { cronProblem, cronTexts, cronValues } from './cronField.ts';
import { monthNames, weekdayNames } from '../../core/time/calendarNames.ts';

const minuteLength = 60_000;
const dayLength = 24 * 60 * minuteLength;
/** No expression waits longer for its next run: 29 February on a certain weekday can be forty years away. */
const horizonDays = 41 * 366;

/** What an expression stands for: the numbers that each field takes, ascending. */
interface Cron {
  minutes: readonly number[];
  hours: readonly number[];
  days: readonly number[];
  months: readonly number[];
  /** 0 is Sunday. */
  weekdays: readonly number[];
  /** Whether one of the two day fields is enough: neither of them begins with a star. */
  eitherDay: boolean;
}

function read(text: string): Cron | undefined {
  if (cronProblem(text)) return undefined;
  const texts = cronTexts(text);
  const [minutes = [], hours = [], days = [], months = [], weekdays = []] = texts.map(
    (_, index) => cronValues(texts, index) ?? [],
  );
  const weekdayNumbers = new Set(weekdays.map((day) => day % 7));
  return {
    minutes,
    hours,
    days,
    months,
    weekdays: [...weekdayNumbers].toSorted((a, b) => a - b),
    eitherDay: !texts[2]?.startsWith('*') && !texts[4]?.startsWith('*'),
  };
}

function runsOn({ days, months, weekdays, eitherDay }: Cron, day: number): boolean {
  const date = new Date(day);
  if (!months.includes(date.getUTCMonth() + 1)) return false;
  const byDate = days.includes(date.getUTCDate());
  const byWeekday = weekdays.includes(date.getUTCDay());
  return eitherDay ? byDate || byWeekday : byDate && byWeekday;
}

/**
 * The next `count` runs of an expression after an instant, in milliseconds since 1970. All times are UTC. None for what
 * is no expression, and for a date that never comes.
 */
export function nextRuns(text: string, after: number, count: number): number[] {
  const cron = read(text);
  const runs: number[] = [];
  if (!cron) return runs;
  const firstDay = Math.floor(after / dayLength) * dayLength;
  for (let ahead = 0; ahead <= horizonDays; ahead += 1) {
    const day = firstDay + ahead * dayLength;
    if (!runsOn(cron, day)) continue;
    for (const hour of cron.hours) {
      for (const minute of cron.minutes) {
        const run = day + (hour * 60 + minute) * minuteLength;
        if (run <= after) continue;
        runs.push(run);
        if (runs.length === count) return runs;
      }
    }
  }
  return runs;
}

/** What is wrong with an expression as a schedule: it cannot be read, or never comes after an instant. */
export function scheduleProblem(text: string, after: number): string | undefined {
  const never = () =>
    nextRuns(text, after, 1).length === 0 ? 'This is a date that never comes' : undefined;
  return cronProblem(text) ?? never();
}

/** What an expression does, in words, its times in UTC; an expression that cannot be read is given back. */
export function cronInWords(text: string): string {
  const cron = read(text);
  if (!cron) return text;
  return [timeWords(cron), dayWords(cron), monthWords(cron)].filter(Boolean).join(' ');
}

/** So many times of day are listed; more are told by their hours and minutes. */
const mostTimes = 6;

function timeWords({ minutes, hours }: Cron): string {
  const [minute = 0] = minutes;
  const everyMinutes = evenStep(minutes, 60);
  if (hours.length === 24) {
    if (everyMinutes) return everyMinutes === 1 ? 'Every minute' : `Every ${everyMinutes} minutes`;
    if (minutes.length === 1 && minute === 0) return 'Every hour';
    return `At ${minutesOf(minutes)} of every hour`;
  }
  const everyHours = evenStep(hours, 24);
  if (minutes.length === 1 && everyHours) {
    return `Every ${everyHours} hours${minute === 0 ? '' : `, from ${clock(0, minute)}`}`;
  }
  if (minutes.length * hours.length <= mostTimes) {
    return `At ${listed(hours.flatMap((hour) => minutes.map((each) => clock(hour, each))))}`;
  }
  const often = everyMinutes
    ? everyMinutes === 1
      ? 'Every minute'
      : `Every ${everyMinutes} minutes`
    : `At ${minutesOf(minutes)}`;
  return `${often} of the ${hours.length === 1 ? 'hour' : 'hours'} ${inRanges(hours, String)}`;
}

function minutesOf(minutes: readonly number[]): string {
  return `${minutes.length === 1 ? 'minute' : 'minutes'} ${inRanges(minutes, String)}`;
}

/** On which days; by name where a weekday is asked for, and that it is every day where a time of day is told. */
function dayWords(cron: Cron): string {
  const { days, weekdays, hours, eitherDay } = cron;
  const anyDate = days.length === 31;
  const anyWeekday = weekdays.length === 7;
  const dates = `day${days.length === 1 ? '' : 's'} ${inRanges(days, String)} of the month`;
  const names = inRanges(weekdays, (day) => weekdayNames[day] ?? '');
  if (anyDate && anyWeekday) return hours.length === 24 || evenStep(hours, 24) ? '' : 'every day';
  if (eitherDay) {
    return anyDate || anyWeekday ? 'every day' : `on ${dates} and on every ${names}`;
  }
  if (anyDate) return `on ${names}`;
  if (anyWeekday) return `on ${dates}`;
  return `on ${dates} if it is a ${names}`;
}

function monthWords({ months }: Cron): string {
  return months.length === 12
    ? ''
    : `in ${inRanges(months, (month) => monthNames[month - 1] ?? '')}`;
}

/** The step of numbers that come evenly from 0, also over the end of the hour or day; nothing for others. */
function evenStep(values: readonly number[], size: number): number | undefined {
  const step = size / values.length;
  const even = values.length > 1 && values.every((value, index) => value === index * step);
  return even ? step : undefined;
}

function clock(hour: number, minute: number): string {
  return `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`;
}

/** Three and more numbers in a row become a range: `1, 4 to 7 and 9`. */
function inRanges(values: readonly number[], name: (value: number) => string): string {
  const ranges: [from: number, to: number][] = [];
  for (const value of values) {
    const last = ranges.at(-1);
    if (last && last[1] === value - 1) last[1] = value;
    else ranges.push([value, value]);
  }
  const texts = ranges.flatMap(([from, to]) =>
    to - from < 2
      ? [...new Set([from, to])].map((value) => name(value))
      : `${name(from)} to ${name(to)}`,
  );
  return listed(texts);
}

function listed(texts: readonly string[]): string {
  return texts.length < 2
    ? (texts[0] ?? '')
    : `${texts.slice(0, -1).join(', ')} and ${texts.at(-1)}`;
}
