/** Whether a value is a JSON object: neither null nor a list. */
export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Parses a JSON text. Undefined when it is not valid. */
export function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

export const parsedUrl = (text: string): URL | undefined =>
  URL.canParse(text) ? new URL(text) : undefined;

export const field = (value: unknown, key: string): unknown =>
  isObject(value) ? value[key] : undefined;

/** The list at a key. Empty when there is none. */
export function rowsAt(value: unknown, key: string): readonly unknown[] {
  const rows = field(value, key);
  return Array.isArray(rows) ? rows : [];
}
