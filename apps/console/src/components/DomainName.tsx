import { Suspense } from 'react';
import { shortenName } from '../lib/domainName.ts';
import { lazyPart } from '../lib/lazyPart.ts';

export interface DomainNameProps {
  name: string;
}

const IdnName = lazyPart<DomainNameProps>(
  async () => (await import('./IdnName.tsx')).IdnName,
  PlainName,
);

/**
 * A domain name in a face that tells 0 from O; a long one is cut in the middle, the whole name stays in the tooltip.
 * An internationalised one shows as people write it, too; what reads it comes with the first such name.
 */
export function DomainName({ name }: DomainNameProps) {
  if (!name.includes('xn--')) return <PlainName name={name} />;
  return (
    <Suspense fallback={<PlainName name={name} />}>
      <IdnName name={name} />
    </Suspense>
  );
}

function PlainName({ name }: DomainNameProps) {
  const short = shortenName(name);
  return (
    <span className="domain-name" title={short === name ? undefined : name}>
      {short}
    </span>
  );
}
