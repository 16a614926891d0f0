/**
 * A long name cut in the middle, so that both its beginning and its TLD stay readable.
 * @param max the most characters to show, the ellipsis included; at least 8.
 */
export function shortenName(name: string, max = 38): string {
  if (name.length <= max) return name;
  const tail = Math.floor((max - 1) / 2);
  return `${name.slice(0, max - 1 - tail)}…${name.slice(-tail)}`;
}

/** A domain with its TLD, whether or not the server wrote the TLD into the name already. */
export function withTld({ domain, tld }: { domain: string; tld: string }): string {
  return domain.endsWith(`.${tld}`) ? domain : `${domain}.${tld}`;
}

/** Whether a name has a label in the form that registries give to internationalised ones (RFC 5890). */
export function isIdn(name: string): boolean {
  return name.includes('xn--');
}
