const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

/** A price in dollars with two decimals, `$69.00` (spec, section 9). */
export function formatPrice(price: number): string {
  return dollars.format(price);
}
