let scratch = new Uint32Array(0);

/**
 * Where a filter gathers rows before their number is known: so many numbers at least, of whatever value. There is only
 * one, kept since it is megabytes: what is in there holds until somebody else asks.
 */
export function scratchFor(length: number): Uint32Array {
  if (scratch.length < length) scratch = new Uint32Array(length);
  return scratch;
}
