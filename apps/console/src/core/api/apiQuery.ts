import { queryOptions, type UseMutationOptions } from '@tanstack/react-query';
import type { Areas } from '@dropcatch/sdk';
import { client } from './client.ts';
import { queryClient } from './queryClient.ts';

<<<<<<< HEAD
=======
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

const queuedCalls: QueuedCall[] = [];

function startQueuedCalls(): void {
  for (;;) {
    const waiting = queuedCalls.filter(({ signal }) => !signal.aborted);
    const next = waiting.find(({ urgent }) => urgent) ?? waiting[0];
    if (!next || available <= (next.urgent ? 0 : reserved)) break;
    queuedCalls.splice(queuedCalls.indexOf(next), 1);
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
    queuedCalls.push({ signal, urgent, start: () => void call().then(resolve, reject) });
    startQueuedCalls();
  });
}

>>>>>>> 1a345d74 (Hold the Drop Board to be right in the first second at 20 moments around an opening)
type Area = keyof Areas;

/** A method's path values, query and body: everything but the call options, which come last. */
type ArgumentsOf<Method> = Method extends (...args: infer All) => unknown
  ? Required<All> extends [...infer Leading, unknown]
    ? Leading
    : never
  : never;

type AnswerOf<Method> = Method extends (...args: never[]) => Promise<infer Answer> ? Answer : never;

/** The methods of an area that return one answer, not those that yield rows. */
type CallsOf<A extends Area> = {
  [M in keyof Areas[A]]: AnswerOf<Areas[A][M]> extends never ? never : M;
}[keyof Areas[A]] &
  string;

/**
 * The query for one call of the API, `apiQuery('orders', 'list', { page: 2 })`. Its key is the operation's name and its
 * arguments, so `['orders']` stands for every call about orders, and `['orders', 'list']` for all of their lists.
 * @param args the method's path values, query and body, in the SDK's order
 */
export function apiQuery<A extends Area, M extends CallsOf<A>>(
  area: A,
  method: M,
  ...args: ArgumentsOf<Areas[A][M]>
) {
  const call = client[area][method] as (...all: unknown[]) => Promise<AnswerOf<Areas[A][M]>>;
  const values: readonly unknown[] = args;
  return queryOptions({
    queryKey: [area, method, ...values] as const,
    queryFn: ({ signal }) => call(...values, { signal }),
  });
}

/**
 * Runs a mutation outside of a component. Its `meta` gives the messages and what to load again, as for `useMutation`.
 * @throws the failure of the call, after its message has been shown
 */
export function runMutation<Answer, Variables, Context>(
  options: UseMutationOptions<Answer, Error, Variables, Context>,
  variables: Variables,
): Promise<Answer> {
  return queryClient.getMutationCache().build(queryClient, options).execute(variables);
}

/** Runs a mutation without waiting for it. Its `meta` reports the outcome. */
export function startMutation<Answer, Variables, Context>(
  options: UseMutationOptions<Answer, Error, Variables, Context>,
  variables: Variables,
): void {
  runMutation(options, variables).catch(() => undefined);
}

/**
 * Runs a mutation without messages and without loading anything again. The caller reports the outcome.
 * @throws the failure of the call
 */
export function runMutationSilently<Answer, Variables>(
  options: UseMutationOptions<Answer, Error, Variables>,
  variables: Variables,
): Promise<Answer> {
  const { pending, failure = 'Request failed' } = options.meta ?? {};
  return runMutation({ ...options, meta: { pending, failure, failureIn: 'form' } }, variables);
}

/**
 * Query options for data that refreshes by itself. Each refresh is tried once. A hidden tab does not refresh. It does so
 * at once when it is shown again.
 */
export const liveQueryOptions = {
  staleTime: 0,
  retry: false,
  refetchOnWindowFocus: 'always',
  refetchIntervalInBackground: false,
} as const;

/** The timeout of a live read. It is short, since the next read comes soon. */
export const liveTimeoutMilliseconds = 10_000;
