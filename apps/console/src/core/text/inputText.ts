/** Soft hyphens, zero-width spaces, direction and byte order marks. Not joiners, which some scripts need in names. */
const invisibleCharacters = /[\u00AD\u200B\u200E\u200F\u202A-\u202E\u2060\u2066-\u2069\uFEFF]/g;

/**
 * Trims typed or pasted text, and removes invisible characters. Names that are copied from a chat, a table or a web page
 * often contain them.
 */
export function normalizeInput(text: string): string {
  return text.replace(invisibleCharacters, '').trim();
}

/** A placeholder of a template, `{DOMAIN}`. */
export function inBraces(name: string): string {
  return `{${name}}`;
}

/** The text after an insertion, and the new position of the cursor. */
interface Insertion {
  text: string;
  cursor: number;
}

/** Replaces the selection from `start` to `end` with `inserted`, and puts the cursor after it. */
export function insertAt(text: string, inserted: string, start: number, end: number): Insertion {
  const [from, to] = [Math.min(start, end), Math.max(start, end)];
  return {
    text: text.slice(0, from) + inserted + text.slice(to),
    cursor: Math.min(from, text.length) + inserted.length,
  };
}
