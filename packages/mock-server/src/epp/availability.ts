import { datePrices } from '../domains/rows.ts';
import { isCaught, isOpen } from '../orders/states.ts';
import type { StoredOrder } from '../store.ts';
import { DAY } from '../time/clock.ts';
import type { World } from '../world.ts';
import { dropTime } from './drop-time.ts';
import { isSuccess, resultLine } from './results.ts';

/** The reason that a registry gives for every name that is not available. */
export const IN_USE_REASON = 'In use';

/** What a registry says of a name that is checked. */
export interface Availability {
  readonly status: 'available' | 'taken' | 'error';
  /** The registry's reason, or the error. */
  readonly message: string;
  /** The result code of the check. */
  readonly code: number;
}

const AVAILABLE: Availability = { status: 'available', message: 'Available', code: 1000 };
const IN_USE: Availability = { status: 'taken', message: IN_USE_REASON, code: 1000 };

function failure(code: number): Availability {
  return { status: 'error', message: resultLine(code), code };
}

/** A label in ASCII: letters, digits and hyphens, no hyphen at its ends, two in the third place for IDN only (RFC 5891, 4.2.3.1). */
const LABEL = /^(?!-)(?!(?!xn)..--)[a-z0-9-]{1,63}(?<!-)$/;

/** Whether this is a domain name below some TLD, in ASCII and lower case (RFC 1035, RFC 5891). */
export function isName(name: string): boolean {
  const labels = name.split('.');
  return (
    name.length <= 253 &&
    labels.length > 1 &&
    labels.every((label) => label.length <= 63 && LABEL.test(label)) &&
    !/^\d+$/.test(labels.at(-1) ?? '')
  );
}

/** Whether a registry with these TLDs registers the name: it stands right below one of them. None means any. */
export function isServed(name: string, tlds: readonly string[]): boolean {
  return tlds.length === 0 || tlds.includes(name.slice(name.indexOf('.') + 1));
}

/** What becomes of names on their own: of a hundred, so many are registered again at once, and so many more each day after. */
const REGISTERED_AT_DROP = 7;
const REGISTERED_A_DAY = 1.2;

/** Of a hundred names that nobody has seen dropping, so many are in use. */
const REGISTERED = 62;
const SHORT_REGISTERED = 97;

/** What an order's history says where its name went to somebody else, or never dropped. */
const LOST = /^2302|another registrar|renewed/;

function isLost({ state, history }: StoredOrder): boolean {
  return !isOpen(state) && history.some(({ note }) => note !== null && LOST.test(note));
}

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

/** The day of the release of each released domain, as a date. */
function releaseDates({ store }: World): Map<string, string> {
  const rows = store.releasedDomains.all();
  return new Map(rows.map(({ domain, release_date }) => [domain, release_date]));
}

/** What a registry answers to the check of a name, now unless another time is given (milliseconds since 1970). */
export type Registry = (name: string, at?: number) => Availability;

/**
 * What the registry of these TLDs answers to checks. It is the same each time, and agrees with the rest: a name is in use
 * until it drops, one that was caught or lost is in use again, and of the others some are registered with every day.
 * `released` are the drops that the catalogue does not show, by name.
 */
export function registryOf(
  world: World,
  tlds: readonly string[],
  released: ReadonlyMap<string, string> = releaseDates(world),
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
