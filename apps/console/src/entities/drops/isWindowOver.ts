import type { Day } from '../../core/time/time.ts';
import { dropPhase } from './dropPhase.ts';
import { dropWindow } from './dropWindows.ts';

/**
 * Whether the usual release of a TLD on a day has ended. Only the service knows when a name was released, so an order
 * can still be sent.
 * @param now milliseconds since 1970
 */
export function isWindowOver(tld: string, day: Day, now: number): boolean {
  const drop = dropWindow(tld, day);
  return drop !== undefined && dropPhase(drop, now).kind === 'over';
}
