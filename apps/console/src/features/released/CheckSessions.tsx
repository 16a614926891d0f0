import type { CheckProgress, checkStatuses } from '@dropcatch/sdk';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { timeZoneSetting } from '../../core/settings.ts';
import { badgeOf, type Badge } from '../../core/text/labels.ts';
import { formatPercent } from '../../core/text/numbers.ts';
import { serverNow } from '../../core/time/serverClock.ts';
import { formatDay, formatInstant } from '../../core/time/time.ts';
import { useOnFinished } from '../../core/api/useOnFinished.ts';
import {
  remainingTime,
  checkNotes,
  withEnd,
  withoutCheck,
  withProgress,
  type CheckNote,
} from './checkNotes.ts';
import { checkProgress, hasEnded, isCheckUnavailable, refreshReleased } from './released.ts';
import styles from './released.module.css';

const badges: Readonly<Record<(typeof checkStatuses)[number], Badge>> = {
  running: { label: 'Running', tone: 'running' },
  completed: { label: 'Completed', tone: 'good' },
  failed: { label: 'Failed', tone: 'bad' },
};

/** The label and tone of a check's status. An unknown status shows its own name, and counts as ended. */
export function checkBadge(status: CheckProgress['status']): Badge {
  return badgeOf(badges, status, 'neutral');
}

interface ChecksProps {
  /** The check whose dialog is open. A check from a link has no note. */
  opened: string | undefined;
  onOpen: (sessionId: string) => void;
}

/**
 * The checks that this user started, while they run and for some minutes afterwards, as chips that open their progress.
 * Each is polled, and the rows are reloaded when it ends.
 */
export function CheckSessions({ opened, onOpen }: ChecksProps) {
  const notes = checkNotes.use()[0];
  // Also when a check ends or is cancelled in another tab.
  useOnFinished(
    notes.flatMap(({ sessionId, endedAt }) => (endedAt === undefined ? [sessionId] : [])),
    refreshReleased,
  );
  const notesById = new Map(notes.map((note) => [note.sessionId, note]));
  const polledIds = new Set([...notesById.keys(), ...(opened ? [opened] : [])]);
  return (
    <>
      {[...polledIds].map((id) => (
        <CheckPoller key={id} sessionId={id} note={notesById.get(id)} />
      ))}
      {notes.length > 0 && (
        <ul className={styles.chips} aria-label="Domain checks">
          {notes.map((note) => (
            <li key={note.sessionId}>
              <CheckChip
                note={note}
                // Sessions of the same day show their start time.
                withStart={notes.some(
                  (other) => other !== note && other.releaseDate === note.releaseDate,
                )}
                onOpen={onOpen}
              />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

interface CheckChipProps extends Pick<ChecksProps, 'onOpen'> {
  note: CheckNote;
  withStart: boolean;
}

function CheckChip({ note, withStart, onOpen }: CheckChipProps) {
  const { sessionId, releaseDate, startTime } = note;
  const { data } = useQuery(checkProgress(sessionId));
  const [zone] = timeZoneSetting.use();
  const started = formatInstant(new Date(startTime).toISOString(), zone || undefined);
  const [, clock] = started.split(', ');
  const startText = withStart ? `, started ${clock}` : '';
  return (
    <button
      type="button"
      className={`plain-button ${styles.chip}`}
      data-status={data?.status}
      onClick={() => onOpen(sessionId)}
    >
      <span>{`Check of ${formatDay(releaseDate)}${startText}: ${progressText(data)}`}</span>
      <span className={styles.part} style={{ width: `${data?.progress_percent ?? 0}%` }} />
    </button>
  );
}

export const waitingForProgress = 'Waiting for progress';

/** The progress of a check as a short text. */
function progressText(progress: CheckProgress | undefined): string {
  if (!progress) return waitingForProgress;
  return hasEnded(progress)
    ? checkBadge(progress.status).label
    : formatPercent(progress.progress_percent);
}

/**
 * Polls the progress of a check and updates its note. Removes the note some minutes after the end, or at once if the
 * check is not available. Renders nothing.
 */
function CheckPoller({ sessionId, note }: { sessionId: string; note: CheckNote | undefined }) {
  const { data, error } = useQuery(checkProgress(sessionId, note?.progress));
  const endedAt = note?.endedAt;
  const hasNote = note !== undefined;
  const isUnavailable = isCheckUnavailable(error);
  const isOver = data !== undefined && hasEnded(data);

  useEffect(() => {
    if (data) checkNotes.change((notes) => withProgress(notes, sessionId, data));
  }, [data, sessionId]);

  useEffect(() => {
    if (isUnavailable) checkNotes.change((notes) => withoutCheck(notes, sessionId));
    else if (isOver && hasNote)
      checkNotes.change((notes) => withEnd(notes, sessionId, serverNow()));
    else if (isOver) refreshReleased();
  }, [isUnavailable, isOver, hasNote, sessionId]);

  useEffect(() => {
    if (endedAt === undefined) return;
    const removeNote = () => checkNotes.change((notes) => withoutCheck(notes, sessionId));
    const timer = setTimeout(removeNote, remainingTime(endedAt, serverNow()));
    return () => clearTimeout(timer);
  }, [endedAt, sessionId]);

  return null;
}
