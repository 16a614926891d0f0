import type { ReactNode } from 'react';
import { useMinute, useSecond } from '../../../core/time/ticking.ts';

interface DropClockProps {
  /** Whether the content changes within the minute. */
  isLive: (now: number) => boolean;
  /** Also given whether it renders each second. */
  children: (now: number, live: boolean) => ReactNode;
}

/** Renders once a minute, or once a second while it is live. */
export function DropClock({ isLive, children }: DropClockProps) {
  const now = useMinute();
  // The minute clock may be a minute behind.
  const live = isLive(now) || isLive(now + 60_000);
  return live ? <EverySecond>{children}</EverySecond> : children(now, false);
}

function EverySecond({ children }: Pick<DropClockProps, 'children'>) {
  return children(useSecond(), true);
}
