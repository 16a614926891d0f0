import { Ajv2020, str, type ValidateFunction } from 'ajv/dist/2020.js';
import { FAULT_SETTINGS, faultKind, type FaultsState } from '../engine/faults.ts';
import { latency, type NetworkOptions } from '../engine/network.ts';
import type { Edits } from './catalogue/edits.ts';
import { clockSpeed, clockTime, type SavedClock } from './clock.ts';
import { errorRate, type Kind } from './input.ts';
import { REQUIRED_FIELDS } from './records.ts';
import { Store, type StoreState } from './store.ts';
import type { TokenLifetimes } from './world.ts';

const text = { type: 'string' };
const flag = { type: 'boolean' };
const whole = { type: 'integer', minimum: 0 };
const amount = { type: 'number', minimum: 0 };

/** A value of a kind that others read, too; the keyword is state.ts's own. */
const is = (kind: Kind<unknown>): object => ({ is: kind });

const list = (items: object): object => ({ type: 'array', items });

/** An object with these properties and no others; `more` may be missing. */
function shape(properties: object, more: object = {}): object {
  return {
    type: 'object',
    properties: { ...properties, ...more },
    required: Object.keys(properties),
    additionalProperties: false,
  };
}

/** Records are only looked at from outside: that they have what they always have, not what it is. */
function table(required: readonly string[]): object {
  const rows = list({ type: 'object', properties: { id: whole }, required });
  return shape({ next: whole, rows });
}

const { counters } = new Store().state();

const each = (of: object, schema: object): object =>
  shape(Object.fromEntries(Object.keys(of).map((name) => [name, schema])));

const fault = shape(
  { kind: is(faultKind) },
  Object.fromEntries(Object.entries(FAULT_SETTINGS).map(([name, kind]) => [name, is(kind)])),
);

const row = shape(
  {
    label: { type: 'string', pattern: '^[a-z0-9-]{1,63}$' },
    tld: { type: 'string', pattern: '^[a-z0-9.-]+$' },
    variations: { ...list(shape({ day: whole, cents: whole })), minItems: 1 },
  },
  { source: whole },
);

/** What a state looks like, as JSON Schema. */
const STATE_SCHEMA = shape({
  dropcatch_mock: { const: 1 },
  seed: text,
  scenarios: list(text),
  clock: shape(
    { now: is(clockTime), frozen: flag, speed: is(clockSpeed) },
    { saved_at: is(clockTime) },
  ),
  network: shape({
    latency: is(latency),
    error_rate: is(errorRate),
  }),
  faults: shape({
    last: whole,
    planned: list(shape({ id: whole, fault, seen: whole, hits: whole })),
  }),
  lifetimes: shape({ access: amount, refresh: amount }),
  catalogue: shape({
    rows: { type: ['integer', 'null'], minimum: 0 },
    day: whole,
    size: whole,
    removed: list(text),
    added: list(row),
  }),
  store: shape({
    tables: shape(
      Object.fromEntries(
        Object.entries(REQUIRED_FIELDS).map(([name, fields]) => [name, table(fields)]),
      ),
    ),
    watchlists: list({
      type: 'array',
      prefixItems: [whole, list(text)],
      minItems: 2,
      items: false,
    }),
    ended_sessions: list(whole),
    counters: each(counters, whole),
  }),
});

/** The version of the format below; one that older mocks would misread gets the next number. */
const VERSION = 1;

/**
 * Everything that a mock is at a moment, as plain data (JSON). The catalogue is made again from seed or drop list, so only
 * what was changed in it is here. Passwords of the mock's users and secrets of its sources are, in the clear.
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
    /** Made-up domains that it began with; null for those of a drop list. */
    readonly rows: number | null;
    /** The UTC day that it lies around, counted from 1970-01-01. */
    readonly day: number;
    /** How many domains it has. */
    readonly size: number;
  };
  readonly store: StoreState;
}

/** A document is no state that this mock can go on from; the text says why. */
export class StateError extends Error {
  override readonly name = 'StateError';
}

let compiled: ValidateFunction<MockState> | undefined;

function compile(): ValidateFunction<MockState> {
  const ajv = new Ajv2020({ allowUnionTypes: true });
  ajv.addKeyword({
    keyword: 'is',
    validate: (kind: Kind<unknown>, value: unknown) => kind.is(value),
    error: { message: ({ schema }) => str`must be ${schema.words}` },
  });
  return ajv.compile<MockState>(STATE_SCHEMA);
}

function copied(state: MockState): MockState {
  try {
    return structuredClone(state);
  } catch (error) {
    // Nested without end, or no plain data.
    throw new StateError(`the state is broken: ${error instanceof Error ? error.message : ''}`);
  }
}

/** A copy of the document as a state; `scenarios` are the names that may be in it. Throws a StateError for one that is foreign, of another version or broken. */
export function readState(value: unknown, scenarios: readonly string[]): MockState {
  const version =
    typeof value === 'object' && value !== null && 'dropcatch_mock' in value
      ? value.dropcatch_mock
      : undefined;
  if (version === undefined) throw new StateError('this is no state of the mock');
  if (version !== VERSION) {
    const other = JSON.stringify(version);
    throw new StateError(`the state has version ${other}, this mock reads version ${VERSION}`);
  }
  const isState = (compiled ??= compile());
  if (isState(value)) {
    const strange = value.scenarios.findIndex((name) => !scenarios.includes(name));
    if (strange < 0) return copied(value);
    const words = `must be one of ${scenarios.join(', ')}`;
    throw new StateError(`the state is broken: scenarios.${strange} ${words}`);
  }
  const [error] = isState.errors ?? [];
  const place = error?.instancePath.slice(1).replaceAll('/', '.') || 'the state';
  throw new StateError(
    `the state is broken: ${place} ${error?.message ?? 'is not as it should be'}`,
  );
}
