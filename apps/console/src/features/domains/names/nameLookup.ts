import {
  queryOptions,
  QueryObserver,
  type QueryClient,
  type QueryObserverResult,
  useQueryClient,
} from '@tanstack/react-query';
import { useMemo, useSyncExternalStore } from 'react';
import { limitConcurrency } from '../../../core/lists.ts';
import { findDomain } from '../../../entities/domains/domains.ts';
import { nameKey, type NameState } from '../../../entities/domains/nameCache.ts';
import { findOrder } from '../../../entities/orders/orders.ts';
import type { NameRow, NameStatus } from './nameRows.ts';

/** No call takes many names, so a list of them is asked for name by name, and never more than three calls at a time. */
const turn = limitConcurrency(3);

/** {@link NameState} of one name. */
const nameState = (name: string) =>
  queryOptions({
    queryKey: nameKey(name),
    queryFn: async ({ signal }): Promise<NameState> => {
      const [domain, order] = await Promise.all([
        turn(() => findDomain(name, signal), signal),
        turn(() => findOrder({ domain: name }, undefined, signal), signal),
      ]);
      return { domain, order };
    },
  });

/** Answers come faster than anybody reads: the list shows what is new at most this often, in milliseconds. */
const pause = 100;

/** A list of names that is being looked up, outside React. */
interface NameLookup {
  /** Begins, or goes on. Answers how to stop: what nobody else waits for is broken off. */
  subscribe: (listener: () => void) => () => void;
  /** In the order of the names; the same array until something changes, and the same rows where nothing did. */
  rows: () => readonly NameRow[];
}

/**
 * Looks names up and tells of each as soon as its answer is there. What was asked in the last five minutes is not asked
 * again. An answer costs as much among five hundred names as among five: only its own row is made anew.
 */
export function lookUpNames(client: QueryClient, names: readonly string[]): NameLookup {
  const observers = names.map((name) => new QueryObserver(client, nameState(name)));
  const current = observers.map((observer, index) =>
    rowOf(names[index] ?? '', observer.getCurrentResult()),
  );
  let rows: readonly NameRow[] = [...current];
  let shownAt = -pause;
  let waiting: ReturnType<typeof setTimeout> | undefined;

  return {
    rows: () => rows,
    subscribe: (listener) => {
      const show = () => {
        waiting = undefined;
        shownAt = performance.now();
        rows = [...current];
        listener();
      };
      const change = (index: number, result: QueryObserverResult<NameState>) => {
        const next = rowOf(names[index] ?? '', result);
        if (isSame(next, current[index])) return;
        current[index] = next;
        waiting ??= setTimeout(show, shownAt + pause - performance.now());
      };
      const stops = observers.map((observer, index) => {
        const stop = observer.subscribe((result) => change(index, result));
        change(index, observer.getCurrentResult());
        return stop;
      });
      return () => {
        clearTimeout(waiting);
        waiting = undefined;
        for (const stop of stops) stop();
      };
    },
  };
}

function rowOf(name: string, { isError, data }: QueryObserverResult<NameState>): NameRow {
  if (isError) return { name, status: 'failed' };
  if (!data) return { name, status: 'waiting' };
  const { domain, order } = data;
  return {
    name,
    status: domain ? 'found' : 'missing',
    ...(domain && { domain }),
    ...(order && { order }),
  };
}

function isSame(a: NameRow, b: NameRow | undefined): boolean {
  return a.status === b?.status && a.domain === b.domain && a.order === b.order;
}

/** A list of names as far as it is looked up. */
export interface NameRows {
  /** In the order of the names. */
  rows: readonly NameRow[];
  /** How many names are in which state. */
  count: (status: NameStatus) => number;
}

/** Looks names up, anew when the array is another one, and shows each as its answer comes. */
export function useNameRows(names: readonly string[]): NameRows {
  const client = useQueryClient();
  const lookup = useMemo(() => lookUpNames(client, names), [client, names]);
  const rows = useSyncExternalStore(lookup.subscribe, lookup.rows);
  const count = (status: NameStatus) => rows.filter((row) => row.status === status).length;
  return { rows, count };
}
