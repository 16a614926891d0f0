import { useEffect, useState } from 'react';

/** Browsers give locks to pages that came over a safe connection only. */
const hasLocks = 'locks' in navigator;

/**
 * Whether this tab does a piece of work on behalf of all tabs of the browser: of those that are seen and want it, one
 * does. A tab that is hidden, closed or no longer interested makes way at once. Without locks every tab works by itself.
 * @param name names the work, the same in all tabs; undefined while there is none
 */
export function useLeader(name: string | undefined): boolean {
  const [leads, setLeads] = useState(false);
  useEffect(() => {
    if (!hasLocks || name === undefined) return;
    let asking: AbortController | undefined;
    const follow = () => {
      if (document.visibilityState === 'hidden') {
        asking?.abort();
        asking = undefined;
      } else if (!asking) {
        asking = new AbortController();
        void lead(name, asking.signal, setLeads);
      }
    };
    follow();
    document.addEventListener('visibilitychange', follow);
    return () => {
      document.removeEventListener('visibilitychange', follow);
      asking?.abort();
    };
  }, [name]);
  return hasLocks ? leads : name !== undefined;
}

/** Waits until it is this tab's turn, and leads until the signal. */
async function lead(name: string, signal: AbortSignal, tell: (leads: boolean) => void) {
  try {
    await navigator.locks.request(name, { signal }, async () => {
      tell(true);
      await new Promise((resolve) => signal.addEventListener('abort', resolve));
      tell(false);
    });
  } catch {
    // Given up before its turn came.
  }
}
