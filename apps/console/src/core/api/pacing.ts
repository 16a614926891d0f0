import { ApiError } from '@dropcatch/sdk';
import { localNow } from '../time/serverClock.ts';
import { originOf, PartialFailureError } from './errors.ts';

/** How long to wait if the server does not say, in milliseconds. */
const defaultRateLimitDelay = 5000;

/**
 * How long to wait before a call that came too early (429) is made again, in milliseconds; undefined for other failures.
 * The server has not carried it out.
 */
export function rateLimitDelay(failure: unknown): number | undefined {
  const error = originOf(failure);
  if (error instanceof PartialFailureError) return rateLimitDelay(error.cause);
  if (!(error instanceof ApiError) || error.status !== 429) return undefined;
  return error.retryAfter === undefined ? defaultRateLimitDelay : error.retryAfter * 1000;
}

interface CallOptions {
  /** Ends all waiting: a call that has not started then rejects with the signal's reason. */
  signal: AbortSignal;
  /** Called if the server asks the call to wait, with the end of the wait by this computer's clock, in milliseconds. */
  onWait?: (until: number) => void;
}

/** The maximum number of calls of one task at a time, to spare the server. */
const maxConcurrent = 3;

/**
 * Returns a function that makes the many calls of one task, three at a time. If a call comes too early (429), no call
 * starts for as long as the server asks; then it is made again. The function rejects with what the call throws. Each task
 * has its own, so that a long one does not keep others waiting.
 * @param maxWaits how often one call waits before it fails
 */
export function limitCalls(maxWaits = 5) {
  const limited = limitConcurrency(maxConcurrent);
  /** Ends when calls may start. */
  let pause = Promise.resolve();

  async function attempt<T>(call: () => Promise<T>, options: CallOptions, waits = 0): Promise<T> {
    const { signal, onWait } = options;
    // A pause may be extended during it.
    for (let over; over !== pause;) {
      over = pause;
      await over;
    }
    signal.throwIfAborted();
    try {
      return await call();
    } catch (error) {
      const delay = rateLimitDelay(error);
      if (delay === undefined || waits === maxWaits) throw error;
      onWait?.(localNow() + delay);
      const [earlier, own] = [pause, sleep(delay, signal)];
      pause = earlier.then(() => own);
      return attempt(call, options, waits + 1);
    }
  }

  return async <T>(call: () => Promise<T>, options: CallOptions): Promise<T> =>
    limited(async () => attempt(call, options), options.signal);
}

/** Resolves after a time, or when the signal aborts. */
function sleep(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) return resolve();
    setTimeout(resolve, milliseconds);
    signal.addEventListener('abort', () => resolve(), { once: true });
  });
}

/** Runs a task as soon as the limit allows. Rejects without running it if the signal aborts first. */
type ConcurrencyLimiter = <T>(task: () => Promise<T>, signal?: AbortSignal) => Promise<T>;

/**
 * Runs at most `limit` tasks at a time. Others wait in order.
 * @param limit at least 1
 */
export function limitConcurrency(limit: number): ConcurrencyLimiter {
  const queue: (() => void)[] = [];
  let running = 0;

  return async function run<T>(task: () => Promise<T>, signal?: AbortSignal): Promise<T> {
    if (running >= limit) await new Promise<void>((resolve) => void queue.push(resolve));
    else running++;
    try {
      signal?.throwIfAborted();
      return await task();
    } finally {
      // The next task runs in place of this one.
      const next = queue.shift();
      if (next) next();
      else running--;
    }
  };
}

/** The minimum time between two throttled calls, in milliseconds. It keeps them below two a second. */
export const minCallInterval = 560;

/** How many calls may start at once after a pause, so that a screen need not wait for its first rows. */
const burst = 6;

/** How many of them only urgent calls may use. */
const reserved = 2;

let available = burst;

let timer: ReturnType<typeof setTimeout> | undefined;

interface QueuedCall {
  start: () => void;
  signal: AbortSignal;
  urgent: boolean;
}

let queuedCalls: readonly QueuedCall[] = [];

function startQueuedCalls(): void {
  for (;;) {
    queuedCalls = queuedCalls.filter(({ signal }) => !signal.aborted);
    const next = queuedCalls.find(({ urgent }) => urgent) ?? queuedCalls[0];
    if (!next || available <= (next.urgent ? 0 : reserved)) break;
    queuedCalls = queuedCalls.filter((call) => call !== next);
    available -= 1;
    next.start();
  }
  if (available >= burst) return;
  timer ??= setTimeout(() => {
    timer = undefined;
    available += 1;
    startQueuedCalls();
  }, minCallInterval);
}

/**
 * Makes a call as soon as the rate limit allows. All automatic refreshes go through here, so that together they make
 * fewer than two calls a second, however many screens and rows need data. Calls start in the order of their requests:
 * a poller with one waiting call at a time gets its fair share.
 * @param urgent whether the call goes before others, for the few that a screen must know within a second
 * @throws what the call throws, or the signal's reason if it was aborted
 */
export function throttled<Answer>(
  call: () => Promise<Answer>,
  signal: AbortSignal,
  urgent = false,
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    if (signal.aborted) return reject(signal.reason as Error);
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
    const start = () => void call().then(resolve, reject);
    queuedCalls = [...queuedCalls, { signal, urgent, start }];
    startQueuedCalls();
  });
}

/** An item that is read again and again, in turn with others. */
export interface PolledItem<Item> {
  item: Item;
  /** The turn in which it was last read; -1 if never. */
  lastTurn: number;
  /** How often it is read: 4 is four times as often as 1. */
  weight: number;
}

/**
 * The item to read in a turn: the one that has waited longest, relative to its weight. So every item comes again, and
 * heavier ones come more often. Items that were never read come first.
 */
export function mostOverdue<Item>(
  items: readonly PolledItem<Item>[],
  turn: number,
): Item | undefined {
  const waited = ({ lastTurn, weight }: PolledItem<Item>) =>
    lastTurn < 0 ? Infinity : (turn - lastTurn) * weight;
  let next: PolledItem<Item> | undefined;
  for (const item of items) if (!next || waited(item) > waited(next)) next = item;
  return next?.item;
}
