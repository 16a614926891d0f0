import type * as v from 'valibot';
import { type ContractOperation, operations } from '../generated/contract.ts';
import type { OperationId } from '../generated/operations.ts';
import {
  amount,
  anything,
  count,
  errorRate,
  fieldError,
  flag,
  schemaOf,
  oneOf,
  ordinal,
  text,
  textMap,
  whole,
  expectation,
} from '../world/input.ts';
import { Rng } from '../world/rng.ts';
import type { Store } from '../world/store.ts';
import { pluralize } from '../text/words.ts';
import { checkAnswer, checkEvent, documented, errorLine } from '../contract/check.ts';
import { type FaultCall, match, matches, matchError } from './match.ts';

export const operationKind = schemaOf<OperationId>(
  'an operation of the contract such as orders/list',
  (value) => operations.some(({ id }) => id === value),
);

/** What a function answers. Without a body, the answer is empty. */
export interface OwnAnswer {
  /** Default: 200. */
  readonly status?: number | undefined;
  readonly headers?: Readonly<Record<string, string>> | undefined;
  readonly body?: unknown;
}

/** Answers a call, or leaves it to the service by returning undefined. */
type AnswerCall = (call: FaultCall) => OwnAnswer | undefined | Promise<OwnAnswer | undefined>;

/** Settings of every fault that select the calls it applies to. */
const WHEN_SETTINGS = {
  /** Only calls of this operation. Default: all calls. */
  operation: operationKind,
  /** Only calls with these values. */
  match,
  /** Only the n-th matching call, from 1. */
  nth: ordinal,
  /** Only the first `times` matching calls. */
  times: ordinal,
  /** Only this share of the calls, 0 to 1, drawn from the seed. */
  rate: errorRate,
};

export const FAULT_SETTINGS = {
  ...WHEN_SETTINGS,
  /** Default: 500 for `status`, 200 for `answer`. */
  status: whole(200, 599),
  /** The text that says what went wrong. Default: one that fits the status. */
  error: text,
  /** Seconds, sent as Retry-After. Default: 30 for a 429. */
  retry_after: amount,
  /** Delay of the answer, in milliseconds of real time. */
  milliseconds: amount,
  /** Number of events, or bytes of an answer that is not a stream, that still arrive. Default 1. */
  after: count,
  /** Whether the stream ends as if it were complete, instead of breaking. */
  clean: flag,
  /** Response headers by name. */
  headers: textMap,
  /** JSON. A list of events for a stream, a text for a file. */
  body: anything,
  /** In code only: a function that answers. */
  answer: schemaOf<AnswerCall>('a function, in code only', (value) => typeof value === 'function'),
  /** Whether the answer may break the contract. */
  loose: flag,
};

type FaultSetting = keyof typeof FAULT_SETTINGS;

type Setting<Name extends FaultSetting> = v.InferOutput<(typeof FAULT_SETTINGS)[Name]>;

type Settings<Name extends FaultSetting> = {
  readonly [Each in Name]?: Setting<Each> | undefined;
};

interface FaultFacts {
  /** Its effect, as the control API lists it. */
  readonly does: string;
  /** Settings of its effect. Others are refused. */
  readonly settings?: readonly FaultSetting[];
  /** The required setting. */
  readonly needs?: FaultSetting;
  /** Whether it is about the events of a stream. */
  readonly ofEvents?: true;
}

export const FAULT_KINDS = {
  status: {
    does: 'answers with `status` (default 500) and the text `error`; 429 and 503 may set `retry_after`; below 400 only when `loose`',
    settings: ['status', 'error', 'retry_after', 'loose'],
  },
  reset: { does: 'breaks the connection before anything is sent' },
  hang: { does: 'does not answer until the client leaves or the fault is removed' },
  late: {
    does: 'carries out the call and holds the answer back until the client leaves or the fault is removed',
  },
  delay: {
    does: 'answers `milliseconds` later',
    settings: ['milliseconds'],
    needs: 'milliseconds',
  },
  truncate: { does: 'breaks the connection in the middle of the body' },
  malformed: { does: 'sends only half of the body, as if it were whole: broken JSON' },
  empty: { does: 'carries out the call and answers with an empty body' },
  portal: {
    does: 'answers with the sign-in page of a network, 200 and HTML; the call does not reach the service',
  },
  repeat: { does: 'sends each event of a stream twice', ofEvents: true },
  cut: {
    does: 'ends a stream after `after` events, by breaking it or, with `clean`, as if it were complete',
    settings: ['after', 'clean'],
    ofEvents: true,
  },
  stall: {
    does: 'sends `after` events of a stream, or bytes of another answer, then nothing until the client leaves or the fault is removed',
    settings: ['after'],
  },
  expired: { does: 'answers as if the access token had expired (401)' },
  answer: {
    does: 'answers with `status` (default 200), `headers` and `body`, or by the function `answer`; it must match the contract unless `loose`',
    settings: ['status', 'headers', 'body', 'answer', 'loose'],
  },
} as const satisfies Readonly<Record<string, FaultFacts>>;

export type FaultKind = keyof typeof FAULT_KINDS;

export const faultKind = oneOf(
  Object.keys(FAULT_KINDS).filter((name): name is FaultKind => Object.hasOwn(FAULT_KINDS, name)),
);

type FactsOf<Kind extends FaultKind> = (typeof FAULT_KINDS)[Kind];

type NeedsOf<Facts> = Facts extends { readonly needs: infer Name extends FaultSetting }
  ? { readonly [Each in Name]: Setting<Each> }
  : unknown;

type NamesOf<Facts> = Facts extends {
  readonly settings: readonly (infer Name extends FaultSetting)[];
}
  ? Name
  : never;

/** A failure of calls, or another answer to them. `kind` is a row of the table "Faults" in the README. */
export type Fault = {
  [Kind in FaultKind]: { readonly kind: Kind } & Settings<
    keyof typeof WHEN_SETTINGS | NamesOf<FactsOf<Kind>>
  > &
    NeedsOf<FactsOf<Kind>>;
}[FaultKind];

/** A fault of any kind, with the settings of all. */
export interface AnyFault extends Settings<FaultSetting> {
  readonly kind: FaultKind;
}

export const FAULT_FIELDS = { kind: faultKind, ...FAULT_SETTINGS };

/** The first error of a fault whose settings are valid one by one. Undefined when there is none. */
export function faultError(fault: AnyFault): string | undefined {
  const { kind, ...settings } = fault;
  // Tests may run without a type check.
  if (!Object.hasOwn(FAULT_KINDS, kind)) return `kind ${faultKind.message}`;
  const { needs, settings: own = [], ofEvents }: FaultFacts = FAULT_KINDS[kind];
  const operation = operations.find(({ id }) => id === fault.operation);
  if (ofEvents && operation !== undefined && operation.kind !== 'stream') {
    return `${kind} has no effect on ${operation.id}, whose answer is not a stream`;
  }
  if (needs !== undefined && settings[needs] === undefined) {
    return `${kind} needs ${needs}: ${expectation(FAULT_SETTINGS[needs])}`;
  }
  const known: readonly string[] = [...Object.keys(WHEN_SETTINGS), ...own];
  const idle = Object.entries(settings).find(
    ([name, value]) => value !== undefined && !known.includes(name),
  );
  if (idle) return `${idle[0]} has no effect on the fault ${kind}, which takes ${known.join(', ')}`;
  const strange = matchError(fault.match ?? {}, fault.operation);
  if (strange !== undefined) return strange;
  if (fault.answer !== undefined) {
    const fixed = (['status', 'headers', 'body'] as const).find(
      (name) => fault[name] !== undefined,
    );
    return fixed && `${fixed} has no effect beside answer, which returns it`;
  }
  if (fault.loose === true) return undefined;
  if (kind === 'answer') return answerError(fault);
  return kind === 'status' && (fault.status ?? 500) < 400
    ? `status must be 400 or above, unless loose is true: the fault answer sends ${fault.status}`
    : undefined;
}

/** The first error of a fault from outside. Undefined when there is none. */
export const faultProblem = (fault: AnyFault): string | undefined =>
  fieldError(fault, FAULT_FIELDS) ?? faultError(fault);

/** The first error of an own answer. Undefined when it matches the contract. */
export function answerError({
  operation: id,
  status = 200,
  body,
}: OwnAnswer & Pick<AnyFault, 'operation'>) {
  const operation = operations.find((candidate) => candidate.id === id);
  if (operation === undefined) return 'answer needs operation, unless loose is true';
  const { contentType, schema, events } = documented(operation, status) ?? {};
  if (schema === undefined) {
    return body === undefined
      ? undefined
      : `body must be left out: ${id} has none with status ${status}`;
  }
  if (events !== undefined) {
    if (!Array.isArray(body)) return `body must be a list of events: ${id} is a stream`;
    const wrong = body.map((event) => checkEvent(operation, status, event));
    const place = wrong.findIndex((errors) => errors !== undefined);
    return place < 0 ? undefined : `body.${place}: ${errorLine(wrong[place] ?? {})}`;
  }
  if (contentType !== 'application/json') {
    return typeof body === 'string' ? undefined : `body must be text: ${id} is a file`;
  }
  const errors = checkAnswer(operation, status, body);
  return errors && `body breaks the contract (loose allows that): ${errorLine(errors)}`;
}

/** Default texts of faults, in the words of a real service. */
const TEXTS: Readonly<Record<number, string>> = {
  400: 'Bad request',
  401: 'Token has expired',
  403: 'You do not have permission to do this',
  404: 'Not found',
  409: 'Conflict with the current state',
  429: 'Too many attempts',
  500: 'Internal server error',
  502: 'Bad gateway',
  503: 'Service temporarily unavailable',
  504: 'Gateway timeout',
};

/** The error text of a status, with the seconds to wait if given. */
export function statusText(status: number, seconds?: number): string {
  const words = TEXTS[status] ?? `Request failed with status ${status}`;
  return seconds === undefined ? words : `${words}. Try again in ${pluralize(seconds, 'second')}.`;
}

export interface PlannedFault {
  readonly id: number;
  readonly fault: Fault;
  /** Number of calls that it matched. */
  readonly seen: number;
  /** Number of calls that it applied to. */
  readonly hits: number;
  /** Fires when the fault is removed. A held call continues then. */
  readonly removed: AbortSignal;
  remove(): void;
}

export interface FaultsState {
  /** The last id that was used. */
  readonly last: number;
  readonly planned: readonly Pick<PlannedFault, 'id' | 'fault' | 'seen' | 'hits'>[];
}

interface Plan extends PlannedFault {
  seen: number;
  hits: number;
  readonly removal: AbortController;
}

/**
 * Whether a fault applies to an operation. `expired` without an operation applies only to calls that send an access
 * token.
 */
const concerns = ({ kind, operation }: AnyFault, { id, auth }: ContractOperation): boolean =>
  operation === undefined ? kind !== 'expired' || auth === 'access' : operation === id;

/** The planned faults. The same plans and calls give the same faults, at any time. */
export class Faults {
  readonly #store: () => Store;
  readonly #seed: () => string;
  readonly #plans = new Map<number, Plan>();
  #lastId = 0;

  constructor(store: () => Store, seed: () => string) {
    this.#store = store;
    this.#seed = seed;
  }

  /** Plans a fault. If several match a call, the first one applies. Throws a RangeError that names the first error. */
  add(fault: Fault): PlannedFault {
    const error = this.problemOf(fault);
    if (error !== undefined) throw new RangeError(error);
    return this.#plan({ id: (this.#lastId += 1), fault, seen: 0, hits: 0 });
  }

  /** The first error of a fault: a wrong setting, or a match that no call can have. Undefined when there is none. */
  problemOf(fault: AnyFault): string | undefined {
    return faultProblem(fault) ?? matchError(fault.match ?? {}, fault.operation, this.#store());
  }

  /** The plans as plain data: without those that answer by a function. */
  state(): FaultsState {
    const plain = this.list().filter(({ fault }) => !('answer' in fault));
    const planned = plain.map(({ id, fault, seen, hits }) => ({ id, fault, seen, hits }));
    return { last: this.#lastId, planned };
  }

  /** Replaces all plans with the saved ones. */
  restore({ last, planned }: FaultsState): void {
    this.clear();
    for (const plan of planned) this.#plan(plan);
    this.#lastId = last;
  }

  #plan(known: FaultsState['planned'][number]): PlannedFault {
    const { id } = known;
    const removal = new AbortController();
    const plan: Plan = {
      ...known,
      removal,
      removed: removal.signal,
      remove: () => this.remove(id),
    };
    this.#plans.set(id, plan);
    return plan;
  }

  /** Removes a fault. Returns false when no fault has this id. */
  remove(id: number): boolean {
    this.#plans.get(id)?.removal.abort();
    return this.#plans.delete(id);
  }

  /** Removes all faults and restarts the numbering, so that a run can be repeated. */
  clear(): void {
    for (const { id } of this.list()) this.remove(id);
    this.#lastId = 0;
  }

  list(): PlannedFault[] {
    return [...this.#plans.values()];
  }

  /** Whether faults of this operation depend on more of a call than its operation. */
  lookInto(operation: ContractOperation): boolean {
    return this.list().some(
      ({ fault }: { fault: AnyFault }) =>
        (fault.match ?? fault.answer) !== undefined && concerns(fault, operation),
    );
  }

  /** The fault that applies to this call, if any. Counts the call for every plan that it matches. */
  draw(operation: ContractOperation, call: FaultCall | undefined): PlannedFault | undefined {
    let applied: Plan | undefined;
    for (const plan of this.#plans.values()) {
      const { match: wanted } = plan.fault;
      if (!concerns(plan.fault, operation)) continue;
      if (wanted !== undefined && !(call !== undefined && matches(wanted, call))) continue;
      plan.seen += 1;
      if (!this.#applies(plan) || applied !== undefined) continue;
      plan.hits += 1;
      applied = plan;
    }
    return applied;
  }

  /** Whether a plan applies to call number `seen`, from 1. */
  #applies({ id, fault, seen, hits }: Plan): boolean {
    if (fault.nth !== undefined && seen !== fault.nth) return false;
    if (fault.times !== undefined && hits >= fault.times) return false;
    if (fault.rate === undefined) return true;
    return new Rng(`${this.#seed()}/fault/${id}/${seen}`).chance(fault.rate);
  }
}
