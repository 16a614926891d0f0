import type { ReactNode } from 'react';
import { doubtOf, errorCause, Overtaken } from './errors.ts';

/** Toasts show at the top right for three seconds (spec, section 9). */
export const toastMilliseconds = 3000;

/** How long a success stays: as a toast, an alert of a screen, and an alert of the account and source screens (spec, section 9). */
const successMilliseconds = { toast: toastMilliseconds, alert: 3000, longAlert: 5000 } as const;

/** A failure stays for ten seconds, so that it can be read to its end, unless the person closes it. */
const failureMilliseconds = 10_000;

/** Said of a connection that was tried, to a registry or to a source (spec, section 8). */
export const connectionWorks = 'Connection test successful!';
export const connectionFailed = 'Connection test failed';

export type MessageKind = keyof typeof successMilliseconds;

interface Message {
  /** By which it can be taken back. */
  id?: string;
  title?: string;
  message: ReactNode;
  /** The record that it is about, by name. */
  about?: string;
  color: 'teal' | 'red' | 'yellow';
  action?: { label: string; run: () => void };
  /** For what must be heard at once. */
  role?: 'alert';
  /** When it goes by itself, in milliseconds; false where it stays until the person closes it. */
  autoClose: number | false;
  onClose?: () => void;
}

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

function replace(message: Message & { id: string }): void {
  board.hide(message.id);
  board.show(message);
}

/**
 * Tells that something worked.
 * @param about the record by name, where the message does not tell which one it was
 */
export function showSuccess(message: string, kind: MessageKind = 'toast', about?: string): void {
  board.show({ message, color: 'teal', autoClose: successMilliseconds[kind], about });
}

/** Tells that something was done, and offers for ten seconds to undo it. */
export function showUndoable(message: string, undo: () => void): void {
  const id = 'undo';
  const run = () => {
    board.hide(id);
    undo();
  };
  const action = { label: 'Undo', run };
  replace({ id, message, color: 'teal', autoClose: failureMilliseconds, action });
}

/**
 * Tells that something failed, and why, where the error says so; but not somebody else than who asked for it.
 * @param about the record by name, where the message does not tell which one it was
 */
export function showFailure(text: string, error?: unknown, about?: string): void {
  if (error instanceof Overtaken) return;
  const cause = errorCause(error);
  const more = [cause && !text.includes(cause) && cause, doubtOf(error)].filter(Boolean).join(' ');
  board.show({
    ...(more ? { title: text, message: more } : { message: text }),
    color: 'red',
    role: 'alert',
    autoClose: failureMilliseconds,
    about,
  });
}

/** Tells what became of work that was broken off; stays until the person closes it, or it is taken back by its id. */
export function showInterruption(title: string, message: ReactNode, id?: string): void {
  board.show({ id, title, message, color: 'yellow', role: 'alert', autoClose: false });
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
  const color = good ? 'teal' : 'yellow';
  replace({ ...rest, id, role: 'alert', color, autoClose: seen && failureMilliseconds });
}
