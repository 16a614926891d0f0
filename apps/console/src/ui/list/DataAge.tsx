import { Text } from '@mantine/core';
import { useMinute } from '../../core/time/minute.ts';
import { localNow } from '../../core/time/serverClock.ts';
import { relativeTime } from '../../core/time/time.ts';

interface DataAgeProps {
  /** When the data came, in milliseconds by this computer's clock; 0 where nothing came yet. */
  at: number;
  /** The latest try to load it again failed. */
  failed?: boolean;
}

/** How old the data on the screen is; follows the clock. Says nothing until there is data. */
export function DataAge({ at, failed = false }: DataAgeProps) {
  useMinute();
  if (at === 0) return null;
  return (
    <Text size="xs" c={failed ? 'var(--console-bad)' : 'dimmed'} component="span">
      {`Updated ${relativeTime(new Date(at).toISOString(), localNow()).toLowerCase()}`}
    </Text>
  );
}
