import type { SignedIn } from '@dropcatch/sdk';
import type { Creatable, Given } from './areas/create.ts';
import type { Fault } from './engine/faults.ts';
import type { JournalEntry, Violation } from './engine/journal.ts';
import type { NetworkChange, NetworkOptions } from './engine/network.ts';
import type { PLAIN_FIELDS, RequestMatch } from './engine/request-match.ts';
import type { JobView } from './mock/jobs.ts';
import type { ClockState } from './world/clock.ts';
import type { MockState } from './mock/state.ts';

/** A fault that can be sent: one without a function. */
export type SentFault = Fault & { readonly answer?: undefined };

/** A planned fault with the number of calls that it matched and applied to. */
export type RemoteFault = SentFault & {
  readonly id: number;
  readonly seen: number;
  readonly hits: number;
};

/** What `requests` filters by. */
export type RequestFilter = Pick<RequestMatch, keyof typeof PLAIN_FIELDS>;

/** An answer of the control API. */
interface Answers {
  readonly faults: RemoteFault[];
  readonly jobs: JobView[];
  readonly requests: Omit<JournalEntry, 'isBy'>[];
  readonly violations: Violation[];
}

/** Records that were added, at the name of their table. */
type Added = Readonly<Record<string, unknown>>;

/** Calls the control API. Rejects with an Error whose message is the reason of a refusal. */
type Call = <Answer>(method: string, path: string, body?: unknown) => Promise<Answer>;

/** A mock on a port, with the words and units of one in the process: times are in milliseconds. */
export type RemoteMock = ReturnType<typeof remoteMock>;

function remoteMock(call: Call) {
  const setClock = (change: object): Promise<ClockState> => call('PUT', 'clock', change);
  const changeJob = async (id: number | string, change: object): Promise<JobView | undefined> =>
    (await call<Answers>('POST', 'jobs', change)).jobs.findLast(
      (job) => job.id === id || job.session === id,
    );
  const removeFault = async (id: number): Promise<void> =>
    void (await call('DELETE', `faults/${id}`));

  /** Adds an ordinary record of the mock's world with the given values. With a count, adds that many in a list. */
  function create<Name extends keyof Creatable>(
    table: Name,
    values?: Given<Name>,
  ): Promise<Creatable[Name]>;
  function create<Name extends keyof Creatable>(
    table: Name,
    values: Given<Name>,
    count: number,
  ): Promise<Creatable[Name][]>;
  async function create(
    table: keyof Creatable,
    values: object = {},
    count?: number,
  ): Promise<unknown> {
    if (count === undefined) return call('POST', `state/${table}`, values);
    return (await call<Added>('POST', `state/${table}?count=${count}`, values))[table];
  }

  return {
    clock: {
      state: (): Promise<ClockState> => call('GET', 'clock'),
      now: async (): Promise<number> => Date.parse((await call<ClockState>('GET', 'clock')).now),
      /** @param at milliseconds since 1970 */
      set: (at: number) => setClock({ now: new Date(at).toISOString() }),
      advance: (milliseconds: number) => setClock({ advance: milliseconds / 1000 }),
      freeze: () => setClock({ frozen: true }),
      resume: () => setClock({ frozen: false }),
      /** Mock seconds per real second. */
      setSpeed: (speed: number) => setClock({ speed }),
    },
    faults: {
      /** Plans a fault. `remove` removes it and lets a held call continue. */
      add: async (fault: SentFault): Promise<RemoteFault & { remove: () => Promise<void> }> => {
        if (typeof fault.answer === 'function') throw new TypeError('a function cannot be sent');
        const planned = await call<RemoteFault>('POST', 'faults', fault);
        return { ...planned, remove: () => removeFault(planned.id) };
      },
      list: async () => (await call<Answers>('GET', 'faults')).faults,
      remove: removeFault,
      clear: async (): Promise<void> => void (await call('DELETE', 'faults')),
    },
    jobs: {
      list: async () => (await call<Answers>('GET', 'jobs')).jobs,
      /** Fails a running job now, or once it has done `at` percent. The id is that of the job or of its session. */
      fail: (id: number | string, how: { at?: number; error?: string } = {}) =>
        changeJob(id, { fail: id, ...how }),
      /** Moves the clock to the planned end of a running job. */
      finish: (id: number | string) => changeJob(id, { finish: id }),
      /** Moves the clock to the end of the job that ends next, up to `times` times. */
      step: async (times = 1): Promise<void> => void (await call('POST', 'jobs', { step: times })),
    },
    network: {
      set: async ({ latency, error_rate, ...others }: NetworkChange): Promise<void> => {
        const [unknown] = Object.keys(others);
        if (unknown) throw new RangeError(`${unknown} is unknown. Known: latency, error_rate`);
        if (latency !== undefined) await call<NetworkOptions>('PUT', 'latency', { latency });
        if (error_rate !== undefined) await call('PUT', 'error-rate', { rate: error_rate });
      },
    },
    /** Returns to the start: seeded data, the clock, no faults, empty journals. */
    reset: async (scenarios?: readonly string[]): Promise<void> =>
      void (await call('POST', 'reset', { scenarios })),
    create,
    /** Signs a user in without a password. */
    signIn: (email: string): Promise<SignedIn> => call('POST', 'sign-in', { email }),
    /** The last requests with their answers, oldest first. */
    requests: async (filter: RequestFilter = {}): Promise<Answers['requests']> => {
      const given = Object.entries(filter).filter(([, value]) => value !== undefined);
      const query = new URLSearchParams(given.map(([name, value]) => [name, String(value)]));
      return (await call<Answers>('GET', `requests?${query}`)).requests;
    },
    violations: async () => (await call<Answers>('GET', 'violations')).violations,
    /** Rejects if a request or an answer broke the contract. With a count, unless so many requests match. */
    verify: async (...expected: [] | [count: number, match: RequestMatch]): Promise<void> => {
      const [count, match] = expected;
      await call('POST', 'verify', { count, match });
    },
    state: (): Promise<MockState> => call('GET', 'state'),
    /** Continues from a state. */
    load: async (state: MockState): Promise<void> => void (await call('PUT', 'state', state)),
  };
}

/**
 * Connects to a mock that runs elsewhere on this machine: `await connect('http://localhost:4010')`. A path in the address
 * is ignored. Rejects when no mock answers there.
 */
export async function connect(
  url: string,
  { fetch: send = globalThis.fetch }: { fetch?: typeof globalThis.fetch } = {},
): Promise<RemoteMock> {
  if (!/^https?:/.test(url)) {
    throw new RangeError(`The address of a mock begins with http:// or https://, not "${url}"`);
  }
  const { origin } = new URL(url);
  const call: Call = async (method, path, body) => {
    const sent = body === undefined ? {} : { body: JSON.stringify(body) };
    const response = await send(`${origin}/__mock/${path}`, { method, ...sent }).catch(
      (cause: unknown) => {
        throw new Error(`No mock answers at ${origin}. Start one: npx dropcatch-mock`, { cause });
      },
    );
    const answer = await response.json().catch(() => ({ error: 'this is not a mock' }));
    if (response.ok && !('error' in answer)) return answer;
    throw new Error(`${method} ${origin}/__mock/${path}: ${answer.error}`);
  };
  await call('GET', 'status');
  return remoteMock(call);
}
