import { queryOptions, type UseMutationOptions } from '@tanstack/react-query';
import type { Areas } from '@dropcatch/sdk';
import { client } from './client.ts';
import { queryClient } from './queryClient.ts';

/** The least time between two paced calls in milliseconds, which keeps them below two a second. */
export const pace = 560;

/** The number of calls that may start at once after a pause, so that a screen need not wait for its first rows. */
const burst = 6;

let ready = burst;

let timer: ReturnType<typeof setTimeout> | undefined;

const queue: { start: () => void; signal: AbortSignal }[] = [];

function startWaiting(): void {
  while (ready > 0 && queue.length > 0) {
    const next = queue.shift();
    if (!next || next.signal.aborted) continue;
    ready -= 1;
    next.start();
  }
  if (ready >= burst) return;
  timer ??= setTimeout(() => {
    timer = undefined;
    ready += 1;
    startWaiting();
  }, pace);
}

/**
 * Makes a call as soon as the pace allows. Every automatic refresh goes through here, so that together they make fewer
 * than two calls a second, however many screens and rows need data. First come, first served: a poller with one waiting
 * call at a time gets its fair share.
 * @throws what the call throws, or the signal's reason if it was aborted
 */
export function paced<Answer>(call: () => Promise<Answer>, signal: AbortSignal): Promise<Answer> {
  return new Promise((resolve, reject) => {
    if (signal.aborted) return reject(signal.reason as Error);
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
    queue.push({ signal, start: () => void call().then(resolve, reject) });
    startWaiting();
  });
}

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
    queryKey: [area, method, ...values],
    queryFn: ({ signal }) => call(...values, { signal }),
  });
}

/**
 * Runs an action outside of a component. Its `meta` gives the messages and what to load again, as for `useMutation`.
 * @throws the failure of the call, after the person has seen its message
 */
export function perform<Answer, Variables, Before>(
  action: UseMutationOptions<Answer, Error, Variables, Before>,
  variables: Variables,
): Promise<Answer> {
  return queryClient.getMutationCache().build(queryClient, action).execute(variables);
}

/** Runs an action without waiting for it. Its `meta` reports the outcome. */
export function start<Answer, Variables, Before>(
  action: UseMutationOptions<Answer, Error, Variables, Before>,
  variables: Variables,
): void {
  perform(action, variables).catch(() => undefined);
}

/**
 * Runs an action without messages and reloads. The caller reports the outcome.
 * @throws the failure of the call
 */
export function performQuietly<Answer, Variables>(
  action: UseMutationOptions<Answer, Error, Variables>,
  variables: Variables,
): Promise<Answer> {
  const { pending, failure = 'Request failed' } = action.meta ?? {};
  return perform({ ...action, meta: { pending, failure, failureIn: 'form' } }, variables);
}

/**
 * The options of data that refreshes by itself: one try each time, at once when a hidden tab shows, none while it is
 * hidden.
 */
export const live = {
  staleTime: 0,
  retry: false,
  refetchOnWindowFocus: 'always',
  refetchIntervalInBackground: false,
} as const;

/** The timeout of a live read in milliseconds. The next read comes soon. */
export const liveTimeout = 10_000;
