/** What a report has under a name; undefined where it has nothing, or is no object. */
export function field(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null
    ? Object.getOwnPropertyDescriptor(value, name)?.value
    : undefined;
}

/** The list that a report has under a name; an empty one where it has none. */
export function listOf(value: unknown, name: string): unknown[] {
  const list = field(value, name);
  return Array.isArray(list) ? list : [];
}
