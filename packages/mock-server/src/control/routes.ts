import { type Fault, FAULT_KINDS, isFaultKind } from '../faults/fault.ts';
import type { PlannedFault } from '../faults/faults.ts';
import { operations } from '../generated/contract.ts';
import type { OperationId } from '../generated/operations.ts';
import type { Mock } from '../mock.ts';
import type { NetworkOptions } from '../network/network.ts';
import { isScenario, SCENARIOS, type ScenarioName } from '../scenario.ts';
import { StateError } from '../state/state.ts';
import { isInRange, isSpeed, MAX_SPEED, parseTime, TIME_WORDS } from '../time/clock.ts';
import {
  amount,
  ControlError,
  count,
  flag,
  offset,
  ordinal,
  part,
  readFields,
  text,
  texts,
} from './input.ts';
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

function scenariosOf(names: readonly string[] | undefined): ScenarioName[] | undefined {
  const wrong = names?.find((name) => !isScenario(name));
  if (wrong !== undefined) {
    throw new ControlError(`There is no scenario ${wrong}: try ${SCENARIOS.join(', ')}`);
  }
  return names?.filter(isScenario);
}

function reset(call: ControlCall): unknown {
  const { scenarios } = readFields(call.body, { scenarios: texts });
  call.mock.reset(scenariosOf(scenarios));
  return status(call);
}

function setClock({ mock, body }: ControlCall): unknown {
  const { clock } = mock;
  const { now, advance, frozen, speed } = readFields(body, {
    now: text,
    advance: offset,
    frozen: flag,
    speed: amount,
  });
  const at = now === undefined ? undefined : parseTime(now);
  if (now !== undefined && at === undefined) {
    throw new ControlError(`now must be ${TIME_WORDS}, not "${now}"`);
  }
  if (!isInRange((at ?? clock.now()) + (advance ?? 0) * 1000)) {
    throw new ControlError('advance must not leave the years 1971 to 9999');
  }
  if (speed !== undefined && !isSpeed(speed)) {
    const words = `speed must be above 0, at most ${MAX_SPEED}`;
    throw new ControlError(`${words}; to stop the clock set frozen`);
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

function setNetwork({ network }: Mock, change: Partial<NetworkOptions>): unknown {
  try {
    network.set(change);
  } catch (error) {
    if (error instanceof RangeError) throw new ControlError(error.message);
    throw error;
  }
  return network.state;
}

function setLatency({ mock, body }: ControlCall): unknown {
  const { latency = '0' } = readFields(body, { latency: text });
  return setNetwork(mock, { latency });
}

function setErrorRate({ mock, body }: ControlCall): unknown {
  const { rate = 0 } = readFields(body, { rate: part });
  return setNetwork(mock, { error_rate: rate });
}

function faultView({ id, fault, seen, hits }: PlannedFault): unknown {
  return { id, ...fault, seen, hits };
}

function operationOf(name: string | undefined): OperationId | undefined {
  if (name === undefined) return undefined;
  const known = operations.find(({ id }) => id === name);
  if (known === undefined) throw new ControlError(`There is no operation ${name}`);
  return known.id;
}

function addFault({ mock, body }: ControlCall): unknown {
  const {
    kind = '',
    operation,
    ...rest
  } = readFields(body, {
    kind: text,
    operation: text,
    nth: ordinal,
    times: ordinal,
    rate: part,
    status: count,
    error: text,
    retry_after: amount,
    milliseconds: amount,
    after: count,
    clean: flag,
  });
  if (!isFaultKind(kind)) {
    throw new ControlError(`kind must be one of ${Object.keys(FAULT_KINDS).join(', ')}`);
  }
  if (rest.status !== undefined && (rest.status < 200 || rest.status > 599)) {
    throw new ControlError('status must be from 200 to 599');
  }
  const fault: Fault = { kind, operation: operationOf(operation), ...rest };
  return faultView(mock.faults.add(fault));
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
    GET: ({ mock }) => ({ faults: mock.faults.list().map(faultView), kinds: FAULT_KINDS }),
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
