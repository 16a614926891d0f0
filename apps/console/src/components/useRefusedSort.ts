import { useEffect, useEffectEvent } from 'react';

/**
 * Lifts an order that the server refuses: the column that the address sorts by is one of a data source that is gone or
 * not active. A link may say anything, and breaks no list.
 */
export function useRefusedSort(refused: boolean, lift: () => void): void {
  const onRefused = useEffectEvent(lift);
  useEffect(() => {
    if (refused) onRefused();
  }, [refused]);
}
