import type { ReactNode } from 'react';
import { errorCause, Overtaken } from './errors.ts';

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

/** What the person is told. */
export interface Message {
  /** By which it can be taken back. */
  id?: string;
  title?: string;
  message: ReactNode;
  color: 'teal' | 'red' | 'yellow';
  /** For what must be heard at once. */
  role?: 'alert';
  /** When it goes by itself, in milliseconds; false where it stays until the person closes it. */
  autoClose: number | false;
}

/** Where messages show. */
interface Board {
  show: (message: Message) => void;
  hide: (id: string) => void;
  clean: () => void;
}

const waiting: Message[] = [];
let board: Board = {
  show: (message) => void waiting.push(message),
  hide: () => {},
  clean: () => {},
};

/**
 * Says where the messages show, those that came before included. Calls know no component: they begin before any of them
 * has arrived.
 */
export function showMessagesOn(shown: Board): void {
  board = shown;
  for (const message of waiting.splice(0)) shown.show(message);
}

/** Takes a message off the screen that is past, if it is still there. */
export function takeBack(id: string): void {
  board.hide(id);
}

/** Takes all messages off the screen: they are not for who comes now. */
export function takeAllBack(): void {
  board.clean();
}

/** Tells that something worked. */
export function showSuccess(message: string, kind: MessageKind = 'toast'): void {
  board.show({ message, color: 'teal', autoClose: stays[kind].success });
}

/** Tells that something failed, and why, where the error says so; but not somebody else than who asked for it. */
export function showFailure(message: string, error?: unknown, kind: MessageKind = 'toast'): void {
  if (error instanceof Overtaken) return;
  const cause = errorCause(error);
  board.show({
    color: 'red',
    role: 'alert',
    autoClose: stays[kind].failure,
    ...(cause && !message.includes(cause) ? { title: message, message: cause } : { message }),
  });
}

/** Tells what became of work that was broken off; stays until the person closes it, or it is taken back by its id. */
export function showInterruption(title: string, message: ReactNode, id?: string): void {
  board.show({
    title,
    message,
    color: 'yellow',
    role: 'alert',
    autoClose: false,
    ...(id && { id }),
  });
}
