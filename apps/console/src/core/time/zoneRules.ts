// Offsets of the zones that drop windows are told in, without Intl: its first use costs a slow machine 75 ms, and the
// first screen needs them.

const hour = 3_600_000;
const day = 24 * hour;

/** A Sunday of a month at a time of day: the `nth` one, or the last one. */
interface Switch {
  /** 0 is January. */
  month: number;
  nth: 1 | 2 | 'last';
  /** Hours after 00:00 UTC of that Sunday. */
  utcHour: number;
}

/** When the clocks of a zone go an hour ahead, and back. */
interface Summer {
  begins: Switch;
  ends: Switch;
}

interface Zone {
  /** Hours ahead of UTC in winter. */
  standard: number;
  summer?: Summer;
}

/** All zones of the European Union switch at the same instant (Directive 2000/84/EC). */
const europeanSummer: Summer = {
  begins: { month: 2, nth: 'last', utcHour: 1 },
  ends: { month: 9, nth: 'last', utcHour: 1 },
};

const zones = {
  UTC: { standard: 0 },
  'Europe/Berlin': { standard: 1, summer: europeanSummer },
  'Europe/Rome': { standard: 1, summer: europeanSummer },
  // At 02:00 on the clock, which is 07:00 UTC in winter and 06:00 UTC in summer (Energy Policy Act of 2005).
  'America/New_York': {
    standard: -5,
    summer: {
      begins: { month: 2, nth: 2, utcHour: 7 },
      ends: { month: 10, nth: 1, utcHour: 6 },
    },
  },
} as const satisfies Readonly<Record<string, Zone>>;

/** The zones whose rules are known here, IANA names. */
export type ZoneName = keyof typeof zones;

/** All {@link ZoneName}s. */
export const zoneNames = Object.keys(zones) as ZoneName[];

/** The instant of a switch in a year. */
function instantOf({ month, nth, utcHour }: Switch, year: number): number {
  const first = Date.UTC(year, nth === 'last' ? month + 1 : month, 1);
  const untilSunday = (7 - new Date(first).getUTCDay()) % 7;
  const weeks = nth === 'last' ? -1 : nth - 1;
  // The last Sunday of a month is a week before the first one on or after the first of the next.
  return first + (untilSunday + weeks * 7) * day + utcHour * hour;
}

/**
 * How far the clocks of a zone are ahead of UTC at an instant, in milliseconds. By the rules of today, which hold since
 * 2007.
 */
export function zoneOffsetAt(name: ZoneName, at: number): number {
  const { standard, summer }: Zone = zones[name];
  if (!summer) return standard * hour;
  const year = new Date(at).getUTCFullYear();
  const isSummer = at >= instantOf(summer.begins, year) && at < instantOf(summer.ends, year);
  return (standard + (isSummer ? 1 : 0)) * hour;
}

/**
 * The instant at which the clocks of a zone show a time. Of a time that they skip in spring it is when they go on, of one
 * that they show twice in autumn the first.
 * @param shown what the clocks show, in milliseconds as if it were UTC
 */
export function instantInZone(name: ZoneName, shown: number): number {
  const early = shown - zoneOffsetAt(name, shown - day);
  const late = shown - zoneOffsetAt(name, shown + day);
  return [early, late].find((at) => at + zoneOffsetAt(name, at) === shown) ?? early;
}
