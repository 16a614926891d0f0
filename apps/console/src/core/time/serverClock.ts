import { sharedStorage } from '../browser/browserStorage.ts';
import { createStore } from '../store.ts';

/** Stores the clock offset, so that it is known after a reload before the first answer. */
const storageKey = 'server_clock_offset';

/** The server sends its time in whole seconds. */
const second = 1000;

/** A larger stored number (some 30,000 years) is invalid. `public/start.js` has the same limit. */
const maxOffset = 1e15;

/** How far the server's clock is ahead of this computer's, in milliseconds. */
const clockOffset = createStore(storedOffset());

function storedOffset(): number {
  const stored = Number(sharedStorage.getItem(storageKey));
  return Math.abs(stored) < maxOffset ? stored : 0;
}

/**
 * The time of the server's clock, in milliseconds since 1970. Drops, sessions and days use it, so countdowns are right
 * even if this computer's clock is wrong.
 */
export function serverNow(): number {
  return Date.now() + clockOffset.get();
}

/** The time of this computer's clock, in milliseconds since 1970, for the age of records that it made itself. */
export function localNow(): number {
  return Date.now();
}

/** Calls the listener when the offset changes. Returns a function that stops it. */
export const onClockChange = clockOffset.subscribe;

/** Converts a time of this computer's clock to the server's, both in milliseconds since 1970. */
export function toServerTime(local: number): number {
  return local + clockOffset.get();
}

/**
 * Updates the clock offset from an answer's `Date` header (RFC 9110, section 6.6.1). An offset that agrees with the
 * header stays. Otherwise it changes as little as possible. So neither whole seconds nor a slow network disturb an
 * offset that is right.
 * @param date ignored if it is missing or invalid
 * @param sentAt when the request was sent, by this computer's clock
 */
export function syncServerClock(date: string | null, sentAt: number): void {
  const serverTime = Date.parse(date ?? '');
  if (Number.isNaN(serverTime)) return;
  const min = serverTime - Date.now();
  const max = serverTime + second - sentAt;
  const offset = Math.min(Math.max(clockOffset.get(), min), max);
  if (offset === clockOffset.get()) return;
  sharedStorage.setItem(storageKey, String(offset));
  clockOffset.set(offset);
}
