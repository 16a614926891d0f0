import { useZoneBesideUtc } from '../../core/browser/settings.ts';
import { dash } from '../../core/text/numbers.ts';
import { formatInstant } from '../../core/time/time.ts';

interface UtcTimeProps {
  /** An instant, ISO 8601; a dash shows where it is not known. */
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
