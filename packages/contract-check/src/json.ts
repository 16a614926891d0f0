/** Parses a JSON text. Undefined when it is not valid. */
export function tryJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The value at a key. Undefined without one, and for a value that is no object. */
export const valueAt = (value: unknown, key: string): unknown =>
  typeof value === 'object' && value !== null
    ? Object.getOwnPropertyDescriptor(value, key)?.value
    : undefined;

/** The list at a key. Empty when there is none. */
export function rowsIn(value: unknown, key: string): readonly unknown[] {
  const rows = valueAt(value, key);
  return Array.isArray(rows) ? rows : [];
}
