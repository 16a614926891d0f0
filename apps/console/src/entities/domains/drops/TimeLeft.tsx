import { Suspense, useMemo, useState } from 'react';
import { lazyPart } from '../../../ui/page/lazyPart.tsx';
import { dropWindow, isDropLive, timeLeft, type DropWindow } from '../dropWindows.ts';
import { useMinute, useSecond } from '../../../core/time/ticking.ts';
import type { Day } from '../../../core/time/time.ts';
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
  const text = <TimeText window={window} />;
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

interface TimeTextProps {
  window: DropWindow | undefined;
}

/** Looks at the clock once a minute until the drop is near enough to count its seconds. */
function TimeText({ window }: TimeTextProps) {
  const now = useMinute();
  // The clock of minutes may be a minute behind.
  const live = window && [now, now + 60_000].some((at) => isDropLive(window, at));
  if (live) return <LiveText window={window} />;
  const words = timeLeft(window, now);
  return window && now >= window.closes ? <span data-over>{words}</span> : words;
}

function LiveText({ window }: TimeTextProps) {
  return timeLeft(window, useSecond());
}
