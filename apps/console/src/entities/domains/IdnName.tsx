import { toUnicode } from 'punycode/';
import { encodeName } from './parseDomainList.ts';
import { splitTld, truncateName } from './domainName.ts';
import { PlainName, type DomainNameProps } from './DomainName.tsx';

/**
 * Converts an internationalised domain name (RFC 5890) to Unicode, `xn--bcher-kva.de` to `bücher.de`. Undefined for an
 * ASCII or invalid name, and if converting the result back gives another name, as with invisible characters.
 */
export function toUnicodeName(name: string): string | undefined {
  try {
    const unicode = toUnicode(name);
    return unicode !== name && encodeName(unicode) === name ? unicode : undefined;
  } catch {
    return undefined; // Not valid Punycode (RFC 3492).
  }
}

/**
 * An internationalised name in Unicode, followed by its ASCII form, since letters of different scripts can look the
 * same. Labels always run from left to right, so the TLD is last.
 */
export function IdnName({ name }: DomainNameProps) {
  const unicode = toUnicodeName(name);
  if (!unicode) return <PlainName name={name} />;
  const [label, tld] = splitTld(truncateName(unicode, 24));
  return (
    <span className="domain-name idn-name" title={`${unicode} (${name})`} translate="no">
      <bdi dir="ltr">
        <bdi>{label}</bdi>
        <bdi dir="ltr" className="tld">
          {tld}
        </bdi>
      </bdi>{' '}
      <span className="ascii-name">{truncateName(name, 24)}</span>
    </span>
  );
}
