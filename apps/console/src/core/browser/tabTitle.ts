import { useLayoutEffect } from 'react';
import { createStore, useStore } from '../store.ts';

const prefix = createStore('');

const countdown = createStore('');

/** Sets the countdown before the title of the tab; empty for none. A text of {@link showInTabTitle} hides it. */
export const setTabCountdown = countdown.set;

/** The titles of open dialogs with an address, the uppermost last. */
const records = createStore<readonly { title: string }[]>([]);

/** For a dialog with an address: its title comes first in the title of the tab, and so in the history. */
export function useRecordInTabTitle(title: string | false): void {
  useLayoutEffect(() => {
    if (title === false) return;
    const record = { title };
    records.set([...records.get(), record]);
    return () => records.set(records.get().filter((other) => other !== record));
  }, [title]);
}

/** Whether the tab is visible and its window has the focus. */
export function isTabActive(): boolean {
  return document.visibilityState === 'visible' && document.hasFocus();
}

/** Removes the text of {@link showInTabTitle}. */
export function clearTabTitle(): void {
  window.removeEventListener('focus', clearWhenActive);
  document.removeEventListener('visibilitychange', clearWhenActive);
  prefix.set('');
}

function clearWhenActive(): void {
  if (isTabActive()) clearTabTitle();
}

/** Puts a text before the title of the tab until the tab is active. Does nothing if it is active already. */
export function showInTabTitle(text: string): void {
  if (isTabActive()) return;
  prefix.set(text);
  window.addEventListener('focus', clearWhenActive);
  document.addEventListener('visibilitychange', clearWhenActive);
}

/** The title of the tab for a screen: `Order Details: #1850 · Orders Management · DropCatch`. */
export function useTabTitle(screen: string): string {
  const [text, time, record] = [useStore(prefix), useStore(countdown), useStore(records).at(-1)];
  return [text || time, record?.title, screen, 'DropCatch'].filter(Boolean).join(' · ');
}
