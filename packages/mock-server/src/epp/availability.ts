import { datePrices } from '../domains/rows.ts';
import { isCaught } from '../orders/states.ts';
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

/** What becomes of names on their own: some shares of a hundred. */
const REGISTERED_AFTER_DROP = 7;
const REGISTERED = 62;
const SHORT_REGISTERED = 97;

/** The names whose create was answered, by us or because somebody else was first. */
function racedNames({ store }: World): Set<string> {
  const raced = store.eppLogs
    .filter(
      ({ command, code }) =>
        command === 'create' && code !== null && (isSuccess(code) || code === 2302),
    )
    .flatMap(({ names }) => names);
  const caught = store.orders.filter(({ state }) => isCaught(state)).map(({ domain }) => domain);
  return new Set([...raced, ...caught]);
}

/**
 * What the registry of these TLDs answers to checks now. It is the same each time, and agrees with the rest: a name of
 * the catalogue is in use until it drops, one that was caught or lost is in use again.
 */
export function registryOf(world: World, tlds: readonly string[]): (name: string) => Availability {
  const { catalogue, clock, rng } = world;
  const raced = racedNames(world);
  return (name) => {
    if (!isName(name)) return failure(2005);
    if (!isServed(name, tlds)) return failure(2306);
    const draw = rng.derive(`registry/${name}`);
    if (draw.chance(0.006)) return failure(2400);
    const share = draw.int(0, 99);
    const row = catalogue.find(name);
    if (row !== undefined) {
      const [{ drop_date }] = datePrices(catalogue, row);
      if (dropTime(world, name, drop_date) > clock.now()) return IN_USE;
      return raced.has(name) || share < REGISTERED_AFTER_DROP ? IN_USE : AVAILABLE;
    }
    if (raced.has(name)) return IN_USE;
    const isShort = name.indexOf('.') < 6;
    return share < (isShort ? SHORT_REGISTERED : REGISTERED) ? IN_USE : AVAILABLE;
  };
}
