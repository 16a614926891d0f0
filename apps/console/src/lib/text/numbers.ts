const thousands = /\B(?=(\d{3})+$)/g;

/**
 * A number with thousands separators and so many decimals, `20,412.50`. Not Intl: its first use costs a slow machine
 * 75 ms, and the first screen is full of numbers.
 */
export function formatNumber(value: number, decimals: number): string {
  const [whole = '', ...fraction] = value.toFixed(decimals).split('.');
  return [whole.replace(thousands, ','), ...fraction].join('.');
}

/** A count with thousands separators, `20,412`. */
export function formatCount(count: number): string {
  return formatNumber(count, 0);
}

/** A percentage from 0 to 100 with at most one decimal, `63.4%`. */
export function formatPercent(percent: number): string {
  return `${Math.round(percent * 10) / 10}%`;
}

/** Seconds with so many decimals at most, `34.2 s`; a dash where they are not known. */
export function formatSeconds(seconds: number | null, decimals: number): string {
  return seconds === null ? '–' : `${Number(seconds.toFixed(decimals))} s`;
}

/** Whole milliseconds, `1,250 ms`. */
export function formatMilliseconds(milliseconds: number): string {
  return `${formatCount(milliseconds)} ms`;
}

/** `count` with the noun that fits it: `1 domain`, `2,000 domains`. */
export function countOf(count: number, singular: string, plural = `${singular}s`): string {
  return `${formatCount(count)} ${count === 1 ? singular : plural}`;
}
