import { useZoneBesideUtc } from '../../lib/browser/settings.ts';
import { formatInstant } from '../../lib/time/time.ts';

interface UtcTimeProps {
  /** An instant, ISO 8601. */
  at: string;
  /** Without the word UTC, where a heading says it. */
  bare?: boolean;
}

/**
 * An instant in UTC, for screens whose times are UTC by the spec. In the tooltip the zone chosen in Settings, or the
 * browser's where that is UTC, too.
 */
export function UtcTime({ at, bare = false }: UtcTimeProps) {
  const zone = useZoneBesideUtc();
  return (
    <time dateTime={at} title={`${formatInstant(at, zone)} ${zone}`}>
      {formatInstant(at, 'UTC')}
      {!bare && ' UTC'}
    </time>
  );
}
