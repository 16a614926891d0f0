import type { ReactNode } from 'react';
import { doubtOf, errorCause, Overtaken } from './errors.ts';

/** Toasts show at the top right for three seconds (spec, section 9). */
export const toastMilliseconds = 3000;

/** A failure stays for ten seconds, so that it can be read to its end, unless the person closes it. */
const failureMilliseconds = 10_000;

/**
 * How long messages stay, in milliseconds (spec, section 9): toasts, the alerts of screens, and the alerts of the
 * account and source screens.
 */
const stays = {
  toast: { success: toastMilliseconds, failure: failureMilliseconds },
  alert: { success: 3000, failure: failureMilliseconds },
  longAlert: { success: 5000, failure: failureMilliseconds },
} as const;

/** What kind of message the spec has for a screen, by which follows how long it stays. */
export type MessageKind = keyof typeof stays;

/** What the person is told. */
interface Message {
  /** By which it can be taken back. */
  id?: string;
  title?: string;
  message: ReactNode;
  /** The record that it is about, by name. */
  about?: string;
  color: 'teal' | 'red' | 'yellow';
  /** What can be done about it. */
  action?: { label: string; run: () => void };
  /** For what must be heard at once. */
  role?: 'alert';
  /** When it goes by itself, in milliseconds; false where it stays until the person closes it. */
  autoClose: number | false;
  /** Called when it goes. */
  onClose?: () => void;
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

/**
 * Tells that something worked.
 * @param about the record by name, where the message does not tell which one it was
 */
export function showSuccess(message: string, kind: MessageKind = 'toast', about?: string): void {
  board.show({
    message,
    color: 'teal',
    autoClose: stays[kind].success,
    ...(about && { about }),
  });
}

/** Tells that something was done, and offers for ten seconds to undo it. */
export function showUndoable(message: string, undo: () => void): void {
  const id = 'undo';
  board.hide(id);
  board.show({
    id,
    message,
    color: 'teal',
    autoClose: failureMilliseconds,
    action: {
      label: 'Undo',
      run: () => {
        board.hide(id);
        undo();
      },
    },
  });
}

/**
 * Tells that something failed, and why, where the error says so; but not somebody else than who asked for it.
 * @param about the record by name, where the message does not tell which one it was
 */
export function showFailure(
  message: string,
  error?: unknown,
  kind: MessageKind = 'toast',
  about?: string,
): void {
  if (error instanceof Overtaken) return;
  const cause = errorCause(error);
  const more = [cause && !message.includes(cause) ? cause : undefined, doubtOf(error)].filter(
    Boolean,
  );
  board.show({
    color: 'red',
    role: 'alert',
    autoClose: stays[kind].failure,
    ...(more.length > 0 ? { title: message, message: more.join(' ') } : { message }),
    ...(about && { about }),
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

/**
 * Tells what happened by itself. It stays for ten seconds, and until the person closes it where nobody is looking.
 * @param id a message with the same id is replaced
 */
export function showNews(
  id: string,
  news: Pick<Message, 'title' | 'message' | 'onClose'> & { good: boolean; seen: boolean },
): void {
  const { good, seen, ...rest } = news;
  board.hide(id);
  board.show({
    ...rest,
    id,
    role: 'alert',
    color: good ? 'teal' : 'yellow',
    autoClose: seen ? failureMilliseconds : false,
  });
}
