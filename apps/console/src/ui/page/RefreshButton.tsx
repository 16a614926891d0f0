import { useRef, useState } from 'react';
import { IconRefresh } from '@tabler/icons-react';
import { BusyButton, type BusyButtonProps } from './BusyButton.tsx';
import { iconOnPhone } from './buttonProps.ts';
import { useNowEveryMinute } from '../../core/time/useNow.ts';
import { localNow } from '../../core/time/serverClock.ts';
import { formatRelativeTime, minute } from '../../core/time/time.ts';

interface LoadButtonProps extends Omit<BusyButtonProps, 'busy' | 'onClick'> {
  /** Loads data; resolves when it has arrived or failed. */
  load: () => Promise<unknown>;
}

const busyDelayMilliseconds = 200;

/** A button that reloads data, one call at a time. Shows a loader if that takes longer than 200 ms. */
export function LoadButton({ load, ...rest }: LoadButtonProps) {
  const loading = useRef(false);
  const [busy, setBusy] = useState(false);
  const start = async () => {
    if (loading.current) return;
    loading.current = true;
    const late = setTimeout(() => setBusy(true), busyDelayMilliseconds);
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

/** Reloads a screen. */
export function RefreshButton({ load }: { load: () => Promise<unknown> }) {
  return (
    <LoadButton {...iconOnPhone} leftSection={<IconRefresh size={14} aria-hidden />} load={load}>
      Refresh
    </LoadButton>
  );
}

interface DataAgeProps {
  /** When the data arrived, in milliseconds by this computer's clock; 0 without data. */
  at: number;
  /** Whether the last reload failed. */
  failed?: boolean;
  /** Shows instead while there is no data, or the data is less than a minute old. */
  fresh?: string;
}

/** The age of the data on the screen. Empty until there is data. */
export function DataAge({ at, failed = false, fresh }: DataAgeProps) {
  useNowEveryMinute();
  if (fresh && (at === 0 || (!failed && localNow() - at < minute))) return <span>{fresh}</span>;
  return (
    <span data-age data-color={failed ? 'bad' : 'dim'}>
      {at > 0 &&
        `Updated ${formatRelativeTime(new Date(at).toISOString(), localNow()).toLowerCase()}`}
    </span>
  );
}
