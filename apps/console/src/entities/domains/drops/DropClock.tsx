import type { ReactNode } from 'react';
import { useMinute, useSecond } from '../../../core/time/ticking.ts';

interface DropClockProps {
  /** Whether what shows at a moment changes within the minute. */
  isLive: (now: number) => boolean;
  /** Told, too, whether it renders each second. */
  children: (now: number, live: boolean) => ReactNode;
}

/** Renders once a minute, and once a second while it is worth it. */
export function DropClock({ isLive, children }: DropClockProps) {
  const now = useMinute();
  // The clock of minutes may be a minute behind.
  const live = isLive(now) || isLive(now + 60_000);
  return live ? <EverySecond>{children}</EverySecond> : children(now, false);
}

function EverySecond({ children }: Pick<DropClockProps, 'children'>) {
  return children(useSecond(), true);
}
