import { hashKey } from '@tanstack/react-query';
import { valueInWords } from './fieldText.ts';
import { objectOf, valueAt, type FormField, type FormValues } from './fieldTable.ts';

/** A field that was changed differently here and on the server. */
export interface EditConflict {
  label: string;
  /** The value typed here, in words; '' for none. */
  mine: string;
  /** The server's value, in words; '' for none. */
  theirs: string;
}

interface MergedEdit {
  body: FormValues;
  /**
   * Fields that both sides changed differently. The body has the value typed here, except for the fields in `takeTheirs`.
   */
  conflicts: readonly EditConflict[];
}

/**
 * Merges a form with changes that others have saved since it was opened (a three-way merge). All three records are
 * bodies of the same call. If only one side changed a field, that side's value is used. A field whose key is missing in
 * `mine` was not changed here. Fields of one group are one edit.
 * @param base the record when the form was opened
 * @param mine the record as typed
 * @param current the record as the server has it now
 * @param takeTheirs the labels of the conflicts in which the server's value wins
 */
export function mergeEdit(
  fields: readonly FormField[],
  base: object,
  mine: object,
  current: object,
  takeTheirs: ReadonlySet<string> = new Set(),
): MergedEdit {
  const conflicts: EditConflict[] = [];
  const choose = (label: string, group: readonly FormField[]): object => {
    const isSame = (a: object, b: object) => group.every(isEqualIn(a, b));
    const own = group.some((field) => keyOf(field) in mine) ? mine : base;
    if (isSame(own, base)) return current;
    if (isSame(current, base) || isSame(own, current)) return own;
    conflicts.push({ label, mine: inWords(group, own), theirs: inWords(group, current) });
    return takeTheirs.has(label) ? current : own;
  };
  const groups = [...Map.groupBy(fields, ({ group, label }) => group ?? label)];
  const merged = groups.flatMap(([label, group]) => {
    const chosen = choose(label, group);
    return group.map(({ name }) => [name, valueAt(chosen, name)] as const);
  });
  // An object without values is sent, too.
  const objects = fields
    .filter((field) => field.name.includes('.') && keyOf(field) in { ...current, ...mine })
    .map((field) => [keyOf(field), {}] as const);
  return { body: objectOf([...objects, ...merged]), conflicts };
}

/** The body without the fields that are sent `onlyIfChanged` and that are as stored. */
export function changedIn(fields: readonly FormField[], body: object, stored: object): FormValues {
  const isSent = (field: FormField) => !field.onlyIfChanged || !isEqualIn(body, stored)(field);
  const unsent = new Set(fields.filter((field) => !isSent(field)).map(({ name }) => name));
  return Object.fromEntries(Object.entries(body).filter(([name]) => !unsent.has(name)));
}

/** The key of the body that has the field. */
function keyOf({ name }: FormField): string {
  return name.replace(/\..*/, '');
}

/** Deep equality of a field's values. The order of keys does not count; a missing value equals null. */
const isEqualIn = (a: object, b: object) => (field: FormField) => {
  const [one, other] = [a, b].map((body) => hashKey([withoutNulls(valueAt(body, field.name))]));
  return one === other;
};

function withoutNulls(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, part]) => part !== null && part !== undefined)
      .map(([name, part]) => [name, withoutNulls(part)]),
  );
}

/** The values of fields in words, each on a line. */
function inWords(fields: readonly FormField[], body: object): string {
  return fields
    .map((field) => valueInWords(field, valueAt(body, field.name)))
    .filter(Boolean)
    .join('\n');
}

/** The maximum length of an excerpt, and of its part before the difference, in characters. */
const [maxLength, contextLength] = [400, 60];

/**
 * The part of a long text around its first difference from another one: at most 400 characters, with `…` at cut ends.
 */
export function aroundDifference(text: string, other: string): string {
  if (text.length <= maxLength) return text;
  let first = 0;
  while (first < text.length && text[first] === other[first]) first += 1;
  const start = Math.max(0, Math.min(first - contextLength, text.length - maxLength));
  const end = start + maxLength;
  const part = text.slice(start, end).toWellFormed();
  return `${start > 0 ? '…' : ''}${part}${end < text.length ? '…' : ''}`;
}
