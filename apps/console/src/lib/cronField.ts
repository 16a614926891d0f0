/** The five fields of a cron expression, with the numbers that each takes. */
const fields = [
  { name: 'minute', min: 0, max: 59 },
  { name: 'hour', min: 0, max: 23 },
  { name: 'day', min: 1, max: 31 },
  { name: 'month', min: 1, max: 12 },
  { name: 'day of week', min: 0, max: 7 },
] as const;

const part = /^(?:\*|(\d{1,2})(?:-(\d{1,2}))?)(?:\/(\d{1,2}))?$/;

/**
 * What is wrong with a cron expression (minute hour day month day-of-week); nothing if it can be run. Fields hold `*`,
 * numbers, ranges, steps, and lists of these.
 */
export function cronProblem(text: string): string | undefined {
  const texts = cronTexts(text);
  if (texts.length !== fields.length) {
    return 'A cron expression has five fields: minute hour day month day-of-week';
  }
  const wrong = fields.findIndex((_, index) => !cronValues(texts, index));
  const { name, min, max } = fields[wrong] ?? {};
  if (name === undefined) return undefined;
  return `The ${name} field "${texts[wrong]}" is not ${min} to ${max}, *, a range, a list or a step`;
}

/** The fields of an expression, as they are written. */
export function cronTexts(text: string): string[] {
  return text.trim().split(/\s+/);
}

/** The numbers that a field takes, ascending; nothing if it cannot be read. */
export function cronValues(texts: readonly string[], index: number): number[] | undefined {
  const { min, max } = fields[index] ?? { min: 0, max: 0 };
  const values = new Set<number>();
  for (const piece of (texts[index] ?? '').split(',')) {
    const numbers = pieceValues(piece, min, max);
    if (!numbers) return undefined;
    for (const number of numbers) values.add(number);
  }
  return [...values].toSorted((a, b) => a - b);
}

/** A step behind a single number goes on to the largest one: `5/15` is 5, 20, 35, 50. */
function pieceValues(piece: string, min: number, max: number): number[] | undefined {
  const [matched, first, last, every] = part.exec(piece) ?? [];
  if (matched === undefined) return undefined;
  const from = Number(first ?? min);
  const open = first === undefined || (last === undefined && every !== undefined);
  const to = open ? max : Number(last ?? first);
  const step = Number(every ?? 1);
  if (from < min || to > max || from > to || step < 1) return undefined;
  return Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, i) => from + i * step);
}
