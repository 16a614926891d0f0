/** Soft hyphens, zero-width spaces, direction marks, byte order marks. Not the joiners: names of some scripts hold them. */
const unseen = /[\u00AD\u200B\u200E\u200F\u202A-\u202E\u2060\u2066-\u2069\uFEFF]/g;

/**
 * Typed or pasted text, trimmed and without invisible marks. Names copied from a chat, a table or a web page often
 * contain them.
 */
export function enteredText(text: string): string {
  return text.replace(unseen, '').trim();
}

/** A placeholder as it stands in a template, `{DOMAIN}`. */
export function inBraces(name: string): string {
  return `{${name}}`;
}

/** The text after an insertion, and the position of the cursor in it. */
export interface Insertion {
  text: string;
  cursor: number;
}

/** Replaces the selection from `start` to `end` with `inserted`. The cursor is after it. */
export function insertAt(text: string, inserted: string, start: number, end: number): Insertion {
  const [from, to] = [Math.min(start, end), Math.max(start, end)];
  return {
    text: text.slice(0, from) + inserted + text.slice(to),
    cursor: Math.min(from, text.length) + inserted.length,
  };
}
