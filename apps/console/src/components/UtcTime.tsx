import { formatInstant } from '../lib/time.ts';

interface UtcTimeProps {
  /** An instant, ISO 8601. */
  at: string;
  /** Without the word UTC, where a heading says it. */
  bare?: boolean;
}

/** An instant in UTC, with the browser's time in the tooltip. For screens whose times are UTC by the spec. */
export function UtcTime({ at, bare = false }: UtcTimeProps) {
  return (
    <time dateTime={at} title={`${formatInstant(at)} local time`}>
      {formatInstant(at, 'UTC')}
      {!bare && ' UTC'}
    </time>
  );
}
