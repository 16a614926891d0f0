/** The mask of a stored secret. The server sends it, and keeps the secret if it receives it. */
export const secretMask = '********';

/** The typed text in a field that showed the mask, without the mask. */
export function typedOverMask(text: string): string {
  const rest = aroundMask(text);
  return /^\*+$/.test(rest) ? '' : rest;
}

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
