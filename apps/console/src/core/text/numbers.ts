type MaybeNumber = number | null | undefined;

/** Stands for a missing or unknown value. */
export const dash = '–';

const isKnown = (value: MaybeNumber): value is number => Number.isFinite(value);

/**
 * Adds thousands separators: `20,412.50`. It does not use Intl, whose first use takes a slow computer 75 ms: the first
 * screen is full of numbers.
 */
export function groupDigits(number: string): string {
  const [whole = '', ...fraction] = number.split('.');
  return [whole.replace(/\B(?=(\d{3})+$)/g, ','), ...fraction].join('.');
}

/** A count with thousands separators, `20,412`; a dash if it is unknown. */
export function formatCount(count: MaybeNumber): string {
  return isKnown(count) ? groupDigits(count.toFixed(0)) : dash;
}

/** A percentage from 0 to 100 with at most one decimal, `63.4%`; a dash if it is unknown. */
export function formatPercent(percent: MaybeNumber): string {
  return isKnown(percent) ? `${Math.round(percent * 10) / 10}%` : dash;
}

/** Seconds, `34.2 s`; a dash if they are unknown. */
export function formatSeconds(seconds: MaybeNumber, decimals = 0): string {
  return isKnown(seconds) ? `${Number(seconds.toFixed(decimals))} s` : dash;
}

/** A number of domains a second, `12.5 domains/sec`; a dash if it is unknown. */
export function formatSpeed(perSecond: MaybeNumber): string {
  return isKnown(perSecond) ? `${Number(perSecond.toFixed(1))} domains/sec` : dash;
}

/** Whole milliseconds, `1,250 ms`; a dash if they are unknown. */
export function formatMilliseconds(milliseconds: MaybeNumber): string {
  return isKnown(milliseconds) ? `${formatCount(milliseconds)} ms` : dash;
}

/** A count with its noun: `1 domain`, `2,000 domains`, `– domains` if it is unknown. */
export function pluralize(count: MaybeNumber, singular: string, plural = `${singular}s`): string {
  return `${formatCount(count)} ${count === 1 ? singular : plural}`;
}

/** A price in dollars with two decimals, `$69.00` (spec, section 9); a dash if it is unknown. */
export function formatPrice(price: MaybeNumber): string {
  if (!isKnown(price)) return dash;
  return `${price < 0 ? '-' : ''}$${groupDigits(Math.abs(price).toFixed(2))}`;
}

/**
 * A balance in its own currency, `€120.50`; a dash if it is unknown. With an invalid currency code, the number and the
 * code.
 * @param code ISO 4217; by default, dollars
 */
export function formatBalance(amount: MaybeNumber, code: string | null | undefined): string {
  if (typeof amount !== 'number') return dash;
  const currency = code || 'USD';
  try {
    return new Intl.NumberFormat('en-US', { style: 'currency', currency }).format(amount);
  } catch {
    return `${amount.toFixed(2)} ${currency}`;
  }
}
