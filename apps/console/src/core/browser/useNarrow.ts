import { useSyncExternalStore } from 'react';

/** At this width and below: sidebar as a panel, rows as cards, filters folded (spec, section 9). */
const query = window.matchMedia('(max-width: 768px)');

function subscribe(listener: () => void): () => void {
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

/** Whether the window is narrow; follows its size. */
export function useNarrow(): boolean {
  return useSyncExternalStore(subscribe, () => query.matches);
}
