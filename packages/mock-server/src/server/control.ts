import type { SignedIn } from '@dropcatch/sdk';
import {
  BodyTooLarge,
  type Exchange,
  jsonReply,
  MAX_BODY,
  type Reply,
} from '../engine/exchange.ts';
import { type Fault, FAULT_FIELDS, FAULT_KINDS, type PlannedFault } from '../engine/faults.ts';
import { givenLatency, type NetworkOptions } from '../engine/network.ts';
import { howMany } from '../areas/create.ts';
import { publishEnrichment } from '../areas/data-sources/tables.ts';
import { matchingRequests, PLAIN_FIELDS, VerificationError } from '../engine/request-match.ts';
import { ContractViolation, type Mock } from '../mock/mock.ts';
import { clockSpeed, clockTime, isInRange, parseTime } from '../world/clock.ts';
import {
  anything,
  count,
  errorRate,
  flag,
  isObject,
  listOf,
  offset,
  oneOf,
  parsedJson,
  percentage,
  readFields,
  readText,
  type Schema,
  schemaOf,
  text,
} from '../world/input.ts';
import { settle } from '../world/jobs.ts';
import { checkRecord, useOf } from '../world/integrity.ts';
import { isTable, noTable, type TableName } from '../world/records/tables.ts';
import { StateError } from '../mock/state.ts';
import type { AnyRecord, Table } from '../world/store.ts';

/** A refused call of the control API. The message says why. */
export class ControlError extends Error {
  override readonly name = 'ControlError';
  readonly status: number;

  constructor(message: string, status = 400) {
    super(message);
    this.status = status;
  }
}

interface ControlCall {
  readonly mock: Mock;
  /** Path segments after the name: `/__mock/faults/3`, `/__mock/state/orders/1860`. */
  readonly id?: string | undefined;
  readonly recordId?: string | undefined;
  readonly query: URLSearchParams;
  readonly body: Record<string, unknown>;
}

/** A call. Its return value is the JSON answer, or a promise of it. */
type Control = (call: ControlCall) => unknown;

const listJobs = ({ mock: { clock, jobs } }: ControlCall): unknown => {
  const list = jobs.list();
  return { now: clock.state().now, jobs: list };
};

const jobId = schemaOf<number | string>(
  'the id of a job or its session',
  (value) => typeof value === 'string' || Number.isSafeInteger(value),
);

/** What a body asks to do with a job, as the methods of `mock.jobs`. */
function changeJobs(call: ControlCall): unknown {
  const kinds = { step: count, fail: jobId, finish: jobId, at: percentage, error: text };
  const { step = 0, fail, finish, ...how } = readFields(call.body, kinds);
  const { jobs } = call.mock;
  for (const id of [fail, finish]) {
    if (id === undefined || jobs.find(id) !== undefined) continue;
    throw new ControlError(`There is no running job ${id}`, 404);
  }
  if (fail !== undefined) jobs.fail(fail, how);
  if (finish !== undefined) jobs.finish(finish);
  jobs.step(step);
  return listJobs(call);
}

function statusOf({ mock }: ControlCall): unknown {
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
  const known = oneOf([...call.mock.knownScenarios.keys()]);
  const { scenarios } = readFields(call.body, { scenarios: listOf(known) });
  call.mock.reset(scenarios);
  return statusOf(call);
}

function loadState(call: ControlCall): unknown {
  call.mock.load(call.body);
  return statusOf(call);
}

function setClock({ mock: { clock }, body }: ControlCall): unknown {
  const kinds = { now: clockTime, advance: offset, frozen: flag, speed: clockSpeed };
  const { now, advance = 0, frozen, speed } = readFields(body, kinds);
  const at = (now === undefined ? undefined : parseTime(now)) ?? clock.now();
  if (!isInRange(at + advance * 1000)) {
    throw new ControlError('advance must keep the clock between the years 1971 and 9999');
  }
  if (now !== undefined) clock.set(at);
  if (advance !== 0) clock.advance(advance * 1000);
  if (speed !== undefined) clock.setSpeed(speed);
  if (frozen === true) clock.freeze();
  if (frozen === false) clock.resume();
  return clock.state();
}

/** Sets a setting of the network to a field of the body, or to 0 without one. */
const setNetwork =
  (setting: keyof NetworkOptions, field: string, schema: Schema<unknown>): Control =>
  ({ mock: { network }, body }) => {
    network.set({ [setting]: readFields(body, { [field]: schema })[field] ?? 0 });
    return network.state;
  };

const faultView = ({ id, fault, seen, hits }: PlannedFault) => ({ id, ...fault, seen, hits });

const listFaults = ({ mock }: ControlCall) => ({ faults: mock.faults.list().map(faultView) });

const FAULT_WORDS = Object.fromEntries(
  Object.entries(FAULT_KINDS).map(([name, { does }]) => [name, does]),
);

function addFault({ mock, body }: ControlCall): unknown {
  return faultView(mock.faults.add(readFields(body, FAULT_FIELDS) as Fault));
}

function removeFaults(call: ControlCall): unknown {
  const { mock, id } = call;
  if (id === undefined) mock.faults.clear();
  else if (!mock.faults.remove(Number(id))) throw new ControlError(`There is no fault ${id}`, 404);
  return listFaults(call);
}

/** The requests whose fields have the values of the query: `?operation=orders/list&status=503`. */
function listRequests({ mock, query }: ControlCall): unknown {
  const match = Object.fromEntries(
    [...query].map(([name, value]) => {
      const wanted = new Map<string, Schema<unknown>>(Object.entries(PLAIN_FIELDS)).get(name);
      return [name, wanted === undefined ? value : readText(name, wanted, value)];
    }),
  );
  const requests = matchingRequests(mock.requests, match);
  return {
    requests: requests.map((entry) => ({ ...entry, headers: entry.headers, answer: entry.answer })),
  };
}

/** Answers 409 with the reason if the requests are not as expected, or without a count if any broke the contract. */
function verify({ mock, body }: ControlCall): unknown {
  const { count: wanted, match = {} } = readFields(body, { count, match: anything });
  try {
    if (wanted === undefined) mock.verify();
    else mock.verify(wanted, isObject(match) ? match : { body: match });
  } catch (error) {
    if (!(error instanceof VerificationError || error instanceof ContractViolation)) throw error;
    throw new ControlError(error.message, 409);
  }
  return { verified: true };
}

function signIn({ mock, body }: ControlCall): Promise<SignedIn> {
  const { email = '' } = readFields(body, { email: text });
  return mock.signIn(email).catch((error: Error) => {
    throw new ControlError(error.message, 404);
  });
}

function named(part: string | undefined): string {
  if (part !== undefined) return part;
  throw new ControlError('The path must be /__mock/state/{table} or /__mock/state/{table}/{id}');
}

function tableOf({ mock: { world }, id }: ControlCall): [name: TableName, of: Table<AnyRecord>] {
  settle(world);
  const name = named(id);
  if (isTable(name)) return [name, world.store.table(name)];
  throw new ControlError(noTable(name), 404);
}

function recordOf(call: ControlCall): AnyRecord {
  const [name, table] = tableOf(call);
  const id = named(call.recordId);
  const record = table.get(Number(id));
  if (record !== undefined) return record;
  throw new ControlError(`${name} has no record ${id}`, 404);
}

/** The records whose fields have the texts of a query: `?state=FAILED`. */
function matching(records: readonly AnyRecord[], query: URLSearchParams): readonly AnyRecord[] {
  const wanted = [...query];
  const unknown = wanted.find(([field]) => !records.some((record) => Object.hasOwn(record, field)));
  if (unknown !== undefined && records.length > 0) {
    throw new ControlError(`${unknown[0]} is not a field of the records`);
  }
  return records.filter((record) => wanted.every(([field, of]) => String(record[field]) === of));
}

/** The whole state, the records of a table that match the query, or one record. */
function readState(call: ControlCall): unknown {
  if (call.id === undefined) return call.mock.state();
  if (call.recordId !== undefined) return recordOf(call);
  const [name, table] = tableOf(call);
  return { [name]: matching(table.all(), call.query) };
}

/** Adds one record, or as many as `?count=` says and returns them in a list. */
function addRecord(call: ControlCall): unknown {
  const name = named(call.id) === 'domains' ? 'domains' : tableOf(call)[0];
  const { mock, query, body } = call;
  const given = query.get('count');
  if (given === null) return mock.create(name, body);
  return { [name]: mock.create(name, body, readText('count', howMany, given)) };
}

function changeRecord(call: ControlCall): AnyRecord {
  const record = recordOf(call);
  const { id: given = record.id, ...change } = call.body;
  if (given !== record.id) throw new ControlError('id cannot be changed');
  const [name] = tableOf(call);
  checkRecord(call.mock.world.store, name, { ...record, ...change }, Object.keys(change));
  return Object.assign(record, change);
}

function removeRecord(call: ControlCall): unknown {
  const { id } = recordOf(call);
  const [name, table] = tableOf(call);
  const use = useOf(call.mock.world.store, name, id);
  if (use !== undefined) throw new ControlError(`${name} ${id} cannot be removed: ${use}`, 409);
  table.delete(id);
  return { removed: id };
}

/** Wraps a change of records. Afterwards it updates the enrichment columns of the catalogue. */
const published =
  (change: Control): Control =>
  (call) => {
    const answer = change(call);
    publishEnrichment(call.mock.world);
    return answer;
  };

const CALLS: Readonly<Record<string, Readonly<Record<string, Control>>>> = {
  status: { GET: statusOf },
  reset: { POST: reset },
  state: {
    GET: readState,
    PUT: loadState,
    POST: published(addRecord),
    PATCH: published(changeRecord),
    DELETE: published(removeRecord),
  },
  clock: { GET: ({ mock }) => mock.clock.state(), PUT: setClock },
  latency: { PUT: setNetwork('latency', 'latency', givenLatency) },
  'error-rate': { PUT: setNetwork('error_rate', 'rate', errorRate) },
  scenarios: { GET: ({ mock }) => ({ scenarios: [...mock.knownScenarios.keys()] }) },
  faults: {
    GET: (call) => ({ ...listFaults(call), kinds: FAULT_WORDS }),
    POST: addFault,
    DELETE: removeFaults,
  },
  jobs: { GET: listJobs, POST: changeJobs },
  requests: { GET: listRequests },
  verify: { POST: verify },
  'sign-in': { POST: signIn },
  violations: { GET: ({ mock }) => ({ violations: mock.violations }) },
};

/** The calls by name, then by method. The README lists them. */
export const routes: ReadonlyMap<string, ReadonlyMap<string, Control>> = new Map(
  Object.entries(CALLS).map(([name, methods]) => [name, new Map(Object.entries(methods))]),
);

/** Base path of the control API. It is not part of the service's contract. */
export const CONTROL_BASE = '/__mock';

/** Largest state, in characters. An ordinary one has some megabytes, one of the scenario `huge` 125. */
const MAX_STATE = 400_000_000;

async function readBody(exchange: Exchange, most: number): Promise<Record<string, unknown>> {
  const sent = await exchange.text(most);
  const body = sent === '' ? {} : parsedJson(sent);
  if (isObject(body)) return body;
  throw new ControlError(
    `The body ${body === undefined ? 'is not valid JSON' : 'must be a JSON object'}`,
  );
}

/** Makes a call of the control API without HTTP. Throws a ControlError when it is refused. */
export function callControl(method: string, name: string, call: ControlCall): unknown {
  const answer = routes.get(name)?.get(method);
  if (answer === undefined) throw new ControlError(`There is no ${method} ${name}`, 404);
  try {
    return answer(call);
  } catch (error) {
    // Errors about values, with a message for the caller.
    const refuses = error instanceof StateError || error instanceof RangeError;
    throw refuses ? new ControlError(error.message) : error;
  }
}

/** Answers a call of the control API with JSON, or with a 4xx that gives the reason. */
export async function control(mock: Mock, exchange: Exchange): Promise<Reply> {
  const [path = '', id, recordId] = exchange.path.slice(CONTROL_BASE.length + 1).split('/');
  const name = path || 'status';
  const known = routes.get(name);
  if (known === undefined) {
    return jsonReply(404, { error: `No such call: try ${[...routes.keys()].join(', ')}` });
  }
  if (!known.has(exchange.method)) {
    const allow = [...known.keys()].join(', ');
    return jsonReply(405, { error: `${name} allows ${allow}` }, { allow });
  }
  try {
    const body = await readBody(exchange, name === 'state' ? MAX_STATE : MAX_BODY);
    const call = { mock, id, recordId, query: exchange.query, body };
    return jsonReply(200, await callControl(exchange.method, name, call));
  } catch (error) {
    if (error instanceof ControlError) return jsonReply(error.status, { error: error.message });
    if (error instanceof BodyTooLarge) return jsonReply(413, { error: error.message });
    throw error;
  }
}
