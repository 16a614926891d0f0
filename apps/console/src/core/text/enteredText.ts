/** Soft hyphens, zero-width spaces, direction marks, byte order marks. Not the joiners: names of some scripts hold them. */
const unseen = /[\u00AD\u200B\u200E\u200F\u202A-\u202E\u2060\u2066-\u2069\uFEFF]/g;

/**
 * What somebody typed or pasted, without spaces around it, and without the marks that nobody sees: a name that is copied
 * out of a chat, a table or a web page brings them along.
 */
export function enteredText(text: string): string {
  return text.replace(unseen, '').trim();
}
