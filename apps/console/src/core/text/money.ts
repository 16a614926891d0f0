import { formatNumber, dash, type Figure } from './numbers.ts';

/** A price in dollars with two decimals, `$69.00` (spec, section 9); a dash where it is not known. */
export function formatPrice(price: Figure): string {
  if (typeof price !== 'number' || !Number.isFinite(price)) return dash;
  return `${price < 0 ? '-' : ''}$${formatNumber(Math.abs(price), 2)}`;
}

/**
 * A balance in its own currency, `€120.50`; a dash where it is not known; with a code that is no currency, the number and the code as they came.
 * @param code ISO 4217; dollars where it is not known
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
