import { useMemo, useState, type ReactNode } from 'react';
import type { Day } from '../../core/time/time.ts';
import { lazyPart } from '../../ui/page/lazyPart.tsx';
import { Clock } from '../../ui/value/Time.tsx';
import { isDropLive, phaseWords, timeLeft } from './dropPhase.ts';
import { dropWindow } from './dropWindows.ts';

const DropTooltip = lazyPart(async () => (await import('./ReleaseHours.tsx')).DropTooltip, {
  loading: PlainText,
  failed: PlainText,
});

function PlainText({ text }: { text: ReactNode }) {
  return text;
}

/** The longest text of a time left, for the width of its column. */
export const longestTimeLeft = `Soon · ${phaseWords.over}`;

interface TimeLeftProps {
  dropDate: Day;
  tld: string;
}

/** The time until a drop window opens. A tooltip shows when the TLD usually drops. */
export function TimeLeft({ dropDate, tld }: TimeLeftProps) {
  const [open, setOpen] = useState(false);
  const drop = useMemo(() => dropWindow(tld, dropDate), [tld, dropDate]);
  const content = (
    <Clock isLive={(now) => drop !== undefined && isDropLive(drop, now)}>
      {(now) => {
        const { text, note } = timeLeft(drop, now);
        if (!note) return <span>{text}</span>;
        return (
          <span data-over={note === phaseWords.over || undefined}>
            <span>{text}</span> <span data-color="dim">{`· ${note}`}</span>
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
        <DropTooltip text={content} dropDate={dropDate} tld={tld} onClose={() => setOpen(false)} />
      ) : (
        content
      )}
    </span>
  );
}
