/** Whether nobody knows this host: those below `.invalid` can never be reached (RFC 6761). */
export const isUnknownHost = (host: string): boolean => /\.invalid$/i.test(host);

/** Whether registries, sources and APIs take this password, token or key: all but a missing one and `wrong`. */
export const isAccepted = (secret: string | undefined): boolean =>
  secret !== undefined && secret !== '' && secret !== 'wrong';

/** What stands in answers where a secret is stored, and in requests where it is to stay. */
export const MASK = '********';

type Fields<Name extends string> = { readonly [Field in Name]?: string | undefined };

/** Credentials as answers show them: of these fields those that have a value, the secret ones masked. */
export function masked<Name extends string>(
  stored: Fields<Name>,
  shown: readonly Name[],
  secrets: readonly Name[],
): Partial<Record<Name, string>> {
  const view: Partial<Record<Name, string>> = {};
  for (const field of shown) {
    const value = stored[field];
    if (value !== undefined && value !== '') view[field] = secrets.includes(field) ? MASK : value;
  }
  return view;
}

/** Stored credentials after a change: what is left out or comes back as the mask stays as it is. */
export function changed<Stored extends object>(
  stored: Stored,
  given: { readonly [Field in keyof Stored]?: Stored[Field] | undefined } = {},
): Stored {
  const news = Object.entries(given).filter(([, value]) => value !== undefined && value !== MASK);
  return { ...stored, ...Object.fromEntries(news) };
}
