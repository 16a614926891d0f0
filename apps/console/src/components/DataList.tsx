import { useDeferredValue, useEffect, useMemo, useRef, type ReactNode } from 'react';
import { useVirtualizer } from '@tanstack/react-virtual';
import type { SortOrder } from '@dropcatch/sdk';
import type { CsvColumn } from '../lib/csv.ts';
import type { Selection } from '../lib/selection.ts';
import { useDensity } from '../lib/settings.ts';
import { DataRow } from './DataRow.tsx';
import { DataListHead } from './DataListHead.tsx';
import { DataListSkeleton } from './DataListSkeleton.tsx';
import { LoadError } from './LoadError.tsx';
import { selectColumn } from './SelectCells.tsx';
import { SortSelect } from './SortSelect.tsx';
import styles from './DataList.module.css';

/** A column of a list. Keep columns at module level or memoised: rows render anew when they change. */
export interface Column<Row> extends CsvColumn<Row> {
  id: string;
  /** The heading, and on narrow screens the label beside the value. */
  header: string;
  /** Stands in the head instead of the heading's words. */
  head?: ReactNode;
  /** Width in pixels. Where there is room left, the columns share it in proportion. */
  width: number;
  cell: (row: Row) => ReactNode;
  /** The key to sort by; without one the column cannot be sorted. */
  sortKey?: string;
  /** Numbers stand at the right, so that digits line up. */
  align?: 'right';
  /** Stays in sight at this edge while a wide table is scrolled sideways. */
  sticky?: 'left' | 'right';
}

/** The state colour of a whole row. Never the only sign of the state. */
export type RowTint = 'good' | 'bad' | 'wait' | 'muted';

/** What a list needs to know of its query. */
interface ListQuery {
  isPending: boolean;
  isPlaceholderData: boolean;
  error: Error | null;
  refetch: () => unknown;
}

/** How a list is sorted, and what changes it. */
export interface ListSort {
  /** The sort key; empty where the list stands as it came. */
  by: string;
  order: SortOrder;
  onSort: (by: string, order: SortOrder) => void;
}

interface DataListProps<Row> {
  /** The table's name for assistive technology. */
  label: string;
  /** Where the rows come from; without it they are at hand. */
  query?: ListQuery;
  rows: readonly Row[] | undefined;
  columns: readonly Column<Row>[];
  rowKey: (row: Row) => string | number;
  rowTint?: ((row: Row) => RowTint | undefined) | undefined;
  /** What to say when loading fails and the server gives no reason (spec, section 8). */
  failure?: string;
  /** What to show instead of rows: nothing is there yet, or nothing matches the filters. */
  empty: ReactNode;
  sort?: ListSort;
  /** Lets rows be picked; the list then begins with a column of checkboxes. */
  selection?: Selection<Row>;
}

/** The query of a list that has none. */
const atHand: ListQuery = {
  isPending: false,
  isPlaceholderData: false,
  error: null,
  refetch: () => {},
};

/** Above this many rows only those in sight are in the document. */
const virtualAbove = 60;
/** As many rows as a screen shows are painted first. */
const rowsAtFirst = 20;
const rowHeights = { comfortable: 41, compact: 31 } as const;

/**
 * A table of rows from a query: sticky head, sortable columns, skeleton, error with retry, empty text. The rows on
 * screen stay while new ones load. On narrow screens each row becomes a card with the same content and actions.
 */
export function DataList<Row>(props: DataListProps<Row>) {
  const { label, query = atHand, rows, rowKey, rowTint, failure = '' } = props;
  const { empty, sort, selection } = props;
  const columns = useMemo(
    () =>
      selection ? [selectColumn(selection, (row: Row) => row), ...props.columns] : props.columns,
    [props.columns, selection],
  );
  const [density] = useDensity();
  const rowHeight = rowHeights[density];
  const scroller = useRef<HTMLDivElement>(null);
  const virtual = (rows?.length ?? 0) > virtualAbove;
  const virtualizer = useVirtualizer({
    count: rows?.length ?? 0,
    enabled: virtual,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    overscan: 10,
  });
  useEffect(() => virtualizer.measure(), [virtualizer, rowHeight]);

  if (query.error && !rows) {
    return <LoadError error={query.error} failure={failure} onRetry={query.refetch} />;
  }
  if (rows?.length === 0) return <div className={styles.empty}>{empty}</div>;

  const inSight = virtual ? virtualizer.getVirtualItems() : undefined;
  const above = inSight?.[0]?.start ?? 0;
  const below = inSight ? virtualizer.getTotalSize() - (inSight.at(-1)?.end ?? 0) : 0;
  const shown = inSight ? inSight.map(({ index }) => index) : rows?.map((_, index) => index);

  return (
    <>
      {query.error && <LoadError error={query.error} failure={failure} onRetry={query.refetch} />}
      {sort && <SortSelect columns={columns} sort={sort} />}
      {/* The scrolling area takes the focus so that the keyboard can scroll it. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div className={styles.scroller} ref={scroller} tabIndex={0} role="region" aria-label={label}>
        <table
          className={styles.table}
          aria-label={label}
          aria-rowcount={virtual ? (rows?.length ?? 0) + 1 : undefined}
          aria-busy={query.isPending || query.isPlaceholderData}
          data-density={density}
          data-stale={query.isPlaceholderData || undefined}
          style={{ minWidth: columns.reduce((sum, column) => sum + column.width, 0) }}
        >
          <colgroup>
            {columns.map((column) => (
              <col key={column.id} style={{ width: column.width }} />
            ))}
          </colgroup>
          <DataListHead columns={columns} sort={sort} />
          {!rows || !shown ? (
            <DataListSkeleton columns={columns} />
          ) : (
            <DataRows
              rows={rows}
              shown={shown}
              above={above}
              below={below}
              columns={columns}
              rowKey={rowKey}
              rowTint={rowTint}
              numbered={virtual}
            />
          )}
        </table>
      </div>
    </>
  );
}

interface DataRowsProps<Row> extends Pick<DataListProps<Row>, 'columns' | 'rowKey' | 'rowTint'> {
  rows: readonly Row[];
  /** Which of the rows are in the document. */
  shown: readonly number[];
  /** The room of the rows that are not, in pixels. */
  above: number;
  below: number;
  /** Whether the rows tell their place in the whole table, because not all are in the document. */
  numbered: boolean;
}

/** The first rows at once, which fill the screen; the others as soon as those are painted. */
function DataRows<Row>(props: DataRowsProps<Row>) {
  const { rows, shown, above, below, columns, rowKey, rowTint, numbered } = props;
  const count = useDeferredValue(shown.length, rowsAtFirst);
  return (
    <tbody>
      {above > 0 && <tr aria-hidden className={styles.spacer} style={{ height: above }} />}
      {shown.slice(0, Math.max(count, rowsAtFirst)).map((index) => {
        const row = rows[index] as Row;
        return (
          <DataRow
            key={rowKey(row)}
            row={row}
            position={numbered ? index + 2 : undefined}
            columns={columns as readonly Column<unknown>[]}
            tint={rowTint?.(row)}
          />
        );
      })}
      {below > 0 && <tr aria-hidden className={styles.spacer} style={{ height: below }} />}
    </tbody>
  );
}
