import { notifications } from '@mantine/notifications';
import { errorCause } from './errors.ts';

/** Toasts show at the top right for three seconds (spec, section 9). */
export const toastMilliseconds = 3000;

/** Tells that something worked. */
export function showSuccess(message: string): void {
  notifications.show({ message, color: 'teal' });
}

/** Tells that something failed, and why, where the error says so. */
export function showFailure(message: string, error?: unknown): void {
  const cause = errorCause(error);
  notifications.show({
    color: 'red',
    role: 'alert',
    ...(cause ? { title: message, message: cause } : { message }),
  });
}
