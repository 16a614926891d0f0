import { inUnits } from './time.ts';
import { serverNow } from './serverClock.ts';

/**
 * The time until an instant in its two largest units, `in 4m 12s`; 'due' once it has come. Nothing for text that is no
 * instant.
 * @param at ISO 8601.
 */
export function countdown(at: string, now: number = serverNow()): string | undefined {
  const left = Math.ceil((Date.parse(at) - now) / 1000);
  if (Number.isNaN(left)) return undefined;
  return left > 0 ? `in ${inUnits(left * 1000).join(' ')}` : 'due';
}
