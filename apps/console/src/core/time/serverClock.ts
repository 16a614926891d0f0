import { sharedStorage } from '../browser/browserStorage.ts';

/** Where it is kept how far the server is ahead, so that a reload knows it before the first answer. */
const storageKey = 'server_ahead';

/** The server tells its time in whole seconds. */
const second = 1000;

/** A stored number beyond this (some 30,000 years) was not written here. */
const furthest = 1e15;

/** How far the server's clock is ahead of this computer's, in milliseconds, as far as its answers have told. */
let ahead = storedAhead();

function storedAhead(): number {
  const stored = Number(sharedStorage.getItem(storageKey));
  return Math.abs(stored) < furthest ? stored : 0;
}

/**
 * The time by the server's clock, in milliseconds since 1970. Drops, sessions and days are the server's: where a computer's
 * own clock is wrong, what counts down to them is right all the same.
 */
export function serverNow(): number {
  return Date.now() + ahead;
}

/** The time by this computer's clock, in milliseconds since 1970: for the age of what it noted itself. */
export function localNow(): number {
  return Date.now();
}

/** How far the server's clock is ahead of this computer's, in milliseconds; negative where it is behind. */
export function serverAhead(): number {
  return ahead;
}

/** What the server's clock showed when this computer's showed the given time, both in milliseconds since 1970. */
export function serverTimeAt(local: number): number {
  return local + ahead;
}

/**
 * Hears the time that an answer tells (`Date`, RFC 9110, section 6.6.1). What is known so far is kept as long as the answer
 * agrees with it, and else moved as little as it takes: neither whole seconds nor a slow network disturb a clock that is right.
 * @param date the header; an answer without one, or with something else in it, tells nothing
 * @param sent when the request was sent, by this computer's clock
 */
export function syncServerClock(date: string | null, sent: number): void {
  const told = Date.parse(date ?? '');
  if (Number.isNaN(told)) return;
  const least = told - Date.now();
  const most = told + second - sent;
  const heard = Math.min(Math.max(ahead, least), most);
  if (heard === ahead) return;
  ahead = heard;
  sharedStorage.setItem(storageKey, String(ahead));
}
