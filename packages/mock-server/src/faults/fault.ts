import { counted } from '../call/numbers.ts';
import { operations } from '../generated/contract.ts';
import type { OperationId } from '../generated/operations.ts';
import { amount, count, flag, type Kind, oneOf, ordinal, text, whole } from '../kind.ts';
import { errorRate } from '../network/error-rate.ts';

const operation: Kind<OperationId> = {
  words: 'an operation of the contract such as orders/list',
  is: (value): value is OperationId => operations.some(({ id }) => id === value),
};

/** What may be said of a fault beside its kind: what each setting may be, wherever a fault comes from. */
export const FAULT_SETTINGS = {
  /** Only calls of this operation; all calls when left out. */
  operation,
  /** Only the n-th such call, from 1. */
  nth: ordinal,
  /** Only the first `times` such calls. */
  times: ordinal,
  /** Only this part of the calls, 0 to 1, drawn from the seed. */
  rate: errorRate,
  status: whole(200, 599),
  error: text,
  /** Seconds, sent as Retry-After. */
  retry_after: amount,
  milliseconds: amount,
  /** Events that still arrive; default 1. */
  after: count,
  clean: flag,
};

/** The name of a setting of a fault. */
export type FaultSetting = keyof typeof FAULT_SETTINGS;

type FaultSettings = {
  readonly [Name in FaultSetting]?:
    | ((typeof FAULT_SETTINGS)[Name] extends Kind<infer Value> ? Value : never)
    | undefined;
};

/** A kind of fault. */
export interface FaultFacts {
  /** What it does to an answer, as the control API lists it. */
  readonly does: string;
  /** The settings that say how; of the others nothing may be said. */
  readonly settings?: readonly FaultSetting[];
  /** The one that has to be said, as there is no usual value. */
  readonly needs?: FaultSetting;
}

/** Every kind of fault, by name. */
export const FAULT_KINDS = {
  status: {
    does: 'answers with `status` (default 500) and the text `error`; 429 and 503 may set `retry_after`',
    settings: ['status', 'error', 'retry_after'],
  },
  reset: { does: 'breaks the connection before anything is sent' },
  hang: { does: 'does not answer until the client leaves or the fault is removed' },
  late: {
    does: 'does what was asked and holds the answer back until the client leaves or the fault is removed',
  },
  delay: {
    does: 'answers `milliseconds` later',
    settings: ['milliseconds'],
    needs: 'milliseconds',
  },
  truncate: { does: 'breaks the connection in the middle of the body' },
  malformed: { does: 'sends only half of the body, as if it were whole: broken JSON' },
  empty: { does: 'does what was asked and answers without a word of it: an empty body' },
  portal: {
    does: 'answers with the sign-in page of a network, 200 and HTML, in place of the service, which hears nothing',
  },
  repeat: { does: 'sends each event of a stream twice' },
  cut: {
    does: 'ends a stream after `after` events, by breaking it or, with `clean`, as if it were complete',
    settings: ['after', 'clean'],
  },
  expired: { does: 'answers as if the access token had expired (401)' },
} as const satisfies Readonly<Record<string, FaultFacts>>;

/** The name of a kind of fault. */
export type FaultKind = keyof typeof FAULT_KINDS;

/** The name of a kind of fault, as it comes from outside. */
export const faultKind = oneOf(
  Object.keys(FAULT_KINDS).filter((name): name is FaultKind => Object.hasOwn(FAULT_KINDS, name)),
);

/** When something goes wrong, and how. */
export interface Fault extends FaultSettings {
  readonly kind: FaultKind;
}

/** The settings that say which calls a fault strikes; they may be said of every kind. */
const WHEN: readonly FaultSetting[] = ['operation', 'nth', 'times', 'rate'];

/** What is wrong with a fault whose settings are right each by itself; undefined when nothing is. */
export function faultTrouble(fault: Fault): string | undefined {
  const { kind, ...settings } = fault;
  const { needs, settings: own = [] }: FaultFacts = FAULT_KINDS[kind];
  if (needs !== undefined && settings[needs] === undefined) {
    return `${kind} needs ${needs}: ${FAULT_SETTINGS[needs].words}`;
  }
  const known: readonly string[] = [...WHEN, ...own];
  const idle = Object.entries(settings).find(
    ([name, value]) => value !== undefined && !known.includes(name),
  );
  return idle && `${idle[0]} does nothing to a ${kind}, which knows ${known.join(', ')}`;
}

/** The texts of faults that bring none, as a real service words them. */
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

/** The error text of a status, with the seconds after which to try again where there are some. */
export function statusText(status: number, seconds?: number): string {
  const words = TEXTS[status] ?? `Request failed with status ${status}`;
  return seconds === undefined ? words : `${words}. Try again in ${counted(seconds, 'second')}.`;
}
