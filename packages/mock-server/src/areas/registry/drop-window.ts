import { DAY } from '../../world/time.ts';
import type { World } from '../../world/world.ts';

const clockOf = (timeZone: string): Intl.DateTimeFormat =>
  new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' });

type Window = readonly [from: string, to: string, clock?: Intl.DateTimeFormat];

const VERISIGN: Window = ['14:00', '15:15', clockOf('America/New_York')];

/** Release windows by TLD. Times are UTC unless a clock is given (domain facts). */
const WINDOWS: Readonly<Record<string, Window>> = {
  com: VERISIGN,
  net: VERISIGN,
  org: ['14:30', '15:30'],
  info: ['10:00', '10:30'],
  me: ['02:30', '03:00'],
  uk: ['00:00', '24:00'],
  de: ['02:00', '04:00', clockOf('Europe/Berlin')],
  eu: ['10:00', '10:05'],
  se: ['04:00', '05:00'],
  nu: ['04:00', '05:00'],
  it: ['09:00', '09:01', clockOf('Europe/Rome')],
  nz: ['02:00', '03:00'],
  cz: ['00:00', '00:05'],
};

const ELSEWHERE: Window = ['12:00', '13:00'];

/** How far a clock is ahead of UTC at an instant, in milliseconds. */
const aheadAt = (at: number, clock: Intl.DateTimeFormat): number =>
  Date.parse(`${clock.format(at).replace(' ', 'T')}Z`) - at;

/** The instant when a clock shows a time (given as UTC): the first of two, or the next one when the clock skips it. */
function instantOf(shown: number, clock: Intl.DateTimeFormat | undefined): number {
  if (clock === undefined) return shown;
  const early = shown - aheadAt(shown - DAY, clock);
  const late = shown - aheadAt(shown + DAY, clock);
  return [early, late].find((at) => at + aheadAt(at, clock) === shown) ?? early;
}

type Instants = readonly [from: number, to: number];

/** Cached windows by last label and date, because clocks of time zones are slow. */
const knownWindows = new Map<string, Instants>();

/** The release window of a TLD on a day, in milliseconds since 1970. The last label of a TLD decides. */
export function dropWindow(tld: string, date: string): Instants {
  const zone = tld.slice(tld.lastIndexOf('.') + 1);
  const key = `${zone}/${date}`;
  const known = knownWindows.get(key);
  if (known !== undefined) return known;
  const [from, to, clock] = WINDOWS[zone] ?? ELSEWHERE;
  const at = (time: string): number => instantOf(Date.parse(`${date}T${time}Z`), clock);
  const window: Instants = [at(from), at(to)];
  knownWindows.set(key, window);
  return window;
}

/** The instant when the registry releases a name, in milliseconds since 1970. It is random but always the same. */
export function dropTime({ rng }: Pick<World, 'rng'>, domain: string, date: string): number {
  const [from, to] = dropWindow(domain.slice(domain.indexOf('.') + 1), date);
  return rng.derive(`drop/${domain}/${date}`).int(from, Math.min(to, from + DAY - 1));
}
