import { useSyncExternalStore } from 'react';

/** Between phone and desktop there is room for a rail of icons. */
const query = window.matchMedia('(width < 1200px)');

function subscribe(listener: () => void): () => void {
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

/** Whether the sidebar begins as a rail of icons; follows the window's size. */
export function useRail(): boolean {
  return useSyncExternalStore(subscribe, () => query.matches);
}
