import { queryOptions, type UseMutationOptions } from '@tanstack/react-query';
import type { Areas } from '@dropcatch/sdk';
import { client } from './client.ts';
import { queryClient } from './queryClient.ts';

/** At least so many milliseconds lie between two paced calls, so that together they stay below two a second. */
export const pace = 560;

/** So many may start at once after a quiet time: a screen that opens must not wait for its first rows. */
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
 * Makes a call as soon as the pace allows: all that refreshes by itself goes through here, so that it asks for less than
 * two things a second, however many screens and rows want something. First come, first served: a poller that has one call
 * waiting at a time gets its fair share.
 * @throws what the call throws, or the signal's reason where nobody wants it any more
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

/** The methods of an area whose answer comes whole: not those that answer row by row. */
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
 * Runs an action outside of a component. Its `meta` says what to tell and what to load again, as for `useMutation`.
 * @throws what the call failed with; the person has been told by then
 */
export function perform<Answer, Variables, Before>(
  action: UseMutationOptions<Answer, Error, Variables, Before>,
  variables: Variables,
): Promise<Answer> {
  return queryClient.getMutationCache().build(queryClient, action).execute(variables);
}

/** Runs an action that nobody waits for: what came of it is told by its `meta`. */
export function start<Answer, Variables, Before>(
  action: UseMutationOptions<Answer, Error, Variables, Before>,
  variables: Variables,
): void {
  perform(action, variables).catch(() => undefined);
}

/**
 * Runs an action whose outcome the caller tells and loads anew: nothing of it is told here.
 * @throws what the call failed with
 */
export function performQuietly<Answer, Variables>(
  action: UseMutationOptions<Answer, Error, Variables>,
  variables: Variables,
): Promise<Answer> {
  const { pending, failure = 'Request failed' } = action.meta ?? {};
  return perform({ ...action, meta: { pending, failure, failureIn: 'form' } }, variables);
}

/**
 * How data is read that refreshes by itself: one try each time, and at once when a hidden tab is seen again. In a hidden
 * tab nothing is asked for.
 */
export const live = {
  staleTime: 0,
  retry: false,
  refetchOnWindowFocus: 'always',
  refetchIntervalInBackground: false,
} as const;

/** Milliseconds after which a live read is given up: the next one tells more. */
export const liveTimeout = 10_000;
