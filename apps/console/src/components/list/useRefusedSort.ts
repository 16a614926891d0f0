import { useEffect, useEffectEvent } from 'react';
import { fieldErrors } from '../../api/errors.ts';

/**
 * Goes back to a list's own order where the server refuses the one of the address: it sorts by the column of a data
 * source that is gone or not active. A link may say anything, and breaks no list.
 * @param error what the list has failed with.
 * @param defaults of its address.
 */
export function useRefusedSort<Order>(
  error: unknown,
  { sort_by, sort_order }: { sort_by: Order; sort_order: 'asc' | 'desc' },
  changeList: (order: { sort_by: Order; sort_order: 'asc' | 'desc' }, replace: boolean) => void,
): void {
  const isRefused = 'sort_by' in fieldErrors(error);
  const goBack = useEffectEvent(() => changeList({ sort_by, sort_order }, true));
  useEffect(() => {
    if (isRefused) goBack();
  }, [isRefused]);
}
