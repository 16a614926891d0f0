/** Keys of secrets. Includes the `key` of `auth_config`, and all headers, because any of them may be secret. */
const SECRET = /password|passphrase|secret|token|ssl_key|credentials|cookie|headers|^key$/i;

/** Secrets in a text: an address with a password, the values of such keys in it, and passwords in XML of EPP. */
const SECRETS_OF_TEXT: readonly [RegExp, string][] = [
  [/(<(?:\w+:)?(?:pw|newPW)>)[^<]+/g, '$1***'],
  [/(:\/\/[^/?#\s:@]*:)[^/?#\s@]+@/g, '$1***@'],
  [/([?&][^=&#\s]*(?:password|secret|token|key)[^=&#\s]*=)[^&#\s]+/gi, '$1***'],
];

const SECRET_HEADER = /authorization|cookie|password|secret|token|key/i;

/** A header without its secret. Keeps the scheme of an Authorization header. */
export function shownHeader(name: string, value: string): string {
  if (!SECRET_HEADER.test(name)) return String(withoutSecrets(value));
  return /authorization$/i.test(name) ? value.replace(/^(\w+ )?.*$/s, '$1***') : '***';
}

/** Limits for a kept body. Hostile ones can be endlessly deep, long and wide. */
export const KEPT_OF_BODY = { depth: 20, entries: 1000, characters: 20_000 };

/** Replaces the values of secret keys by `***` and shortens the rest to the limits. */
export function withoutSecrets(value: unknown, limits = KEPT_OF_BODY): unknown {
  const { depth, entries, characters } = limits;
  if (typeof value === 'string') {
    const kept = value.length > characters ? `${value.slice(0, characters)}…` : value;
    return SECRETS_OF_TEXT.reduce((text, [secret, mask]) => text.replace(secret, mask), kept);
  }
  if (typeof value !== 'object' || value === null) return value;
  if (depth === 0) return '…';
  const within = { ...limits, depth: depth - 1 };
  if (Array.isArray(value)) {
    return value.slice(0, entries).map((part) => withoutSecrets(part, within));
  }
  const kept = Object.entries(value).slice(0, entries);
  return Object.fromEntries(
    kept.map(([key, part]) => [key, SECRET.test(key) ? '***' : withoutSecrets(part, within)]),
  );
}
