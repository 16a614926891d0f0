import { sharedStorage } from '../browser/browserStorage.ts';

/** Keeps how far the server is ahead, so that a reload knows it before the first answer. */
const storageKey = 'server_ahead';

/** The server sends its time in whole seconds. */
const second = 1000;

/** A stored number beyond this (some 30,000 years) was not written here. */
const furthest = 1e15;

/** How far the server's clock is ahead of this computer's, in milliseconds, by its answers. */
let ahead = storedAhead();

function storedAhead(): number {
  const stored = Number(sharedStorage.getItem(storageKey));
  return Math.abs(stored) < furthest ? stored : 0;
}

/**
 * The time by the server's clock, in milliseconds since 1970. Drops, sessions and days follow it, so countdowns are
 * right even if this computer's clock is wrong.
 */
export function serverNow(): number {
  return Date.now() + ahead;
}

/** The time by this computer's clock, in milliseconds since 1970: for the age of its own records. */
export function localNow(): number {
  return Date.now();
}

/** How far the server's clock is ahead of this computer's, in milliseconds; negative if it is behind. */
export function serverAhead(): number {
  return ahead;
}

/** Converts a time of this computer's clock to the server's, both in milliseconds since 1970. */
export function serverTimeAt(local: number): number {
  return local + ahead;
}

/**
 * Takes the time from an answer (`Date`, RFC 9110, section 6.6.1). The known difference stays if the answer agrees with
 * it, and otherwise moves as little as possible. So neither whole seconds nor a slow network disturb a clock that is
 * right.
 * @param date the header; ignored if missing or unreadable
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
