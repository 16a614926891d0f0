/** The mask of a stored secret. The server sends it, and keeps the secret if it receives it. */
export const secretMask = '********';

/** Removes the mask from text typed into a field that showed it. */
export function withoutMask(text: string): string {
  const rest = textAroundMask(text);
  return /^\*+$/.test(rest) ? '' : rest;
}

function textAroundMask(text: string): string {
  if (text.length < secretMask.length) return text;
  for (let lead = secretMask.length; lead >= 0; lead -= 1) {
    const tail = secretMask.slice(lead);
    if (text.startsWith(secretMask.slice(0, lead)) && text.endsWith(tail)) {
      return text.slice(lead, text.length - tail.length);
    }
  }
  return text;
}
