import { DAY, MINUTE } from '../time/clock.ts';
import type { World } from '../world.ts';

/** What the clocks of a zone show: `2026-11-20 14:00:00`. */
function clockOf(timeZone: string): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' });
}

const EASTERN = clockOf('America/New_York');
const BERLIN = clockOf('Europe/Berlin');
const ROME = clockOf('Europe/Rome');

type Window = readonly [from: number, to: number, clock?: Intl.DateTimeFormat];

const VERISIGN: Window = [14 * 60, 15 * 60 + 15, EASTERN];

/** When names are released, in minutes of the day, UTC where no clock is given (domain facts). */
const WINDOWS: Readonly<Record<string, Window>> = {
  com: VERISIGN,
  net: VERISIGN,
  org: [14 * 60 + 30, 15 * 60 + 30],
  info: [10 * 60, 10 * 60 + 30],
  me: [2 * 60 + 30, 3 * 60],
  uk: [0, 24 * 60],
  de: [2 * 60, 4 * 60, BERLIN],
  eu: [10 * 60, 10 * 60 + 5],
  se: [4 * 60, 5 * 60],
  nu: [4 * 60, 5 * 60],
  it: [9 * 60, 9 * 60 + 1, ROME],
  nz: [2 * 60, 3 * 60],
  cz: [0, 5],
};

const ELSEWHERE: Window = [12 * 60, 13 * 60];

/** How far a clock is ahead of UTC at an instant, in milliseconds. */
function aheadAt(at: number, clock: Intl.DateTimeFormat): number {
  return Date.parse(`${clock.format(at).replace(' ', 'T')}Z`) - at;
}

/**
 * The instant at which a clock shows a time, given as if it were UTC. Of a time that it skips in spring it is when it goes
 * on, of one that it shows twice in autumn the first.
 */
function instantOf(shown: number, clock: Intl.DateTimeFormat | undefined): number {
  if (clock === undefined) return shown;
  const early = shown - aheadAt(shown - DAY, clock);
  const late = shown - aheadAt(shown + DAY, clock);
  return [early, late].find((at) => at + aheadAt(at, clock) === shown) ?? early;
}

/**
 * The window in which names of a TLD are released on a day, in milliseconds since 1970; that of a TLD of two labels is
 * its last one's.
 */
export function dropWindow(tld: string, date: string): readonly [from: number, to: number] {
  const midnight = Date.parse(date);
  const [from, to, clock] = WINDOWS[tld.slice(tld.lastIndexOf('.') + 1)] ?? ELSEWHERE;
  return [instantOf(midnight + from * MINUTE, clock), instantOf(midnight + to * MINUTE, clock)];
}

/** The instant at which the registry releases a name, to the millisecond; drawn, and always the same. */
export function dropTime({ rng }: Pick<World, 'rng'>, domain: string, date: string): number {
  const [from, to] = dropWindow(domain.slice(domain.indexOf('.') + 1), date);
  return rng.derive(`drop/${domain}/${date}`).int(from, Math.min(to, from + DAY - 1));
}
