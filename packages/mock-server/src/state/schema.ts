import { FAULT_KINDS } from '../faults/fault.ts';
import { operations } from '../generated/contract.ts';
import { SCENARIOS } from '../scenario.ts';
import { Store } from '../store.ts';
import { COLUMNS } from './columns.ts';

const text = { type: 'string' };
const flag = { type: 'boolean' };
const whole = { type: 'integer', minimum: 0 };
const amount = { type: 'number', minimum: 0 };
const time = { type: 'string', format: 'time' };

function list(items: object): object {
  return { type: 'array', items };
}

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

function each(of: object, schema: object): object {
  return shape(Object.fromEntries(Object.keys(of).map((name) => [name, schema])));
}

const fault = shape(
  { kind: { enum: Object.keys(FAULT_KINDS) } },
  {
    operation: { enum: operations.map(({ id }) => id) },
    nth: whole,
    times: whole,
    rate: amount,
    status: whole,
    error: text,
    retry_after: amount,
    milliseconds: amount,
    after: whole,
    clean: flag,
  },
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
export const STATE_SCHEMA = shape({
  dropcatch_mock: { const: 1 },
  seed: text,
  scenarios: list({ enum: SCENARIOS }),
  clock: shape(
    { now: time, frozen: flag, speed: { type: 'number', exclusiveMinimum: 0 } },
    { saved_at: time },
  ),
  network: shape({
    latency: { type: 'string', format: 'latency' },
    error_rate: { type: 'number', minimum: 0, maximum: 1 },
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
      Object.fromEntries(Object.entries(COLUMNS).map(([name, columns]) => [name, table(columns)])),
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
