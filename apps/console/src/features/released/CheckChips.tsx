import { useQuery } from '@tanstack/react-query';
import { checkProgress } from './released.ts';
import { useTimeZone } from '../../core/browser/settings.ts';
import { formatDay, formatInstant } from '../../core/time/time.ts';
import { checkSummary } from './checkLook.ts';
import styles from './released.module.css';
import type { CheckSessionNote } from './storedSessions.ts';

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
