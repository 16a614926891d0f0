/** What stands in answers where a secret is stored, and in requests where it is to stay. */
export const MASK = '********';

/**
 * Credentials as answers show them: of these fields those that have a value, the secret ones masked.
 */
export function masked<Fields extends object>(
  stored: Fields,
  shown: readonly (keyof Fields)[],
  secrets: readonly (keyof Fields)[],
): Partial<Fields> | Record<keyof Fields, string> {
  const known = shown.filter((field) => stored[field] !== undefined && stored[field] !== '');
  return Object.fromEntries(
    known.map((field) => [field, secrets.includes(field) ? MASK : stored[field]]),
  );
}

/** Stored credentials after a change: what is left out or comes back as the mask stays as it is. */
export function changed<Fields extends object>(
  stored: Fields,
  given: Partial<Fields> = {},
): Fields {
  const news = Object.entries(given).filter(([, value]) => value !== undefined && value !== MASK);
  return { ...stored, ...Object.fromEntries(news) };
}
