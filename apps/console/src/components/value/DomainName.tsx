import { Suspense } from 'react';
import { isIdn } from '../../lib/domains/domainName.ts';
import { lazyPart } from '../lazyPart.tsx';

export interface DomainNameProps {
  name: string;
}

const IdnName = lazyPart<DomainNameProps>(
  async () => (await import('./IdnName.tsx')).IdnName,
  PlainName,
);

/**
 * A domain name in a face that tells 0 from O; a long one is cut in the middle where there is no room for it, the
 * whole name stays in the tooltip and in what is copied.
 * An internationalised one shows as people write it, too; what reads it comes with the first such name.
 */
export function DomainName({ name }: DomainNameProps) {
  if (!isIdn(name)) return <PlainName name={name} />;
  return (
    <Suspense fallback={<PlainName name={name} />}>
      <IdnName name={name} />
    </Suspense>
  );
}

/** The narrowest column of names has room for as many characters. */
const shortLength = 22;
/** So much of the end always shows: the TLD and what is before it. global.css knows the number, too. */
const tailLength = 12;

/** A name as it is; {@link DomainName} is the one to use. */
export function PlainName({ name }: DomainNameProps) {
  if (name.length <= shortLength) {
    return (
      <span className="domain-name" translate="no">
        {name}
      </span>
    );
  }
  return (
    <span className="domain-name long-name" title={name} translate="no">
      <span aria-hidden>{name.slice(0, -tailLength)}</span>
      {/* The two parts would be read as two words. */}
      <span className="visually-hidden">{name}</span>
      <span aria-hidden>{name.slice(-tailLength)}</span>
    </span>
  );
}
