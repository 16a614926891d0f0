import type * as v from 'valibot';
import { operations } from '../generated/contract.ts';
import type { OperationId } from '../generated/operations.ts';
import {
  amount,
  anything,
  count,
  errorRate,
  flag,
  oneOf,
  ordinal,
  schemaOf,
  text,
  textMap,
  whole,
} from '../input/input.ts';
import { type FaultCall, match } from './match.ts';

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
export const WHEN_SETTINGS = {
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
  /** Delay before the effect, in milliseconds of real time. */
  milliseconds: amount,
  /** Time before each event of a stream, in milliseconds of real time. */
  pace: amount,
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

export type FaultSetting = keyof typeof FAULT_SETTINGS;

type Setting<Name extends FaultSetting> = v.InferOutput<(typeof FAULT_SETTINGS)[Name]>;

type Settings<Name extends FaultSetting> = {
  readonly [Each in Name]?: Setting<Each> | undefined;
};

export interface FaultFacts {
  /** Settings of its effect. Others are refused. */
  readonly settings?: readonly FaultSetting[];
  /** The settings of which one is required. */
  readonly needs?: readonly [FaultSetting, ...FaultSetting[]];
  /** Whether it is about the events of a stream. */
  readonly ofEvents?: true;
}

/** The kinds of faults. The README says what each does, `apply-fault.ts` does it. */
export const FAULT_KINDS = {
  status: { settings: ['status', 'error', 'retry_after', 'loose', 'milliseconds'] },
  reset: { settings: ['milliseconds'] },
  hang: {},
  late: {},
  delay: { settings: ['milliseconds', 'pace'], needs: ['milliseconds', 'pace'] },
  truncate: { settings: ['milliseconds'] },
  malformed: { settings: ['milliseconds'] },
  empty: { settings: ['milliseconds'] },
  portal: { settings: ['milliseconds'] },
  repeat: { settings: ['milliseconds', 'pace'], ofEvents: true },
  cut: { settings: ['after', 'clean', 'milliseconds', 'pace'], ofEvents: true },
  stall: { settings: ['after', 'milliseconds', 'pace'] },
  expired: { settings: ['milliseconds'] },
  answer: { settings: ['status', 'headers', 'body', 'answer', 'loose', 'milliseconds', 'pace'] },
} as const satisfies Readonly<Record<string, FaultFacts>>;

export type FaultKind = keyof typeof FAULT_KINDS;

export const faultKind = oneOf(
  Object.keys(FAULT_KINDS).filter((name): name is FaultKind => Object.hasOwn(FAULT_KINDS, name)),
);

type FactsOf<Kind extends FaultKind> = (typeof FAULT_KINDS)[Kind];

type NeedsOf<Facts> = Facts extends {
  readonly needs: readonly (infer Name extends FaultSetting)[];
}
  ? { [Each in Name]: { readonly [Own in Each]: Setting<Own> } }[Name]
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
