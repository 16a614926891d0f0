import { Suspense, useState } from 'react';
import { lazyPart } from '../../../components/lazyPart.tsx';
import { useMinute } from '../../../lib/time/minute.ts';
import { timeLeft, type Day } from '../../../lib/time/time.ts';
import type { DropTipProps } from './DropTip.tsx';

const DropTip = lazyPart<DropTipProps>(
  async () => (await import('./DropTip.tsx')).DropTip,
  ({ text }) => text,
);

interface TimeLeftProps {
  dropDate: Day;
  tld: string;
}

/** The time until a drop's UTC day begins; follows the clock. Under the pointer, or after a tap, it tells when the TLD usually drops. */
export function TimeLeft({ dropDate, tld }: TimeLeftProps) {
  const [open, setOpen] = useState(false);
  const text = timeLeft(dropDate, useMinute());
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
