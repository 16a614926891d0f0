import { type Rng, sampler } from '../rng.ts';
import { IDN_WORDS, SYLLABLES, WORDS } from './words.ts';

/** The longest label that DNS allows (RFC 1035, 2.3.4). */
const MAX_LABEL = 63;

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

/** How long the part before the TLD is, after studies of .com drops; 0 stands for "very long". */
const labelLength = sampler<readonly [min: number, max: number]>([
  [[3, 3], 0.03],
  [[4, 4], 0.6],
  [[5, 5], 2.5],
  [[6, 6], 4.9],
  [[7, 9], 19],
  [[10, 12], 23],
  [[13, 16], 30],
  [[17, 24], 19.8],
  [[25, 40], 0.6],
  [[41, 63], 0.05],
]);

type Style = 'letters' | 'digits' | 'hyphens' | 'idn';

const labelStyle = sampler<Style>([
  ['letters', 78],
  ['digits', 11],
  ['hyphens', 10],
  ['idn', 1],
]);

/** The xn-- form of a label, by the rules that a browser applies to addresses. */
export function toAscii(label: string): string {
  return new URL(`http://${label}.example`).hostname.slice(0, -'.example'.length);
}

function word(rng: Rng): string {
  return WORDS[rng.int(0, WORDS.length - 1)] ?? 'drop';
}

function madeUp(rng: Rng, length: number): string {
  let text = '';
  while (text.length < length) text += SYLLABLES[rng.int(0, SYLLABLES.length - 1)] ?? 'ra';
  return text.slice(0, length);
}

function random(rng: Rng, length: number): string {
  let text = '';
  while (text.length < length) text += LETTERS[rng.int(0, 25)] ?? 'x';
  return text;
}

/** Words in a row, of about the length wanted and never longer. */
function compound(rng: Rng, length: number, joint: '' | '-'): string {
  let text = word(rng);
  for (let tries = 0; text.length < length - 2 && tries < 16; tries += 1) {
    const next = word(rng);
    if (text.length + joint.length + next.length <= length) text += joint + next;
  }
  return text.slice(0, length);
}

const MAKERS: Record<Style, (rng: Rng, length: number) => string> = {
  letters: (rng, length) => {
    if (length < 5) return random(rng, length);
    return length < 7 && rng.chance(0.7) ? madeUp(rng, length) : compound(rng, length, '');
  },
  digits: (rng, length) => {
    const digits = String(rng.pick([1, 2, 3, 4, 7, 8, 24, 24, 99, 123, 360, 365, 2026]));
    const stem = Math.max(1, length - digits.length);
    const text = stem < 5 ? random(rng, stem) : compound(rng, stem, '');
    return rng.chance(0.2) ? digits + text : text + digits;
  },
  hyphens: (rng, length) => {
    if (length < 7) return `${random(rng, 1)}-${random(rng, Math.max(1, length - 2))}`;
    const text = compound(rng, length, '-');
    return text.includes('-') ? text.replace(/-$/, '') : `${text.slice(0, 3)}-${word(rng)}`;
  },
  idn: (rng, length) => {
    const text = rng.pick(IDN_WORDS) + (length < 9 ? '' : `${rng.pick(['', '-'])}${word(rng)}`);
    return toAscii(text);
  },
};

/** A made-up label (the part before the TLD) in ASCII, 1 to 63 characters, of a believable kind. */
export function makeLabel(rng: Rng): string {
  const [min, max] = labelLength(rng);
  return MAKERS[labelStyle(rng)](rng, rng.int(min, max)).slice(0, MAX_LABEL);
}

/** A name that is a person's brand, such as `tidalforge`: two words, no digits. */
export function makeBrand(rng: Rng): string {
  return word(rng) + word(rng);
}

/** TLDs whose registries take no names with letters beyond ASCII. */
const ASCII_ONLY: ReadonlySet<string> = new Set(['cz', 'nl', 'uk', 'co.uk', 'org.uk']);

/** A label as it can stand below a TLD: an IDN that its registry does not take gives way to a brand. Draws nothing from the stream. */
export function labelBelow(tld: string, label: string, rng: Rng): string {
  const isRefused = label.startsWith('xn--') && ASCII_ONLY.has(tld);
  return isRefused ? makeBrand(rng.derive(label)) : label;
}
