import { useState } from 'react';
import * as v from 'valibot';
import { getPreference, usePreference } from './settings.ts';
import { isTabActive } from './tabTitle.ts';

const name = 'desktopNotices';

const Enabled = v.fallback(v.boolean(), false);

/** The browser's permission to show notifications; `unsupported` if it cannot show any. */
function getPermission(): NotificationPermission | 'unsupported' {
  return 'Notification' in window ? Notification.permission : 'unsupported';
}

/** Whether the person wants desktop notifications and the browser allows them. */
export function hasDesktopNotifications(): boolean {
  return getPreference(name, Enabled) && getPermission() === 'granted';
}

/** The setting. Turning it on asks for the browser's permission. Without permission it stays off. */
export function useDesktopNotifications() {
  const [enabled, setEnabled] = usePreference(name, Enabled);
  const [permission, setPermission] = useState(getPermission);
  const set = async (on: boolean) => {
    const answer =
      on && permission !== 'unsupported' ? await Notification.requestPermission() : permission;
    setPermission(answer);
    setEnabled(on && answer === 'granted');
  };
  return { on: enabled && permission === 'granted', permission, set };
}

/**
 * Shows a desktop notification if the person allowed it and the tab is not active. A click on it brings the tab to the
 * front.
 * @param onOpen called on that click
 */
export function showDesktopNotification(title: string, body: string, onOpen: () => void): void {
  if (!hasDesktopNotifications() || isTabActive()) return;
  const notification = new Notification(title, { body, icon: '/favicon.svg' });
  notification.addEventListener('click', () => {
    window.focus();
    notification.close();
    onOpen();
  });
}
