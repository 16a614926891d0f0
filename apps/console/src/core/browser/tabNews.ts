import { useSyncExternalStore } from 'react';

let news = '';
const listeners = new Set<() => void>();

function set(text: string): void {
  news = text;
  for (const listener of listeners) listener();
}

/** Whether the person has this tab before them: it is shown, and its window has the focus. */
export function isBeforeEyes(): boolean {
  return document.visibilityState === 'visible' && document.hasFocus();
}

function clearWhenSeen(): void {
  if (!isBeforeEyes()) return;
  window.removeEventListener('focus', clearWhenSeen);
  document.removeEventListener('visibilitychange', clearWhenSeen);
  set('');
}

/** Puts a text before the title of the tab until the person looks at it again. Who looks at it now is not told. */
export function tellInTitle(text: string): void {
  if (isBeforeEyes()) return;
  set(text);
  window.addEventListener('focus', clearWhenSeen);
  document.addEventListener('visibilitychange', clearWhenSeen);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** What stands before the title of the tab; mostly nothing. */
export function useTabNews(): string {
  return useSyncExternalStore(subscribe, () => news);
}
