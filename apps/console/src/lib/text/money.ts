import { formatNumber } from './numbers.ts';

/** A price in dollars with two decimals, `$69.00` (spec, section 9). */
export function formatPrice(price: number): string {
  return `${price < 0 ? '-' : ''}$${formatNumber(Math.abs(price), 2)}`;
}

/**
 * A balance in its own currency, `€120.50`; with a code that is no currency, the number and the code as they came.
 * @param currency ISO 4217
 */
export function formatBalance(amount = 0, currency = 'USD'): string {
  try {
    return new Intl.NumberFormat('en-US', { style: 'currency', currency }).format(amount);
  } catch {
    return `${amount.toFixed(2)} ${currency}`;
  }
}
