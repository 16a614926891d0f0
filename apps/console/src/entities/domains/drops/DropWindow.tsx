import { Countdown } from '../../../ui/value/Time.tsx';
import { dropPhase, dropWindow, isDropLive, type DropWindow as Hours } from '../dropWindows.ts';
import { useMinute, useSecond } from '../../../core/time/ticking.ts';
import { useZoneBesideUtc } from '../../../core/browser/settings.ts';
import type { Day } from '../../../core/time/time.ts';
import { formatSpan } from '../dayWindows.ts';
import styles from './drops.module.css';

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
  if (!window?.kind) {
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
      {spans.length > 0 && <Phase window={window} />}
    </div>
  );
}

interface PhaseProps {
  window: Hours;
}

/** Looks at the clock once a minute until it is worth looking every second. */
function Phase({ window }: PhaseProps) {
  const now = useMinute();
  // The clock of minutes may be a minute behind.
  const live = [now, now + 60_000].some(
    (at) => isDropLive(window, at) || dropPhase(window, at).kind === 'open',
  );
  return live ? <LivePhase window={window} /> : <PhaseText window={window} now={now} />;
}

function LivePhase({ window }: PhaseProps) {
  return <PhaseText window={window} now={useSecond()} />;
}

function PhaseText({ window, now }: PhaseProps & { now: number }) {
  const phase = dropPhase(window, now);
  if (phase.kind === 'over') return <p>The drop of this day is over.</p>;
  if (phase.kind === 'soon' && phase.opens) {
    return (
      <p>
        <strong>
          Opens <Countdown at={phase.opens} />
        </strong>
      </p>
    );
  }
  if (phase.kind !== 'open') return null;
  return (
    <p>
      <strong>
        {phase.closes ? (
          <>
            Open now, usually ends <Countdown at={phase.closes} />
          </>
        ) : (
          'Open now'
        )}
      </strong>
    </p>
  );
}
