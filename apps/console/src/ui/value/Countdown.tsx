import { countdown } from '../../core/time/countdown.ts';
import { useSecond } from '../../core/time/second.ts';

/** The time until an instant, second by second. */
export function Countdown({ at }: { at: string }) {
  return <span>{countdown(at, useSecond())}</span>;
}
