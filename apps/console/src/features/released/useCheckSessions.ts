import type { CheckProgress } from '@dropcatch/sdk';
import { useMemo } from 'react';
import { serverNow } from '../../core/time/serverClock.ts';
import { useUser } from '../../core/session/session.ts';
import { changeUserPreference, useUserPreference } from '../../core/session/userPreference.ts';
import {
  CheckSessionNotes,
  notesName,
  withEnd,
  withoutSession,
  withProgress,
  withSession,
  type CheckSessionNote,
} from './storedSessions.ts';

/** The checks that this user started in this browser, and what changes the notes of them. Tabs share them. */
export interface CheckSessions {
  notes: readonly CheckSessionNote[];
  /** A check was started: it is followed from now on, here and in other tabs. */
  add: (sessionId: string, releaseDate: string) => void;
  /** How far a check is now: what a reload shows of it. */
  keep: (sessionId: string, progress: CheckProgress) => void;
  /** A check is over: its note goes after a while. */
  end: (sessionId: string) => void;
  /** A check is of no interest any more: it was cancelled, or the server does not know it. */
  remove: (sessionId: string) => void;
}

/** {@link CheckSessions}, following local storage. */
export function useCheckSessions(): CheckSessions {
  const [notes] = useUserPreference(notesName, CheckSessionNotes);
  const { id } = useUser();
  const changes = useMemo(() => {
    const change = (edit: (old: readonly CheckSessionNote[]) => CheckSessionNote[]) =>
      changeUserPreference(notesName, CheckSessionNotes, id, edit);
    return {
      add: (sessionId: string, releaseDate: string) =>
        change((old) => withSession(old, sessionId, releaseDate, serverNow())),
      keep: (sessionId: string, progress: CheckProgress) =>
        change((old) => withProgress(old, sessionId, progress)),
      end: (sessionId: string) => change((old) => withEnd(old, sessionId, serverNow())),
      remove: (sessionId: string) => change((old) => withoutSession(old, sessionId)),
    };
  }, [id]);
  return { notes, ...changes };
}
