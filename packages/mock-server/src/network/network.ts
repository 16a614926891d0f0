import type { Fault } from '../faults/fault.ts';
import type { OperationId } from '../generated/operations.ts';
import { Rng } from '../rng.ts';
import { errorRate } from './error-rate.ts';
import { latency, type Latency, parseLatency } from './latency.ts';

/** How a network is, as options and the control API say it. */
export interface NetworkOptions {
  /** How long answers take, in milliseconds: `200`, `50-400` or `lognormal:120,0.6`. */
  readonly latency: string;
  /** The part of the calls that fails by chance, from 0 to 1. */
  readonly error_rate: number;
}

/** Calls that do not fail by chance, so that people can sign in and stay signed in. */
const SPARED: readonly OperationId[] = ['auth/login', 'auth/refresh'];

const FAILURE: Fault = { kind: 'status', status: 500 };

/** How long answers take and how many fail. The same seed and calls give the same draws. */
export class Network {
  #state: NetworkOptions = { latency: '0', error_rate: 0 };
  #latency: Latency = () => 0;
  #delays: Rng;
  #failures: Rng;

  /** Throws a RangeError that says what is wrong with the options. */
  constructor(seed: string, options: Partial<NetworkOptions> = {}) {
    this.set(options);
    this.#delays = new Rng(`${seed}/latency`);
    this.#failures = new Rng(`${seed}/errors`);
  }

  /** How it is now. */
  get state(): NetworkOptions {
    return this.#state;
  }

  /** Changes what is given. Throws a RangeError that says what is wrong with it. */
  set(change: Partial<NetworkOptions>): void {
    const state = { ...this.#state, ...change };
    const draw = parseLatency(state.latency);
    if (draw === undefined) throw new RangeError(`latency must be ${latency.words}`);
    if (!errorRate.is(state.error_rate)) throw new RangeError(`rate must be ${errorRate.words}`);
    this.#state = state;
    this.#latency = draw;
  }

  /** How long the next answer takes, in milliseconds. */
  delay(): number {
    return this.#latency(this.#delays);
  }

  /** How the next call fails, if it does. */
  failure(operation: OperationId): Fault | undefined {
    const { error_rate: rate } = this.#state;
    if (rate === 0 || SPARED.includes(operation)) return undefined;
    return this.#failures.chance(rate) ? FAILURE : undefined;
  }
}
