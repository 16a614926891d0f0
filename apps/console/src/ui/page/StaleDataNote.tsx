import { IconWifiOff } from '@tabler/icons-react';
import { Text } from '@mantine/core';
import type { UseQueryResult } from '@tanstack/react-query';
import { localNow } from '../../core/time/serverClock.ts';
import { LoadButton } from './RefreshButton.tsx';
import { Time } from '../value/Time.tsx';
import styles from './StaleDataNote.module.css';

/** The part of a `useQuery` result that tells how its last load went. */
export interface LoadState extends Pick<
  UseQueryResult,
  'data' | 'error' | 'isLoadingError' | 'dataUpdatedAt'
> {
  refetch: () => Promise<unknown>;
}

interface StaleDataNoteProps {
  query: LoadState;
  /** What could not be loaded, in the middle of a sentence: 'the figures'. */
  what: string;
}

/**
 * Says that data could not be loaded and how old the visible values are, with a retry button. Empty if the last load
 * worked. For loads whose failure is only logged (spec, section 8); others show a `LoadError`.
 */
export function StaleDataNote({ query, what }: StaleDataNoteProps) {
  if (!query.error) return null;
  return (
    <div className={styles.note}>
      <IconWifiOff size={16} aria-hidden className={styles.icon} />
      <span>
        {query.data === undefined ? (
          `Not known: ${what} could not be loaded.`
        ) : (
          <span>
            Last known (<LoadedAgo at={query.dataUpdatedAt} />
            ): <span>{what}</span> could not be loaded again.
          </span>
        )}
      </span>
      <LoadButton variant="default" size="compact-xs" load={query.refetch}>
        Try again
      </LoadButton>
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
