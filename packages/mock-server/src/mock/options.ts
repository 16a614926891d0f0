import type { Fault } from '../engine/fault-kinds.ts';
import type { Violation } from '../engine/journal.ts';
import { givenLatency } from '../engine/network.ts';
import type { OwnScenario, ScenarioName } from './scenarios.ts';
import { MAX_ROWS } from '../world/catalogue/columns.ts';
import { clockSpeed } from '../world/clock.ts';
import { clockTime } from '../world/time.ts';
import type { DropList } from '../world/drop-list/drop-list.ts';
import { aFunction, anything, errorRate, flag, schemaOf, whole } from '../input/input.ts';
import { isObject } from '../input/json.ts';
import type { World } from '../world/world.ts';

export const DEFAULT_ROWS = 20_000;

/** Options of a mock. The same options, clock and requests give the same answers. */
export interface MockOptions {
  /** Seed of all random draws. Default 1. */
  readonly seed?: string | number | undefined;
  /** Number of domains in the catalogue. Default 20,000. A few hundred keep tests fast. */
  readonly rows?: number | undefined;
  /** A drop list to use instead of generated domains. */
  readonly dropList?: DropList | undefined;
  /** Start of the clock in ISO 8601 (`2026-11-20T18:00:00Z`). Default: the real time. */
  readonly now?: string | undefined;
  /** Whether the clock is frozen. Default: true when `now` is given. */
  readonly frozen?: boolean | undefined;
  /** Mock seconds per real second. Default 1. */
  readonly speed?: number | undefined;
  /** Scenarios, applied in order. A function changes the seeded world. Default: an ordinary day. */
  readonly scenarios?: readonly (ScenarioName | OwnScenario)[] | undefined;
  /** Changes the seeded world after the scenarios, at the start and after each reset. */
  readonly patch?: ((world: World) => void) | undefined;
  /** Faults that are planned at the start and after each reset. */
  readonly faults?: readonly Fault[] | undefined;
  /** Latency in milliseconds: 200, `50-400` or `lognormal:120,0.6`. Default 0. */
  readonly latency?: string | number | undefined;
  /** Share of the calls that fail with a 500, from 0 to 1. Never login or refresh. Default 0. */
  readonly errorRate?: number | undefined;
  /**
   * A state to continue from (`mock.state()`). Its seed, rows, scenarios, clock, faults and network apply until a
   * reset.
   */
  readonly state?: unknown;
  /** Whether a call fails when it or its answer breaks the contract. Default true. */
  readonly strict?: boolean | undefined;
  /** Called for each violation, strict or not. */
  readonly onViolation?: ((violation: Violation) => void) | undefined;
}

export const OPTION_SCHEMAS = {
  seed: schemaOf<string | number>('text or a number', (value) =>
    ['string', 'number'].includes(typeof value),
  ),
  rows: whole(0, MAX_ROWS),
  now: clockTime,
  speed: clockSpeed,
  latency: givenLatency,
  errorRate,
  scenarios: schemaOf<readonly unknown[]>('a list such as ["empty"]', Array.isArray),
  dropList: schemaOf<DropList>('what parseDropList returns', (value) => isObject(value)),
  frozen: flag,
  patch: aFunction,
  faults: schemaOf<readonly unknown[]>('a list of faults', Array.isArray),
  state: anything,
  strict: flag,
  onViolation: aFunction,
};
