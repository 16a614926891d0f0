import { parseUrl } from './parseUrl.ts';

interface TextSegment {
  text: string;
  /** Set for a link: an http or https URL. */
  href?: string;
}

/** A URL begins with its scheme and ends before white space, quotes, brackets and invisible characters. */
const urlPattern = /\bhttps?:\/\/[^\s"'<>`{}|\\^\p{Cc}\p{Cf}]+/giu;

/** At the end of a URL, these usually belong to the sentence. */
const punctuation = new Set('.,;:!?)]');

/**
 * Splits plain text into segments, so that URLs can become links. Together the segments are exactly the text. No text
 * can become markup or a script.
 */
export function linkify(text: string): TextSegment[] {
  const segments: TextSegment[] = [];
  let end = 0;
  for (const { 0: found, index } of text.matchAll(urlPattern)) {
    const url = trimPunctuation(found);
    const href = safeHref(url);
    if (!href) continue;
    if (index > end) segments.push({ text: text.slice(end, index) });
    segments.push({ text: url, href });
    end = index + url.length;
  }
  if (end < text.length) segments.push({ text: text.slice(end) });
  return segments;
}

/** A regular expression with `$` would take quadratic time for a long row of full stops. */
function trimPunctuation(text: string): string {
  let end = text.length;
  while (punctuation.has(text[end - 1] ?? '')) end -= 1;
  return text.slice(0, end);
}

/** The normalised URL; undefined if it is invalid, or if it contains a user name or password, which can mislead. */
function safeHref(text: string): string | undefined {
  const url = parseUrl(text);
  const safe = url && /^https?:$/.test(url.protocol) && !url.username && !url.password;
  return safe ? url.href : undefined;
}
