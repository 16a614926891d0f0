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
  type Schema,
  schemaOf,
  oneOf,
  ordinal,
  readText,
  text,
  textMap,
  whole,
  expectation,
} from '../world/input.ts';
import { Rng } from '../world/rng.ts';
import { pluralize } from './call.ts';
import { checkAnswer, checkEvent, documented, errorLine } from './contract.ts';

const operationKind = schemaOf<OperationId>(
  'an operation of the contract such as orders/list',
  (value) => operations.some(({ id }) => id === value),
);

export const FAULT_SETTINGS = {
  /** Only calls of this operation. Default: all calls. */
  operation: operationKind,
  /** Only the n-th matching call, from 1. */
  nth: ordinal,
  /** Only the first `times` matching calls. */
  times: ordinal,
  /** Only this share of the calls, 0 to 1, drawn from the seed. */
  rate: errorRate,
  /** Default: 500 for `status`, 200 for `answer`. */
  status: whole(200, 599),
  /** The text that says what went wrong. Default: one that fits the status. */
  error: text,
  /** Seconds, sent as Retry-After. Default: 30 for a 429. */
  retry_after: amount,
  /** Delay of the answer, in milliseconds of real time. */
  milliseconds: amount,
  /** Number of events, or bytes of an answer that is no stream, that still arrive. Default 1. */
  after: count,
  /** Whether the stream ends as if it were complete, instead of breaking. */
  clean: flag,
  /** Response headers by name. */
  headers: textMap,
  /** JSON. A list of events for a stream, a text for a file. */
  body: anything,
  /** Whether the answer may break the contract. */
  loose: flag,
};

type FaultSetting = keyof typeof FAULT_SETTINGS;

type FaultSettings = {
  readonly [Name in keyof typeof FAULT_SETTINGS]?:
    | v.InferOutput<(typeof FAULT_SETTINGS)[Name]>
    | undefined;
};

interface FaultFacts {
  /** Its effect, as the control API lists it. */
  readonly does: string;
  /** Settings of its effect. Others are refused. */
  readonly settings?: readonly FaultSetting[];
  /** The required setting. */
  readonly needs?: FaultSetting;
}

export const FAULT_KINDS = {
  status: {
    does: 'answers with `status` (default 500) and the text `error`; 429 and 503 may set `retry_after`',
    settings: ['status', 'error', 'retry_after'],
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
  repeat: { does: 'sends each event of a stream twice' },
  cut: {
    does: 'ends a stream after `after` events, by breaking it or, with `clean`, as if it were complete',
    settings: ['after', 'clean'],
  },
  stall: {
    does: 'sends `after` events of a stream, or bytes of another answer, then nothing until the client leaves or the fault is removed',
    settings: ['after'],
  },
  expired: { does: 'answers as if the access token had expired (401)' },
  answer: {
    does: 'answers with `status` (default 200), `headers` and `body`, which must match the contract unless `loose`',
    settings: ['status', 'headers', 'body', 'loose'],
  },
} as const satisfies Readonly<Record<string, FaultFacts>>;

export type FaultKind = keyof typeof FAULT_KINDS;

export const faultKind = oneOf(
  Object.keys(FAULT_KINDS).filter((name): name is FaultKind => Object.hasOwn(FAULT_KINDS, name)),
);

/** A failure of calls, or another answer to them. */
export interface Fault extends FaultSettings {
  /** What happens to the call: the table "Faults" of the README. */
  readonly kind: FaultKind;
}

export const FAULT_FIELDS = { kind: faultKind, ...FAULT_SETTINGS };

/** Settings of every fault that select the calls it applies to. */
const WHEN: readonly FaultSetting[] = ['operation', 'nth', 'times', 'rate'];

/** The first error of a fault whose settings are valid one by one. Undefined when there is none. */
function faultError(fault: Fault): string | undefined {
  const { kind, ...settings } = fault;
  // Tests may run without a type check.
  if (!Object.hasOwn(FAULT_KINDS, kind)) return `kind ${faultKind.message}`;
  const { needs, settings: own = [] }: FaultFacts = FAULT_KINDS[kind];
  if (needs !== undefined && settings[needs] === undefined) {
    return `${kind} needs ${needs}: ${expectation(FAULT_SETTINGS[needs])}`;
  }
  const known: readonly string[] = [...WHEN, ...own];
  const idle = Object.entries(settings).find(
    ([name, value]) => value !== undefined && !known.includes(name),
  );
  if (idle) return `${idle[0]} has no effect on the fault ${kind}, which takes ${known.join(', ')}`;
  return kind === 'answer' && fault.loose !== true ? plannedAnswerError(fault) : undefined;
}

/** The first error of a planned answer. Undefined when it matches the contract. */
function plannedAnswerError({ operation: id, status = 200, body }: Fault): string | undefined {
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
const concerns = ({ kind, operation }: Fault, { id, auth }: ContractOperation): boolean =>
  operation === undefined ? kind !== 'expired' || auth === 'access' : operation === id;

/** The planned faults. The same plans and calls give the same faults, at any time. */
export class Faults {
  readonly #seed: () => string;
  readonly #plans = new Map<number, Plan>();
  #lastId = 0;

  constructor(seed: () => string) {
    this.#seed = seed;
  }

  /** Plans a fault. If several match a call, the first one applies. Throws a RangeError that names the first error. */
  add(fault: Fault): PlannedFault {
    const error = fieldError(fault, FAULT_FIELDS) ?? faultError(fault);
    if (error !== undefined) throw new RangeError(error);
    return this.#plan({ id: (this.#lastId += 1), fault, seen: 0, hits: 0 });
  }

  state(): FaultsState {
    const planned = this.list().map(({ id, fault, seen, hits }) => ({ id, fault, seen, hits }));
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

  /** The fault that applies to this call, if any. Counts the call for every plan that it matches. */
  draw(operation: ContractOperation): PlannedFault | undefined {
    let applied: Plan | undefined;
    for (const plan of this.#plans.values()) {
      if (!concerns(plan.fault, operation)) continue;
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

const { error: words, retry_after, milliseconds, after, clean } = FAULT_SETTINGS;

/** Settings of a `Prefer` header. `code` is the status, as in other mocks. It starts at 400, the first failure. */
const PREFERENCES = {
  code: whole(400, 599),
  error: words,
  retry_after,
  milliseconds,
  after,
  clean,
};

/**
 * Parses the preferences of a header: `code=503, error="Closed, for now"` (RFC 7240, section 2). The first of a name
 * counts.
 */
function preferences(header: string): Map<string, string> {
  const read = new Map<string, string>();
  for (const [part] of header.matchAll(/(?:"[^"]*"|[^,;"])+/g)) {
    const [, key = '', value = ''] = /^([^=]*)=?(.*)$/s.exec(part) ?? [];
    const name = key.trim().toLowerCase();
    if (!read.has(name)) read.set(name, value.trim().replace(/^"(.*)"$/s, '$1'));
  }
  return read;
}

function readFault(header: string): Fault | undefined {
  const asked = preferences(header);
  const kind = asked.get('fault') ?? (asked.has('code') ? 'status' : undefined);
  if (kind === undefined) return undefined;
  if (kind === 'answer') throw new RangeError('use POST /__mock/faults to plan an answer');
  const fault: Fault = { kind: readText('fault', faultKind, kind) };
  const known = new Map<string, Schema<unknown>>(Object.entries(PREFERENCES));
  for (const [name, given] of asked) {
    const wanted = known.get(name);
    if (wanted !== undefined) {
      const setting = name === 'code' ? 'status' : name;
      Object.assign(fault, { [setting]: readText(name, wanted, given) });
    } else if (Object.hasOwn(FAULT_SETTINGS, name)) {
      throw new RangeError(`${name} is unknown. Known: ${[...known.keys()].join(', ')}`);
    }
  }
  const error = faultError(fault);
  if (error !== undefined) throw new RangeError(error);
  return fault;
}

/**
 * The fault that a request asks for itself: `Prefer: code=503`, or a kind with settings as in `Prefer: fault=delay,
 * milliseconds=300`. Returns a text that says what is wrong with it. Ignores other preferences.
 */
export function preferredFault(header: string | undefined): Fault | string | undefined {
  if (header === undefined) return undefined;
  try {
    return readFault(header);
  } catch (error) {
    if (error instanceof RangeError) return `Prefer: ${error.message}`;
    throw error;
  }
}
