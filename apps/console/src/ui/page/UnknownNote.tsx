import { IconWifiOff } from '@tabler/icons-react';
import { Text } from '@mantine/core';
import { localNow } from '../../core/time/serverClock.ts';
import { BusyButton } from './BusyButton.tsx';
import { Time } from '../value/Time.tsx';
import styles from './UnknownNote.module.css';

/** How a read went, as `useQuery` tells it. */
export interface Reading {
  data: unknown;
  isError: boolean;
  isFetching: boolean;
  dataUpdatedAt: number;
  errorUpdatedAt: number;
  refetch: () => unknown;
}

/** Whether nothing is known: no read has worked yet, and at least one has failed. It stays so while the next is on its way. */
export function isUnknown({ data, errorUpdatedAt }: Reading): boolean {
  return data === undefined && errorUpdatedAt > 0;
}

interface UnknownNoteProps {
  query: Reading;
  /** What could not be read, in the middle of a sentence: 'the figures'. */
  what: string;
}

/**
 * Says that a read failed, how old the values are that show all the same, and offers another try. Nothing shows while
 * the last read worked. For reads whose failure is only logged (spec, section 8); others get a `LoadError`.
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
 * How long ago this computer learned something, such as the values that a failed load leaves on the screen; the exact
 * time is in the tooltip.
 * @param at when they came, in milliseconds by this computer's clock
 */
export function KnownSince({ at }: { at: number }) {
  return <Time at={new Date(at).toISOString()} relative clock={localNow} />;
}

/** Says in a form that it begins with what was kept of it ({@link useFormKept}). */
export function KeptNote() {
  return (
    <Text size="sm" role="status">
      What you typed before your session ended is here again.
    </Text>
  );
}
