import { formatCount } from '../../core/text/numbers.ts';

/** The least and the most that a field takes. */
export interface Range {
  min: number;
  max: number;
}

/** What is wrong with a whole number that was typed; nothing if it fits. */
export function wholeNumberProblem(text: string, label: string, range: Range): string | undefined {
  const number = /^-?\d+$/.test(text.trim()) ? Number(text) : Number.NaN;
  const fits = number >= range.min && number <= range.max;
  return fits
    ? undefined
    : `${label} must be a whole number from ${plain(range.min)} to ${plain(range.max)}`;
}

/** Ports have no thousands separator, and neither has what people type. */
function plain(number: number): string {
  return number > 99_999 ? formatCount(number) : String(number);
}

/** What a form's rules say of each field: what is wrong with it, or nothing. Answers the fields that have a problem. */
export function problemsOf(
  fields: Readonly<Record<string, string | undefined>>,
): Record<string, string> {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([field, problem]) => (problem ? [[field, problem]] : [])),
  );
}
