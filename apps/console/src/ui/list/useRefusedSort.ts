import { useEffect, useEffectEvent } from 'react';
import { fieldErrors } from '../../core/api/errors.ts';

interface Sort<Order> {
  sort_by: Order;
  sort_order: 'asc' | 'desc';
}

/**
 * Goes back to a list's own order where the server refuses the one of the address: it sorts by the column of a data
 * source that is gone or not active. A link may say anything, and breaks no list.
 * @param error what the list has failed with.
 * @param defaults what its address holds where nothing is said; without them the list stays as it is
 */
export function useRefusedSort<Order>(
  error: unknown,
  defaults: Sort<Order> | undefined,
  changeList: (order: Sort<Order>, replace: boolean) => void,
): void {
  const isRefused = 'sort_by' in fieldErrors(error);
  const goBack = useEffectEvent(
    () =>
      defaults && changeList({ sort_by: defaults.sort_by, sort_order: defaults.sort_order }, true),
  );
  useEffect(() => {
    if (isRefused) goBack();
  }, [isRefused]);
}
