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
  const texts = text.trim().split(/\s+/);
  if (texts.length !== fields.length) {
    return 'A cron expression has five fields: minute hour day month day-of-week';
  }
  for (const [index, { name, min, max }] of fields.entries()) {
    const field = texts[index] ?? '';
    if (!field.split(',').every((piece) => fits(piece, min, max))) {
      return `The ${name} field "${field}" is not ${min} to ${max}, *, a range, a list or a step`;
    }
  }
  return undefined;
}

function fits(piece: string, min: number, max: number): boolean {
  const [matched, from, to = from, step = '1'] = part.exec(piece) ?? [];
  if (matched === undefined || Number(step) < 1) return false;
  if (from === undefined) return true;
  return Number(from) >= min && Number(from) <= Number(to) && Number(to) <= max;
}
