import { startTransition, useEffect, useState } from 'react';
import { wentBack } from '../address/wentBack.ts';

/**
 * Whether the browser has painted since the component came, for what stands out of sight and can wait for that. After
 * Back at once: the window is scrolled to where it was.
 */
export function usePainted(): boolean {
  const [painted, setPainted] = useState(wentBack);
  useEffect(() => {
    if (painted) return;
    const frame = requestAnimationFrame(() => startTransition(() => setPainted(true)));
    return () => cancelAnimationFrame(frame);
  }, [painted]);
  return painted;
}
