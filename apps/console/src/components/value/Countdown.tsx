import { countdown } from '../../lib/time/countdown.ts';
import { useSecond } from '../../lib/time/second.ts';

/** The time until an instant, second by second. */
export function Countdown({ at }: { at: string }) {
  return <span>{countdown(at, useSecond())}</span>;
}
