/** Helpers for calls over time: progress of what runs at the service, and a steady pace. */
import type { CallOptions } from './options.ts';
import { retryAfterSeconds } from './errors/errors.ts';
import { held, pause } from './wait.ts';

/** Options of `poll`. */
export interface PollOptions {
  /** Time between an answer and the next call, in milliseconds. Default 2,000. */
  every?: number;
  /** Ends the wait and the call. The loop rejects with the signal's reason. */
  signal?: AbortSignal | null | undefined;
}

/**
 * Repeats a call and yields its answers, the last one too, until one says that it is over. For checks, imports and
 * catches: `for await (const { progress } of poll((options) => client.releasedDomains.checkProgress(id, options),
 * ({ progress }) => progress.status !== 'running')) …`. Leaving the loop ends it. An error of the call ends it, too.
 * @param call makes one call with the given options
 * @param isOver whether an answer is the last one
 * @throws {RangeError} when `every` is no number from 0
 */
export async function* poll<Answer>(
  call: (options: CallOptions) => Promise<Answer>,
  isOver: (answer: Answer) => boolean,
  { every = 2_000, signal }: PollOptions = {},
): AsyncGenerator<Answer, void, undefined> {
  if (!(every >= 0)) throw new RangeError('`every` must be a number from 0.');
  for (;;) {
    const answer = await call({ signal });
    yield answer;
    if (isOver(answer)) return;
    await pause(every, signal);
  }
}

/**
 * A `fetch` that starts at most so many requests per second, for the option `fetch`: `createClient({ baseUrl, fetch:
 * throttled(5) })`. The wait counts as a part of a call's `timeout`. A call that is aborted while it waits takes no turn.
 * @param perSecond the number of requests
 * @param fetch what sends them. Default: the platform's
 * @throws {RangeError} when `perSecond` is not above 0
 */
export function throttled(perSecond: number, fetch: Fetch = platformFetch): Fetch {
  if (!(perSecond > 0)) throw new RangeError('`perSecond` must be a number above 0.');
  const waiting = new Set<() => void>();
  let next = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  /** Starts the first one that waits, if it is time, and comes back for the others. */
  function start() {
    timer = undefined;
    const now = performance.now();
    const [first] = waiting;
    if (first && now >= next) {
      waiting.delete(first);
      next = now + 1000 / perSecond;
      first();
    }
    if (waiting.size > 0) timer = setTimeout(start, next - now);
  }

  return async (input, init) => {
    const signal = signalOf(input, init);
    const turn = new Promise<void>((resolve, reject) => {
      const begin = () => {
        signal?.removeEventListener('abort', leave);
        resolve();
      };
      const leave = () => {
        waiting.delete(begin);
        reject(signal?.reason);
      };
      if (signal?.aborted) leave();
      else waiting.add(begin);
      signal?.addEventListener('abort', leave, { once: true });
      if (timer === undefined) start();
    });
    await heldBack(input, turn);
    return fetch(input, init);
  };
}

/** What the answers of a service tell about its rate limit. Undefined is what they do not tell. */
export interface RateLimit {
  /** How many requests a window allows. */
  limit: number | undefined;
  /** How many are left. */
  remaining: number | undefined;
  /** Seconds until the next window, or until the service wants to be asked again. */
  reset: number | undefined;
}

/** Options of `rateLimited`. */
export interface RateLimitOptions {
  /** What sends the requests. Default: the platform's. */
  fetch?: Fetch | undefined;
  /** Called after each answer that tells about the limit. */
  onRateLimit?: ((limit: RateLimit) => void) | undefined;
}

/**
 * A `fetch` that keeps to the limit that the answers tell, for the option `fetch`: `createClient({ baseUrl, fetch:
 * rateLimited() })`. It counts down what is left, also for calls that start together. When nothing is left, or after a 429
 * or 503 with Retry-After, the next requests wait for the next window. It reads RateLimit-Limit, -Remaining and -Reset,
 * with and without `X-`. The wait counts as a part of a call's `timeout`: a call whose time is over before its turn rejects
 * with a TimeoutError that says that it was not sent.
 * @throws {TypeError} when `options` is no object
 */
export function rateLimited(options: RateLimitOptions = {}): Fetch {
  if (typeof options !== 'object')
    throw new TypeError('`rateLimited` takes options: rateLimited({ fetch }).');
  const { fetch = platformFetch, onRateLimit } = options;
  /** How many requests may still be sent before `resetAt`, and how many a window allows. */
  let [left, allowed] = [Infinity, Infinity];
  /** When the window ends. Infinity until an answer in it has told that. */
  let resetAt = 0;
  let inFlight = 0;

  /** Takes a turn, in the next window if nothing is left in this one. */
  async function takeTurn(signal: AbortSignal | null | undefined): Promise<void> {
    for (;;) {
      const wait = resetAt - performance.now();
      if (wait <= 0) [left, resetAt] = [allowed, Infinity];
      if (left > 0) break;
      await pause(wait === Infinity ? 100 : wait, signal);
    }
    left -= 1;
  }

  function learn(status: number, { limit, remaining, reset }: Partial<RateLimit>): void {
    if (limit) allowed = limit;
    // Those under way may not be counted yet.
    if (remaining !== undefined) left = remaining - inFlight;
    if (reset !== undefined) {
      resetAt = performance.now() + 1000 * reset;
      if (status === 429 || status === 503) left = 0;
    } else if (resetAt === Infinity) resetAt = 0;
  }

  return async (input, init) => {
    await heldBack(input, takeTurn(signalOf(input, init)));
    inFlight += 1;
    let response: Response;
    try {
      response = await fetch(input, init);
    } catch (error) {
      learn(0, {});
      throw error;
    } finally {
      inFlight -= 1;
    }
    const limit = rateLimitOf(response);
    learn(response.status, limit);
    if (Object.values(limit).some((value) => value !== undefined)) onRateLimit?.(limit);
    return response;
  };
}

/** Waits for the turn of a request. Until then, nothing of it has been sent. */
async function heldBack(input: Parameters<Fetch>[0], turn: Promise<void>): Promise<void> {
  if (input instanceof Request) held.add(input);
  await turn;
  if (input instanceof Request) held.delete(input);
}

/** Reads the headers about a rate limit. A time since 1970 is compared with that of the answer. */
function rateLimitOf(response: Response): RateLimit {
  const { headers } = response;
  const read = (name: string) => {
    const value = headers.get(`ratelimit-${name}`) ?? headers.get(`x-ratelimit-${name}`);
    const number = Number.parseFloat(value ?? '');
    return number >= 0 ? number : undefined;
  };
  const at = read('reset');
  const answeredAt = Date.parse(headers.get('date') ?? '') || Date.now();
  // Some services tell it in milliseconds.
  const since1970 = at && at > 1e11 ? at / 1000 : at;
  const reset = since1970 && since1970 > 1e9 ? Math.max(0, since1970 - answeredAt / 1000) : at;
  return {
    limit: read('limit'),
    remaining: read('remaining'),
    reset: retryAfterSeconds(response) ?? reset,
  };
}

type Fetch = typeof globalThis.fetch;

/** The global `fetch` is looked up for each call, because tests replace it. */
const platformFetch: Fetch = (...args) => globalThis.fetch(...args);

const signalOf = (...[input, init]: Parameters<Fetch>) =>
  input instanceof Request ? input.signal : init?.signal;
