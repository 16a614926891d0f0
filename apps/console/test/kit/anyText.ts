import * as fc from 'fast-check';

/** Any character of Unicode. */
const character = fc
  .integer({ min: 0, max: 0x10_ffff })
  .filter((code) => code < 0xd800 || code > 0xdfff)
  .map((code) => String.fromCodePoint(code));

/** A text of any characters, as of fast-check's unit `binary`, which takes a second to set up. */
export const anyText = fc.string({ unit: character });
