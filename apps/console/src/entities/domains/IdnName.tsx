import { toUnicode } from 'punycode/';
import { toAsciiName } from './domainList.ts';
import { shortenName } from './domainName.ts';
import { PlainName, type DomainNameProps } from './DomainName.tsx';

/**
 * An internationalised domain name (RFC 5890) as people write it, `bücher.de` for `xn--bcher-kva.de`; undefined for a
 * plain or broken name, and for one whose readable form a registry would read as another name, for example with
 * invisible characters.
 */
export function readableName(name: string): string | undefined {
  try {
    const readable = toUnicode(name);
    return readable !== name && toAsciiName(readable) === name ? readable : undefined;
  } catch {
    return undefined; // What follows xn-- is no Punycode (RFC 3492).
  }
}

/**
 * An internationalised name as people read it, with the form that registries know, which cannot deceive. Its labels go
 * from left to right, whatever their letters, so the TLD is always last.
 */
export function IdnName({ name }: DomainNameProps) {
  const readable = readableName(name);
  if (!readable) return <PlainName name={name} />;
  return (
    <span className="domain-name idn-name" title={`${readable} (${name})`} translate="no">
      <bdi dir="ltr">{shortenName(readable, 24)}</bdi>{' '}
      <span className="ascii-name">{shortenName(name, 24)}</span>
    </span>
  );
}
