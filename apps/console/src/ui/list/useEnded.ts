import { useEffect, useEffectEvent, useRef } from 'react';

/** Calls `onEnd` when something that was at work a moment ago is so no more. Each is known by its key. */
export function useEnded(atWork: readonly string[], onEnd: () => void): void {
  const before = useRef<readonly string[]>([]);
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    if (before.current.some((key) => !atWork.includes(key))) end();
    before.current = atWork;
  }, [atWork]);
}
