import { createStore, useStore } from '../store.ts';

const news = createStore('');

/** Whether the person is looking at this tab: it is visible, and its window has the focus. */
export function isBeforeEyes(): boolean {
  return document.visibilityState === 'visible' && document.hasFocus();
}

function clearWhenSeen(): void {
  if (!isBeforeEyes()) return;
  window.removeEventListener('focus', clearWhenSeen);
  document.removeEventListener('visibilitychange', clearWhenSeen);
  news.set('');
}

/** Puts a text before the title of the tab until the person looks at it. Does nothing if they are looking at it now. */
export function tellInTitle(text: string): void {
  if (isBeforeEyes()) return;
  news.set(text);
  window.addEventListener('focus', clearWhenSeen);
  document.addEventListener('visibilitychange', clearWhenSeen);
}

/** The text before the title of the tab; usually empty. */
export function useTabNews(): string {
  return useStore(news);
}
