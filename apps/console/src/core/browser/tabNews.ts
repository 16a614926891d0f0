import { createStore, useStore } from '../store.ts';

const news = createStore('');

/** Whether the person has this tab before them: it is shown, and its window has the focus. */
export function isBeforeEyes(): boolean {
  return document.visibilityState === 'visible' && document.hasFocus();
}

function clearWhenSeen(): void {
  if (!isBeforeEyes()) return;
  window.removeEventListener('focus', clearWhenSeen);
  document.removeEventListener('visibilitychange', clearWhenSeen);
  news.set('');
}

/** Puts a text before the title of the tab until the person looks at it again. Who looks at it now is not told. */
export function tellInTitle(text: string): void {
  if (isBeforeEyes()) return;
  news.set(text);
  window.addEventListener('focus', clearWhenSeen);
  document.addEventListener('visibilitychange', clearWhenSeen);
}

/** What stands before the title of the tab; mostly nothing. */
export function useTabNews(): string {
  return useStore(news);
}
