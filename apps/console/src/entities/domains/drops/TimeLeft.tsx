import { Suspense, useMemo, useState, type ReactNode } from 'react';
import { useMinute, useSecond } from '../../../core/time/ticking.ts';
import type { Day } from '../../../core/time/time.ts';
import { lazyPart } from '../../../ui/page/lazyPart.tsx';
import { dropWindow, isDropLive, timeLeft } from '../dropWindows.ts';
import type { DropTipProps } from './DropTip.tsx';

const DropTip = lazyPart<DropTipProps>(
  async () => (await import('./DropTip.tsx')).DropTip,
  ({ text }) => text,
);

interface TimeLeftProps {
  dropDate: Day;
  tld: string;
}

/**
 * The time until a name's drop window opens; follows the clock. Under the pointer, or after a tap, it tells when the TLD
 * usually drops.
 */
export function TimeLeft({ dropDate, tld }: TimeLeftProps) {
  const [open, setOpen] = useState(false);
  const window = useMemo(() => dropWindow(tld, dropDate), [tld, dropDate]);
  const text = (
    <DropClock isLive={(now) => window !== undefined && isDropLive(window, now)}>
      {(now) => {
        const words = timeLeft(window, now);
        return window && now >= window.closes ? <span data-over>{words}</span> : words;
      }}
    </DropClock>
  );
  return (
    <span
      onPointerEnter={() => setOpen(true)}
      onPointerLeave={({ pointerType }) => setOpen(pointerType === 'touch')}
    >
      {open ? (
        <Suspense fallback={text}>
          <DropTip text={text} dropDate={dropDate} tld={tld} onClose={() => setOpen(false)} />
        </Suspense>
      ) : (
        text
      )}
    </span>
  );
}

interface DropClockProps {
  /** Whether what shows at a moment changes within the minute. */
  isLive: (now: number) => boolean;
  children: (now: number) => ReactNode;
}

/** Renders once a minute, and once a second while it is worth it. */
export function DropClock({ isLive, children }: DropClockProps) {
  const now = useMinute();
  // The clock of minutes may be a minute behind.
  const live = isLive(now) || isLive(now + 60_000);
  return live ? <EverySecond>{children}</EverySecond> : children(now);
}

function EverySecond({ children }: Pick<DropClockProps, 'children'>) {
  return children(useSecond());
}
