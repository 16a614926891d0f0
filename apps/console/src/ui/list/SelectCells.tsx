import { useSyncExternalStore } from 'react';
import { useIsSelected, type Selection } from './selection.ts';
import type { Column } from './column.tsx';
import styles from './DataListHead.module.css';

/** The id of {@link selectColumn}, by which the layout of narrow screens finds it. */
const selectColumnId = 'select';

interface SelectRowProps<Row> {
  selection: Selection<Row>;
  row: Row;
}

/** The checkbox of a row. With Shift, all rows from the last one to this one. */
function SelectRow<Row>({ selection, row }: SelectRowProps<Row>) {
  const selected = useIsSelected(selection, selection.keyOf(row));
  return (
    <label className={styles.select}>
      <input
        type="checkbox"
        className="plain-checkbox"
        aria-label={`Select ${selection.nameOf(row)}`}
        data-key="x"
        checked={selected}
        onChange={({ currentTarget: { checked }, nativeEvent }) =>
          selection.toggle(row, checked, 'shiftKey' in nativeEvent && nativeEvent.shiftKey === true)
        }
      />
    </label>
  );
}

/** The checkbox of the head: all rows that are shown, but for those to skip, or none of them. */
function SelectAll<Row>({ selection }: { selection: Selection<Row> }) {
  const state = useSyncExternalStore(selection.subscribe, () => shownState(selection));
  return (
    <label className={styles.select}>
      <input
        type="checkbox"
        className="plain-checkbox"
        aria-label="Select all shown"
        checked={state === 'all'}
        ref={(input) => {
          if (input) input.indeterminate = state === 'some';
        }}
        onChange={({ currentTarget: { checked } }) =>
          selection.set(checked ? selection.all() : selection.shown(), checked)
        }
      />
    </label>
  );
}

function shownState<Row>({ shown, all, has, keyOf }: Selection<Row>): 'all' | 'some' | 'none' {
  const isPicked = (row: Row) => has(keyOf(row));
  if (!shown().some(isPicked)) return 'none';
  return all().every(isPicked) ? 'all' : 'some';
}

/**
 * The column of checkboxes that a list with a selection begins with.
 * @param recordOf what is picked with a row; a row without it has no checkbox
 */
export function selectColumn<Row, Picked = Row>(
  selection: Selection<Picked>,
  recordOf: (row: Row) => Picked | undefined,
): Column<Row> {
  return {
    id: selectColumnId,
    header: 'Select',
    head: <SelectAll selection={selection} />,
    width: 40,
    phone: 'line',
    cell: (row) => {
      const record = recordOf(row);
      return record === undefined ? null : <SelectRow selection={selection} row={record} />;
    },
  };
}
