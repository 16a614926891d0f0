const before = 60;
const longest = 400;

/** The part of a long text where it begins to differ from another one: at most 400 characters, cut ends marked by `…`. */
export function aroundDifference(text: string, other: string): string {
  if (text.length <= longest) return text;
  let first = 0;
  while (first < text.length && text[first] === other[first]) first += 1;
  const start = Math.max(0, Math.min(first - before, text.length - longest));
  const end = start + longest;
  const part = text.slice(start, end).toWellFormed();
  return `${start > 0 ? '…' : ''}${part}${end < text.length ? '…' : ''}`;
}
