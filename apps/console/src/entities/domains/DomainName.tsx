import { Suspense } from 'react';
import { isIdn } from './domainName.ts';
import { dash } from '../../core/text/numbers.ts';
import { lazyPart } from '../../ui/page/lazyPart.tsx';
import { PlainName, type DomainNameProps } from './PlainName.tsx';

interface MaybeNameProps {
  /** A dash shows where it is not known. */
  name: string | null | undefined;
}

const IdnName = lazyPart<DomainNameProps>(
  async () => (await import('./IdnName.tsx')).IdnName,
  PlainName,
);

/**
 * A domain name in a face that tells 0 from O; where there is no room for a long one, its label gives way and never
 * its TLD; the whole name stays in the tooltip and in what is copied.
 * An internationalised one shows as people write it, too; what reads it comes with the first such name.
 */
export function DomainName({ name }: MaybeNameProps) {
  if (!name) return dash;
  if (!isIdn(name)) return <PlainName name={name} />;
  return (
    <Suspense fallback={<PlainName name={name} />}>
      <IdnName name={name} />
    </Suspense>
  );
}
