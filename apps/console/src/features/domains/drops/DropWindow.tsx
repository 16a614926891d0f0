import { Countdown } from '../../../components/value/Countdown.tsx';
import { useMinute } from '../../../lib/time/minute.ts';
import { useSecond } from '../../../lib/time/second.ts';
import { useZoneBesideUtc } from '../../../lib/browser/settings.ts';
import type { Day } from '../../../lib/time/time.ts';
import { dropPhase, dropWindow, formatSpan, type Span } from './dropWindows.ts';
import styles from './DropWindow.module.css';

interface DropWindowProps {
  tld: string;
  /** The UTC day of the drop. */
  day: Day;
}

/**
 * When the names of a TLD are usually released that day, in UTC and in the person's zone; in the last hour before, and
 * while the window is open, with a live countdown.
 */
export function DropWindow({ tld, day }: DropWindowProps) {
  const zone = useZoneBesideUtc();
  const window = dropWindow(tld, day);
  if (!window) {
    return (
      <div className={styles.window}>
        <p>No usual release time is known for .{tld}.</p>
      </div>
    );
  }
  const { spans, note } = window;
  const inZone = (timeZone: string) => spans.map((span) => formatSpan(span, timeZone)).join(', ');
  const utc = inZone('UTC');
  const local = inZone(zone);
  const parts = [utc && `${utc} UTC`, local && local !== utc && `${local} ${zone}`, note].filter(
    Boolean,
  );
  return (
    <div className={styles.window}>
      <p>
        Usual release of .{tld}: {spans.some(({ to }) => !to) && 'from '}
        {parts.join(' · ')}
      </p>
      {spans.length > 0 && <Phase spans={spans} />}
    </div>
  );
}

/** Looks at the clock once a minute until it is worth looking every second. */
function Phase({ spans }: { spans: readonly Span[] }) {
  const now = useMinute();
  // The clock of minutes may be a minute behind.
  const phase = [now, now + 60_000].map((at) => dropPhase(spans, at));
  if (phase.some(({ kind }) => kind === 'soon' || kind === 'open')) {
    return <LivePhase spans={spans} />;
  }
  return phase[0]?.kind === 'over' ? <p>The usual time of this day is over.</p> : null;
}

function LivePhase({ spans }: { spans: readonly Span[] }) {
  const phase = dropPhase(spans, useSecond());
  if (phase.kind === 'soon') {
    return (
      <p>
        <strong>
          Opens <Countdown at={phase.opens} />
        </strong>
      </p>
    );
  }
  if (phase.kind === 'open') {
    return (
      <p>
        <strong>
          Open now, usually ends <Countdown at={phase.closes} />
        </strong>
      </p>
    );
  }
  return phase.kind === 'over' ? <p>The usual time of this day is over.</p> : null;
}
