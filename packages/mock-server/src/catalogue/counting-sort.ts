/** Numbers are sorted by this many bits at a time; more would need more counters than fit beside the processor. */
const BITS = 11;
const VALUES = 2 ** BITS;

/** Where the rows with each value of a digit (the bits from `shift` on) begin among the sorted ones. */
function beginnings(values: ArrayLike<number>, rows: Uint32Array, shift: number): Uint32Array {
  const begins = new Uint32Array(VALUES + 1);
  for (let i = 0; i < rows.length; i += 1) {
    const next = (((values[rows[i] ?? 0] ?? 0) >>> shift) % VALUES) + 1;
    begins[next] = (begins[next] ?? 0) + 1;
  }
  for (let digit = 1; digit < VALUES; digit += 1) {
    begins[digit] = (begins[digit] ?? 0) + (begins[digit - 1] ?? 0);
  }
  return begins;
}

/**
 * Sorts rows by the value of each, a whole number from 0 to 2³² − 1; rows with the same one keep their order. Counts and
 * deals the rows out digit by digit, the last one first, which is several times as fast as the engine's own sort.
 */
export function sortBy(values: ArrayLike<number>, rows: Uint32Array): void {
  let largest = 0;
  for (let i = 0; i < rows.length; i += 1) largest = Math.max(largest, values[rows[i] ?? 0] ?? 0);
  for (let shift = 0; shift < 32 && largest >>> shift > 0; shift += BITS) {
    const next = beginnings(values, rows, shift);
    const before = rows.slice();
    for (let i = 0; i < before.length; i += 1) {
      const row = before[i] ?? 0;
      const digit = ((values[row] ?? 0) >>> shift) % VALUES;
      const place = next[digit] ?? 0;
      rows[place] = row;
      next[digit] = place + 1;
    }
  }
}
