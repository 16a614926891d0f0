/** A piece of a text: plain, or a link. */
interface TextPart {
  text: string;
  /** Where the piece leads: http or https only. */
  href?: string;
}

/** An address begins with its scheme and ends before white space, quotes, brackets and invisible characters. */
const address = /\bhttps?:\/\/[^\s"'<>`{}|\\^\p{Cc}\p{Cf}]+/giu;

/** Characters that usually belong to the sentence, not to the address. */
const trailing = new Set('.,;:!?)]');

/**
 * Cuts plain text into pieces, so that web addresses can become links. Together the pieces are the text, character for
 * character. No text can become markup or a script.
 */
export function linkedText(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  for (const { 0: found, index } of text.matchAll(address)) {
    const name = withoutTrailing(found);
    const href = webAddress(name);
    if (!href) continue;
    if (index > end) parts.push({ text: text.slice(end, index) });
    parts.push({ text: name, href });
    end = index + name.length;
  }
  if (end < text.length) parts.push({ text: text.slice(end) });
  return parts;
}

/** Not a regular expression: with `$` at its end it would be quadratic in a long row of full stops. */
function withoutTrailing(text: string): string {
  let end = text.length;
  while (trailing.has(text[end - 1] ?? '')) end -= 1;
  return text.slice(0, end);
}

/** The address in its normal form; undefined if it is not one, or if it has a user name, which misleads. */
function webAddress(text: string): string | undefined {
  const url = URL.parse(text);
  const safe = url && /^https?:$/.test(url.protocol) && !url.username && !url.password;
  return safe ? url.href : undefined;
}
