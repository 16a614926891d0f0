import { IconWifiOff } from '@tabler/icons-react';
import { Text } from '@mantine/core';
import { localNow } from '../../core/time/serverClock.ts';
import { BusyButton } from './BusyButton.tsx';
import { Time } from '../value/Time.tsx';
import styles from './StaleDataNote.module.css';

/** The part of a `useQuery` result that the note needs. */
export interface QueryStatus {
  data: unknown;
  isError: boolean;
  isFetching: boolean;
  dataUpdatedAt: number;
  errorUpdatedAt: number;
  refetch: () => unknown;
}

/** Whether data has never loaded and at least one load has failed. Stays true during the next load. */
export function isUnavailable({ data, errorUpdatedAt }: QueryStatus): boolean {
  return data === undefined && errorUpdatedAt > 0;
}

interface StaleDataNoteProps {
  query: QueryStatus;
  /** What could not be loaded, in the middle of a sentence: 'the figures'. */
  what: string;
}

/**
 * Says that data could not be loaded and how old the visible values are, with a retry button. Empty if the last load
 * worked. For loads whose failure is only logged (spec, section 8); others show a `LoadError`.
 */
export function StaleDataNote({ query, what }: StaleDataNoteProps) {
  if (!query.isError && !isUnavailable(query)) return null;
  return (
    <div className={styles.note}>
      <IconWifiOff size={16} aria-hidden className={styles.icon} />
      <span>
        {query.data === undefined ? (
          `Not known: ${what} could not be loaded.`
        ) : (
          <>
            {'Last known ('}
            <LoadedAgo at={query.dataUpdatedAt} />
            {`): ${what} could not be loaded again.`}
          </>
        )}
      </span>
      <BusyButton
        variant="default"
        size="compact-xs"
        busy={query.isFetching}
        onClick={() => void query.refetch()}
      >
        Try again
      </BusyButton>
    </div>
  );
}

/**
 * How long ago values were loaded, with the exact time in the tooltip.
 * @param at when the values arrived, in milliseconds by this computer's clock
 */
export function LoadedAgo({ at }: { at: number }) {
  return <Time at={new Date(at).toISOString()} relative clock={localNow} />;
}

/** Says in a form that its unsaved text was restored ({@link useFormRestore}). */
export function RestoredNote() {
  return (
    <Text size="sm" role="status">
      What you typed before your session ended is here again.
    </Text>
  );
}
