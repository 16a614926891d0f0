import { hashKey } from '@tanstack/react-query';

/** The fields of a body by name; those of an object in it as `fetch_config.timeout`. */
type PathOf<Body> = {
  [Name in keyof Body & string]-?:
    | Name
    | (NonNullable<Body[Name]> extends readonly unknown[]
        ? never
        : NonNullable<Body[Name]> extends object
          ? `${Name}.${keyof NonNullable<Body[Name]> & string}`
          : never);
}[keyof Body & string];

interface EditedField {
  label: string;
  /** The value in words, if it is not readable as it is. */
  show?: (value: unknown) => string;
}

/**
 * The fields of a form by their paths in the body that it sends. An object is compared field by field if one of its
 * fields is listed here, otherwise as a whole. Fields with the same label come from the same edit.
 */
export type EditedFields<Body> = Readonly<Partial<Record<PathOf<Body>, string | EditedField>>>;

/** A field that was changed differently here and on the server. */
export interface EditConflict {
  label: string;
  /** The value typed here, in words; '' for none. */
  mine: string;
  /** The server's value, in words; '' for none. */
  theirs: string;
}

interface MergedEdit<Body> {
  body: Body;
  /** The part that differs from the server's record. */
  changes: Partial<Body>;
  /**
   * Fields that both sides changed differently. The body has the value typed here, except for the fields in `takeTheirs`.
   */
  conflicts: readonly EditConflict[];
}

type Parts = Readonly<Record<string, unknown>>;

/**
 * Merges a form with changes that others have saved since it was opened (a three-way merge). All three records are
 * bodies of the same call. If only one side changed a field, that side's value is used. A field that is missing in `mine`
 * was not changed here.
 * @param base the record when the form was opened
 * @param mine the record as typed
 * @param current the record as the server has it now
 * @param takeTheirs the labels of the conflicts in which the server's value wins
 */
export function mergeEdit<Body extends object>(
  base: Body,
  mine: Body,
  current: Body,
  fields: EditedFields<Body>,
  takeTheirs: ReadonlySet<string> = new Set(),
): MergedEdit<Body> {
  const fieldsByPath: Readonly<Record<string, string | EditedField | undefined>> = fields;
  const split = new Set(
    Object.keys(fieldsByPath).flatMap((path) =>
      path.includes('.') ? [path.split('.')[0] ?? ''] : [],
    ),
  );
  const [was, typed, stored] = [base, mine, current].map((body) => partsOf(body, split));
  if (!was || !typed || !stored) throw new TypeError('a body is missing');
  const touched = (path: string) => (path.split('.')[0] ?? '') in mine;

  const chosen: Record<string, unknown> = {};
  const conflicts: EditConflict[] = [];
  for (const [label, paths] of groupByLabel([was, typed, stored], fieldsByPath)) {
    const pick = (parts: Parts) =>
      Object.fromEntries(paths.filter((path) => path in parts).map((path) => [path, parts[path]]));
    const theirs = pick(stored);
    const own = paths.some(touched) ? pick(typed) : pick(was);
    const original = pick(was);
    if (isEqual(own, original)) Object.assign(chosen, theirs);
    else if (isEqual(theirs, original) || isEqual(own, theirs)) Object.assign(chosen, own);
    else {
      const show = (parts: Parts) => displayText(parts, paths, fieldsByPath);
      conflicts.push({ label, mine: show(own), theirs: show(theirs) });
      Object.assign(chosen, takeTheirs.has(label) ? theirs : own);
    }
  }
  const body = bodyOf(
    chosen,
    [...split].filter((name) => name in mine || name in current),
  ) as Body;
  const changes = Object.entries(body).filter(
    ([name, value]) => !isEqual(value, Reflect.get(current, name)),
  );
  return { body, changes: Object.fromEntries(changes) as Partial<Body>, conflicts };
}

function partsOf(body: object, split: ReadonlySet<string>): Parts {
  return Object.fromEntries(
    Object.entries(body)
      .filter(([, value]) => value !== undefined)
      .flatMap(([name, value]: [string, unknown]) =>
        split.has(name)
          ? Object.entries(value ?? {}).map(([key, part]) => [`${name}.${key}`, part] as const)
          : [[name, value] as const],
      ),
  );
}

function bodyOf(parts: Parts, objects: readonly string[]): object {
  const body: Record<string, unknown> = Object.fromEntries(objects.map((name) => [name, {}]));
  for (const [path, value] of Object.entries(parts)) {
    const [name = '', key] = path.split('.');
    body[name] = key === undefined ? value : { ...(body[name] as object), [key]: value };
  }
  return body;
}

/** The paths of all bodies by label. */
function groupByLabel(
  bodies: readonly Parts[],
  editedFields: Readonly<Record<string, string | EditedField | undefined>>,
): Map<string, string[]> {
  const paths = new Set(bodies.flatMap((parts) => Object.keys(parts)));
  const inOrder = [...Object.keys(editedFields), ...paths].filter((path) => paths.delete(path));
  return Map.groupBy(inOrder, (path) => fieldAt(path, editedFields).label);
}

function fieldAt(
  path: string,
  editedFields: Readonly<Record<string, string | EditedField | undefined>>,
): EditedField {
  const field = editedFields[path] ?? path.replaceAll(/[._]/g, ' ');
  return typeof field === 'string' ? { label: field } : field;
}

/** Fields of the same edit in words, one after the other. */
function displayText(
  parts: Parts,
  paths: readonly string[],
  editedFields: Readonly<Record<string, string | EditedField | undefined>>,
): string {
  return paths
    .map((path) => (fieldAt(path, editedFields).show ?? valueText)(parts[path]))
    .filter(Boolean)
    .join('\n');
}

/** A value in words; '' for none. */
function valueText(value: unknown): string {
  if (value === undefined || value === null) return '';
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (Array.isArray(value)) return value.map(valueText).join(', ');
  if (typeof value === 'string' || typeof value === 'number') return `${value}`;
  return Object.entries(value)
    .map(([name, part]) => `${name}: ${valueText(part)}`)
    .join('\n');
}

/** Deep equality. The order of fields does not count; a missing field equals null. */
function isEqual(a: unknown, b: unknown): boolean {
  return hashKey([withoutNulls(a)]) === hashKey([withoutNulls(b)]);
}

function withoutNulls(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, part]) => part !== null && part !== undefined)
      .map(([name, part]) => [name, withoutNulls(part)]),
  );
}

type Show = (value: unknown) => string;

/** Shows a choice or an id by its option's label, or an unknown id by its number. */
export function byOption(options: readonly { value: string; label: string }[]): Show {
  return (value) => {
    if (typeof value !== 'number' && typeof value !== 'string') return '';
    const option = options.find((one) => one.value === String(value));
    return option?.label ?? (typeof value === 'number' ? `#${value}` : value);
  };
}

/** Shows an id or a list of ids by name, or an unknown id by its number. */
export function byName(names: ReadonlyMap<number, string>): Show {
  const one = (id: unknown) => names.get(Number(id)) ?? `#${String(id)}`;
  return (value) => {
    if (value === undefined || value === null) return '';
    return Array.isArray(value) ? value.map(one).join(', ') : one(value);
  };
}

export function namesById<Row extends { readonly id: number }>(
  rows: readonly Row[] | undefined,
  nameOf: (row: Row) => string,
): ReadonlyMap<number, string> {
  return new Map((rows ?? []).map((row) => [row.id, nameOf(row)]));
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
