/** What stands in the place of a secret; the server sends it for one that it has stored, and keeps that where it comes back. */
export const secretMask = '********';

/** What was typed into a field that showed the mask: nothing of the mask belongs to it. */
export function typedOverMask(text: string): string {
  const rest = text.replace(secretMask, '');
  return /^\*+$/.test(rest) ? '' : rest;
}
