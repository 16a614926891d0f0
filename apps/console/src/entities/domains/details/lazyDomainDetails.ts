import { lazyPart } from '../../../ui/page/lazyPart.tsx';
import type { DomainDetailsProps } from './DomainDetails.tsx';

export type { DomainDetailsProps };

/** In a chunk of its own, for lists whose address has the details open. */
export const DomainDetails = lazyPart<DomainDetailsProps>(
  async () => (await import('./DomainDetails.tsx')).DomainDetails,
);
