/** Soft hyphens, zero-width spaces, direction marks, byte order marks. Not the joiners: names of some scripts hold them. */
const unseen = /[\u00AD\u200B\u200E\u200F\u202A-\u202E\u2060\u2066-\u2069\uFEFF]/g;

/**
 * What somebody typed or pasted, without spaces around it, and without the marks that nobody sees: a name that is copied
 * out of a chat, a table or a web page brings them along.
 */
export function enteredText(text: string): string {
  return text.replace(unseen, '').trim();
}

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
