import { useMinute, useSecond } from '../../core/time/ticking.ts';
import { serverNow } from '../../core/time/serverClock.ts';
import { useTimeZone, useZoneBesideUtc } from '../../core/browser/settings.ts';
import { dash } from '../../core/text/numbers.ts';
import {
  formatInstant,
  formatPreciseInstant,
  relativeTime,
  countdown,
} from '../../core/time/time.ts';
import styles from './Time.module.css';

export interface TimeProps {
  at: string | null | undefined;
  /**
   * Shows how long ago instead of when, and follows the clock; when it was stands in the tooltip, and in its place while
   * the keyboard is in its row.
   */
  relative?: boolean;
  precise?: boolean;
  /** The clock that `at` was read from, where that is not the server's: an age is the difference of two times of one clock. */
  clock?: () => number;
}

/**
 * An instant in the zone chosen in Settings, with the other one in the tooltip: UTC, or the browser's zone where UTC is
 * the one shown.
 */
export function Time({ at, relative = false, precise = false, clock = serverNow }: TimeProps) {
  const [choice] = useTimeZone();
  const zone = choice || undefined;
  const format = precise ? formatPreciseInstant : formatInstant;
  const shown = format(at, zone);
  const beside = useZoneBesideUtc();
  if (!at) return dash;
  const otherZone = zone === 'UTC' ? beside : 'UTC';
  const other = `${format(at, otherZone)} ${otherZone}`;
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

/** Apart, so that the passing minutes render it alone. */
function Age({ at, zone, clock }: { at: string; zone: string | undefined; clock: () => number }) {
  useMinute();
  return relativeTime(at, clock(), zone);
}

interface UtcTimeProps {
  at: string | null | undefined;
  /** Without the word UTC, where a heading says it. */
  bare?: boolean;
}

/**
 * An instant in UTC, for screens whose times are UTC by the spec. In the tooltip the zone chosen in Settings, or the
 * browser's where that is UTC, too.
 */
export function UtcTime({ at, bare = false }: UtcTimeProps) {
  const zone = useZoneBesideUtc();
  if (!at) return dash;
  return (
    <time dateTime={at} title={`${formatInstant(at, zone)} ${zone}`}>
      {formatInstant(at, 'UTC')}
      {!bare && ' UTC'}
    </time>
  );
}

/** The time until an instant, second by second. */
export function Countdown({ at }: { at: string }) {
  return <span>{countdown(at, useSecond())}</span>;
}
