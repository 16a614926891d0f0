import { createStore, useStore } from '../store.ts';

const prefix = createStore('');

const countdown = createStore('');

/** Sets the countdown before the title of the tab; empty for none. A text of {@link showInTabTitle} hides it. */
export const setTabCountdown = countdown.set;

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
  const [text, time] = [useStore(prefix), useStore(countdown)];
  return text || time;
}
