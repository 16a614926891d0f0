import { useEffect, useEffectEvent, useRef } from 'react';

/** Calls `onEnd` when a key is no longer among the running keys. */
export function useOnFinished(running: readonly string[], onEnd: () => void): void {
  const before = useRef<readonly string[]>([]);
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    if (before.current.some((key) => !running.includes(key))) end();
    before.current = running;
  }, [running]);
}
