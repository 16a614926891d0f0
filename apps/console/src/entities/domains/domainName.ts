import { normalizeInput } from '../../core/text/inputText.ts';

/**
 * Truncates a long name in the middle, so that its beginning and its TLD stay readable.
 * @param max the maximum length, including the ellipsis; at least 8
 */
export function truncateName(name: string, max = 38): string {
  if (name.length <= max) return name;
  const tail = Math.floor((max - 1) / 2);
  return `${name.slice(0, max - 1 - tail)}…${name.slice(-tail)}`;
}

/** The full name of a domain. The server may send names with or without the TLD. */
export function withTld({ domain, tld }: { domain: string; tld: string }): string {
  return !tld || domain.endsWith(`.${tld}`) ? domain : `${domain}.${tld}`;
}

/** The length of the longest domain name (RFC 1035, section 2.3.4). */
export const maxNameLength = 253;

/** Whether a name has an `xn--` label (RFC 5890). */
export function isIdn(name: string): boolean {
  return name.includes('xn--');
}

/** Second-level domains under which country registries sell names. */
const secondLevelPattern = /\.(?:ac|co|com|edu|gov|ltd|me|net|org|plc)\.[a-z]{2}$/;

/** Splits a name into its label and its TLD with the dot, `['example', '.co.uk']`. A name without a dot has no TLD. */
export function splitTld(name: string): [label: string, tld: string] {
  const second = secondLevelPattern.exec(name)?.index ?? 0;
  const end = second > 0 ? second : name.lastIndexOf('.');
  return end > 0 ? [name.slice(0, end), name.slice(end)] : [name, ''];
}

/** Hyphens and dashes of typography, the minus sign and the wide hyphen. */
const typographicHyphens = /[\u2010-\u2015\u2212\uFE58\uFE63\uFF0D]/g;

const quotes = `"'\`´\\p{Pi}\\p{Pf}‚„「-』〝-〟＂＇`;

/** Quotes, and the bullets of lists. A hyphen or a star is a bullet before a space. */
const leadingMarks = new RegExp(`^(?:[${quotes}•‣◦▪●○■□►▶✓✔·]\\s*|[-*]\\s+)+`, 'u');

const quote = new RegExp(`[${quotes}]`, 'u');

/**
 * Cleans a typed or pasted name, or a part of one, as texts and tables have it: hyphens of typography become `-`, and
 * quotes and bullets around it are taken off, like what nobody sees.
 */
export function cleanName(text: string): string {
  const name = normalizeInput(text).replace(typographicHyphens, '-').replace(leadingMarks, '');
  let end = name.length;
  // A pattern with `$` would take quadratic time for a long row of quotes.
  while (quote.test(name[end - 1] ?? '')) end -= 1;
  return name.slice(0, end).trim();
}

/**
 * Converts typed or pasted text to a search text: part of a name, a name with or without the final dot, or a URL, of
 * which the host counts without `www`. Undefined if nothing is left.
 */
export function normalizeSearch(text: string | undefined): string | undefined {
  const name = cleanName(text ?? '')
    .replace(/^[a-z]+:\/\//i, '')
    .replace(/^www\.(?=[^.]+\.)/i, '')
    .replace(/[/?#].*$/s, '');
  // A single dot and a dot before a TLD stay.
  return (name.length > 1 ? name.replace(/\.$/, '') : name) || undefined;
}
