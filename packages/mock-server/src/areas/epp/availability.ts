import { isName, isServed } from '../../world/catalogue/names.ts';
import { DAY } from '../../world/clock.ts';
import type { World } from '../../world/world.ts';
import { datePrices } from '../domains/domains.ts';
import { isCaught, isOpen } from '../orders/orders.ts';
import type { StoredOrder } from '../../world/records/orders.ts';

/** The answer of a registry to the check of a name. */
export interface Availability {
  readonly status: 'available' | 'taken' | 'error';
  readonly message: string;
  readonly code: number;
}

/** Texts of the result codes in use (RFC 5730, section 3). */
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

/** Code and text: `2302 Object exists`. */
export const resultLine = (code: number): string => `${code} ${resultText(code)}`;

export const isSuccess = (code: number): boolean => code < 2000;

/** Whether the registry closes the session after this code (25xx). */
export const closesSession = (code: number): boolean => code >= 2500;

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

/** The registry's reason for every unavailable name. */
export const IN_USE_REASON = 'In use';
const AVAILABLE: Availability = { status: 'available', message: 'Available', code: 1000 };
const IN_USE: Availability = { status: 'taken', message: IN_USE_REASON, code: 1000 };

const failure = (code: number): Availability => ({
  status: 'error',
  message: resultLine(code),
  code,
});

/**
 * Shares of registered names in percent: at the drop, added per day after it, of names without a known drop, and of
 * short names without one.
 */
const REGISTERED_AT_DROP = 7;
const REGISTERED_A_DAY = 1.2;
const REGISTERED = 62;
const SHORT_REGISTERED = 97;

/** Matches the history of an order whose name went to somebody else or never dropped. */
const LOST = /^2302|another registrar|renewed/;

const isLost = ({ state, history }: StoredOrder): boolean =>
  !isOpen(state) && history.some(({ note }) => note !== null && LOST.test(note));

/** Names that were created by us or by others, according to the EPP log and the orders. */
function racedNames(world: World): Set<string> {
  const orders = world.store.orders.all();
  const dates = new Map(orders.map(({ domain, drop_date }) => [domain, drop_date]));
  const drops = new Map<string, number>();
  const dropOf = (name: string): number => {
    const date = dates.get(name);
    const drop = drops.get(name) ?? (date === undefined ? 0 : dropTime(world, name, date));
    drops.set(name, drop);
    return drop;
  };
  // Before the drop, a 2302 only says that the name has not dropped yet.
  const isTaken = (code: number, at: number, [name = '']: readonly string[]): boolean =>
    isSuccess(code) || (code === 2302 && at >= dropOf(name));
  const raced = world.store.eppLogs
    .filter(
      ({ command, code, at, names }) =>
        command === 'create' && code !== null && isTaken(code, at, names),
    )
    .flatMap(({ names }) => names);
  const told = orders
    .filter((order) => isCaught(order.state) || isLost(order))
    .map(({ domain }) => domain);
  return new Set([...raced, ...told]);
}

/** Answers the check of a name at an instant, in milliseconds since 1970. Default: now. */
type Registry = (name: string, at?: number) => Availability;

/**
 * The registry of these TLDs. Its answers repeat and match the other data: a name is in use until it drops and again
 * once it is caught or lost. Of the others, some are registered every day. `released` has the drops by name that the
 * catalogue does not have.
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
