import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { isNotFound } from '../../api/errors.ts';
import {
  checkProgress,
  followedProgress,
  hasEnded,
  isSettled,
  noteProgress,
  refreshReleased,
} from '../../api/released.ts';
import { serverNow } from '../../lib/time/serverClock.ts';
import { useEnded } from '../../lib/time/useEnded.ts';
import { hearProgress, tellProgress } from './sharedProgress.ts';
import { keptFor } from './storedSessions.ts';
import type { CheckSessions } from './useCheckSessions.ts';
import { useLeader } from './useLeader.ts';

interface CheckFollowersProps {
  sessions: CheckSessions;
  /** The check whose dialog is open. It may come from a link, and then no note tells of it. */
  opened: string | undefined;
}

/** Follows every check that shows on the screen, each one once, and refreshes the rows when one is over. */
export function CheckFollowers({ sessions, opened }: CheckFollowersProps) {
  const { notes } = sessions;
  useEffect(() => hearProgress(noteProgress), []);
  // Over is a check, too, that another tab saw end or cancelled.
  useEnded(
    notes.flatMap(({ sessionId, endedAt }) => (endedAt === undefined ? [sessionId] : [])),
    () => void refreshReleased(),
  );

  const ids = new Set(notes.map(({ sessionId }) => sessionId));
  if (opened !== undefined) ids.add(opened);
  return [...ids].map((id) => <CheckFollower key={id} sessionId={id} sessions={sessions} />);
}

interface CheckFollowerProps {
  sessionId: string;
  sessions: CheckSessions;
}

/**
 * Asks for the progress of one check on behalf of all who show it, in other tabs too, and keeps its note up to date:
 * that goes some time after the end, or at once if the server does not know the check. Shows nothing.
 */
function CheckFollower({ sessionId, sessions }: CheckFollowerProps) {
  const { notes, end, keep, remove } = sessions;
  const note = notes.find((candidate) => candidate.sessionId === sessionId);
  const { data, error } = useQuery(checkProgress(sessionId, note?.progress));
  const leads = useLeader(isSettled(data, error) ? undefined : `releasedCheck ${sessionId}`);
  useQuery(followedProgress(sessionId, leads));
  const endedAt = note?.endedAt;
  const ended = data !== undefined && hasEnded(data);
  const unknown = isNotFound(error);

  useEffect(() => {
    if (!leads || !data) return;
    tellProgress(sessionId, data);
    keep(sessionId, data);
  }, [leads, data, keep, sessionId]);

  // What the notes say later changes nothing about what was heard.
  const hear = useEffectEvent((isUnknown: boolean, isOver: boolean) => {
    if (isUnknown) remove(sessionId);
    else if (isOver && note) end(sessionId);
    else if (isOver) void refreshReleased();
  });
  useEffect(() => hear(unknown, ended), [unknown, ended]);

  useEffect(() => {
    if (endedAt === undefined) return;
    const timer = setTimeout(() => remove(sessionId), keptFor(endedAt, serverNow()));
    return () => clearTimeout(timer);
  }, [endedAt, remove, sessionId]);

  return null;
}
