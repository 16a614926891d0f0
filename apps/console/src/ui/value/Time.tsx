import { useNowEveryMinute, useNowEverySecond } from '../../core/time/useNow.ts';
import { serverNow } from '../../core/time/serverClock.ts';
import { timeZoneSetting, useZoneBesideUtc } from '../../core/settings.ts';
import { dash } from '../../core/text/numbers.ts';
import {
  formatInstant,
  formatPreciseInstant,
  formatRelativeTime,
  formatCountdown,
  withoutToday,
} from '../../core/time/time.ts';
import styles from './Time.module.css';
import type { Elements } from '../elements.ts';

export interface TimeProps {
  at: string | null | undefined;
  /**
   * Shows how long ago it was, following the clock. The tooltip has the exact time, which also shows while its row has
   * the keyboard focus.
   */
  relative?: boolean;
  precise?: boolean;
  /** Whether it shows without the date on that day. The tooltip then has the exact time, too. */
  omitsToday?: boolean;
  /** The clock of `at`, if it is not the server's. */
  clock?: () => number;
}

/** An instant in the zone of Settings, with UTC in the tooltip, or the browser's zone if UTC shows. */
export function Time(props: TimeProps) {
  const { at, relative = false, precise = false, omitsToday = false, clock = serverNow } = props;
  const [choice] = timeZoneSetting.use();
  const zone = choice || undefined;
  const format = precise ? formatPreciseInstant : formatInstant;
  const shown = format(at, zone);
  const beside = useZoneBesideUtc();
  if (!at) return <span>{dash}</span>;
  const otherZone = zone === 'UTC' ? beside : 'UTC';
  const other = `${format(at, otherZone)} ${otherZone}`;
  if (omitsToday) {
    return (
      <time dateTime={at} title={`${shown} (${other})`}>
        <TimeOfDay shown={shown} zone={zone} />
      </time>
    );
  }
  if (!relative) {
    return (
      <time dateTime={at} title={other}>
        {shown}
      </time>
    );
  }
  return (
    <time dateTime={at} title={`${shown} (${other})`} data-at={shown} className={styles.relative}>
      <Age at={at} zone={zone} clock={clock} />
    </time>
  );
}

/** A component of its own, so that each minute renders only this. */
function Age({ at, zone, clock }: { at: string; zone: string | undefined; clock: () => number }) {
  useNowEveryMinute();
  return <span>{formatRelativeTime(at, clock(), zone)}</span>;
}

function TimeOfDay({ shown, zone }: { shown: string; zone: string | undefined }) {
  return <span>{withoutToday(shown, zone, useNowEveryMinute())}</span>;
}

interface UtcTimeProps {
  at: string | null | undefined;
  /** Whether to omit the word UTC, if a heading has it. */
  bare?: boolean;
}

/**
 * An instant in UTC, for screens whose times are UTC by the spec, with the zone of Settings in the tooltip, or the
 * browser's if that is UTC, too.
 */
export function UtcTime({ at, bare = false }: UtcTimeProps) {
  const zone = useZoneBesideUtc();
  if (!at) return <span>{dash}</span>;
  return (
    <time dateTime={at} title={`${formatInstant(at, zone)} ${zone}`}>
      {`${formatInstant(at, 'UTC')}${bare ? '' : ' UTC'}`}
    </time>
  );
}

/** The time until an instant, updated every second. */
export function Countdown({ at }: { at: string }) {
  return <span>{formatCountdown(at, useNowEverySecond())}</span>;
}

interface ClockProps {
  /** Whether the content changes within the minute that begins then. */
  isLive: (minute: number) => boolean;
  children: (now: number) => Elements;
}

/** Renders at each whole minute, or at each whole second while it is live. */
export function Clock({ isLive, children }: ClockProps) {
  const now = useNowEveryMinute();
  return isLive(now) ? <EverySecond>{children}</EverySecond> : children(now);
}

function EverySecond({ children }: Pick<ClockProps, 'children'>) {
  return children(useNowEverySecond());
}
