import { Ajv2020, str, type ValidateFunction } from 'ajv/dist/2020.js';
import type { Edits } from '../catalogue/edit.ts';
import type { FaultsState } from '../faults/faults.ts';
import type { Kind } from '../kind.ts';
import type { NetworkOptions } from '../network/network.ts';
import type { ScenarioName } from '../scenario.ts';
import type { StoreState } from '../store.ts';
import type { SavedClock } from '../time/clock.ts';
import type { TokenLifetimes } from '../world.ts';
import { STATE_SCHEMA } from './schema.ts';

/** The version of the format below; one that older mocks would misread gets the next number. */
const VERSION = 1;

/**
 * Everything that a mock is at a moment, as plain data (JSON). The catalogue is made again from seed or drop list, so only
 * what was changed in it is here. Passwords of the mock's users and secrets of its sources are, in the clear.
 */
export interface MockState {
  readonly dropcatch_mock: typeof VERSION;
  readonly seed: string;
  readonly scenarios: readonly ScenarioName[];
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

/** A copy of the document as a state. Throws a StateError for one that is foreign, of another version or broken. */
export function readState(value: unknown): MockState {
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
  if (isState(value)) return copied(value);
  const [error] = isState.errors ?? [];
  const place = error?.instancePath.slice(1).replaceAll('/', '.') || 'the state';
  throw new StateError(
    `the state is broken: ${place} ${error?.message ?? 'is not as it should be'}`,
  );
}
