import { QueryObserver, type QueryClient, type QueryObserverResult } from '@tanstack/react-query';
import type { NameState } from '../../../entities/domains/nameCache.ts';
import { nameState } from '../../../entities/domains/nameStates.ts';
import type { NameRow } from './nameRows.ts';

/** Answers come faster than anybody reads: the list shows what is new at most this often, in milliseconds. */
const pause = 100;

/** A list of names that is being looked up, outside React. */
export interface NameLookup {
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
