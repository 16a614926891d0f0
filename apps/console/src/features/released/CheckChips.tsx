import type { CheckProgress, checkStatuses } from '@dropcatch/sdk';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { lookOf, type Look, type Tone } from '../../core/text/looks.ts';
import { formatPercent } from '../../core/text/numbers.ts';
import { checkProgress, hasEnded, isWithheld, refreshReleased } from './released.ts';
import { useTimeZone } from '../../core/browser/settings.ts';
import { formatDay, formatInstant } from '../../core/time/time.ts';
import styles from './released.module.css';
import { type CheckSessionNote, keptFor, type CheckSessions } from './storedSessions.ts';
import { serverNow } from '../../core/time/serverClock.ts';
import { useEnded } from '../../ui/value/changes.ts';

const looks: Readonly<Record<(typeof checkStatuses)[number], Look>> = {
  running: { label: 'Running', tone: 'wait' },
  completed: { label: 'Completed', tone: 'good' },
  failed: { label: 'Failed', tone: 'bad' },
};

/** How the state of a check looks. One that is not known shows as it came: the check has ended. */
export function checkLook(status: CheckProgress['status']): Look {
  return lookOf(looks, status, 'muted');
}

/** The colour of a check's bar. */
export const barColors: Readonly<Record<Tone, string>> = {
  wait: 'blue.7',
  good: 'teal.7',
  bad: 'red.7',
  muted: 'gray.6',
};

/** How far a check is, in a word or two. */
function checkSummary(progress: CheckProgress | undefined): string {
  if (!progress) return 'Waiting for progress';
  return progress.status === 'running'
    ? formatPercent(progress.progress_percent)
    : checkLook(progress.status).label;
}

interface CheckChipsProps {
  notes: readonly CheckSessionNote[];
  onOpen: (sessionId: string) => void;
}

/** The checks under way, and for some minutes those that are over; a click shows more about one. */
export function CheckChips({ notes, onOpen }: CheckChipsProps) {
  if (notes.length === 0) return null;
  return (
    <ul className={styles.chips} aria-label="Domain checks">
      {notes.map((note) => (
        <li key={note.sessionId}>
          <CheckChip
            note={note}
            // Checks of one day are told apart by when they were started.
            withStart={notes.some(
              (other) => other !== note && other.releaseDate === note.releaseDate,
            )}
            onOpen={onOpen}
          />
        </li>
      ))}
    </ul>
  );
}

function CheckChip({
  note: { sessionId, releaseDate, startTime },
  withStart,
  onOpen,
}: Pick<CheckChipsProps, 'onOpen'> & { note: CheckSessionNote; withStart: boolean }) {
  const { data } = useQuery(checkProgress(sessionId));
  const [zone] = useTimeZone();
  const started = formatInstant(new Date(startTime).toISOString(), zone || undefined);
  const [, clock] = started.split(', ');
  const which = withStart ? `, started ${clock}` : '';
  return (
    <button
      type="button"
      className={`plain-button ${styles.chip}`}
      data-status={data?.status}
      onClick={() => onOpen(sessionId)}
    >
      <span>{`Check of ${formatDay(releaseDate)}${which}: ${checkSummary(data)}`}</span>
      <span className={styles.part} style={{ width: `${data?.progress_percent ?? 0}%` }} />
    </button>
  );
}

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
