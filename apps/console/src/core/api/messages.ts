import { CancelledError } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { unknownOutcomeNote, errorCause, UserChangedError } from './errors.ts';

/** Toasts show at the top right for three seconds (spec, section 9). */
export const toastMilliseconds = 3000;

/**
 * How long messages show: toasts, alerts, and alerts of the account and source screens (spec, section 9). A message stays
 * while the pointer or the focus is on it.
 */
const shownMilliseconds = {
  toast: { success: toastMilliseconds, failure: toastMilliseconds },
  alert: { success: 3000, failure: 5000 },
  longAlert: { success: 5000, failure: 5000 },
} as const;

/** What somebody must act on: messages with a button to undo something, and catches that somebody sees. */
export const longMilliseconds = 10_000;

/** The results of testing a connection to a registry or a source (spec, section 8). */
export const connectionWorks = 'Connection test successful!';
export const connectionFailed = 'Connection test failed';

export type MessageKind = keyof typeof shownMilliseconds;

interface Message {
  /** Identifies the message for {@link hideMessage}. */
  id?: string;
  title?: string;
  message: ReactNode;
  /** The name of the record, below the message. */
  recordName?: string | undefined;
  color: 'teal' | 'red' | 'yellow';
  /** A button, which shows while somebody is signed in. */
  action?: { label: string; run: () => void };
  /** `alert` makes screen readers announce it at once, `group` leaves it to `spoken`. */
  role?: 'alert' | 'group';
  /** What screen readers announce in place of the whole message. */
  spoken?: string;
  /** How long it shows, in milliseconds; false until the user closes it. */
  autoClose: number | false;
  onClose?: () => void;
}

interface MessageRenderer {
  show: (message: Message) => void;
  hide: (id: string) => void;
  clean: () => void;
}

const queued: Message[] = [];
let renderer: MessageRenderer = {
  show: (message) => void queued.push(message),
  hide: () => {},
  clean: () => {},
};

/** Sets what shows the messages, including earlier ones: a call may fail before the component for them has loaded. */
export function setMessageRenderer(loaded: MessageRenderer): void {
  renderer = loaded;
  for (const message of queued.splice(0)) loaded.show(message);
}

/** The current id of each replaced message, by the id that the caller gave it. */
const currentIds = new Map<string, string>();
let replacements = 0;

/** Removes a message, if it still shows. */
export function hideMessage(id: string): void {
  renderer.hide(currentIds.get(id) ?? id);
}

/** Removes all messages, since they are not for the next user. */
export function clearMessages(): void {
  renderer.clean();
}

/** Shows a message in place of the one with its id. It is a new one: it has its full time and is announced again. */
function replace(message: Message & { id: string }): void {
  hideMessage(message.id);
  replacements += 1;
  const id = `${message.id} ${replacements}`;
  currentIds.set(message.id, id);
  renderer.show({ ...message, id });
}

/** How a message about a call shows. */
interface MessageOptions {
  kind?: MessageKind | undefined;
  /** The name of the record. It shows unless the message contains it. */
  recordName?: string | undefined;
  /**
   * Names what was tried, such as a call and its record. A message about it takes the place of the failure of an earlier
   * try.
   */
  attempt?: string | undefined;
}

const nameBeside = (text: string, name: string | undefined) =>
  name && !text.includes(name) ? name : undefined;

export function showSuccess(
  message: string,
  { kind = 'toast', recordName, attempt }: MessageOptions = {},
): void {
  if (attempt !== undefined) hideMessage(attempt);
  renderer.show({
    message,
    color: 'teal',
    autoClose: shownMilliseconds[kind].success,
    recordName: nameBeside(message, recordName),
  });
}

/** Shows for ten seconds that something was done, with a button to undo it. */
export function showSuccessWithUndo(message: string, undo: () => void): void {
  const id = 'undo';
  const run = () => {
    hideMessage(id);
    undo();
  };
  const action = { label: 'Undo', run };
  replace({ id, message, color: 'teal', autoClose: longMilliseconds, action });
}

/** Whether a read stopped because the end of the session has cleared the cache. */
const wasCleared = (error: unknown) => error instanceof CancelledError && error.silent === true;

/**
 * Shows that something failed, and the reason, if the error has one. A repeated failure replaces its earlier message. A
 * user other than the caller sees nothing. A call that only stopped because the session ended shows nothing, either: the
 * end of the session has a message of its own.
 */
export function showFailure(
  text: string,
  error?: unknown,
  { kind = 'toast', recordName, attempt }: MessageOptions = {},
): void {
  if (error instanceof UserChangedError || wasCleared(error)) return;
  const cause = errorCause(error);
  const details = [cause && !text.includes(cause) && cause, unknownOutcomeNote(error)]
    .filter(Boolean)
    .join(' ');
  replace({
    id: attempt ?? [text, details].join('\n'),
    ...(details ? { title: text, message: details } : { message: text }),
    color: 'red',
    role: 'alert',
    autoClose: shownMilliseconds[kind].failure,
    recordName: nameBeside(text, recordName),
  });
}

/** Shows a warning until the user closes it or {@link hideMessage} removes it. */
export function showWarning(
  title: string,
  message: ReactNode,
  options?: Pick<Message, 'id' | 'action' | 'onClose'>,
): void {
  renderer.show({ ...options, title, message, color: 'yellow', role: 'alert', autoClose: false });
}

/**
 * Shows an event that nobody on this page caused: for ten seconds if somebody is looking at the page, otherwise until
 * the user closes it.
 * @param id replaces the message with the same id
 */
export function showEvent(
  id: string,
  event: Pick<Message, 'title' | 'message' | 'spoken' | 'onClose'> & {
    isGood: boolean;
    isSeen: boolean;
  },
): void {
  const { isGood, isSeen, ...message } = event;
  const color = isGood ? 'teal' : 'yellow';
  replace({
    ...message,
    id,
    role: event.spoken ? 'group' : 'alert',
    color,
    autoClose: isSeen && longMilliseconds,
  });
}
