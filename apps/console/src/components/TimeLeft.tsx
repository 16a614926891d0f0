import { useMinute } from '../lib/minute.ts';
import { timeLeft, type Day } from '../lib/time.ts';

/** The time until a drop's UTC day begins; follows the clock. */
export function TimeLeft({ dropDate }: { dropDate: Day }) {
  return <span title={`Drops on ${dropDate} (UTC)`}>{timeLeft(dropDate, useMinute())}</span>;
}
