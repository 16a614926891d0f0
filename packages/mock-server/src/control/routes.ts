import { FAULT_KINDS, FAULT_SETTINGS, faultKind } from '../faults/fault.ts';
import type { PlannedFault } from '../faults/faults.ts';
import { flag, listOf, offset } from '../kind.ts';
import type { Mock } from '../mock.ts';
import { errorRate } from '../network/error-rate.ts';
import { givenLatency } from '../network/latency.ts';
import type { NetworkOptions } from '../network/network.ts';
import { scenarioName, SCENARIOS } from '../scenario.ts';
import { StateError } from '../state/state.ts';
import { clockSpeed, clockTime, isInRange, parseTime } from '../time/clock.ts';
import { ControlError, readFields } from './input.ts';
import { changeJobs, listJobs } from './jobs.ts';

/** A call of the control API. */
export interface ControlCall {
  readonly mock: Mock;
  /** What stands behind the name in the path: `/__mock/faults/3`. */
  readonly id: string | undefined;
  readonly body: unknown;
}

/** What a call does; the value is the JSON answer. */
type Control = (call: ControlCall) => unknown;

function status({ mock }: ControlCall): unknown {
  const { store, catalogue } = mock.world;
  return {
    seed: mock.seed,
    scenarios: mock.scenarios,
    clock: mock.clock.state(),
    domains: catalogue.size,
    users: store.users.size,
    orders: store.orders.size,
    notifications: store.notifications.size,
    jobs: store.jobs.size,
    requests: mock.requests.length,
    violations: mock.violations.length,
    faults: mock.faults.list().length,
    ...mock.network.state,
  };
}

function reset(call: ControlCall): unknown {
  const { scenarios } = readFields(call.body, { scenarios: listOf(scenarioName) });
  call.mock.reset(scenarios);
  return status(call);
}

function setClock({ mock, body }: ControlCall): unknown {
  const { clock } = mock;
  const { now, advance, frozen, speed } = readFields(body, {
    now: clockTime,
    advance: offset,
    frozen: flag,
    speed: clockSpeed,
  });
  const at = now === undefined ? undefined : parseTime(now);
  if (!isInRange((at ?? clock.now()) + (advance ?? 0) * 1000)) {
    throw new ControlError('advance must not leave the years 1971 to 9999');
  }
  if (at !== undefined) clock.set(at);
  if (advance !== undefined) clock.advance(advance * 1000);
  if (speed !== undefined) clock.setSpeed(speed);
  if (frozen === true) clock.freeze();
  if (frozen === false) clock.resume();
  return clock.state();
}

function loadState(call: ControlCall): unknown {
  try {
    call.mock.load(call.body);
  } catch (error) {
    if (error instanceof StateError) throw new ControlError(error.message);
    throw error;
  }
  return status(call);
}

/** Does what may refuse its values with a RangeError, whose text is the caller's to read. */
function checked<Value>(change: () => Value): Value {
  try {
    return change();
  } catch (error) {
    if (error instanceof RangeError) throw new ControlError(error.message);
    throw error;
  }
}

function setNetwork({ network }: Mock, change: Partial<NetworkOptions>): unknown {
  checked(() => network.set(change));
  return network.state;
}

function setLatency({ mock, body }: ControlCall): unknown {
  const { latency = '0' } = readFields(body, { latency: givenLatency });
  return setNetwork(mock, { latency: String(latency) });
}

function setErrorRate({ mock, body }: ControlCall): unknown {
  const { rate = 0 } = readFields(body, { rate: errorRate });
  return setNetwork(mock, { error_rate: rate });
}

function faultView({ id, fault, seen, hits }: PlannedFault): unknown {
  return { id, ...fault, seen, hits };
}

/** What each kind of fault does. */
const FAULT_WORDS = Object.fromEntries(
  Object.entries(FAULT_KINDS).map(([name, { does }]) => [name, does]),
);

function addFault({ mock, body }: ControlCall): unknown {
  const { kind, ...settings } = readFields(body, { kind: faultKind, ...FAULT_SETTINGS });
  if (kind === undefined) throw new ControlError(`kind must be ${faultKind.words}`);
  return faultView(checked(() => mock.faults.add({ kind, ...settings })));
}

function removeFaults({ mock, id }: ControlCall): unknown {
  if (id === undefined) mock.faults.clear();
  else if (!mock.faults.remove(Number(id))) throw new ControlError(`There is no fault ${id}`, 404);
  return { faults: mock.faults.list().map(faultView) };
}

const CALLS: Readonly<Record<string, Readonly<Record<string, Control>>>> = {
  status: { GET: status },
  reset: { POST: reset },
  state: { GET: ({ mock }) => mock.state(), PUT: loadState },
  clock: { GET: ({ mock }) => mock.clock.state(), PUT: setClock },
  latency: { PUT: setLatency },
  'error-rate': { PUT: setErrorRate },
  scenarios: { GET: () => ({ scenarios: SCENARIOS }) },
  faults: {
    GET: ({ mock }) => ({ faults: mock.faults.list().map(faultView), kinds: FAULT_WORDS }),
    POST: addFault,
    DELETE: removeFaults,
  },
  jobs: { GET: ({ mock }) => listJobs(mock), POST: ({ mock, body }) => changeJobs(mock, body) },
  requests: { GET: ({ mock }) => ({ requests: mock.requests }) },
  violations: { GET: ({ mock }) => ({ violations: mock.violations }) },
};

/** The calls by name, then by method; the README lists them. */
export const routes: ReadonlyMap<string, ReadonlyMap<string, Control>> = new Map(
  Object.entries(CALLS).map(([name, methods]) => [name, new Map(Object.entries(methods))]),
);
