import { notifications } from '@mantine/notifications';
import type { ReactNode } from 'react';
import { errorCause } from './errors.ts';

/** Toasts show at the top right for three seconds (spec, section 9). */
export const toastMilliseconds = 3000;

/**
 * How long messages stay, in milliseconds (spec, section 9): toasts, the alerts of screens, and the alerts of the
 * account and source screens.
 */
const stays = {
  toast: { success: toastMilliseconds, failure: toastMilliseconds },
  alert: { success: 3000, failure: 5000 },
  longAlert: { success: 5000, failure: 5000 },
} as const;

/** What kind of message the spec has for a screen, by which follows how long it stays. */
export type MessageKind = keyof typeof stays;

/** Tells that something worked. */
export function showSuccess(message: string, kind: MessageKind = 'toast'): void {
  notifications.show({ message, color: 'teal', autoClose: stays[kind].success });
}

/** Tells that something failed, and why, where the error says so. */
export function showFailure(message: string, error?: unknown, kind: MessageKind = 'toast'): void {
  const cause = errorCause(error);
  notifications.show({
    color: 'red',
    role: 'alert',
    autoClose: stays[kind].failure,
    ...(cause && !message.includes(cause) ? { title: message, message: cause } : { message }),
  });
}

/** Tells what became of work that was broken off; stays until the person closes it. */
export function showInterruption(title: string, message: ReactNode): void {
  notifications.show({ title, message, color: 'yellow', role: 'alert', autoClose: false });
}
