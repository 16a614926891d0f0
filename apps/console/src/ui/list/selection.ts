import { useSyncExternalStore, useEffect, useEffectEvent, useState } from 'react';
import { useRouter } from '@tanstack/react-router';
import { screenOf } from '../../core/address/screen.ts';
import { keptOf, wasInterrupted } from '../../core/session/userMemory.ts';
import { useUser } from '../../core/session/session.ts';

/** What names a row of a list. */
export type RowKey = string | number;

/**
 * The rows that a person has picked, by key, over all pages of a list. It lives outside React so that picking one row
 * of 250 renders one checkbox and not the list.
 */
export interface Selection<Row> {
  has: (key: RowKey) => boolean;
  /** Picks rows or drops them. */
  set: (rows: readonly Row[], picked: boolean) => void;
  /** Picks or drops one row; with `range`, also all that are shown between it and the one before. */
  toggle: (row: Row, picked: boolean, range: boolean) => void;
  clear: () => void;
  /** Says which rows are shown now. Picked ones among them are replaced by their fresh state. */
  show: (rows: readonly Row[]) => void;
  /** The picked rows, in the order of picking; the same array until something changes. */
  rows: () => readonly Row[];
  /** The rows that are shown now. */
  shown: () => readonly Row[];
  /** The shown rows that are picked when all are. */
  all: () => readonly Row[];
  keyOf: (row: Row) => RowKey;
  /** What a row is called, `order #42`. */
  nameOf: (row: Row) => string;
  subscribe: (listener: () => void) => () => void;
}

/** How a list tells its rows apart, and what it calls them. */
export interface RowNames<Row> extends Pick<Selection<Row>, 'keyOf' | 'nameOf'> {
  /** Whether "Select all" leaves a row out. It can still be picked by itself. */
  isSkipped?: (row: Row) => boolean;
}

/** A selection with nothing picked. */
export function createSelection<Row>(names: RowNames<Row>): Selection<Row> {
  const { keyOf, nameOf, isSkipped } = names;
  const picked = new Map<RowKey, Row>();
  const listeners = new Set<() => void>();
  let rows: readonly Row[] = [];
  let shown: readonly Row[] = [];
  let last: RowKey | undefined;

  const changed = () => {
    rows = [...picked.values()];
    for (const listener of listeners) listener();
  };
  const put = (row: Row, on: boolean) => {
    if (on) picked.set(keyOf(row), row);
    else picked.delete(keyOf(row));
  };

  return {
    has: (key) => picked.has(key),
    set: (some, on) => {
      for (const row of some) put(row, on);
      changed();
    },
    toggle: (row, on, range) => {
      const to = shown.findIndex((other) => keyOf(other) === keyOf(row));
      const from = range ? shown.findIndex((other) => keyOf(other) === last) : -1;
      const between =
        from < 0 || to < 0 ? [] : shown.slice(Math.min(from, to), Math.max(from, to) + 1);
      for (const some of [...between, row]) put(some, on);
      last = keyOf(row);
      changed();
    },
    clear: () => {
      picked.clear();
      last = undefined;
      changed();
    },
    show: (next) => {
      if (next === shown) return;
      shown = next;
      for (const row of next) if (picked.has(keyOf(row))) picked.set(keyOf(row), row);
      changed();
    },
    rows: () => rows,
    shown: () => shown,
    all: () => (isSkipped ? shown.filter((row) => !isSkipped(row)) : shown),
    keyOf,
    nameOf,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** The picked rows; the component follows changes. */
export function useSelectedRows<Row>(selection: Selection<Row>): readonly Row[] {
  return useSyncExternalStore(selection.subscribe, selection.rows);
}

/** Whether any row is picked; the component renders only when that changes. */
export function useHasSelected(selection: Pick<Selection<unknown>, 'rows' | 'subscribe'>): boolean {
  return useSyncExternalStore(selection.subscribe, () => selection.rows().length > 0);
}

/** Whether one row is picked; the component renders only when that changes. */
export function useIsSelected(
  selection: Pick<Selection<unknown>, 'has' | 'subscribe'>,
  key: RowKey,
): boolean {
  return useSyncExternalStore(selection.subscribe, () => selection.has(key));
}

/**
 * A selection for the life of a screen; if the session ends under it, its user has it again there after signing in. The
 * component that calls this does not render when it changes; what shows it does so with `useSelectedRows` in a small
 * component of its own.
 * @param shown the rows of the page, as the query gives them
 */
export function useSelection<Row>(
  shown: readonly Row[] | undefined,
  names: RowNames<Row>,
): Selection<Row> {
  const { id: userId } = useUser();
  const router = useRouter();
  const [place] = useState(() => `selection of ${screenOf(router)}`);
  // What stood in the same place is of the same rows.
  const [selection] = useState(
    () => (keptOf(userId).get(place) as Selection<Row> | undefined) ?? createSelection(names),
  );
  const keep = useEffectEvent(() => {
    if (wasInterrupted()) keptOf(userId).set(place, selection);
  });
  useEffect(() => {
    keptOf(userId).delete(place);
    return () => keep();
  }, [userId, place]);
  useEffect(() => selection.show(shown ?? []), [selection, shown]);
  return selection;
}
