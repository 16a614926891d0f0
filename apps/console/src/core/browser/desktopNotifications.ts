import { useState } from 'react';
import * as v from 'valibot';
import { createStore, useStore } from '../store.ts';
import { preference } from './preference.ts';
import { isTabActive } from './tabTitle.ts';

const notices = preference('desktopNotices', v.boolean(), false);

/** The browser's notifications, if they refused to show one although it is allowed. */
const refused = createStore<unknown>(undefined);

const isRefused = (by: unknown) => by !== undefined && by === window.Notification;

type Permission = NotificationPermission | 'insecure' | 'unsupported';

/**
 * The browser's permission to show notifications. `insecure`: it shows none for sites without HTTPS; `unsupported`: it
 * shows none at all.
 */
function readPermission(): Permission {
  if (isRefused(refused.get())) return 'unsupported';
  if (!window.isSecureContext) return 'insecure';
  return 'Notification' in window ? Notification.permission : 'unsupported';
}

/** Whether the user wants desktop notifications and the browser allows them. */
function hasDesktopNotifications(): boolean {
  return notices.get() && readPermission() === 'granted';
}

/** The setting. Turning it on asks for the browser's permission. Without permission it stays off. */
export function useDesktopNotifications() {
  const [enabled, setEnabled] = notices.use();
  const [asked, setAsked] = useState(readPermission);
  const permission = isRefused(useStore(refused)) ? 'unsupported' : asked;
  const set = async (on: boolean) => {
    const answer = on && permission === 'default' ? await ask() : permission;
    setAsked(answer);
    setEnabled(on && answer === 'granted');
  };
  return { on: enabled && permission === 'granted', permission, set };
}

/** Asks for the permission. A browser may refuse to ask. */
async function ask(): Promise<Permission> {
  try {
    return await Notification.requestPermission();
  } catch {
    return 'denied';
  }
}

/**
 * Shows a desktop notification if the user allowed it and the tab is not active. A click on it brings the tab to the
 * front. Chrome on Android allows notifications but shows none for a page: the setting is then off, and says why.
 * @param onOpen called on that click
 */
export function showDesktopNotification(title: string, body: string, onOpen: () => void): void {
  if (!hasDesktopNotifications() || isTabActive()) return;
  try {
    const notification = new Notification(title, { body, icon: '/favicon.svg' });
    notification.addEventListener('click', () => {
      window.focus();
      notification.close();
      onOpen();
    });
  } catch {
    refused.set(window.Notification);
    notices.change(() => false);
  }
}
