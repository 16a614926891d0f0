import { useRef, useState } from 'react';
import { IconRefresh } from '@tabler/icons-react';
import { Text } from '@mantine/core';
import { BusyButton, quiet, type BusyButtonProps } from './BusyButton.tsx';
import { useMinute } from '../../core/time/ticking.ts';
import { localNow } from '../../core/time/serverClock.ts';
import { relativeTime } from '../../core/time/time.ts';

interface LoadButtonProps extends Omit<BusyButtonProps, 'busy' | 'onClick'> {
  /** Loads something; over when it has come, or cannot be had. */
  load: () => Promise<unknown>;
}

const soonMilliseconds = 200;

/** A button that loads something anew: once at a time, and busy where that takes a while. */
export function LoadButton({ load, ...rest }: LoadButtonProps) {
  const loading = useRef(false);
  const [busy, setBusy] = useState(false);
  const start = async () => {
    if (loading.current) return;
    loading.current = true;
    const late = setTimeout(() => setBusy(true), soonMilliseconds);
    try {
      await load();
    } finally {
      clearTimeout(late);
      loading.current = false;
      setBusy(false);
    }
  };
  return <BusyButton {...rest} busy={busy} onClick={() => void start()} />;
}

/** Loads what a screen shows anew; over when all of it has come. */
export function RefreshButton({ load }: { load: () => Promise<unknown> }) {
  return (
    <LoadButton {...quiet} leftSection={<IconRefresh size={14} aria-hidden />} load={load}>
      Refresh
    </LoadButton>
  );
}

interface DataAgeProps {
  /** When the data came, in milliseconds by this computer's clock; 0 where nothing came yet. */
  at: number;
  /** The latest try to load it again failed. */
  failed?: boolean;
}

/** How old the data on the screen is; follows the clock. Says nothing until there is data. */
export function DataAge({ at, failed = false }: DataAgeProps) {
  useMinute();
  return (
    // Its room is kept, so that no button moves when the data comes.
    <Text
      size="xs"
      c={failed ? 'var(--console-bad-text)' : 'dimmed'}
      miw={98}
      ta="right"
      component="span"
      data-age
    >
      {at > 0 && `Updated ${relativeTime(new Date(at).toISOString(), localNow()).toLowerCase()}`}
    </Text>
  );
}
