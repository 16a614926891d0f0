import { queryOptions, type UseMutationOptions } from '@tanstack/react-query';
import type { Areas } from '@dropcatch/sdk';
import { client } from './client.ts';
import { requestFailed } from './errors.ts';
import { queryClient } from './queryClient.ts';

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
  const { pending, failure = requestFailed } = options.meta ?? {};
  return runMutation({ ...options, meta: { pending, failure, failureIn: 'form' } }, variables);
}

/** Query options for what a form or a question starts with: it must be current, so it is read each time. */
export const neverCached = { staleTime: 0, gcTime: 0 } as const;

/**
 * Query options for data that is read again after some time, in milliseconds. A hidden tab does not poll. It reads at
 * once when it is shown again.
 */
export const polledEvery = (refetchInterval: number, staleTime = refetchInterval) =>
  ({ refetchInterval, staleTime, refetchOnWindowFocus: 'always' }) as const;

/**
 * Query options for data that refreshes by itself. Each refresh is tried once. A hidden tab does not refresh. It does so
 * at once when it is shown again.
 */
export const liveQueryOptions = {
  staleTime: 0,
  retry: false,
  refetchOnWindowFocus: 'always',
} as const;

/** The timeout of a live read. It is short, since the next read comes soon. */
export const liveTimeoutMilliseconds = 10_000;
