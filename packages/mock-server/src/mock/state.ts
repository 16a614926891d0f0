import * as v from 'valibot';
import { FAULT_FIELDS, faultKind } from '../engine/fault-kinds.ts';
import type { FaultsState } from '../engine/faults.ts';
import { latency, type NetworkOptions } from '../engine/network.ts';
import { type Edits, MAX_ROWS } from '../world/catalogue/columns.ts';
import { clockSpeed, type SavedClock } from '../world/clock.ts';
import { clockTime, utcDay } from '../world/time.ts';
import { amount, count, errorRate, numberIn, problemOf, whole } from '../input/input.ts';
import { isObject } from '../input/json.ts';
import { messageOf } from '../text/words.ts';
import { TABLES } from '../world/records/tables.ts';
import { Store, type StoreState } from '../world/store.ts';
import type { TokenLifetimes } from '../world/world.ts';

/** Version of the format. Raise it when older mocks would misread the new format. */
const VERSION = 1;

/**
 * The whole state of a mock as plain data (JSON). The catalogue is rebuilt from the seed or the drop list, so this has
 * only the changes to it. It contains the passwords of the mock's users and the secrets of its sources in clear text.
 */
export interface MockState {
  readonly dropcatch_mock: typeof VERSION;
  readonly seed: string;
  readonly scenarios: readonly string[];
  readonly clock: SavedClock;
  readonly network: NetworkOptions;
  readonly faults: FaultsState;
  readonly lifetimes: TokenLifetimes;
  readonly catalogue: Edits & {
    /** Number of generated domains at the start. Null for a drop list. */
    readonly rows: number | null;
    /** UTC day that the catalogue is built around, counted from 1970-01-01. */
    readonly day: number;
    readonly size: number;
  };
  readonly store: StoreState;
}

/** The document is not a state that this mock can load. The message says why. */
export class StateError extends Error {
  override readonly name = 'StateError';
}

const { counters } = new Store().state();

const tables = Object.entries(TABLES).map(([name, { schema }]) => {
  return [name, v.strictObject({ next: count, rows: v.array(schema) })];
});

const row = v.strictObject({
  label: v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,63}$/)),
  tld: v.pipe(v.string(), v.regex(/^[a-z0-9.-]+$/)),
  variations: v.pipe(v.array(v.strictObject({ day: count, cents: count })), v.minLength(1)),
  source: v.optional(count),
});

const fault = v.strictObject({ ...v.partial(v.object(FAULT_FIELDS)).entries, kind: faultKind });

/** An access token that lasts no time would make every call a 401. */
const lifetime = numberIn('seconds from 1', 1, Number.MAX_SAFE_INTEGER);

const StateSchema = v.strictObject({
  dropcatch_mock: v.literal(VERSION),
  seed: v.string(),
  scenarios: v.array(v.string()),
  clock: v.strictObject({
    now: clockTime,
    frozen: v.boolean(),
    speed: clockSpeed,
    saved_at: v.optional(clockTime),
  }),
  network: v.strictObject({ latency, error_rate: errorRate }),
  faults: v.strictObject({
    last: count,
    planned: v.array(v.strictObject({ id: count, fault, seen: count, hits: count })),
  }),
  lifetimes: v.strictObject({ access: lifetime, refresh: amount }),
  catalogue: v.strictObject({
    rows: v.nullable(whole(0, MAX_ROWS)),
    day: utcDay,
    size: count,
    removed: v.array(v.string()),
    added: v.array(row),
  }),
  store: v.strictObject({
    tables: v.strictObject(Object.fromEntries(tables)),
    watchlists: v.array(v.strictTuple([count, v.array(v.string())])),
    ended_sessions: v.array(count),
    counters: v.strictObject(v.entriesFromList(Object.keys(counters), count)),
  }),
});

/**
 * Checks a document and returns a copy of it as a state. `scenarios` are the names it may have. Throws a StateError
 * when it is not a state, has another version or is broken.
 */
export function readState(value: unknown, scenarios: readonly string[]): MockState {
  const version = isObject(value) ? value['dropcatch_mock'] : undefined;
  if (version === undefined) throw new StateError('this is not a state of the mock');
  if (version !== VERSION) {
    const other = JSON.stringify(version);
    throw new StateError(`the state has version ${other}, this mock reads version ${VERSION}`);
  }
  const { issues } = v.safeParse(StateSchema, value, { abortEarly: true });
  if (issues !== undefined) {
    const { path, error } = problemOf(issues[0]);
    throw new StateError(`the state is broken: ${path.join('.') || 'the state'} ${error}`);
  }
  const state = value as MockState;
  const strange = state.scenarios.findIndex((name) => !scenarios.includes(name));
  if (strange >= 0) {
    const words = `must be one of ${scenarios.join(', ')}`;
    throw new StateError(`the state is broken: scenarios.${strange} ${words}`);
  }
  try {
    return structuredClone(state);
  } catch (error) {
    // The value is nested too deeply or is not plain data.
    throw new StateError(`the state is broken: ${messageOf(error)}`);
  }
}
