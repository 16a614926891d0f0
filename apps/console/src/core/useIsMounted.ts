import { useEffect, useRef, type RefObject } from 'react';

/** Whether the component is still mounted, for callbacks such as the answer of a call. */
export function useIsMounted(): RefObject<boolean> {
  const mounted = useRef(true);
  useEffect(() => {
    mounted.current = true;
    return () => void (mounted.current = false);
  }, []);
  return mounted;
}
