import type { ContractOperation } from '../generated/contract.ts';
import { pluralize } from '../text/words.ts';
import { LONGEST_WAIT, wait } from '../world/wait.ts';
import {
  jsonReply,
  mayHaveBody,
  piecesOf,
  type Reply,
  type ReplyBody,
  replyOf,
  RESET,
  UNCACHED,
} from './reply.ts';
import type { ServiceRequest } from './request.ts';
import { answerError } from './fault-check.ts';
import type { AnyFault, FaultKind, OwnAnswer } from './fault-kinds.ts';
import type { FaultCall } from './match.ts';

interface FaultContext {
  readonly fault: AnyFault;
  readonly request: ServiceRequest;
  /** The call, for faults that look into it. */
  readonly call?: FaultCall | undefined;
  readonly operation: ContractOperation;
  /** Fires when the fault is removed. */
  readonly removed: AbortSignal | undefined;
  /** Produces the regular answer. */
  readonly answer: () => Promise<Reply>;
  /** Reports an answer of a function that breaks the contract. */
  readonly violation: (problem: string) => void;
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
function statusText(status: number, seconds?: number): string {
  const words = TEXTS[status] ?? `Request failed with status ${status}`;
  return seconds === undefined ? words : `${words}. Try again in ${pluralize(seconds, 'second')}.`;
}

function errorReply({ status = 500, error, retry_after }: AnyFault): Reply {
  const seconds = retry_after ?? (status === 429 ? 30 : undefined);
  const headers: Record<string, string> =
    seconds === undefined ? {} : { 'retry-after': String(seconds) };
  return mayHaveBody(status)
    ? jsonReply(status, { error: error ?? statusText(status, seconds) }, headers)
    : { status, headers, body: '' };
}

/**
 * A planned answer: a list becomes a stream, a text becomes a file, other bodies become JSON. Without a body, the
 * answer is empty.
 */
function ownReply({ status = 200, headers, body }: OwnAnswer, operation: ContractOperation): Reply {
  const { contentType, events } = operation.answers[status] ?? {};
  const isFile = contentType !== undefined && contentType !== 'application/json';
  const content =
    isFile && events === undefined
      ? { filename: `${operation.id.replace('/', '-')}.txt`, content: body }
      : body;
  const reply =
    body === undefined || !mayHaveBody(status)
      ? { status, headers: UNCACHED, body: '' }
      : replyOf(operation, { status, body: content }, { answer: () => {}, event: () => {} });
  const given = Object.entries(headers ?? {}).map(([name, value]) => [name.toLowerCase(), value]);
  return { ...reply, headers: { ...reply.headers, ...Object.fromEntries(given) } };
}

async function half({ body }: Reply): Promise<string> {
  let text = '';
  for await (const piece of piecesOf(body)) text += piece;
  return text.slice(0, Math.ceil(text.length / 2));
}

async function* firstPieces(body: ReplyBody, count: number): AsyncGenerator<string> {
  let sent = 0;
  if (count === 0) return;
  for await (const piece of piecesOf(body)) {
    yield piece;
    sent += 1;
    if (sent === count) return;
  }
}

async function* twice(body: ReplyBody): AsyncGenerator<string> {
  for await (const piece of piecesOf(body)) {
    yield piece;
    yield piece;
  }
}

/** Time for sent data to arrive before a break, in milliseconds. Browsers drop what they have not read by then. */
const ARRIVAL = 100;

/** Yields the pieces, then waits for them to arrive. */
async function* arriving(
  pieces: AsyncIterable<string>,
  signal: AbortSignal,
): AsyncGenerator<string> {
  yield* pieces;
  await wait(ARRIVAL, signal);
}

/** Splits a text after as many characters as fit into the given bytes of UTF-8. */
function splitBytes(
  text: string,
  bytes: number,
): readonly [first: string, rest: string, size: number] {
  const { read, written } = new TextEncoder().encodeInto(text, new Uint8Array(bytes));
  return [text.slice(0, read), text.slice(read), written];
}

/** Splits a stream before the first event that is too many. */
const splitEvents = (event: string, left: number) =>
  left > 0 ? ([event, '', 1] as const) : (['', event, 0] as const);

/** Yields the first `count` events or bytes, waits in silence, and yields the rest. */
async function* stalling(
  body: ReplyBody,
  { count, split }: { count: number; split: typeof splitBytes },
  silence: () => Promise<void>,
): AsyncGenerator<string> {
  let left = count;
  let isSilent = false;
  for await (const piece of piecesOf(body)) {
    const [first, rest, size] = isSilent ? [piece, '', 0] : split(piece, left);
    left -= size;
    if (first !== '') yield first;
    if (rest === '') continue;
    isSilent = true;
    await silence();
    yield rest;
  }
  if (!isSilent) await silence();
}

/** Resolves when the client leaves or the fault is removed. */
const untilOver = (...signals: (AbortSignal | undefined)[]): Promise<void> =>
  wait(LONGEST_WAIT, AbortSignal.any(signals.filter((signal) => signal !== undefined)));

/** The sign-in page that a hotel's or train's network sends in place of other hosts. */
const PORTAL: Reply = {
  status: 200,
  headers: { 'content-type': 'text/html; charset=utf-8' },
  body: '<!doctype html><title>Guest network</title><h1>Sign in to this network</h1>',
};

const EFFECTS: Record<FaultKind, (context: FaultContext) => Reply | Promise<Reply>> = {
  status: ({ fault }) => errorReply(fault),
  expired: () => errorReply({ kind: 'status', status: 401 }),
  answer: async ({ fault, operation, call, answer, violation }) => {
    if (fault.answer === undefined || call === undefined) return ownReply(fault, operation);
    const own = await fault.answer(call);
    if (own === undefined) return answer();
    const error =
      fault.loose === true ? undefined : answerError({ operation: operation.id, ...own });
    if (error !== undefined) violation(`own answer: ${error}`);
    return ownReply(own, operation);
  },
  reset: () => RESET,
  hang: async ({ request, removed, answer }) => {
    await untilOver(request.signal, removed);
    return request.signal.aborted ? RESET : answer();
  },
  late: async ({ request, removed, answer }) => {
    const reply = await answer();
    await untilOver(request.signal, removed);
    return request.signal.aborted ? RESET : reply;
  },
  // The engine has waited already.
  delay: ({ answer }) => answer(),
  truncate: async ({ answer }) => {
    const reply = await answer();
    return { ...reply, body: await half(reply), breaks: 'truncate' };
  },
  malformed: async ({ answer }) => {
    const reply = await answer();
    return { ...reply, body: await half(reply) };
  },
  empty: async ({ answer }) => ({ ...(await answer()), body: '' }),
  portal: () => PORTAL,
  repeat: async ({ answer }) => {
    const reply = await answer();
    return { ...reply, body: twice(reply.body) };
  },
  cut: async ({ fault, request, answer }) => {
    const reply = await answer();
    const body = firstPieces(reply.body, fault.after ?? 1);
    if (fault.clean === true) return { ...reply, body };
    return { ...reply, body: arriving(body, request.signal), breaks: 'truncate' };
  },
  stall: async ({ fault, request, operation, removed, answer }) => {
    const reply = await answer();
    const isStream = operation.answers[reply.status]?.events !== undefined;
    const first = { count: fault.after ?? 1, split: isStream ? splitEvents : splitBytes };
    const silence = () => untilOver(request.signal, removed);
    return { ...reply, body: stalling(reply.body, first, silence) };
  },
};

/** Yields the events of a stream, each after a pause. */
async function* paced(
  body: ReplyBody,
  milliseconds: number,
  signal: AbortSignal,
): AsyncGenerator<string> {
  for await (const event of piecesOf(body)) {
    await wait(milliseconds, signal);
    yield event;
  }
}

/** The answer to a call with a fault. The delay of the fault has passed already. */
export async function applyFault(at: FaultContext): Promise<Reply> {
  const { fault, request } = at;
  const reply = await EFFECTS[fault.kind](at);
  return fault.pace === undefined || typeof reply.body === 'string'
    ? reply
    : { ...reply, body: paced(reply.body, fault.pace, request.signal) };
}
