import { isName, isServed } from '../../world/catalogue/names.ts';
import { DAY } from '../../world/time.ts';
import type { World } from '../../world/world.ts';
import { datePrices } from '../domains/domains.ts';
import { isCaught, isOpen } from '../orders/orders.ts';
import type { StoredOrder } from '../../world/records/orders.ts';
import { isSuccess, resultLine } from './codes.ts';
import { dropTime } from './drop-window.ts';

/** The answer of a registry to the check of a name. */
export interface Availability {
  readonly status: 'available' | 'taken' | 'error';
  readonly message: string;
  readonly code: number;
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
