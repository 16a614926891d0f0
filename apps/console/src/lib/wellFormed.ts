/**
 * Why a text is not well-formed XML, in the browser's words; nothing if it is. A text may be a whole document or a piece
 * of one with a single root element; a prefix that it uses must be declared in it.
 */
export function xmlProblem(text: string): string | undefined {
  const trimmed = text.trim();
  if (!trimmed) return 'There is no XML.';
  const parsed = new DOMParser().parseFromString(trimmed, 'application/xml');
  const found = parsed.querySelector('parsererror');
  if (!found) return undefined;
  // Chromium's report: a heading, the problem in a div, a heading for what it could still show.
  const message = found.querySelector('div')?.textContent ?? found.textContent ?? '';
  return message.trim().replace(/\s+/g, ' ') || 'The XML is not well formed.';
}
