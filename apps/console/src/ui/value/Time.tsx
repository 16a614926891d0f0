import { useMinute } from '../../core/time/minute.ts';
import { useTimeZone, useZoneBesideUtc } from '../../core/browser/settings.ts';
import { dash } from '../../core/text/numbers.ts';
import { formatInstant, formatPreciseInstant, relativeTime } from '../../core/time/time.ts';
import styles from './Time.module.css';

interface TimeProps {
  /** An instant, ISO 8601; a dash shows where it is not known. */
  at: string | null | undefined;
  /**
   * Shows how long ago instead of when, and follows the clock; when it was stands in the tooltip, and in its place while
   * the keyboard is in its row.
   */
  relative?: boolean;
  /** With milliseconds, in the tooltip too. */
  precise?: boolean;
}

/**
 * An instant in the zone chosen in Settings, with the other one in the tooltip: UTC, or the browser's zone where UTC is
 * the one shown.
 */
export function Time({ at, relative = false, precise = false }: TimeProps) {
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
      <Age at={at} zone={zone} />
    </time>
  );
}

/** Apart, so that the passing minutes render it alone. */
function Age({ at, zone }: { at: string; zone: string | undefined }) {
  useMinute();
  return relativeTime(at, undefined, zone);
}
