import { useQuery } from '@tanstack/react-query';
import { checkProgress } from '../../api/released.ts';
import { formatDay } from '../../lib/time/time.ts';
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
          <CheckChip note={note} onOpen={onOpen} />
        </li>
      ))}
    </ul>
  );
}

function CheckChip({
  note: { sessionId, releaseDate },
  onOpen,
}: Pick<CheckChipsProps, 'onOpen'> & { note: CheckSessionNote }) {
  const { data } = useQuery(checkProgress(sessionId));
  return (
    <button
      type="button"
      className={`plain-button ${styles.chip}`}
      data-status={data?.status}
      onClick={() => onOpen(sessionId)}
    >
      <span>{`Check of ${formatDay(releaseDate)}: ${checkSummary(data)}`}</span>
      <span className={styles.part} style={{ width: `${data?.progress_percent ?? 0}%` }} />
    </button>
  );
}
