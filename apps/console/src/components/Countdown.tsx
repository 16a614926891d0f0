import { countdown } from '../lib/countdown.ts';
import { useSecond } from '../lib/second.ts';

/** The time until an instant, second by second. */
export function Countdown({ at }: { at: string }) {
  return <span>{countdown(at, useSecond())}</span>;
}
