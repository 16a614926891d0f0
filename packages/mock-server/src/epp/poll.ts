import type { Rng } from '../rng.ts';
import type { EppLogEntry } from './log.ts';

/** The share of polls that find a message. */
const WAITING = 0.15;

/** The acknowledgement goes out so many milliseconds after the poll: once its answer is there. */
const ACK_AFTER = 90;

/**
 * Asks the registry for messages, and takes the one that waits off the queue (RFC 5730, section 2.9.2.3). Poll and
 * acknowledgement are about the message, by its id.
 */
export function poll(at: number, rng: Rng): (EppLogEntry & { readonly at: number })[] {
  if (!rng.chance(WAITING)) return [{ at, command: 'poll', code: 1300 }];
  const names = [String(rng.int(10_000, 99_999))];
  return [
    { at, command: 'poll', code: 1301, names },
    { at: at + ACK_AFTER, command: 'poll', code: 1000, names },
  ];
}
