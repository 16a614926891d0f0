const counts = new Intl.NumberFormat('en-US');

/** A count with thousands separators, `20,412`. */
export function formatCount(count: number): string {
  return counts.format(count);
}

/** A percentage from 0 to 100 with at most one decimal, `63.4%`. */
export function formatPercent(percent: number): string {
  return `${Math.round(percent * 10) / 10}%`;
}

/** `count` with the noun that fits it: `1 domain`, `2,000 domains`. */
export function countOf(count: number, singular: string, plural = `${singular}s`): string {
  return `${formatCount(count)} ${count === 1 ? singular : plural}`;
}
