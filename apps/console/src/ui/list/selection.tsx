import { useRouter } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { screenRouteId } from '../../core/address/history.ts';
import { useUser } from '../../core/session/session.ts';
import { unsavedWorkOf, wasInterrupted } from '../../core/session/userStorage.ts';
import { createStore } from '../../core/store.ts';
import type { Column } from './column.tsx';
import { selectWidth } from './measure.ts';
import styles from './DataList.module.css';

export type RowKey = string | number;

export interface RowNames<Row> {
  keyOf: (row: Row) => RowKey;
  /** The name of a row, `order #42`. */
  nameOf: (row: Row) => string;
  /** The price of a row, for the sum of the selected ones. */
  priceOf?: (row: Row) => number | null | undefined;
  /** Whether a row can be selected; by default, all can. */
  isSelectable?: (row: Row) => boolean;
  /** Whether "Select all" skips a row. It can still be selected by itself. */
  skippedBySelectAll?: (row: Row) => boolean;
  /** Whether the data of a row is still to come. */
  isLoading?: (row: Row) => boolean;
}

/** For rows that have a name. */
export const namedRows: RowNames<{ id: RowKey; name: string }> = {
  keyOf: ({ id }) => id,
  nameOf: ({ name }) => name,
};

/** The selected rows over all pages of a list: see {@link createSelection}. */
export type Selection<Row> = ReturnType<typeof createSelection<Row>>;

/**
 * An empty selection. It lives outside React, so that selecting one row of 250 renders one checkbox and not the list.
 */
export function createSelection<Row>(names: RowNames<Row>) {
  const {
    keyOf,
    nameOf,
    priceOf,
    isSelectable = () => true,
    skippedBySelectAll = () => false,
  } = names;
  const selected = new Map<RowKey, Row>();
  const { get, set: setRows, subscribe } = createStore<readonly Row[]>([]);
  let shown: readonly Row[] = [];
  let last: RowKey | undefined;

  const setSelected = (row: Row, on: boolean) => {
    if (!on) selected.delete(keyOf(row));
    else if (isSelectable(row)) selected.set(keyOf(row), row);
  };
  const notify = () => setRows([...selected.values()]);

  return {
    keyOf,
    nameOf,
    priceOf,
    isSelectable,
    subscribe,
    /** The selected rows, in the order of selection; the same array until something changes. */
    rows: get,
    has: (key: RowKey) => selected.has(key),
    shown: () => shown,
    /** The visible rows that "Select all" selects. */
    all: () => shown.filter((row) => isSelectable(row) && !skippedBySelectAll(row)),
    set: (rows: readonly Row[], on: boolean) => {
      for (const row of rows) setSelected(row, on);
      notify();
    },
    /** Selects or deselects one row; with `range`, also all visible rows between it and the last toggled one. */
    toggle: (row: Row, on: boolean, range: boolean) => {
      const to = shown.findIndex((other) => keyOf(other) === keyOf(row));
      const from = range ? shown.findIndex((other) => keyOf(other) === last) : -1;
      const [begin, end] = [Math.min(from, to), Math.max(from, to)];
      for (const other of begin < 0 ? [] : shown.slice(begin, end + 1)) setSelected(other, on);
      setSelected(row, on);
      last = keyOf(row);
      notify();
    },
    clear: () => {
      selected.clear();
      last = undefined;
      notify();
    },
    /** Sets the visible rows, and updates the selected ones among them. */
    show: (rows: readonly Row[]) => {
      if (rows === shown) return;
      shown = rows;
      for (const row of rows) if (selected.has(keyOf(row))) setSelected(row, true);
      notify();
    },
  };
}

export function useSelectedRows<Row>({ subscribe, rows }: Selection<Row>): readonly Row[] {
  return useSyncExternalStore(subscribe, rows);
}

/**
 * The selection of a screen. If the session ends, the same user finds it again after signing in. The calling component
 * does not render when the selection changes: use `useSelectedRows` in a small component.
 * @param shown the rows of the page from the query
 * @param list identifies the list, if a screen shows several in turn: each starts without a selection
 */
export function useSelection<Row>(
  shown: readonly Row[] | undefined,
  names: RowNames<Row>,
  list = '',
): Selection<Row> {
  const { id: userId } = useUser();
  const router = useRouter();
  const [storageKey] = useState(() => `selection of ${screenRouteId(router)}`);
  // A selection stored under the same key has the same kind of rows.
  const [{ selection, listId }, setSelection] = useState(() => ({
    listId: list,
    selection:
      (unsavedWorkOf(userId).get(storageKey) as Selection<Row> | undefined) ??
      createSelection(names),
  }));
  if (listId !== list) setSelection({ listId: list, selection: createSelection(names) });
  const keep = useEffectEvent(() => {
    if (wasInterrupted()) unsavedWorkOf(userId).set(storageKey, selection);
  });
  useEffect(() => {
    unsavedWorkOf(userId).delete(storageKey);
    return () => keep();
  }, [userId, storageKey]);
  useEffect(() => selection.show(shown ?? []), [selection, shown]);
  return selection;
}

export function selectColumn<Row>(selection: Selection<Row>): Column<Row> {
  return {
    id: 'select',
    header: 'Select',
    head: <SelectAll selection={selection} />,
    width: selectWidth,
    phone: 'line',
    cell: (row) => selection.isSelectable(row) && <SelectRow selection={selection} row={row} />,
  };
}

/** The checkbox of a row. With Shift, it selects all rows from the last one. */
function SelectRow<Row>({ selection, row }: { selection: Selection<Row>; row: Row }) {
  const { has, keyOf, nameOf, subscribe, toggle } = selection;
  const isSelected = useSyncExternalStore(subscribe, () => has(keyOf(row)));
  return (
    <label className={styles.select}>
      <input
        type="checkbox"
        className="plain-checkbox"
        aria-label={`Select ${nameOf(row)}`}
        data-key="x"
        checked={isSelected}
        onChange={({ currentTarget: { checked }, nativeEvent }) =>
          toggle(row, checked, 'shiftKey' in nativeEvent && nativeEvent.shiftKey === true)
        }
      />
    </label>
  );
}

export const selectAllShown = 'Select all shown';

/** The checkbox in the table head. Selects all visible rows that are not skipped, or none. */
function SelectAll<Row>({ selection }: { selection: Selection<Row> }) {
  const { shown, all, has, keyOf, set, subscribe } = selection;
  const isSelected = (row: Row) => has(keyOf(row));
  const state = useSyncExternalStore(subscribe, () => {
    if (!shown().some(isSelected)) return 'none';
    return all().every(isSelected) ? 'all' : 'some';
  });
  return (
    <label className={styles.select}>
      <input
        type="checkbox"
        className="plain-checkbox"
        aria-label={selectAllShown}
        checked={state === 'all'}
        ref={(input) => {
          if (input) input.indeterminate = state === 'some';
        }}
        onChange={({ currentTarget: { checked } }) => set(checked ? all() : shown(), checked)}
      />
    </label>
  );
}
