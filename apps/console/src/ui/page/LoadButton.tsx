import { useRef, useState } from 'react';
import { BusyButton, type BusyButtonProps } from './BusyButton.tsx';

interface LoadButtonProps extends Omit<BusyButtonProps, 'busy' | 'onClick'> {
  /** Loads something; over when it has come, or cannot be had. */
  load: () => Promise<unknown>;
}

/** What comes sooner needs no sign that it is on its way. */
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
