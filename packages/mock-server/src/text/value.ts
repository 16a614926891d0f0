/** A JSON value. The readers of the other formats return it, too. */
export type Value = string | number | boolean | null | readonly Value[] | ValueMap;

/** Values by name, without a prototype, so that no name is special. */
export interface ValueMap {
  readonly [name: string]: Value;
}

/** A text is not valid in its format. The message is for people. */
export class FormatError extends Error {
  override readonly name = 'FormatError';
}

export const isMap = (value: Value | undefined): value is ValueMap =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const isList = (value: Value | undefined): value is readonly Value[] => Array.isArray(value);

export function mapOf(
  entries: Iterable<readonly [name: string, value: Value]>,
): Record<string, Value> {
  const map: Record<string, Value> = Object.create(null);
  for (const [name, value] of entries) map[name] = value;
  return map;
}

/** The value at a dotted path. A name that contains dots, such as a column name, matches as a whole. */
export function valueAt(value: Value, path: string): Value | undefined {
  if (path === '') return value;
  if (isMap(value) && Object.hasOwn(value, path)) return value[path];
  let found: Value | undefined = value;
  for (const name of path.split('.')) {
    if (!isMap(found) || !Object.hasOwn(found, name)) return undefined;
    found = found[name];
  }
  return found;
}
