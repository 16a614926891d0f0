import { isName, isServed } from '../../world/catalogue/names.ts';
import { DAY } from '../../world/clock.ts';
import type { World } from '../../world/world.ts';
import { datePrices } from '../domains/domains.ts';
import { isCaught, isOpen } from '../orders/orders.ts';
import type { StoredOrder } from '../orders/records.ts';
import type { Availability } from './records.ts';

/** What a registry says with each result code that occurs here (RFC 5730, section 3). */
const TEXTS: Readonly<Record<number, string>> = {
  1000: 'Command completed successfully',
  1001: 'Command completed successfully; action pending',
  1300: 'Command completed successfully; no messages',
  1301: 'Command completed successfully; ack to dequeue',
  1500: 'Command completed successfully; ending session',
  2005: 'Parameter value syntax error',
  2200: 'Authentication error',
  2302: 'Object exists',
  2306: 'Parameter value policy error',
  2400: 'Command failed',
  2502: 'Session limit exceeded; server closing connection',
};

export const resultText = (code: number): string => TEXTS[code] ?? 'Unknown result';

/** Code and text, as people write it: `2302 Object exists`. */
export const resultLine = (code: number): string => `${code} ${resultText(code)}`;

export const isSuccess = (code: number): boolean => code < 2000;

/** Whether the registry closes the session with this answer (25xx). */
export const closesSession = (code: number): boolean => code >= 2500;

const clockOf = (timeZone: string): Intl.DateTimeFormat =>
  new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' });

type Window = readonly [from: string, to: string, clock?: Intl.DateTimeFormat];

const VERISIGN: Window = ['14:00', '15:15', clockOf('America/New_York')];

/** When names are released, in UTC where no clock is given (domain facts). */
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

/** The instant at which a clock shows a time (given as UTC): the first of two, or the next where the clock skips it. */
function instantOf(shown: number, clock: Intl.DateTimeFormat | undefined): number {
  if (clock === undefined) return shown;
  const early = shown - aheadAt(shown - DAY, clock);
  const late = shown - aheadAt(shown + DAY, clock);
  return [early, late].find((at) => at + aheadAt(at, clock) === shown) ?? early;
}

type Instants = readonly [from: number, to: number];

/** The windows that were asked for, by last label and date: clocks of zones are slow to read. */
const knownWindows = new Map<string, Instants>();

/** When names of a TLD are released on a day, in milliseconds since 1970; a TLD of two labels goes by the last one. */
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

/** The instant at which the registry releases a name, to the millisecond; drawn, and always the same. */
export function dropTime({ rng }: Pick<World, 'rng'>, domain: string, date: string): number {
  const [from, to] = dropWindow(domain.slice(domain.indexOf('.') + 1), date);
  return rng.derive(`drop/${domain}/${date}`).int(from, Math.min(to, from + DAY - 1));
}

/** The reason that a registry gives for every name that is not available. */
export const IN_USE_REASON = 'In use';
const AVAILABLE: Availability = { status: 'available', message: 'Available', code: 1000 };
const IN_USE: Availability = { status: 'taken', message: IN_USE_REASON, code: 1000 };

const failure = (code: number): Availability => ({
  status: 'error',
  message: resultLine(code),
  code,
});

/**
 * Of a hundred names, so many are registered again at their drop, and so many more each day after. Of those that nobody has
 * seen dropping, so many are in use, and of the short ones.
 */
const REGISTERED_AT_DROP = 7;
const REGISTERED_A_DAY = 1.2;
const REGISTERED = 62;
const SHORT_REGISTERED = 97;

/** What an order's history says where its name went to somebody else, or never dropped. */
const LOST = /^2302|another registrar|renewed/;

const isLost = ({ state, history }: StoredOrder): boolean =>
  !isOpen(state) && history.some(({ note }) => note !== null && LOST.test(note));

/** The names whose create was answered, by us or because somebody else was first, and those that orders tell it of. */
function racedNames({ store }: World): Set<string> {
  const raced = store.eppLogs
    .filter(
      ({ command, code }) =>
        command === 'create' && code !== null && (isSuccess(code) || code === 2302),
    )
    .flatMap(({ names }) => names);
  const told = store.orders
    .filter((order) => isCaught(order.state) || isLost(order))
    .map(({ domain }) => domain);
  return new Set([...raced, ...told]);
}

/** What a registry answers to the check of a name, now unless another time is given (milliseconds since 1970). */
type Registry = (name: string, at?: number) => Availability;

/**
 * What the registry of these TLDs answers to checks. It is the same each time, and agrees with the rest: a name is in use
 * until it drops, one that was caught or lost is in use again, and of the others some are registered with every day.
 * `released` are the drops that the catalogue does not show, by name.
 */
export function registryOf(
  world: World,
  tlds: readonly string[],
  released: ReadonlyMap<string, string> = new Map(
    world.store.releasedDomains.all().map(({ domain, release_date }) => [domain, release_date]),
  ),
): Registry {
  const { catalogue, clock, rng } = world;
  const raced = racedNames(world);
  const dropOf = (name: string): string | undefined => {
    const row = catalogue.find(name);
    return row === undefined ? released.get(name) : datePrices(catalogue, row)[0].drop_date;
  };
  const partOf = (name: string, at: number): number => {
    const date = dropOf(name);
    if (date === undefined) return name.indexOf('.') < 6 ? SHORT_REGISTERED : REGISTERED;
    const days = (at - dropTime(world, name, date)) / DAY;
    if (days < 0) return 100;
    return Math.min(REGISTERED, REGISTERED_AT_DROP + days * REGISTERED_A_DAY);
  };
  return (name, at = clock.now()) => {
    if (!isName(name)) return failure(2005);
    if (!isServed(name, tlds)) return failure(2306);
    const draw = rng.derive(`registry/${name}`);
    if (draw.chance(0.006)) return failure(2400);
    const share = draw.next() * 100;
    return raced.has(name) || share < partOf(name, at) ? IN_USE : AVAILABLE;
  };
}
