import { useState } from 'react';
import * as v from 'valibot';
import { createStore, useStore } from '../store.ts';
import { getPreference, usePreference } from './settings.ts';

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

const name = 'desktopNotices';

const Wanted = v.fallback(v.boolean(), false);

/** The permission that the browser has for notices of this site; `unsupported` if it knows no notices. */
function permission(): NotificationPermission | 'unsupported' {
  return 'Notification' in window ? Notification.permission : 'unsupported';
}

/** Whether the person wants desktop notices and the browser allows them. */
export function hasDesktopNotices(): boolean {
  return getPreference(name, Wanted) && permission() === 'granted';
}

/** The setting of desktop notices. Turning it on asks for the browser's permission. Without permission it stays off. */
export function useDesktopNotices() {
  const [wanted, setWanted] = usePreference(name, Wanted);
  const [allowed, setAllowed] = useState(permission);
  const set = async (on: boolean) => {
    const answer =
      on && allowed !== 'unsupported' ? await Notification.requestPermission() : allowed;
    setAllowed(answer);
    setWanted(on && answer === 'granted');
  };
  return { on: wanted && allowed === 'granted', allowed, set };
}

/**
 * Shows a desktop notice if the person allowed it and is not looking at the tab. A click on it brings the tab to the
 * front.
 * @param onOpen called on that click
 */
export function showDesktopNotice(title: string, text: string, onOpen: () => void): void {
  if (!hasDesktopNotices() || isBeforeEyes()) return;
  const notice = new Notification(title, { body: text, icon: '/favicon.svg' });
  notice.addEventListener('click', () => {
    window.focus();
    notice.close();
    onOpen();
  });
}
