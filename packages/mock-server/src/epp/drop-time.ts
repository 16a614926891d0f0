import { HOUR, MINUTE } from '../time/clock.ts';
import type { World } from '../world.ts';

/** When names are released, in minutes of the UTC day (domain facts; local times as in winter). */
const WINDOWS: Readonly<Record<string, readonly [from: number, to: number]>> = {
  com: [19 * 60, 20 * 60 + 15],
  net: [19 * 60, 20 * 60 + 15],
  org: [14 * 60 + 30, 15 * 60 + 30],
  info: [10 * 60, 10 * 60 + 30],
  me: [2 * 60 + 30, 3 * 60],
  uk: [0, 24 * 60],
  'co.uk': [0, 24 * 60],
  'org.uk': [0, 24 * 60],
  de: [60, 3 * 60],
  eu: [10 * 60, 10 * 60 + 5],
  se: [4 * 60, 5 * 60],
  nu: [4 * 60, 5 * 60],
  it: [8 * 60, 8 * 60 + 1],
  nz: [2 * 60, 3 * 60],
  cz: [0, 5],
};

const ELSEWHERE: readonly [from: number, to: number] = [12 * 60, 13 * 60];

/** The window in which names of a TLD are released on a day, in milliseconds since 1970. */
export function dropWindow(tld: string, date: string): readonly [from: number, to: number] {
  const midnight = Date.parse(date);
  const [from, to] = WINDOWS[tld] ?? ELSEWHERE;
  return [midnight + from * MINUTE, midnight + to * MINUTE];
}

/** The instant at which the registry releases a name, to the millisecond; drawn, and always the same. */
export function dropTime({ rng }: Pick<World, 'rng'>, domain: string, date: string): number {
  const [from, to] = dropWindow(domain.slice(domain.indexOf('.') + 1), date);
  return rng.derive(`drop/${domain}/${date}`).int(from, Math.min(to, from + 24 * HOUR - 1));
}
