import { createStore, useStore } from '../store.ts';

const prefix = createStore('');

/** Whether the tab is visible and its window has the focus. */
export function isTabActive(): boolean {
  return document.visibilityState === 'visible' && document.hasFocus();
}

function clearWhenActive(): void {
  if (!isTabActive()) return;
  window.removeEventListener('focus', clearWhenActive);
  document.removeEventListener('visibilitychange', clearWhenActive);
  prefix.set('');
}

/** Puts a text before the title of the tab until the tab is active. Does nothing if it is active already. */
export function showInTabTitle(text: string): void {
  if (isTabActive()) return;
  prefix.set(text);
  window.addEventListener('focus', clearWhenActive);
  document.addEventListener('visibilitychange', clearWhenActive);
}

/** The text before the title of the tab; usually empty. */
export function useTabTitlePrefix(): string {
  return useStore(prefix);
}
