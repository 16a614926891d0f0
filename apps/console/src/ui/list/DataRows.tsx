import { memo, useDeferredValue, useId, useRef, useSyncExternalStore, type ReactNode } from 'react';
import { isBackNavigation } from '../../core/address/history.ts';
import { useIsNarrow, useIsPrinting } from '../../core/browser/media.ts';
import type { Tone } from '../../core/text/labels.ts';
import { dash } from '../../core/text/numbers.ts';
import { useChanged } from '../value/changes.ts';
import { cellOf, firstIndex, headIndex, stickyEdge, type Column } from './column.tsx';
import { mayOverflow } from './measure.ts';
import type { RowKey } from './selection.tsx';
import styles from './DataList.module.css';

export interface RowsProps<Row> {
  rows: readonly Row[];
  columns: readonly Column<Row>[];
  rowKey: (row: Row) => RowKey;
  /** The state colour of a row, which shows as its edge. Never the only sign of the state. */
  rowTint?: (row: Row) => Tone | undefined;
  /** Whether the data of a row is still to come. Its first data is no change. */
  isLoading?: ((row: Row) => boolean) | undefined;
}

interface DataRowsProps<Row> extends RowsProps<Row> {
  rowHeight: number;
  /** Whether only the visible rows are in the document. */
  virtualized: boolean;
}

const noRows: readonly never[] = [];

/** The number of rows rendered before and after the visible ones. */
const overscan = 8;

/**
 * The body of a list. The rows of the first screen are painted first, then the others. A long list renders only the
 * visible rows, then the overscan around them; spacers replace the others. Printing renders all rows. After Back, all
 * these rows are in the first paint.
 */
export function DataRows<Row>(props: DataRowsProps<Row>) {
  const { rows, columns, rowKey, rowTint, isLoading, rowHeight } = props;
  const printing = useIsPrinting();
  const narrow = useIsNarrow();
  const isVirtual = props.virtualized && !printing;
  const deferredRows = useDeferredValue<readonly Row[]>(rows, isBackNavigation() ? rows : noRows);
  const body = useRef<HTMLTableSectionElement>(null);
  const firstRow = useSyncExternalStore(subscribeToScroll, () =>
    isVirtual ? firstRenderedRow(body.current, rowHeight) : 0,
  );
  const before = firstRow > 0 ? 2 * overscan : 0;
  const inSight = before + Math.ceil(window.innerHeight / rowHeight);
  const inWindow = deferredRows === rows ? inSight + 2 * overscan : inSight;
  const shown =
    printing || deferredRows !== noRows ? (isVirtual ? inWindow : rows.length) : inSight;
  const after = rows.length - firstRow - shown;
  return (
    <tbody ref={body}>
      {firstRow > 0 && <Spacer height={firstRow * rowHeight} />}
      {rows.slice(firstRow, firstRow + shown).map((row, index) => (
        <DataRow
          key={rowKey(row)}
          row={row}
          position={props.virtualized ? firstRow + index + 2 : undefined}
          columns={columns as readonly Column<unknown>[]}
          tint={rowTint?.(row)}
          loading={isLoading?.(row) ?? false}
          numbered={narrow}
        />
      ))}
      {after > 0 && <Spacer height={after * rowHeight} />}
    </tbody>
  );
}

function Spacer({ height }: { height: number }) {
  return <tr aria-hidden className={styles.spacer} style={{ height }} />;
}

/** Listens for scrolling of the page or of a wide table, and for resizing. Returns a function that unsubscribes. */
function subscribeToScroll(listener: () => void): () => void {
  const stop = new AbortController();
  const options = { capture: true, passive: true, signal: stop.signal };
  document.addEventListener('scroll', listener, options);
  window.addEventListener('resize', listener, options);
  return () => stop.abort();
}

/** The index of the first row to render for the current scroll position. All rows have the same height. */
function firstRenderedRow(body: HTMLElement | null, rowHeight: number): number {
  const above = -(body?.getBoundingClientRect().top ?? 0) / rowHeight;
  return Math.max(0, Math.floor(above / overscan) - 1) * overscan;
}

interface DataRowProps {
  row: unknown;
  columns: readonly Column<unknown>[];
  tint: Tone | undefined;
  loading: boolean;
  /** The row's index in the whole table, counted from 1 with the head, if not all rows are in the document. */
  position: number | undefined;
  /** Whether cells say the number of their column, since a phone leaves some of them out. */
  numbered: boolean;
}

/**
 * One row. Renders again only when its record, columns or position change. A changed record is marked for a moment. Its
 * name is its first cell, its row header and what heads it on a phone: `#1863 now-life-cube.com`.
 */
const DataRow = memo(function DataRow(props: DataRowProps) {
  const { row, columns, tint, loading, position, numbered } = props;
  const changed = useChanged(loading ? undefined : row);
  const id = useId();
  const header = headIndex(columns);
  const contents = columns.map((column) => cellOf(column, row));
  const heading = phoneHeadingIndex(columns, contents);
  const named = [...new Set([firstIndex(columns), header, heading])];
  return (
    // The keys j and k and a click focus it.
    <tr
      data-row
      tabIndex={-1}
      data-tint={tint}
      data-changed={changed || undefined}
      aria-rowindex={position}
      aria-labelledby={named.map((index) => `${id}-${index}`).join(' ')}
    >
      {columns.map((column, index) => {
        const content = contents[index];
        const phone = index === heading ? 'heading' : besideHeading(column.phone);
        const Cell = index === header ? 'th' : 'td';
        return (
          <Cell
            key={column.id}
            id={named.includes(index) ? `${id}-${index}` : undefined}
            scope={index === header ? 'row' : undefined}
            aria-colindex={numbered ? index + 1 : undefined}
            data-column={column.id}
            data-label={column.header}
            data-align={column.align}
            data-sticky={stickyEdge(columns, index)}
            data-wide={column.wide}
            data-phone={content === dash ? 'hidden' : phone}
            data-cut={isCut(content, column) || undefined}
          >
            {content}
          </Cell>
        );
      })}
    </tr>
  );
});

/** A column that could head the row, but does not, is in its second line. */
const besideHeading = (phone: Column<unknown>['phone']) => (phone === 'heading' ? 'line' : phone);

/**
 * The index of the column that heads a row on a phone: the last one with a value that is marked as heading, else the
 * one at the left edge.
 */
function phoneHeadingIndex(
  columns: readonly Column<unknown>[],
  contents: readonly ReactNode[],
): number {
  const marked = columns.findLastIndex(
    ({ phone }, index) => phone === 'heading' && contents[index] !== dash,
  );
  return marked >= 0 ? marked : headIndex(columns);
}

/** Whether a cell's content may be wider than its column. */
function isCut(content: ReactNode, { width, sticky }: Column<unknown>): boolean {
  if (sticky === 'right') return false;
  const isText = typeof content === 'string' || typeof content === 'number';
  return !isText || mayOverflow(`${content}`, width);
}
