import type { CSSProperties } from 'react';
import { splitTld } from './domainName.ts';

export interface DomainNameProps {
  name: string;
}

/** The narrowest column of names has room for as many characters. */
const shortLength = 22;

/** A name as it is, its TLD dimmed; `DomainName` is the one to use. */
export function PlainName({ name }: DomainNameProps) {
  const [label, tld] = splitTld(name);
  if (name.length <= shortLength) {
    return (
      <span className="domain-name" translate="no">
        {label}
        {tld && <span className="tld">{tld}</span>}
      </span>
    );
  }
  return (
    <span
      className="domain-name long-name"
      title={name}
      translate="no"
      style={{ '--tail': `${tld.length + 0.1}ch` } as CSSProperties}
    >
      <span aria-hidden>{label}</span>
      {/* The two parts would be read as two words. */}
      <span className="visually-hidden">{name}</span>
      <span aria-hidden className="tld">
        {tld}
      </span>
    </span>
  );
}
