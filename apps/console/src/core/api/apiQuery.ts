import { queryOptions, type UseMutationOptions } from '@tanstack/react-query';
import type { Areas } from '@dropcatch/sdk';
import { client } from './client.ts';
import { queryClient } from './queryClient.ts';

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
export function perform<Answer, Variables>(
  action: UseMutationOptions<Answer, Error, Variables>,
  variables: Variables,
): Promise<Answer> {
  return queryClient.getMutationCache().build(queryClient, action).execute(variables);
}

/** Runs an action that nobody waits for: what came of it is told by its `meta`. */
export function start<Answer, Variables>(
  action: UseMutationOptions<Answer, Error, Variables>,
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
  const meta = { failure, failureIn: 'form' as const, ...(pending && { pending }) };
  return perform({ ...action, meta }, variables);
}
