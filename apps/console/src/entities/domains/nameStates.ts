import { queryOptions } from '@tanstack/react-query';
import { limitConcurrency } from '../../core/limitConcurrency.ts';
import { findDomain } from './domains.ts';
import { nameKey, type NameState } from './nameCache.ts';
import { findOrder } from '../orders/orders.ts';

/** No call takes many names, so a list of them is asked for name by name, and never more than three calls at a time. */
const turn = limitConcurrency(3);

/** {@link NameState} of one name. */
export const nameState = (name: string) =>
  queryOptions({
    queryKey: nameKey(name),
    queryFn: async ({ signal }): Promise<NameState> => {
      const [domain, order] = await Promise.all([
        turn(() => findDomain(name, signal), signal),
        turn(() => findOrder({ domain: name }, undefined, signal), signal),
      ]);
      return { domain, order };
    },
  });
