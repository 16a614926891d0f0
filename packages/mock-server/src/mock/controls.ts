/** A way to read or change a mock: the same in code, over HTTP and from another process. */
export interface Control {
  /** Its call below `/__mock`. The inputs in braces are in the path. */
  readonly call: string;
  /** The input that is the whole body, or the whole query of a GET. The others are in the query then. */
  readonly whole?: string;
  /** Its other inputs: the fields of the body, or of the query of a GET. */
  readonly more?: readonly string[];
  /** The name of a list or a number in the answer. */
  readonly key?: string;
  /** What it does. */
  readonly does: string;
}

/** The inputs of a control, in the order of the method's parameters. */
export const inputsOf = ({ call, whole, more = [] }: Control): string[] => [
  ...Array.from(call.matchAll(/\{(\w+)\}/g), ([, name = '']) => name),
  ...(whole === undefined ? [] : [whole]),
  ...more,
];

/**
 * All controls by the name of the method: `mock.clock.advance(…)`, and `POST /__mock/clock/advance`. `effects.ts` has their
 * checks and what they do. This file imports nothing, so that `remote.ts` stays small.
 */
export const CONTROLS = {
  status: { call: 'GET status', does: 'returns seed, scenarios, clock, sizes and network' },
  reset: {
    call: 'POST reset',
    more: ['scenarios'],
    does: 'returns to the seeded data, or to other scenarios; no faults, empty journals',
  },
  knownScenarios: {
    call: 'GET scenarios',
    key: 'scenarios',
    does: 'lists the names of the scenarios',
  },
  state: { call: 'GET state', does: 'returns the whole state' },
  load: { call: 'PUT state', whole: 'state', does: 'continues from a state' },
  find: {
    call: 'GET state/{table}',
    whole: 'match',
    key: '{table}',
    does: 'lists the records of a table that have the given values',
  },
  get: { call: 'GET state/{table}/{id}', does: 'returns a record' },
  create: {
    call: 'POST state/{table}',
    whole: 'values',
    more: ['count'],
    key: '{table}',
    does: 'adds an ordinary record with the given values, or `count` of them',
  },
  change: { call: 'PATCH state/{table}/{id}', whole: 'values', does: 'changes fields of a record' },
  remove: { call: 'DELETE state/{table}/{id}', does: 'removes a record that no other needs' },
  signIn: {
    call: 'POST sign-in',
    more: ['email'],
    does: 'returns the tokens of a user, without a password',
  },
  requests: {
    call: 'GET requests',
    whole: 'match',
    key: 'requests',
    does: 'lists the last 1,000 requests that match, with headers and bodies, the newest 100 with answers',
  },
  violations: { call: 'GET violations', key: 'violations', does: 'lists what broke the contract' },
  assertContract: {
    call: 'POST assert-contract',
    does: 'fails if a request or an answer broke the contract',
  },
  expectRequests: {
    call: 'POST expect-requests',
    more: ['count', 'match'],
    does: 'fails unless so many of the last requests match',
  },
  'faults.add': { call: 'POST faults', whole: 'fault', does: 'plans a fault' },
  'faults.list': {
    call: 'GET faults',
    key: 'faults',
    does: 'lists the planned faults with their hits',
  },
  'faults.remove': {
    call: 'DELETE faults/{id}',
    key: 'faults',
    does: 'removes a fault; a held call continues',
  },
  'faults.clear': { call: 'DELETE faults', key: 'faults', does: 'removes all faults' },
  unusedFaults: {
    call: 'GET faults/unused',
    key: 'faults',
    does: 'lists the planned faults that have not applied to any call',
  },
  'clock.state': {
    call: 'GET clock',
    does: 'returns the time, the speed, and whether it is frozen',
  },
  'clock.now': { call: 'GET clock/now', key: 'now', does: 'returns milliseconds since 1970' },
  'clock.set': {
    call: 'POST clock/set',
    more: ['now'],
    does: 'jumps to a time: ISO 8601, or milliseconds since 1970',
  },
  'clock.advance': {
    call: 'POST clock/advance',
    more: ['milliseconds'],
    does: 'jumps forward, or back when negative',
  },
  'clock.freeze': { call: 'POST clock/freeze', does: 'stops the clock' },
  'clock.resume': { call: 'POST clock/resume', does: 'lets a frozen clock run again' },
  'clock.setSpeed': {
    call: 'POST clock/set-speed',
    more: ['speed'],
    does: 'sets the mock seconds per real second',
  },
  'network.state': { call: 'GET network', does: 'returns latency and error rate' },
  'network.set': {
    call: 'PUT network',
    whole: 'change',
    does: 'sets `latency` and `error_rate`, the share of calls that fail by chance',
  },
  'jobs.list': {
    call: 'GET jobs',
    key: 'jobs',
    does: 'lists the running jobs and those that ended lately',
  },
  'jobs.step': {
    call: 'POST jobs/step',
    more: ['times'],
    key: 'jobs',
    does: 'moves the clock to the end of the job that ends next',
  },
  'jobs.fail': {
    call: 'POST jobs/{id}/fail',
    whole: 'how',
    does: 'fails a running job, with `at` at that percentage of its work, and with the text `error`',
  },
  'jobs.finish': {
    call: 'POST jobs/{id}/finish',
    does: 'moves the clock to the planned end of a running job',
  },
} as const satisfies Readonly<Record<string, Control>>;

export type ControlName = keyof typeof CONTROLS;

/** The inputs of a call. */
export type ControlInput = Readonly<Record<string, unknown>>;

/** A template with the inputs in place of their names. */
export const filled = (template: string, input: ControlInput): string =>
  template.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(input[name])));
