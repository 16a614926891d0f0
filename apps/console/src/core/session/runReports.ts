import type { ReactNode } from 'react';
import { hideMessage, showWarning } from '../api/messages.ts';
import { getSession, lastUserId, onSessionChange } from './session.ts';
import { outcomesOf } from './userStorage.ts';

/** What a run has done that its session did not outlive. */
interface RunReport {
  title: string;
  message: ReactNode;
}

const keyOf = (id: string) => `run ${id}`;

/**
 * Tells how far a run came whose session has ended: at once if no other user has signed in, and otherwise at the next
 * sign-in of the user whose run it was. Nobody else reads it. It stays until it is dismissed.
 * @param id identifies the run: a later report replaces the earlier one
 */
export function reportRun(userId: number, id: string, report: RunReport): void {
  outcomesOf(userId).set(keyOf(id), report);
  if (lastUserId() === userId) show(userId, keyOf(id), report);
}

function show(userId: number, key: string, { title, message }: RunReport): void {
  hideMessage(key);
  const onClose = () => void outcomesOf(userId).delete(key);
  showWarning(title, message, { id: key, onClose });
}

onSessionChange(() => {
  const session = getSession();
  if (session.status !== 'signedIn') return;
  for (const [key, report] of outcomesOf(session.user.id)) {
    if (key.startsWith(keyOf(''))) show(session.user.id, key, report as RunReport);
  }
});
