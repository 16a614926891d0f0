interface Field {
  name: string;
  min: number;
  max: number;
  /** The numbers from the smallest on, by name. */
  names: readonly string[];
}

const months = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');
/** Sunday is 0 and 7: it can begin a range, and end one. */
const weekdays = 'sun mon tue wed thu fri sat sun'.split(' ');

/** The five fields of a cron expression, with what each takes. */
const fields: readonly Field[] = [
  { name: 'minute', min: 0, max: 59, names: [] },
  { name: 'hour', min: 0, max: 23, names: [] },
  { name: 'day', min: 1, max: 31, names: [] },
  { name: 'month', min: 1, max: 12, names: months },
  { name: 'day of week', min: 0, max: 7, names: weekdays },
];

const part = /^(?:\*|(\d{1,2}|[a-z]{3})(?:-(\d{1,2}|[a-z]{3}))?)(?:\/(\d{1,2}))?$/;

/**
 * What is wrong with a cron expression (minute hour day month day-of-week); nothing if it can be run. Fields hold `*`,
 * numbers, ranges, steps, and lists of these; months and days of the week also their English names of three letters.
 */
export function cronProblem(text: string): string | undefined {
  const texts = cronTexts(text);
  if (texts.length !== fields.length) {
    return 'A cron expression has five fields: minute hour day month day-of-week';
  }
  const wrong = fields.findIndex((_, index) => !cronValues(texts, index));
  const field = fields[wrong];
  if (!field) return undefined;
  const { name, min, max } = field;
  return `The ${name} field "${texts[wrong]}" is not ${min} to ${max}, *, a range, a list or a step`;
}

/** The fields of an expression, as they are written. */
export function cronTexts(text: string): string[] {
  return text.trim().split(/\s+/);
}

/** The numbers that a field takes, ascending; nothing if it cannot be read. */
export function cronValues(texts: readonly string[], index: number): number[] | undefined {
  const field = fields[index];
  if (!field) return undefined;
  const values = new Set<number>();
  for (const piece of (texts[index] ?? '').split(',')) {
    const numbers = pieceValues(piece, field);
    if (!numbers) return undefined;
    for (const number of numbers) values.add(number);
  }
  return [...values].toSorted((a, b) => a - b);
}

/** A step behind a single number goes on to the largest one: `5/15` is 5, 20, 35, 50. */
function pieceValues(piece: string, { min, max, names }: Field): number[] | undefined {
  const [matched, first, last, every] = part.exec(piece.toLowerCase()) ?? [];
  if (matched === undefined) return undefined;
  const from = first === undefined ? min : numberOf(first, min, names.indexOf(first));
  const open = first === undefined || (last === undefined && every !== undefined);
  const end = last === undefined ? from : numberOf(last, min, names.lastIndexOf(last));
  const to = open ? max : end;
  const step = Number(every ?? 1);
  const fits = from >= min && from <= to && to <= max && step >= 1;
  if (!fits) return undefined;
  return Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, i) => from + i * step);
}

/** The number of a text with its place among the names; NaN for a name that is none. */
function numberOf(text: string, min: number, place: number): number {
  return place < 0 ? Number(text) : min + place;
}
