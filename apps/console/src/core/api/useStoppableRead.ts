import { useEffect, useRef, useState } from 'react';
import { errorText } from './errors.ts';
import { showFailure } from './messages.ts';

/**
 * A read that takes a while, such as of all pages of a list. The user can stop it, and unmounting stops it, too: a
 * stopped read shows no failure.
 * @param read must change nothing once its signal is aborted
 * @param attempt names the read, so that its next message takes the place of a failure
 */
export function useStoppableRead(read: (signal: AbortSignal) => Promise<void>, attempt?: string) {
  const [running, setRunning] = useState(false);
  const controller = useRef<AbortController>(undefined);
  useEffect(() => () => controller.current?.abort(), []);
  const start = async () => {
    const { signal } = (controller.current = new AbortController());
    setRunning(true);
    try {
      await read(signal);
    } catch (error) {
      if (!signal.aborted) showFailure(errorText(error), error, { attempt });
    }
    if (!signal.aborted) setRunning(false);
  };
  const stop = () => {
    controller.current?.abort();
    setRunning(false);
  };
  return { running, start: () => void start(), stop };
}
