import { toUnicode } from 'punycode/';
import { toAsciiName } from './domainList.ts';

/**
 * An internationalised domain name (RFC 5890) as people write it, `bücher.de` for `xn--bcher-kva.de`; undefined where
 * there is no such form: a plain name, a broken one, or one whose readable form a registry would read as another name,
 * as with characters that show nothing.
 */
export function readableName(name: string): string | undefined {
  try {
    const readable = toUnicode(name);
    return readable !== name && toAsciiName(readable) === name ? readable : undefined;
  } catch {
    return undefined; // What follows xn-- is no Punycode (RFC 3492).
  }
}
