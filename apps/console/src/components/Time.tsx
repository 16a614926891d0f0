import { formatInstant, relativeTime } from '../lib/time.ts';

interface TimeProps {
  /** An instant, ISO 8601. */
  at: string;
  /** Shows how long ago instead of when; the other one stands in the tooltip. */
  relative?: boolean;
}

/** An instant in the browser's zone, with the UTC one in the tooltip. */
export function Time({ at, relative = false }: TimeProps) {
  const local = formatInstant(at);
  const utc = `${formatInstant(at, 'UTC')} UTC`;
  return (
    <time dateTime={at} title={relative ? `${local} (${utc})` : utc}>
      {relative ? relativeTime(at) : local}
    </time>
  );
}
