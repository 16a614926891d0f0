import { memo, useDeferredValue, useRef, useSyncExternalStore, type ReactNode } from 'react';
import { wentBack } from '../../core/address/history.ts';
import { usePrinting } from '../../core/browser/media.ts';
import type { Tone } from '../../core/text/looks.ts';
import { dash } from '../../core/text/numbers.ts';
import { useChanged } from '../value/changes.ts';
import { cellOf, edgeOf, type Column } from './column.tsx';
import type { RowKey } from './selection.tsx';
import styles from './DataList.module.css';

export interface RowsOf<Row> {
  rows: readonly Row[];
  columns: readonly Column<Row>[];
  rowKey: (row: Row) => RowKey;
  /** The state colour of a row, which shows as its edge. Never the only sign of the state. */
  rowTint?: (row: Row) => Tone | undefined;
}

interface DataRowsProps<Row> extends RowsOf<Row> {
  rowHeight: number;
  /** Only the rows in sight are in the document. */
  windowed: boolean;
}

/** As many rows as fill the window below what stands above a list are painted first. */
const rowsAtFirst = Math.ceil(window.innerHeight / 80);

const none: readonly never[] = [];

/** So many rows before and after those in sight are in the document, too. */
const spare = 8;

/**
 * The body of a list. The rows of the first screen are painted first, then the others. Of a long list only those in
 * sight are there; new rows are painted before the spare ones around them. The room of all others is kept. On paper,
 * and after Back, all are there at once.
 */
export function DataRows<Row>(props: DataRowsProps<Row>) {
  const { rows, columns, rowKey, rowTint, rowHeight } = props;
  const printing = usePrinting();
  const windowed = props.windowed && !printing;
  const painted = useDeferredValue<readonly Row[]>(rows, wentBack() ? rows : none);
  const body = useRef<HTMLTableSectionElement>(null);
  const first = useSyncExternalStore(whenScrolled, () =>
    windowed ? firstInSight(body.current, rowHeight) : 0,
  );
  const before = first > 0 ? 2 * spare : 0;
  const inSight = before + Math.ceil(window.innerHeight / rowHeight);
  const inWindow = painted === rows ? inSight + 2 * spare : inSight;
  const shown = printing || painted !== none ? (windowed ? inWindow : rows.length) : rowsAtFirst;
  const after = rows.length - first - shown;
  return (
    <tbody ref={body}>
      {first > 0 && <Room height={first * rowHeight} />}
      {rows.slice(first, first + shown).map((row, index) => (
        <DataRow
          key={rowKey(row)}
          row={row}
          position={props.windowed ? first + index + 2 : undefined}
          columns={columns as readonly Column<unknown>[]}
          tint={rowTint?.(row)}
        />
      ))}
      {after > 0 && <Room height={after * rowHeight} />}
    </tbody>
  );
}

function Room({ height }: { height: number }) {
  return <tr aria-hidden className={styles.spacer} style={{ height }} />;
}

/** Hears whatever scrolls: the page, or a wide table in its own place. Answers how to stop that. */
function whenScrolled(listener: () => void): () => void {
  const stop = new AbortController();
  const options = { capture: true, passive: true, signal: stop.signal };
  document.addEventListener('scroll', listener, options);
  window.addEventListener('resize', listener, options);
  return () => stop.abort();
}

/** The first of the rows that have to be in the document, by where the window stands: they are all of one height. */
function firstInSight(body: HTMLElement | null, rowHeight: number): number {
  const above = -(body?.getBoundingClientRect().top ?? 0) / rowHeight;
  return Math.max(0, Math.floor(above / spare) - 1) * spare;
}

interface DataRowProps {
  row: unknown;
  columns: readonly Column<unknown>[];
  tint: Tone | undefined;
  /** The row's place in the whole table, from 1 with the head, where not all rows are in the document. */
  position: number | undefined;
}

/** One row; renders again only when its record, its columns or its place change. A record that changed is marked for a moment. */
const DataRow = memo(function DataRow({ row, columns, tint, position }: DataRowProps) {
  const changed = useChanged(row);
  const heading = headingOf(columns);
  return (
    // Takes the focus from the keys j and k, and from a click.
    <tr
      data-row
      tabIndex={-1}
      data-tint={tint}
      data-changed={changed || undefined}
      aria-rowindex={position}
    >
      {columns.map((column, index) => {
        const content = cellOf(column, row);
        const phone = index === heading ? 'heading' : column.phone;
        return (
          <td
            key={column.id}
            data-column={column.id}
            data-label={column.header}
            data-align={column.align}
            data-sticky={edgeOf(columns, index)}
            data-wide={column.wide}
            data-phone={content === dash ? 'hidden' : phone}
            data-cut={mayBeTooLong(content, column) || undefined}
          >
            {content}
          </td>
        );
      })}
    </tr>
  );
});

/** The place of the column that heads a row on a phone: the one that says so, else the one at the left edge. */
function headingOf(columns: readonly Column<unknown>[]): number {
  const own = columns.findIndex(({ phone }) => phone === 'heading');
  const atEdge = columns.findIndex(({ sticky }) => sticky === 'left');
  if (own >= 0 || atEdge >= 0) return own >= 0 ? own : atEdge;
  return columns.findIndex(({ id }) => id !== 'select');
}

const fontSize = 13;

const padding = 16;

/** Whether a cell's content may be wider than its column: no letter is wider than the font is high. */
function mayBeTooLong(content: ReactNode, { width, sticky }: Column<unknown>): boolean {
  if (sticky === 'right') return false;
  const isText = typeof content === 'string' || typeof content === 'number';
  return !isText || `${content}`.length * fontSize > width - padding;
}
