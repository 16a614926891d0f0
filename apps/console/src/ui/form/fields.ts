import * as v from 'valibot';
import { formatCount } from '../../core/text/numbers.ts';
import { parseUrl } from '../../core/text/parseUrl.ts';

/**
 * Marks a required field, visibly and for assistive technology. A rule of `mantine.css` draws the asterisk, so that the
 * label's text is only the field's name.
 */
export const requiredField = {
  labelProps: { 'data-required': true },
  'aria-required': true,
} as const;

/** The hint for a stored secret. */
export const emptyKeepsSecret = 'Empty keeps the current one';

interface Range {
  min: number;
  max: number;
}

/** What is wrong with a typed whole number; undefined if it is valid. */
export function wholeNumberProblem(text: string, label: string, range: Range): string | undefined {
  const number = /^-?\d+$/.test(text.trim()) ? Number(text) : Number.NaN;
  const isInRange = number >= range.min && number <= range.max;
  return isInRange
    ? undefined
    : `${label} must be a whole number from ${plain(range.min)} to ${plain(range.max)}`;
}

/** Formats numbers below 100,000 without thousands separators, as people type them. */
function plain(number: number): string {
  return number > 99_999 ? formatCount(number) : String(number);
}

export function problemsOf(
  fields: Readonly<Record<string, string | undefined>>,
): Record<string, string> {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([field, problem]) => (problem ? [[field, problem]] : [])),
  );
}

const invalidEmail = 'Invalid email address';

/**
 * A required email address, trimmed (spec, section 5). The pattern is the one by which browsers check email fields
 * (HTML standard), and the domain has a TLD.
 */
export const Email = v.pipe(
  v.string(),
  v.trim(),
  v.nonEmpty('Email is required'),
  v.rfcEmail(invalidEmail),
  v.regex(/\.[a-z][a-z0-9-]+$/i, invalidEmail),
);

/**
 * What is wrong with a typed address: it must have one of the schemes and a host, and no spaces.
 * @param example a valid address
 */
export function urlProblem(
  text: string,
  schemes: readonly string[],
  example: string,
): string | undefined {
  const [, scheme = ''] = /^([a-z][a-z0-9]*):\/\/\S+$/i.exec(text) ?? [];
  const isValid = schemes.includes(scheme.toLowerCase()) && parseUrl(text)?.host;
  return isValid ? undefined : `Enter a full address (e.g., ${example})`;
}

/** What is wrong with a typed email address. */
export function emailProblem(text: string): string | undefined {
  return v.safeParse(Email, text).issues?.[0].message;
}
