import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { checkProgress, hasEnded, isWithheld, refreshReleased } from './released.ts';
import { serverNow } from '../../core/time/serverClock.ts';
import { useEnded } from '../../ui/list/useEnded.ts';
import { keptFor } from './storedSessions.ts';
import type { CheckSessions } from './useCheckSessions.ts';

interface CheckFollowersProps {
  sessions: CheckSessions;
  /** The check whose dialog is open. It may come from a link, and then no note tells of it. */
  opened: string | undefined;
}

/** Follows every check that shows on the screen, each one once, and refreshes the rows when one is over. */
export function CheckFollowers({ sessions, opened }: CheckFollowersProps) {
  const { notes } = sessions;
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
 * Follows the progress of one check and keeps its note up to date: that goes some time after the end, or at once if the
 * server does not know the check or refuses to tell of it. Shows nothing.
 */
function CheckFollower({ sessionId, sessions }: CheckFollowerProps) {
  const { notes, end, keep, remove } = sessions;
  const note = notes.find((candidate) => candidate.sessionId === sessionId);
  const { data, error } = useQuery(checkProgress(sessionId, note?.progress));
  const endedAt = note?.endedAt;
  const ended = data !== undefined && hasEnded(data);
  const withheld = isWithheld(error);

  useEffect(() => {
    if (data) keep(sessionId, data);
  }, [data, keep, sessionId]);

  // What the notes say later changes nothing about what was heard.
  const hear = useEffectEvent((isGone: boolean, isOver: boolean) => {
    if (isGone) remove(sessionId);
    else if (isOver && note) end(sessionId);
    else if (isOver) void refreshReleased();
  });
  useEffect(() => hear(withheld, ended), [withheld, ended]);

  useEffect(() => {
    if (endedAt === undefined) return;
    const timer = setTimeout(() => remove(sessionId), keptFor(endedAt, serverNow()));
    return () => clearTimeout(timer);
  }, [endedAt, remove, sessionId]);

  return null;
}
