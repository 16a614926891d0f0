/** Whether a host can never be reached: it is below `.invalid` (RFC 6761, section 6.4). */
export const isUnknownHost = (host: string): boolean => /\.invalid$/i.test(host);

/** Whether a password, token or key is accepted: any but a missing one and `wrong`. */
export const isAccepted = (secret: string | undefined): boolean =>
  secret !== undefined && secret !== '' && secret !== 'wrong';

/** Replaces a stored secret in answers. In a request, it leaves the secret unchanged. */
export const MASK = '********';

type Fields<Name extends string> = { readonly [Field in Name]?: string | undefined };

/** The credentials in an answer: the given fields that have a value, with masked secrets. */
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

/** Applies a change to credentials. A field that is missing or has the mask keeps its value. */
export function changed<Stored extends object>(
  stored: Stored,
  given: { readonly [Field in keyof Stored]?: Stored[Field] | undefined } = {},
): Stored {
  const changes = Object.entries(given).filter(
    ([, value]) => value !== undefined && value !== MASK,
  );
  return { ...stored, ...Object.fromEntries(changes) };
}
