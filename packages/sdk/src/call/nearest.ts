/** `Did you mean \`state\`?` with the nearest of some names, if one is near. With a space before it. */
export function nearest(name: string, names: readonly string[]): string {
  const near = names
    .map((known) => [distance(name.toLowerCase(), known.toLowerCase()), known] as const)
    .toSorted(([one], [other]) => one - other)[0];
  return near && near[0] <= name.length / 2 ? ` Did you mean \`${near[1]}\`?` : '';
}

/** How many letters differ, are too many or are missing (Levenshtein). */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (const [at, letter] of one.split('').entries()) {
    const next = [at + 1];
    for (const [index, its] of other.split('').entries()) {
      const [left = 0, above = 0, corner = 0] = [next[index], row[index + 1], row[index]];
      next.push(Math.min(left + 1, above + 1, corner + (letter === its ? 0 : 1)));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}
