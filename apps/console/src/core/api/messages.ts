import type { ReactNode } from 'react';
import { doubtOf, errorCause, Overtaken } from './errors.ts';

/** Toasts show at the top right for three seconds (spec, section 9). */
export const toastMilliseconds = 3000;

/**
 * How long successes show: as a toast, as an alert, and as an alert of the account and source screens (spec, section
 * 9).
 */
const successMilliseconds = { toast: toastMilliseconds, alert: 3000, longAlert: 5000 } as const;

/** Failures show for ten seconds, which is enough to read them, unless the person closes them. */
const failureMilliseconds = 10_000;

/** The results of testing a connection to a registry or a source (spec, section 8). */
export const connectionWorks = 'Connection test successful!';
export const connectionFailed = 'Connection test failed';

export type MessageKind = keyof typeof successMilliseconds;

interface Message {
  /** Identifies the message for {@link takeBack}. */
  id?: string;
  title?: string;
  message: ReactNode;
  /** The name of the record. */
  about?: string;
  color: 'teal' | 'red' | 'yellow';
  /** Offered while somebody is signed in. */
  action?: { label: string; run: () => void };
  /** `alert` has screen readers announce it at once. */
  role?: 'alert';
  /** How long it shows, in milliseconds; false until the person closes it. */
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

/** Sets where messages show, including earlier ones: calls can start before any component has loaded. */
export function showMessagesOn(shown: Board): void {
  board = shown;
  for (const message of waiting.splice(0)) shown.show(message);
}

/** The ids of shown messages, by the ids that they were given. */
const shownIds = new Map<string, string>();
let showings = 0;

/** Removes an outdated message, if it still shows. */
export function takeBack(id: string): void {
  board.hide(shownIds.get(id) ?? id);
}

/** Removes all messages, since they are not for the next user. */
export function takeAllBack(): void {
  board.clean();
}

/** Shows a message in place of the one with its id, as a new one: with its full time, and announced again. */
function replace(message: Message & { id: string }): void {
  takeBack(message.id);
  showings += 1;
  const id = `${message.id} ${showings}`;
  shownIds.set(message.id, id);
  board.show({ ...message, id });
}

/**
 * Shows that something worked.
 * @param about the name of the record, if the message does not have it
 */
export function showSuccess(message: string, kind: MessageKind = 'toast', about?: string): void {
  board.show({ message, color: 'teal', autoClose: successMilliseconds[kind], about });
}

/** Shows that something was done, and offers to undo it for ten seconds. */
export function showUndoable(message: string, undo: () => void): void {
  const id = 'undo';
  const run = () => {
    takeBack(id);
    undo();
  };
  const action = { label: 'Undo', run };
  replace({ id, message, color: 'teal', autoClose: failureMilliseconds, action });
}

/**
 * Shows that something failed, and the reason, if the error has one. The same failure shows once, however often it is
 * repeated. Another user than the caller sees nothing.
 * @param about the name of the record, if the message does not have it
 */
export function showFailure(text: string, error?: unknown, about?: string): void {
  if (error instanceof Overtaken) return;
  const cause = errorCause(error);
  const more = [cause && !text.includes(cause) && cause, doubtOf(error)].filter(Boolean).join(' ');
  replace({
    id: [text, more, about].join('\n'),
    ...(more ? { title: text, message: more } : { message: text }),
    color: 'red',
    role: 'alert',
    autoClose: failureMilliseconds,
    about,
  });
}

/** Shows the outcome of interrupted work, until the person closes it or {@link takeBack} removes it. */
export function showInterruption(
  title: string,
  message: ReactNode,
  more?: Pick<Message, 'id' | 'action'>,
): void {
  board.show({ ...more, title, message, color: 'yellow', role: 'alert', autoClose: false });
}

/**
 * Shows an event that nobody on this page caused, for ten seconds; if nobody is looking, until the person closes it.
 * @param id replaces a message with the same id
 */
export function showNews(
  id: string,
  news: Pick<Message, 'title' | 'message' | 'onClose'> & { good: boolean; seen: boolean },
): void {
  const { good, seen, ...rest } = news;
  const color = good ? 'teal' : 'yellow';
  replace({ ...rest, id, role: 'alert', color, autoClose: seen && failureMilliseconds });
}
