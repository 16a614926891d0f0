import type { Creatable, Given } from './areas/area.ts';
import type { Fault } from './engine/fault-kinds.ts';
import type { PlannedFault } from './engine/faults.ts';
import type { JournalEntry } from './engine/journal.ts';
import type { RequestMatch } from './engine/request-match.ts';
import { type Control, type ControlName, CONTROLS, filled, inputsOf } from './mock/controls.ts';
import type { Mock } from './mock/mock.ts';
import type { Change } from './mock/records.ts';
import { replaced } from './mock/replaced.ts';
import type { Records, TableName } from './world/records/tables.ts';

/** A fault that can be sent: one without a function. */
export type SentFault = Fault & { readonly answer?: undefined };

/** A planned fault, with the number of calls that it matched and applied to. */
export type RemoteFault = SentFault & Pick<PlannedFault, 'id' | 'fault' | 'seen' | 'hits'>;

/** A member of a mock as a call. */
type Sent<Member> = Member extends (...inputs: infer Inputs) => infer Result
  ? (...inputs: Inputs) => Promise<Awaited<Result>>
  : () => Promise<Member>;

/** The controls of an area: `advance` of `clock.advance`. */
type NamesIn<Area extends string> = ControlName extends infer Name
  ? Name extends `${Area}.${infer Own}`
    ? Own
    : never
  : never;

type SentOf<Area extends 'clock' | 'faults' | 'jobs' | 'network', But extends string = never> = {
  readonly [Name in Exclude<NamesIn<Area>, But> & keyof Mock[Area]]: Sent<Mock[Area][Name]>;
};

/** Controls whose types depend on the table or the data that are sent. */
interface Typed {
  /** The last requests that match, oldest first, with their answers. */
  requests(match?: RequestMatch): Promise<Omit<JournalEntry, 'isBy'>[]>;
  find<Name extends TableName>(
    table: Name,
    match?: Partial<Records[Name]>,
  ): Promise<Records[Name][]>;
  get<Name extends TableName>(table: Name, id: number): Promise<Records[Name]>;
  create<Name extends keyof Creatable>(table: Name, values?: Given<Name>): Promise<Creatable[Name]>;
  create<Name extends keyof Creatable>(
    table: Name,
    values: Given<Name>,
    count: number,
  ): Promise<Creatable[Name][]>;
  change<Name extends TableName>(
    table: Name,
    id: number,
    values: Change<Name>,
  ): Promise<Records[Name]>;
  reset(scenarios?: readonly string[]): Promise<void>;
  unusedFaults(): Promise<RemoteFault[]>;
  readonly faults: SentOf<'faults', 'add' | 'list'> & {
    /** Plans a fault. `remove` removes it and lets a held call continue. */
    add(fault: SentFault): Promise<RemoteFault & { remove(): Promise<void> }>;
    list(): Promise<RemoteFault[]>;
  };
  /** @deprecated `assertContract()` or `expectRequests(count, match)` */
  verify(...expected: [] | [count: number, match: RequestMatch]): Promise<void>;
}

type Plain = Exclude<ControlName, `${string}.${string}` | keyof Typed>;

/** A mock on a port: the controls of one in the process, with the same names, inputs and units. */
export type RemoteMock = Typed & { readonly [Name in Plain]: Sent<Mock[Name]> } & {
  readonly clock: SentOf<'clock'>;
  readonly jobs: SentOf<'jobs'>;
  readonly network: SentOf<'network'>;
};

/** Calls the control API. Rejects with an Error whose message is the reason of a refusal. */
type Call = (method: string, path: string, body?: unknown) => Promise<Record<string, unknown>>;

/** A value as JSON. Undefined for undefined. Throws for a function, which JSON would drop. */
const json = (value: unknown): string | undefined =>
  JSON.stringify(value, (_, part: unknown) => {
    if (typeof part === 'function') throw new TypeError('a function cannot be sent');
    return part;
  });

/** The query of some inputs: texts as they are, other values as JSON. */
function queryOf(input: object): string {
  const given = Object.entries(input).filter(([, value]) => value !== undefined);
  const texts = given.map(([name, value]) => [
    name,
    typeof value === 'string' ? value : (json(value) ?? ''),
  ]);
  return given.length === 0 ? '' : `?${new URLSearchParams(texts)}`;
}

/** Sends the call of a control. Its inputs come in the order of the table. */
async function send(call: Call, name: ControlName, inputs: readonly unknown[]): Promise<unknown> {
  const control: Control = CONTROLS[name];
  const { call: template, whole, key } = control;
  const input = Object.fromEntries(inputsOf(control).map((each, index) => [each, inputs[index]]));
  const [method = '', path = ''] = template.split(' ');
  const rest = Object.fromEntries(
    Object.entries(input).filter(([each]) => each !== whole && !path.includes(`{${each}}`)),
  );
  const main = whole === undefined ? rest : (input[whole] ?? {});
  const query = method === 'GET' ? main : whole === undefined ? {} : rest;
  const body = method === 'GET' ? undefined : main;
  const answer = await call(method, filled(path, input) + queryOf(query), body);
  return key === undefined ? answer : (answer[filled(key, input)] ?? answer);
}

function remoteMock(call: Call): RemoteMock {
  const mock: Record<string, Record<string, unknown> & object> = {};
  for (const name of Object.keys(CONTROLS) as ControlName[]) {
    const [area = '', own] = name.split('.');
    const control = (...inputs: unknown[]) => send(call, name, inputs);
    if (own === undefined) Object.assign(mock, { [area]: control });
    else (mock[area] ??= {})[own] = control;
  }
  const remote = mock as unknown as RemoteMock;
  const { faults } = remote;
  return Object.assign(remote, {
    faults: {
      ...faults,
      add: async (fault: SentFault) => {
        const planned = await faults.add(fault);
        return { ...planned, remove: () => faults.remove(planned.id) };
      },
    },
    verify: async (...expected: [] | [count: number, match: RequestMatch]) => {
      replaced('verify', 'assertContract or expectRequests');
      const [count, match] = expected;
      await (count === undefined ? remote.assertContract() : remote.expectRequests(count, match));
    },
  });
}

/**
 * Connects to a mock that runs elsewhere on this machine: `await connect('http://localhost:4010')`. A path in the address
 * is ignored. Rejects when no mock answers there.
 */
export async function connect(
  url: string,
  { fetch: request = globalThis.fetch }: { fetch?: typeof globalThis.fetch } = {},
): Promise<RemoteMock> {
  if (!/^https?:/.test(url)) {
    throw new RangeError(`The address of a mock begins with http:// or https://, not "${url}"`);
  }
  const { origin } = new URL(url);
  const call: Call = async (method, path, body) => {
    const text = json(body);
    const sent = text === undefined ? {} : { body: text };
    const response = await request(`${origin}/__mock/${path}`, { method, ...sent }).catch(
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
