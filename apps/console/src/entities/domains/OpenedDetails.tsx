import { Suspense } from 'react';
import { lazyPart } from '../../ui/page/lazyPart.tsx';
import type { DomainDetailsProps } from './DomainDetails.tsx';

/** In a chunk of its own: a list comes before the details of its names. */
const DomainDetails = lazyPart<DomainDetailsProps>(
  async () => (await import('./DomainDetails.tsx')).DomainDetails,
);

interface OpenedDetailsProps extends Omit<DomainDetailsProps, 'name'> {
  /** The name that the address of a list has open as `details`. */
  name: string | undefined;
}

/** The details of a name beside its list; without a name nothing shows. */
export function OpenedDetails({ name, ...details }: OpenedDetailsProps) {
  return <Suspense fallback={null}>{name && <DomainDetails {...details} name={name} />}</Suspense>;
}
