import * as v from 'valibot';
import { formatCount } from '../../core/text/numbers.ts';

/**
 * For a field that has to be filled in: says so to the eye and to assistive technology. Its form says what is missing. The
 * asterisk is drawn by a rule of `mantine.css`, so that the label's text is the field's name alone.
 */
export const requiredField = {
  labelProps: { 'data-required': true },
  'aria-required': true,
} as const;

/** The hint in a field for a secret that the server keeps. */
export const emptyKeepsSecret = 'Empty keeps the current one';

/** Descriptions under the inputs, so that inputs beside each other line up whether or not they have one. */
export const inputOrder: ('label' | 'input' | 'description' | 'error')[] = [
  'label',
  'input',
  'description',
  'error',
];

/** The one of some choices that the text of a select or of a tab names; nothing if it names none. */
export function parseChoice<Choice extends string | number>(
  choices: readonly Choice[],
  text: string | null,
): Choice | undefined {
  return choices.find((choice) => String(choice) === text);
}

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

/**
 * An email address that has to be there, spaces around it aside (spec, section 5). The pattern is the one by which
 * browsers check email fields (HTML standard).
 */
export const Email = v.pipe(
  v.string(),
  v.trim(),
  v.nonEmpty('Email is required'),
  v.rfcEmail('Invalid email address'),
);

/**
 * What is wrong with an address that was typed: it must have one of the schemes and a host, and no spaces.
 * @param example an address that would do
 */
export function urlProblem(
  text: string,
  schemes: readonly string[],
  example: string,
): string | undefined {
  const [, scheme = ''] = /^([a-z][a-z0-9]*):\/\/\S+$/i.exec(text) ?? [];
  const fits = schemes.includes(scheme.toLowerCase()) && URL.parse(text)?.host;
  return fits ? undefined : `Enter a full address (e.g., ${example})`;
}

/** What is wrong with an email address that was typed. */
export function emailProblem(text: string): string | undefined {
  return v.safeParse(Email, text).issues?.[0].message;
}
