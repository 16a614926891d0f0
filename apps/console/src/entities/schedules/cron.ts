import cronstrue from 'cronstrue';
import { cronProblem, cronTexts, cronValues } from './cronField.ts';

/** What an expression stands for. */
interface ReadCron {
  /** The numbers that each field takes, ascending; 0 and 7 are Sunday. */
  fields: readonly (readonly number[])[];
  /** Whether a day must fit both of its fields: one of them begins with a star. Otherwise one of them is enough. */
  bothDays: boolean;
}

/** Reads an expression; nothing where it is none. */
export function readCron(text: string): ReadCron | undefined {
  if (cronProblem(text)) return undefined;
  const texts = cronTexts(text);
  return {
    fields: texts.map((_, index) => cronValues(texts, index) ?? []),
    bothDays: [texts[2], texts[4]].some((field) => field?.startsWith('*')),
  };
}

/** The days of each month, in a leap year. */
const monthDays = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31] as const;

/** Whether a day comes that fits, as 30 February never does. */
export function comes({ fields: [, , days, months], bothDays }: ReadCron): boolean {
  const [first = 0] = days ?? [];
  return !bothDays || (months ?? []).some((month) => first <= (monthDays[month - 1] ?? 0));
}

/** What is wrong with an expression as a schedule: it cannot be read, or never comes. */
export function scheduleProblem(text: string): string | undefined {
  const cron = readCron(text);
  return cron && !comes(cron) ? 'This is a date that never comes' : cronProblem(text);
}

/** How many values each field has. */
const sizes = [60, 24, 31, 12, 7] as const;

/**
 * Whether a star's step ends unevenly. By 45 the minutes are 0 and 45 of each hour, which is not "every 45 minutes", as
 * cronstrue would have it.
 */
function isUneven(field: string, size = 1): boolean {
  const step = /^\*\/(\d+)$/.exec(field)?.[1];
  return step !== undefined && size % Number(step) > 0;
}

/** What an expression does, in words, its times in UTC; an expression that cannot be read is given back. */
export function cronInWords(text: string): string {
  const cron = readCron(text);
  if (!cron) return text;
  const told = cronTexts(text).map((field, index) =>
    isUneven(field, sizes[index]) ? String(cron.fields[index]) : field,
  );
  const words = cronstrue.toString(told.join(' '), {
    use24HourTimeFormat: true,
    logicalAndDayFields: cron.bothDays,
  });
  return words.replace(/^On the hour, every/, 'Every');
}
