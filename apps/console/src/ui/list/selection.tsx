import { useRouter } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { screenOf } from '../../core/address/history.ts';
import { useUser } from '../../core/session/session.ts';
import { unsavedWorkOf, wasInterrupted } from '../../core/session/userMemory.ts';
import { createStore } from '../../core/store.ts';
import type { Column } from './column.tsx';
import styles from './DataList.module.css';

export type RowKey = string | number;

export interface RowNames<Row> {
  keyOf: (row: Row) => RowKey;
  /** The name of a row, `order #42`. */
  nameOf: (row: Row) => string;
  /** Whether a row can be picked; by default, all can. */
  canPick?: (row: Row) => boolean;
  /** Whether "Select all" skips a row. It can still be picked by itself. */
  isSkipped?: (row: Row) => boolean;
}

/** The rows that a person has picked, over all pages of a list: see {@link createSelection}. */
export type Selection<Row> = ReturnType<typeof createSelection<Row>>;

/**
 * A selection with nothing picked. It lives outside React so that picking one row of 250 renders one checkbox and not
 * the list.
 */
export function createSelection<Row>(names: RowNames<Row>) {
  const { keyOf, nameOf, canPick = () => true, isSkipped = () => false } = names;
  const picked = new Map<RowKey, Row>();
  const { get, set: changeTo, subscribe } = createStore<readonly Row[]>([]);
  let shown: readonly Row[] = [];
  let last: RowKey | undefined;

  const put = (row: Row, on: boolean) => {
    if (!on) picked.delete(keyOf(row));
    else if (canPick(row)) picked.set(keyOf(row), row);
  };
  const tell = () => changeTo([...picked.values()]);

  return {
    keyOf,
    nameOf,
    canPick,
    subscribe,
    /** The picked rows, in the order of picking; the same array until something changes. */
    rows: get,
    has: (key: RowKey) => picked.has(key),
    shown: () => shown,
    /** The shown rows that are picked when all are. */
    all: () => shown.filter((row) => canPick(row) && !isSkipped(row)),
    set: (rows: readonly Row[], on: boolean) => {
      for (const row of rows) put(row, on);
      tell();
    },
    /** Picks or drops one row; with `range`, also all visible rows between it and the previous one. */
    toggle: (row: Row, on: boolean, range: boolean) => {
      const to = shown.findIndex((other) => keyOf(other) === keyOf(row));
      const from = range ? shown.findIndex((other) => keyOf(other) === last) : -1;
      const [begin, end] = [Math.min(from, to), Math.max(from, to)];
      for (const other of begin < 0 ? [] : shown.slice(begin, end + 1)) put(other, on);
      put(row, on);
      last = keyOf(row);
      tell();
    },
    clear: () => {
      picked.clear();
      last = undefined;
      tell();
    },
    /** Sets the visible rows. Picked ones among them are updated. */
    show: (rows: readonly Row[]) => {
      if (rows === shown) return;
      shown = rows;
      for (const row of rows) if (picked.has(keyOf(row))) put(row, true);
      tell();
    },
  };
}

export function useSelectedRows<Row>({ subscribe, rows }: Selection<Row>): readonly Row[] {
  return useSyncExternalStore(subscribe, rows);
}

/**
 * The selection of a screen. If the session ends, the same user has it again there after signing in. The calling
 * component does not render when the selection changes: use `useSelectedRows` in a small component.
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
  const [place] = useState(() => `selection of ${screenOf(router)}`);
  // A kept selection of the same place has the same kind of rows.
  const [{ selection, of }, setSelection] = useState(() => ({
    of: list,
    selection:
      (unsavedWorkOf(userId).get(place) as Selection<Row> | undefined) ?? createSelection(names),
  }));
  if (of !== list) setSelection({ of: list, selection: createSelection(names) });
  const keep = useEffectEvent(() => {
    if (wasInterrupted()) unsavedWorkOf(userId).set(place, selection);
  });
  useEffect(() => {
    unsavedWorkOf(userId).delete(place);
    return () => keep();
  }, [userId, place]);
  useEffect(() => selection.show(shown ?? []), [selection, shown]);
  return selection;
}

/** The width of the column of checkboxes in pixels; `DataList.module.css` has it, too. */
export const selectWidth = 40;

export function selectColumn<Row>(selection: Selection<Row>): Column<Row> {
  return {
    id: 'select',
    header: 'Select',
    head: <SelectAll selection={selection} />,
    width: selectWidth,
    phone: 'line',
    cell: (row) => selection.canPick(row) && <SelectRow selection={selection} row={row} />,
  };
}

/** The checkbox of a row. With Shift it picks all rows from the last one. */
function SelectRow<Row>({ selection, row }: { selection: Selection<Row>; row: Row }) {
  const { has, keyOf, nameOf, subscribe, toggle } = selection;
  const picked = useSyncExternalStore(subscribe, () => has(keyOf(row)));
  return (
    <label className={styles.select}>
      <input
        type="checkbox"
        className="plain-checkbox"
        aria-label={`Select ${nameOf(row)}`}
        data-key="x"
        checked={picked}
        onChange={({ currentTarget: { checked }, nativeEvent }) =>
          toggle(row, checked, 'shiftKey' in nativeEvent && nativeEvent.shiftKey === true)
        }
      />
    </label>
  );
}

export const selectAllShown = 'Select all shown';

/** The checkbox of the head: all visible rows without skipped ones, or none. */
function SelectAll<Row>({ selection }: { selection: Selection<Row> }) {
  const { shown, all, has, keyOf, set, subscribe } = selection;
  const isPicked = (row: Row) => has(keyOf(row));
  const state = useSyncExternalStore(subscribe, () => {
    if (!shown().some(isPicked)) return 'none';
    return all().every(isPicked) ? 'all' : 'some';
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
