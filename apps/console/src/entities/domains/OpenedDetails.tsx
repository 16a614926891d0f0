import { Suspense } from 'react';
import { lazyWithFallback } from '../../ui/page/lazyWithFallback.tsx';
import type { DomainDetailsProps } from './DomainDetails.tsx';

/** Loads after the list. */
const DomainDetails = lazyWithFallback<DomainDetailsProps>(
  async () => (await import('./DomainDetails.tsx')).DomainDetails,
);

interface OpenedDetailsProps extends Omit<DomainDetailsProps, 'name'> {
  /** The name in the list's search parameter `details`. */
  name: string | undefined;
}

/** The details of a name beside its list; nothing without a name. */
export function OpenedDetails({ name, ...details }: OpenedDetailsProps) {
  return <Suspense fallback={null}>{name && <DomainDetails {...details} name={name} />}</Suspense>;
}
