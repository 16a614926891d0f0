type Figure = number | null | undefined;

/** Shows for a value that is missing or not known. */
export const dash = '–';

const isKnown = (value: Figure): value is number => Number.isFinite(value);

/**
 * A number with thousands separators, `20,412.50`. Without Intl, whose first use takes a slow machine 75 ms: the first
 * screen is full of numbers.
 */
export function grouped(number: string): string {
  const [whole = '', ...fraction] = number.split('.');
  return [whole.replace(/\B(?=(\d{3})+$)/g, ','), ...fraction].join('.');
}

/** A count with thousands separators, `20,412`; a dash if it is not known. */
export function formatCount(count: Figure): string {
  return isKnown(count) ? grouped(count.toFixed(0)) : dash;
}

/** A percentage from 0 to 100 with at most one decimal, `63.4%`; a dash if it is not known. */
export function formatPercent(percent: Figure): string {
  return isKnown(percent) ? `${Math.round(percent * 10) / 10}%` : dash;
}

/** Seconds with at most that many decimals, `34.2 s`; a dash if they are not known. */
export function formatSeconds(seconds: Figure, decimals = 0): string {
  return isKnown(seconds) ? `${Number(seconds.toFixed(decimals))} s` : dash;
}

/** Whole milliseconds, `1,250 ms`; a dash if they are not known. */
export function formatMilliseconds(milliseconds: Figure): string {
  return isKnown(milliseconds) ? `${formatCount(milliseconds)} ms` : dash;
}

/** A count with its noun: `1 domain`, `2,000 domains`, `– domains` if it is not known. */
export function countOf(count: Figure, singular: string, plural = `${singular}s`): string {
  return `${formatCount(count)} ${count === 1 ? singular : plural}`;
}

/** A price in dollars with two decimals, `$69.00` (spec, section 9); a dash if it is not known. */
export function formatPrice(price: Figure): string {
  if (!isKnown(price)) return dash;
  return `${price < 0 ? '-' : ''}$${grouped(Math.abs(price).toFixed(2))}`;
}

/**
 * A balance in its own currency, `€120.50`; a dash if it is not known. If the code is no currency, the number and the
 * code as they came.
 * @param code ISO 4217; dollars if it is not known
 */
export function formatBalance(amount: Figure, code: string | null | undefined): string {
  if (typeof amount !== 'number') return dash;
  const currency = code || 'USD';
  try {
    return new Intl.NumberFormat('en-US', { style: 'currency', currency }).format(amount);
  } catch {
    return `${amount.toFixed(2)} ${currency}`;
  }
}
