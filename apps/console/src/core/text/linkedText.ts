/** A piece of a text: plain, or an address that may be followed. */
interface TextPart {
  text: string;
  /** Where the piece leads: http or https only. */
  href?: string;
}

/** An address begins with its scheme and ends before white space, quotes, brackets and characters that do not show. */
const address = /\bhttps?:\/\/[^\s"'<>`{}|\\^\p{Cc}\p{Cf}]+/giu;

/** What more often ends the sentence than the address. */
const trailing = new Set('.,;:!?)]');

/**
 * Plain text cut into pieces, of which web addresses can be made links. The pieces together are
 * the text, character for character; nothing else in it means anything, so no text can become markup or a script.
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

/** Not a pattern: one that ends in `$` looks at a long row of full stops once for each of them. */
function withoutTrailing(text: string): string {
  let end = text.length;
  while (trailing.has(text[end - 1] ?? '')) end -= 1;
  return text.slice(0, end);
}

/** The address in its normal form; nothing if it is none, or if it carries a user name, which only misleads. */
function webAddress(text: string): string | undefined {
  const url = URL.parse(text);
  const safe = url && /^https?:$/.test(url.protocol) && !url.username && !url.password;
  return safe ? url.href : undefined;
}
