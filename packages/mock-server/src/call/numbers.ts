/** With one decimal. */
export function oneDecimal(value: number): number {
  return Math.round(10 * value) / 10;
}

/** Part of the whole in percent, with one decimal; 0 of nothing. */
export function percent(part: number, whole: number): number {
  return whole === 0 ? 0 : oneDecimal((100 * part) / whole);
}

/** So many, in words: `1 user`, `12 users`. */
export function counted(number: number, one: string): string {
  return `${number} ${number === 1 ? one : `${one}s`}`;
}

/** How many there are of what, in words: `12 users and 1 EPP account`; undefined when there is nothing. */
export function countsInWords(counts: Readonly<Record<string, number>>): string | undefined {
  const some = Object.entries(counts).filter(([, number]) => number > 0);
  if (some.length === 0) return undefined;
  return new Intl.ListFormat('en').format(some.map(([one, number]) => counted(number, one)));
}
