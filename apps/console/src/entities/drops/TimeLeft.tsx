import { useMemo, useState, type ReactNode } from 'react';
import type { Day } from '../../core/time/time.ts';
import { lazyPart } from '../../ui/page/lazyPart.tsx';
import { Clock } from '../../ui/value/Time.tsx';
import { dropWindow, isDropLive, timeLeft } from './dropWindows.ts';

const DropTooltip = lazyPart(async () => (await import('./ReleaseHours.tsx')).DropTooltip, {
  loading: PlainText,
  failed: PlainText,
});

function PlainText({ text }: { text: ReactNode }) {
  return text;
}

interface TimeLeftProps {
  dropDate: Day;
  tld: string;
}

/** The time until a drop window opens. A tooltip shows when the TLD usually drops. */
export function TimeLeft({ dropDate, tld }: TimeLeftProps) {
  const [open, setOpen] = useState(false);
  const window = useMemo(() => dropWindow(tld, dropDate), [tld, dropDate]);
  const text = (
    <Clock isLive={(now) => window !== undefined && isDropLive(window, now)}>
      {(now, live) => {
        const [left, rest] = timeLeft(window, now).split(' · ');
        if (!rest) return left;
        const isOver = window && !live && now >= window.closes;
        return (
          <span data-over={isOver || undefined}>
            {left} <span data-color="dim">· {rest}</span>
          </span>
        );
      }}
    </Clock>
  );
  return (
    <span
      onPointerEnter={() => setOpen(true)}
      onPointerLeave={({ pointerType }) => setOpen(pointerType === 'touch')}
    >
      {open ? (
        <DropTooltip text={text} dropDate={dropDate} tld={tld} onClose={() => setOpen(false)} />
      ) : (
        text
      )}
    </span>
  );
}
