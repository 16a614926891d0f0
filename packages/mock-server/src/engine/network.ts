import * as v from 'valibot';
import type { OperationId } from '../generated/operations.ts';
import { errorRate, expectation, readFields, schemaOf } from '../input/input.ts';
import { Rng } from '../world/rng.ts';
import type { Fault } from './fault-kinds.ts';

/** Draws the duration of an answer, in milliseconds of real time. */
type Latency = (rng: Rng) => number;

/** Longest latency, in milliseconds. */
const LONGEST = 60_000;
const NUMBER = String.raw`(\d+(?:\.\d+)?)`;

/** The formats of a latency and their meaning. Undefined when the numbers do not fit together. */
const FORMS: readonly (readonly [
  form: RegExp,
  read: (a: number, b: number) => Latency | undefined,
])[] = [
  [new RegExp(`^${NUMBER}$`), (fixed) => () => fixed],
  [
    new RegExp(`^${NUMBER}-${NUMBER}$`),
    (min, max) => (min > max ? undefined : (rng) => min + rng.next() * (max - min)),
  ],
  [
    new RegExp(`^lognormal:${NUMBER},${NUMBER}$`),
    (median, sigma) => (rng) => median * Math.exp(sigma * rng.normal()),
  ],
];

/**
 * Parses `200` (fixed), `50-400` (range) or `lognormal:120,0.6` (median and sigma), in milliseconds. Undefined for any
 * other text and for a range whose first number is higher.
 */
export function parseLatency(text: string): Latency | undefined {
  for (const [form, read] of FORMS) {
    const match = form.exec(text);
    if (match === null) continue;
    const latency = read(Number(match[1]), Number(match[2]));
    return latency && ((rng) => Math.min(LONGEST, latency(rng)));
  }
  return undefined;
}

export const latency = schemaOf<string>(
  'like 200, 50-400 or lognormal:120,0.6 (milliseconds; the lower number of a range first)',
  (value) => typeof value === 'string' && parseLatency(value) !== undefined,
);

/** A latency from outside. A fixed one can be a number. */
export const givenLatency = schemaOf<string | number>(expectation(latency), (value) =>
  v.is(latency, typeof value === 'number' ? String(value) : value),
);

/** Settings of the network, as in options and in the control API. */
export interface NetworkOptions {
  /** Latency in milliseconds: `200`, `50-400` or `lognormal:120,0.6`. */
  readonly latency: string;
  /** Share of the calls that fail by chance, from 0 to 1. */
  readonly error_rate: number;
}

/** A change of the network. A fixed latency can be a number. */
export interface NetworkChange {
  readonly latency?: string | number | undefined;
  readonly error_rate?: number | undefined;
}

const NETWORK_FIELDS = { latency: givenLatency, error_rate: errorRate };

/** Operations that never fail by chance, so that people can sign in and stay signed in. */
const SPARED: readonly OperationId[] = ['auth/login', 'auth/refresh'];
const FAILURE: Fault = { kind: 'status', status: 500 };

/** The simulated network: latency and random failures. The same seed and calls give the same draws. */
export class Network {
  #state: NetworkOptions = { latency: '0', error_rate: 0 };
  #latency: Latency = () => 0;
  #delays: Rng;
  #failures: Rng;

  /** Throws a RangeError for a wrong option. */
  constructor(seed: string, options: NetworkChange = {}) {
    this.set(options);
    this.#delays = new Rng(`${seed}/latency`);
    this.#failures = new Rng(`${seed}/errors`);
  }

  get state(): NetworkOptions {
    return this.#state;
  }

  /** Changes the given settings. Throws a RangeError for a wrong or unknown one, and then changes nothing. */
  set(change: NetworkChange): void {
    readFields(change, NETWORK_FIELDS);
    const { latency: slow = this.#state.latency, error_rate = this.#state.error_rate } = change;
    this.#state = { latency: String(slow), error_rate };
    this.#latency = parseLatency(this.#state.latency) ?? this.#latency;
  }

  /** Latency of the next answer, in milliseconds. */
  delay(): number {
    return this.#latency(this.#delays);
  }

  /** The failure of the next call, if it fails. */
  failure(operation: OperationId): Fault | undefined {
    const { error_rate: rate } = this.#state;
    if (rate === 0 || SPARED.includes(operation)) return undefined;
    return this.#failures.chance(rate) ? FAILURE : undefined;
  }
}
