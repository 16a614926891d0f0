import { useEffect, useRef, type RefObject } from 'react';

/** Whether the component is still there: for what comes back after a while, such as the answer of a call. */
export function useHere(): RefObject<boolean> {
  const here = useRef(true);
  useEffect(() => {
    here.current = true;
    return () => void (here.current = false);
  }, []);
  return here;
}
