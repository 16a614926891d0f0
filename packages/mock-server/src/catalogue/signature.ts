/** How many numbers make the signature of a name. */
export const SIGNATURE = 3;

/** What pairs of bytes are multiplied with to choose their bits, in one number and in another. */
const FIRST_HASH = 0x9e3779b1;
const SECOND_HASH = 0x85ebca6b;

/** What has a bit of its own in a signature; two digits share one. */
const OWN_BITS = 'abcdefghijklmnopqrstuvwxyz-';

/** The bit of each byte; none for bytes that are not mentioned here, like the dot, which is in every name. */
const CHARACTER_BITS = new Int32Array(256);
for (let bit = 0; bit < OWN_BITS.length; bit += 1) {
  CHARACTER_BITS[OWN_BITS.charCodeAt(bit)] = 1 << bit;
}
for (const digit of '0123456789') {
  CHARACTER_BITS[digit.charCodeAt(0)] = 1 << (OWN_BITS.length + Math.floor(Number(digit) / 2));
}

/** Whether the signature of a name tells for sure that this text is in it. */
export function isToldBySignature(text: string): boolean {
  return text.length === 1 && OWN_BITS.includes(text);
}

/**
 * A bit for each character, and one (of 32) in each of two more numbers for each pair of neighbours. A text can only be
 * part of another one whose signature has all of its bits.
 */
export function signatureOf(
  bytes: Uint8Array,
  start: number,
  end: number,
): readonly [characters: number, first: number, second: number] {
  let characters = 0;
  let first = 0;
  let second = 0;
  for (let i = start; i < end; i += 1) {
    const byte = bytes[i] ?? 0;
    characters |= CHARACTER_BITS[byte] ?? 0;
    if (i === end - 1) break;
    const pair = (byte << 8) | (bytes[i + 1] ?? 0);
    first |= 1 << (Math.imul(pair, FIRST_HASH) >>> 27);
    second |= 1 << (Math.imul(pair, SECOND_HASH) >>> 27);
  }
  return [characters, first, second];
}
