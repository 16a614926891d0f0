import type { CheckProgress, checkStatuses } from '@dropcatch/sdk';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTimeZone } from '../../core/browser/settings.ts';
import { lookOf, type Look } from '../../core/text/looks.ts';
import { formatPercent } from '../../core/text/numbers.ts';
import { serverNow } from '../../core/time/serverClock.ts';
import { formatDay, formatInstant } from '../../core/time/time.ts';
import { useOnFinished } from '../../ui/value/changes.ts';
import {
  changeNotes,
  keptFor,
  useCheckNotes,
  withEnd,
  withoutCheck,
  withProgress,
  type CheckNote,
} from './checkNotes.ts';
import { checkProgress, hasEnded, isWithheld, refreshReleased } from './released.ts';
import styles from './released.module.css';

const looks: Readonly<Record<(typeof checkStatuses)[number], Look>> = {
  running: { label: 'Running', tone: 'running' },
  completed: { label: 'Completed', tone: 'good' },
  failed: { label: 'Failed', tone: 'bad' },
};

/** The look of a check's state. An unknown one shows as it came and counts as ended. */
export function checkLook(status: CheckProgress['status']): Look {
  return lookOf(looks, status, 'muted');
}

interface ChecksProps {
  /** The check whose dialog is open. If it comes from a link, there is no note of it. */
  opened: string | undefined;
  onOpen: (sessionId: string) => void;
}

/**
 * The checks that this person started, while they run and for some minutes afterwards. A click shows one. Each is
 * followed, and the rows refresh when it ends.
 */
export function Checks({ opened, onOpen }: ChecksProps) {
  const notes = useCheckNotes();
  // A check that ended or was cancelled in another tab is over, too.
  useOnFinished(
    notes.flatMap(({ sessionId, endedAt }) => (endedAt === undefined ? [sessionId] : [])),
    () => void refreshReleased(),
  );
  const noted = new Map(notes.map((note) => [note.sessionId, note]));
  const followed = new Set([...noted.keys(), ...(opened ? [opened] : [])]);
  return (
    <>
      {[...followed].map((id) => (
        <CheckFollower key={id} sessionId={id} note={noted.get(id)} />
      ))}
      {notes.length > 0 && (
        <ul className={styles.chips} aria-label="Domain checks">
          {notes.map((note) => (
            <li key={note.sessionId}>
              <CheckChip
                note={note}
                // Checks of the same day show when they were started.
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
      <span>{`Check of ${formatDay(releaseDate)}${which}: ${inWords(data)}`}</span>
      <span className={styles.part} style={{ width: `${data?.progress_percent ?? 0}%` }} />
    </button>
  );
}

export const waitingForProgress = 'Waiting for progress';

/** How far a check is, in a word or two. */
function inWords(progress: CheckProgress | undefined): string {
  if (!progress) return waitingForProgress;
  return hasEnded(progress)
    ? checkLook(progress.status).label
    : formatPercent(progress.progress_percent);
}

/**
 * Follows the progress of one check and updates its note. Removes the note some time after the end, or at once if the
 * server does not know or show the check. Renders nothing.
 */
function CheckFollower({ sessionId, note }: { sessionId: string; note: CheckNote | undefined }) {
  const { data, error } = useQuery(checkProgress(sessionId, note?.progress));
  const endedAt = note?.endedAt;
  const isNoted = note !== undefined;
  const isGone = isWithheld(error);
  const isOver = data !== undefined && hasEnded(data);

  useEffect(() => {
    if (data) changeNotes((notes) => withProgress(notes, sessionId, data));
  }, [data, sessionId]);

  useEffect(() => {
    if (isGone) changeNotes((notes) => withoutCheck(notes, sessionId));
    else if (isOver && isNoted) changeNotes((notes) => withEnd(notes, sessionId, serverNow()));
    else if (isOver) void refreshReleased();
  }, [isGone, isOver, isNoted, sessionId]);

  useEffect(() => {
    if (endedAt === undefined) return;
    const forget = () => changeNotes((notes) => withoutCheck(notes, sessionId));
    const timer = setTimeout(forget, keptFor(endedAt, serverNow()));
    return () => clearTimeout(timer);
  }, [endedAt, sessionId]);

  return null;
}
