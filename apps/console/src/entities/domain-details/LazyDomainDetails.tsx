import { lazyPart } from '../../ui/page/lazyPart.tsx';
import type { DomainDetailsProps } from './DomainDetails.tsx';

/** The code loads after the list. */
const DomainDetails = lazyPart(async () => (await import('./DomainDetails.tsx')).DomainDetails);

interface LazyDomainDetailsProps extends Omit<DomainDetailsProps, 'name'> {
  /** The name in the list's search parameter `details`. */
  name: string | undefined;
}

/** The details of a name beside its list; renders nothing without a name. */
export function LazyDomainDetails({ name, ...details }: LazyDomainDetailsProps) {
  return name && <DomainDetails {...details} name={name} />;
}
