import { IconWifiOff } from '@tabler/icons-react';
import { Text } from '@mantine/core';
import { localNow } from '../../core/time/serverClock.ts';
import { BusyButton } from './BusyButton.tsx';
import { Time } from '../value/Time.tsx';
import styles from './UnknownNote.module.css';

/** The result of a query, from `useQuery`. */
export interface Reading {
  data: unknown;
  isError: boolean;
  isFetching: boolean;
  dataUpdatedAt: number;
  errorUpdatedAt: number;
  refetch: () => unknown;
}

/** Whether no read has worked yet and at least one has failed. It stays so during the next read. */
export function isUnknown({ data, errorUpdatedAt }: Reading): boolean {
  return data === undefined && errorUpdatedAt > 0;
}

interface UnknownNoteProps {
  query: Reading;
  /** What could not be read, in the middle of a sentence: 'the figures'. */
  what: string;
}

/**
 * Says that a read failed and how old the shown values are, with a retry. Empty if the last read worked. For reads
 * whose failure is only logged (spec, section 8); others get a `LoadError`.
 */
export function UnknownNote({ query, what }: UnknownNoteProps) {
  if (!query.isError && !isUnknown(query)) return null;
  return (
    <div className={styles.note}>
      <IconWifiOff size={16} aria-hidden className={styles.icon} />
      <span>
        {query.data === undefined ? (
          `Not known: ${what} could not be loaded.`
        ) : (
          <>
            {'Last known ('}
            <KnownSince at={query.dataUpdatedAt} />
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
 * @param at when they arrived, in milliseconds by this computer's clock
 */
export function KnownSince({ at }: { at: number }) {
  return <Time at={new Date(at).toISOString()} relative clock={localNow} />;
}

/** Says in a form that it begins with kept text ({@link useFormKept}). */
export function KeptNote() {
  return (
    <Text size="sm" role="status">
      What you typed before your session ended is here again.
    </Text>
  );
}
