// The offsets of the zones of drop windows. The first screen needs them, so this does not use Intl, whose first use takes
// a slow computer 75 ms.

import { hour, wholeDay } from './time.ts';

/** The `nth` Sunday of a month, or its last one (-1), at an hour of UTC. Months count from 0. */
function sunday(year: number, month: number, nth: 1 | 2 | -1, utcHour: number): number {
  // The last Sunday of a month is a week before the first one on or after the first of the next.
  const first = Date.UTC(year, nth < 0 ? month + 1 : month, 1);
  const untilSunday = (7 - new Date(first).getUTCDay()) % 7;
  const weeks = nth < 0 ? nth : nth - 1;
  return first + (untilSunday + weeks * 7) * wholeDay + utcHour * hour;
}

type IsSummer = (at: number, year: number) => boolean;

/** All zones of the European Union change at the same instant (Directive 2000/84/EC). */
const inEurope: IsSummer = (at, year) =>
  at >= sunday(year, 2, -1, 1) && at < sunday(year, 9, -1, 1);

/** At 02:00 on the clock, which is 07:00 UTC in winter and 06:00 UTC in summer (Energy Policy Act of 2005). */
const inNewYork: IsSummer = (at, year) =>
  at >= sunday(year, 2, 2, 7) && at < sunday(year, 10, 1, 6);

/** Hours ahead of UTC in winter, and when summer time holds, which adds an hour. */
const zones = {
  UTC: { standard: 0, isSummer: () => false },
  'Europe/Berlin': { standard: 1, isSummer: inEurope },
  'Europe/Rome': { standard: 1, isSummer: inEurope },
  'America/New_York': { standard: -5, isSummer: inNewYork },
} as const satisfies Record<string, { standard: number; isSummer: IsSummer }>;

/** IANA names. */
export type ZoneName = keyof typeof zones;

export const zoneNames = Object.keys(zones) as ZoneName[];

/** The offset of a zone from UTC at an instant, in milliseconds, by the rules in force since 2007. */
export function zoneOffsetAt(name: ZoneName, at: number): number {
  const { standard, isSummer } = zones[name];
  return (standard + (isSummer(at, new Date(at).getUTCFullYear()) ? 1 : 0)) * hour;
}

/**
 * Converts a local time of a zone to an instant. A time that is skipped in spring becomes the instant after the gap, one
 * that occurs twice in autumn the first of both.
 * @param localTime in milliseconds, as if it were UTC
 */
export function instantInZone(name: ZoneName, localTime: number): number {
  const early = localTime - zoneOffsetAt(name, localTime - wholeDay);
  const late = localTime - zoneOffsetAt(name, localTime + wholeDay);
  return [early, late].find((at) => at + zoneOffsetAt(name, at) === localTime) ?? early;
}
