import { useState } from 'react';
import * as v from 'valibot';
import { getPreference, usePreference } from './settings.ts';
import { isBeforeEyes } from './tabNews.ts';

const name = 'desktopNotices';
const Wanted = v.fallback(v.boolean(), false);

/** What the browser says about notices of this site; `unsupported` where it has none. */
function permission(): NotificationPermission | 'unsupported' {
  return 'Notification' in window ? Notification.permission : 'unsupported';
}

/** Whether the person wants notices of the desktop, and the browser allows them. */
export function hasDesktopNotices(): boolean {
  return getPreference(name, Wanted) && permission() === 'granted';
}

/** The setting of desktop notices. To turn it on asks the browser's permission; without it, it stays off. */
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
 * Shows a notice of the desktop where the person allowed it and does not have the tab before them. A click on it brings
 * the tab to the front.
 * @param onOpen called with that click
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
