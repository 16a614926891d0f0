import { givenLatency as latency, type NetworkChange } from '../engine/network.ts';
import type { Mock } from '../mock/mock.ts';
import { jobId, runControl } from '../mock/effects.ts';
import { replaced } from '../mock/replaced.ts';
import { clockSpeed } from '../world/clock.ts';
import { clockTime, isInRange } from '../world/time.ts';
import {
  anObject,
  count,
  errorRate,
  flag,
  offset,
  percentage,
  readFields,
  text,
} from '../input/input.ts';

type Body = Record<string, unknown>;

/** A call of an earlier version, which works until the next one. */
interface OldCall {
  /** Says once which calls replace it, and returns them. */
  readonly tell: () => string;
  readonly run: (mock: Mock, body: Body) => unknown;
}

/** The clock in one call, with `advance` in seconds. */
function setClock(mock: Mock, body: Body): unknown {
  const { clock } = mock;
  const kinds = { now: clockTime, advance: offset, frozen: flag, speed: clockSpeed };
  const { now, advance = 0, frozen, speed } = readFields(body, kinds);
  const at = now === undefined ? clock.now() : Date.parse(now);
  if (!isInRange(at + advance * 1000)) {
    throw new RangeError('advance must keep the clock between the years 1971 and 9999');
  }
  if (now !== undefined) clock.set(now);
  if (advance !== 0) clock.advance(advance * 1000);
  if (speed !== undefined) clock.setSpeed(speed);
  if (frozen === true) clock.freeze();
  if (frozen === false) clock.resume();
  return clock.state();
}

const setNetwork = (mock: Mock, change: NetworkChange): unknown =>
  runControl(mock, 'network.set', { change });

function changeJobs(mock: Mock, body: Body): unknown {
  const kinds = { step: count, fail: jobId, finish: jobId, at: percentage, error: text };
  const { step = 0, fail, finish, ...how } = readFields(body, kinds);
  if (fail !== undefined) mock.jobs.fail(fail, how);
  if (finish !== undefined) mock.jobs.finish(finish);
  return { now: mock.clock.state().now, jobs: runControl(mock, 'jobs.step', { times: step }) };
}

function verify(mock: Mock, body: Body): unknown {
  const { count: wanted, match = {} } = readFields(body, { count, match: anObject });
  return wanted === undefined
    ? runControl(mock, 'assertContract', {})
    : runControl(mock, 'expectRequests', { count: wanted, match });
}

const RUNS: Readonly<Record<string, readonly [by: string, run: OldCall['run']]>> = {
  'PUT clock': ['POST clock/set, advance, set-speed, freeze or resume', setClock],
  'PUT latency': [
    'PUT network',
    (mock, body) => setNetwork(mock, { latency: 0, ...readFields(body, { latency }) }),
  ],
  'PUT error-rate': [
    'PUT network',
    (mock, body) =>
      setNetwork(mock, { error_rate: readFields(body, { rate: errorRate }).rate ?? 0 }),
  ],
  'POST jobs': ['POST jobs/step, jobs/{id}/fail or jobs/{id}/finish', changeJobs],
  'POST verify': ['POST assert-contract or expect-requests', verify],
};

/** The old calls by method and path. Each says what replaces it: in the answer's header, and once in the terminal. */
export const OLD_CALLS: Readonly<Record<string, OldCall>> = Object.fromEntries(
  Object.entries(RUNS).map(([call, [by, run]]) => {
    const tell = (): string => {
      replaced(`${call} of /__mock`, by);
      return by;
    };
    return [call, { tell, run }];
  }),
);
