import { enteredText } from '../../core/text/enteredText.ts';

/** How a filter is typed. */
export type DraftKind = 'text' | 'number' | 'integer' | 'date';

/** The first and the last day that a date filter takes: a year that is still being typed is no year. */
export const dayLimits = { min: '1990-01-01', max: '9999-12-31' } as const;

const problems = {
  number: 'Enter a number such as 9.5',
  integer: 'Enter a whole number from 1',
  date: 'Enter a whole date from 1990',
} as const;

/**
 * What was typed into a filter, as the address has it: a number in its shortest form, so that `99.` and `99` are one.
 * What means nothing is no filter, with the reason in words.
 */
export function readDraft(kind: DraftKind, typed: string): { value: string; problem?: string } {
  const text = enteredText(typed);
  if (text === '' || kind === 'text') return { value: text };
  if (kind === 'date') {
    const fits = text >= dayLimits.min && text <= dayLimits.max;
    return fits ? { value: text } : unreadable(kind);
  }
  const number = /^(\d+\.?\d*|\.\d+)$/.test(text) ? Number(text) : Number.NaN;
  const fits =
    kind === 'number' ? Number.isFinite(number) : Number.isSafeInteger(number) && number > 0;
  return fits ? { value: String(number) } : unreadable(kind);
}

/** No filter, since what is in the field cannot be read as what it asks for. */
export function unreadable(kind: keyof typeof problems): { value: ''; problem: string } {
  return { value: '', problem: problems[kind] };
}
