import { FAULT_SETTINGS, faultKind } from '../faults/fault.ts';
import type { Kind } from '../kind.ts';
import { errorRate } from '../network/error-rate.ts';
import { latency } from '../network/latency.ts';
import { scenarioName } from '../scenario.ts';
import { Store } from '../store.ts';
import { clockSpeed, clockTime } from '../time/clock.ts';
import { COLUMNS } from './columns.ts';

const text = { type: 'string' };
const flag = { type: 'boolean' };
const whole = { type: 'integer', minimum: 0 };
const amount = { type: 'number', minimum: 0 };

/** A value of a kind that others read, too; the keyword is state.ts's own. */
function is(kind: Kind<unknown>): object {
  return { is: kind };
}

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
export const STATE_SCHEMA = shape({
  dropcatch_mock: { const: 1 },
  seed: text,
  scenarios: list(is(scenarioName)),
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
