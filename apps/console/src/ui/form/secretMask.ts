/** What stands in the place of a secret; the server sends it for one that it has stored, and keeps that where it comes back. */
export const secretMask = '********';

/** What was typed into a field that showed the mask, before, behind or in it: nothing of the mask belongs to it. */
export function typedOverMask(text: string): string {
  const rest = aroundMask(text);
  return /^\*+$/.test(rest) ? '' : rest;
}

/** The text without the mask, wherever in the mask it stands. A mask that is not there as a whole is no mask. */
function aroundMask(text: string): string {
  if (text.length < secretMask.length) return text;
  for (let lead = secretMask.length; lead >= 0; lead -= 1) {
    const tail = secretMask.slice(lead);
    if (text.startsWith(secretMask.slice(0, lead)) && text.endsWith(tail)) {
      return text.slice(lead, text.length - tail.length);
    }
  }
  return text;
}
