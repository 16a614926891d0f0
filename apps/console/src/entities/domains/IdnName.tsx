import { toUnicodeName } from './idn.ts';
import { splitTld, truncateName } from './domainName.ts';
import { PlainName, type DomainNameProps } from './DomainName.tsx';

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
