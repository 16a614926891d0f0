/** A placeholder as it stands in a template, `{DOMAIN}`. */
export function inBraces(name: string): string {
  return `{${name}}`;
}

/** Where the text stands after an insertion, and where the cursor does. */
export interface Insertion {
  text: string;
  cursor: number;
}

/** The text with `inserted` in the place of the selection from `start` to `end`; the cursor stands after it. */
export function insertAt(text: string, inserted: string, start: number, end: number): Insertion {
  const [from, to] = [Math.min(start, end), Math.max(start, end)];
  return {
    text: text.slice(0, from) + inserted + text.slice(to),
    cursor: Math.min(from, text.length) + inserted.length,
  };
}
