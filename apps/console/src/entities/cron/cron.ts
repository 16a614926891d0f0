import cronstrue from 'cronstrue';

interface Field {
  name: string;
  min: number;
  max: number;
  /** The end of a star and of a step without an end, if it is not the maximum. */
  openMax?: number;
  /** Names for the numbers, in ascending order. */
  names?: readonly string[];
}

/** The five fields of a cron expression with their limits. Sunday is 0 and 7, so it can begin or end a range. */
const cronFields: readonly Field[] = [
  { name: 'minute', min: 0, max: 59 },
  { name: 'hour', min: 0, max: 23 },
  { name: 'day', min: 1, max: 31 },
  {
    name: 'month',
    min: 1,
    max: 12,
    names: 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' '),
  },
  {
    name: 'day of week',
    min: 0,
    max: 7,
    openMax: 6,
    names: 'sun mon tue wed thu fri sat sun'.split(' '),
  },
];

/** A parsed expression. */
interface Cron {
  texts: readonly string[];
  /** The numbers that each field matches, in ascending order; 0 and 7 are Sunday. */
  fields: readonly (readonly number[])[];
  /** Whether a day must match both day fields, since one of them begins with a star. Otherwise, one is enough. */
  bothDays: boolean;
}

/** Parses an expression (minute hour day month day-of-week). Returns the error message if it is invalid. */
function parseCron(text: string): Cron | string {
  const texts = text.trim().split(/\s+/);
  if (texts.length !== cronFields.length) {
    return 'A cron expression has five fields: minute hour day month day-of-week';
  }
  const fields: number[][] = [];
  for (const [index, field] of cronFields.entries()) {
    const values = (texts[index] ?? '').split(',').map((piece) => pieceValues(piece, field));
    if (values.some((numbers) => numbers.length === 0)) {
      const { name, min, max } = field;
      return `The ${name} field "${texts[index]}" is not ${min} to ${max}, *, a range, a list or a step`;
    }
    fields.push([...new Set(values.flat())].toSorted((a, b) => a - b));
  }
  return { texts, fields, bothDays: [texts[2], texts[4]].some((one) => one?.startsWith('*')) };
}

const part = /^(?:\*|(\d{1,2}|[a-z]{3})(?:-(\d{1,2}|[a-z]{3}))?)(?:\/(\d{1,9}))?$/;

/**
 * The numbers of one part of a field: a star, a number or a range, with or without a step. Months and weekdays may be
 * English names of three letters. Empty if the part is invalid. A step after a single number continues to the maximum,
 * for weekdays to Saturday: `5/15` is 5, 20, 35, 50.
 */
function pieceValues(piece: string, { min, max, openMax = max, names = [] }: Field): number[] {
  const [matched, first, last, every] = part.exec(piece.toLowerCase()) ?? [];
  if (matched === undefined) return [];
  const numberOf = (text: string, place: number) => (place < 0 ? Number(text) : min + place);
  const from = first === undefined ? min : numberOf(first, names.indexOf(first));
  const open = first === undefined || (last === undefined && every !== undefined);
  const end = last === undefined ? from : numberOf(last, names.lastIndexOf(last));
  const to = open ? openMax : end;
  const step = Number(every ?? 1);
  const fits = from >= min && from <= to && to <= max && step >= 1;
  return fits
    ? Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, i) => from + i * step)
    : [];
}

/** Parses an expression; undefined if it is invalid. */
export function readCron(text: string): Cron | undefined {
  const cron = parseCron(text);
  return typeof cron === 'string' ? undefined : cron;
}

/** Why an expression is invalid; undefined if it is valid. */
export function cronProblem(text: string): string | undefined {
  const cron = parseCron(text);
  return typeof cron === 'string' ? cron : undefined;
}

const monthDays = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31] as const;

/** Whether any day matches. 30 February never comes. */
export function canRun({ fields: [, , days, months], bothDays }: Cron): boolean {
  const [first = 0] = days ?? [];
  return !bothDays || (months ?? []).some((month) => first <= (monthDays[month - 1] ?? 0));
}

/** Why an expression cannot be a schedule: it is invalid, or never runs. */
export function scheduleProblem(text: string): string | undefined {
  const cron = readCron(text);
  return cron && !canRun(cron) ? 'No such date exists' : cronProblem(text);
}

const rangeSizes = [60, 24, 31, 12, 7] as const;

/**
 * Whether a field reads better as a list. cronstrue calls minutes 0 and 45 of each hour (a star with a step of 45)
 * "every 45 minutes", has no words for a step after a number, and says Sunday twice for `0,7`.
 */
function isListed(field: string, values: readonly number[], size = 1): boolean {
  const step = /^\*\/(\d+)$/.exec(field)?.[1];
  const isUneven = step !== undefined && size % Number(step) > 0;
  return (
    isUneven ||
    /(?:^|,)\w+\//.test(field) ||
    (size === 7 && values.includes(0) && values.includes(7))
  );
}

/** Describes an expression in words, with times in UTC. Returns an invalid expression unchanged. */
export function describeCron(text: string): string {
  const cron = readCron(text);
  if (!cron) return text;
  const fields = cron.texts.map((field, index) => {
    const [values = [], size] = [cron.fields[index], rangeSizes[index]];
    if (!isListed(field, values, size)) return field;
    return String(values.filter((value) => size !== 7 || value < 7 || !values.includes(0)));
  });
  const description = cronstrue.toString(fields.join(' '), {
    use24HourTimeFormat: true,
    logicalAndDayFields: cron.bothDays,
  });
  return description.replace(/^On the hour, every/, 'Every');
}
