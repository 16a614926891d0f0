import { normalizeInput } from '../../core/text/inputText.ts';

/**
 * A long name cut in the middle, so that both its beginning and its TLD stay readable.
 * @param max the most characters to show, the ellipsis included; at least 8.
 */
export function shortenName(name: string, max = 38): string {
  if (name.length <= max) return name;
  const tail = Math.floor((max - 1) / 2);
  return `${name.slice(0, max - 1 - tail)}…${name.slice(-tail)}`;
}

/** A domain with its TLD. The server may or may not have included the TLD in the name. */
export function withTld({ domain, tld }: { domain: string; tld: string }): string {
  return !tld || domain.endsWith(`.${tld}`) ? domain : `${domain}.${tld}`;
}

/** Whether a name has an `xn--` label (RFC 5890). */
export function isIdn(name: string): boolean {
  return name.includes('xn--');
}

/** Second-level labels under which country registries sell names. */
const secondLabels = /\.(?:ac|co|com|edu|gov|ltd|me|net|org|plc)\.[a-z]{2}$/;

/** A name as its label and its TLD with the dot, `['example', '.co.uk']`; a name without a dot has no TLD. */
export function splitTld(name: string): [label: string, tld: string] {
  const second = secondLabels.exec(name)?.index ?? 0;
  const end = second > 0 ? second : name.lastIndexOf('.');
  return end > 0 ? [name.slice(0, end), name.slice(end)] : [name, ''];
}

/**
 * What to search for, from typed or pasted text: part of a name, a whole name with or without the final dot, or a web
 * address, whose name counts without `www`. Empty if nothing is left.
 */
export function searchedName(text: string | undefined): string | undefined {
  const name = normalizeInput(text ?? '')
    .replace(/^[a-z]+:\/\//i, '')
    .replace(/^www\.(?=[^.]+\.)/i, '')
    .replace(/[/?#].*$/s, '');
  // A dot alone, or before a TLD, is kept.
  return (name.length > 1 ? name.replace(/\.$/, '') : name) || undefined;
}
