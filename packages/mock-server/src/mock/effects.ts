import * as v from 'valibot';
import type { Creatable } from '../areas/area.ts';
import { howMany } from '../areas/create.ts';
import type { Fault } from '../engine/fault-kinds.ts';
import type { PlannedFault } from '../engine/faults.ts';
import { matchingRequests, REQUEST_FIELDS } from '../engine/request-match.ts';
import { type Clock, clockSpeed } from '../world/clock.ts';
import { isInRange, knownTime } from '../world/time.ts';
import {
  anObject,
  anything,
  count,
  listOf,
  offset,
  ordinal,
  percentage,
  readFields,
  readInput,
  schemaOf,
  text,
} from '../input/input.ts';
import type { TableName } from '../world/records/tables.ts';
import type { ControlInput, ControlName } from './controls.ts';
import type { Mock } from './mock.ts';
import { openTable } from './records.ts';
import { Missing } from './refusals.ts';

/** The check of a control's inputs, and what it does. */
interface Effect {
  readonly takes: v.ObjectEntries;
  /** The fields of the input that is a whole query, to convert its texts. */
  readonly fields?: v.ObjectEntries | undefined;
  readonly run: (mock: Mock, input: never) => unknown;
}

const effect = <const Takes extends v.ObjectEntries>(
  takes: Takes,
  run: (mock: Mock, input: v.InferOutput<v.ObjectSchema<Takes, undefined>>) => unknown,
  fields?: v.ObjectEntries,
): Effect => ({ takes, run, fields });

/** The effect of a control that changes the clock. */
const changeClock = <const Takes extends v.ObjectEntries>(
  takes: Takes,
  change: (clock: Clock, input: v.InferOutput<v.ObjectSchema<Takes, undefined>>) => void,
): Effect =>
  effect(takes, ({ clock }, input) => {
    change(clock, input);
    return clock.state();
  });

/** The id of a job, or of its session or batch. */
export const jobId = schemaOf<number | string>(
  'the id of a job or its session',
  (value) => typeof value === 'string' || Number.isSafeInteger(value),
);

const none = {};
const record = { table: text as v.GenericSchema<unknown, TableName>, id: ordinal };
const maybeObject = v.optional(anObject, {});

/** A planned fault as data. Its settings stand beside `fault`, too, as in earlier versions. */
const faultView = ({ id, fault, seen, hits }: PlannedFault) => ({
  id,
  ...fault,
  fault,
  seen,
  hits,
});

const listed = (faults: readonly PlannedFault[]) => faults.map(faultView);

/** What each control does. An effect without a result of its own returns what it has changed. */
export const EFFECTS: { readonly [Name in ControlName]: Effect } = {
  status: effect(none, (mock) => mock.status()),
  reset: effect({ scenarios: v.optional(listOf(text)) }, (mock, { scenarios }) => {
    mock.reset(scenarios);
    return mock.status();
  }),
  knownScenarios: effect(none, (mock) => mock.knownScenarios),
  state: effect(none, (mock) => mock.state()),
  load: effect({ state: anything }, (mock, { state }) => {
    mock.load(state);
    return mock.status();
  }),
  find: effect({ table: record.table, match: maybeObject }, (mock, { table, match }) =>
    mock.find(table, match),
  ),
  get: effect(record, (mock, { table, id }) => mock.get(table, id)),
  create: effect(
    {
      table: text as v.GenericSchema<unknown, keyof Creatable>,
      values: maybeObject,
      count: v.optional(howMany),
    },
    (mock, { table, values, count: wanted }) => {
      if (table !== 'domains') openTable(mock.world, table);
      return wanted === undefined ? mock.create(table, values) : mock.create(table, values, wanted);
    },
  ),
  change: effect({ ...record, values: anObject }, (mock, { table, id, values }) =>
    mock.change(table, id, values),
  ),
  remove: effect(record, (mock, { table, id }) => {
    mock.remove(table, id);
    return { removed: id };
  }),
  signIn: effect({ email: text }, (mock, { email }) => mock.signIn(email)),
  requests: effect(
    { match: maybeObject },
    (mock, { match }) =>
      matchingRequests(mock.requests, match, mock.world.store).map((entry) => ({
        ...entry,
        headers: entry.headers,
        answer: entry.answer,
      })),
    REQUEST_FIELDS,
  ),
  violations: effect(none, (mock) => mock.violations),
  assertContract: effect(none, (mock) => {
    mock.assertContract();
    return { verified: true };
  }),
  expectRequests: effect({ count, match: maybeObject }, (mock, { count: wanted, match }) => {
    mock.expectRequests(wanted, match);
    return { verified: true };
  }),
  'faults.add': effect({ fault: anObject }, (mock, { fault }) =>
    faultView(mock.faults.add(fault as unknown as Fault)),
  ),
  'faults.list': effect(none, (mock) => listed(mock.faults.list())),
  'faults.remove': effect({ id: ordinal }, (mock, { id }) => {
    if (!mock.faults.remove(id)) throw new Missing(`There is no fault ${id}`);
    return listed(mock.faults.list());
  }),
  'faults.clear': effect(none, (mock) => {
    mock.faults.clear();
    return [];
  }),
  unusedFaults: effect(none, (mock) => listed(mock.unusedFaults())),
  'clock.state': effect(none, ({ clock }) => clock.state()),
  'clock.now': effect(none, ({ clock }) => clock.now()),
  'clock.set': changeClock({ now: knownTime }, (clock, { now }) => clock.set(now)),
  'clock.advance': changeClock({ milliseconds: offset }, (clock, { milliseconds }) => {
    if (!isInRange(clock.now() + milliseconds)) {
      throw new RangeError('milliseconds must keep the clock between the years 1971 and 9999');
    }
    clock.advance(milliseconds);
  }),
  'clock.freeze': changeClock(none, (clock) => clock.freeze()),
  'clock.resume': changeClock(none, (clock) => clock.resume()),
  'clock.setSpeed': changeClock({ speed: clockSpeed }, (clock, { speed }) => clock.setSpeed(speed)),
  'network.state': effect(none, ({ network }) => network.state),
  'network.set': effect({ change: maybeObject }, ({ network }, { change }) => {
    network.set(change);
    return network.state;
  }),
  'jobs.list': effect(none, ({ jobs }) => jobs.list()),
  'jobs.step': effect({ times: v.optional(count) }, ({ jobs }, { times }) => {
    jobs.step(times);
    return jobs.list();
  }),
  'jobs.fail': effect({ id: jobId, how: maybeObject }, ({ jobs }, { id, how }) =>
    jobs.fail(id, readFields(how, { at: percentage, error: text })),
  ),
  'jobs.finish': effect({ id: jobId }, ({ jobs }, { id }) => jobs.finish(id)),
};

/**
 * Runs a control with checked inputs. Nothing has changed when it throws.
 * @throws {RangeError} that names the first unknown, missing or wrong input
 */
export function runControl(mock: Mock, name: ControlName, input: ControlInput): unknown {
  const { takes, run } = EFFECTS[name];
  return run(mock, readInput(input, takes) as never);
}
