import { memo, type ReactNode, startTransition, useEffect, useState } from 'react';
import type { Tone } from '../../core/text/looks.ts';
import { cellOf, edgeOf, type Column } from './column.tsx';
import { dash } from '../../core/text/numbers.ts';
import { useChanged } from '../value/useChanged.ts';
import { usePrinting } from '../../core/browser/media.ts';
import type { RowKey } from './selection.ts';
import { wentBack } from '../../core/address/back.ts';
import styles from './DataList.module.css';

interface DataRowProps {
  row: unknown;
  columns: readonly Column<unknown>[];
  tint: Tone | undefined;
  /** The row's place in the whole table, from 1 with the head, where not all rows are in the document. */
  position: number | undefined;
}

/**
 * One row of a {@link DataList}; renders again only when its record, its columns or its place change. A record that changed is
 * marked for a moment.
 */
const DataRow = memo(function DataRow({ row, columns, tint, position }: DataRowProps) {
  const changed = useChanged(row);
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
        return (
          <td
            key={column.id}
            data-column={column.id}
            data-label={column.header}
            data-align={column.align}
            data-sticky={edgeOf(columns, index)}
            data-wide={column.wide}
            data-none={content === dash || undefined}
            {...onPhone(columns, index)}
            data-cut={mayBeTooLong(content, column) || undefined}
          >
            {content}
          </td>
        );
      })}
    </tr>
  );
});

/** Of a cell, in pixels. */
const fontSize = 13;

const padding = 16;

/** Whether what a cell shows may be wider than its column: no letter is wider than the font is high. */
function mayBeTooLong(content: ReactNode, { width, sticky }: Column<unknown>): boolean {
  if (sticky === 'right') return false;
  const isText = typeof content === 'string' || typeof content === 'number';
  return !isText || `${content}`.length * fontSize > width - padding;
}

/** Where a cell stands on a phone: the row's heading, beside it, or below; and whether it needs its label there. */
function onPhone(columns: readonly Column<unknown>[], index: number) {
  const { phone } = columns[index] as Column<unknown>;
  const named = columns.findIndex((column) => column.phone === 'heading');
  const isHeading = index === (named < 0 ? firstAtEdge(columns) : named);
  return {
    'data-heading': isHeading || undefined,
    'data-aside': (phone === 'aside' && !isHeading) || undefined,
    'data-plain': phone !== undefined || undefined,
    'data-hidden': phone === 'hidden' || undefined,
  };
}

/** The column that tells rows apart: the one that stays at the left edge, else the first after the checkboxes. */
function firstAtEdge(columns: readonly Column<unknown>[]): number {
  const own = columns.findIndex(({ sticky }) => sticky === 'left');
  return own >= 0 ? own : columns.findIndex(({ id }) => id !== 'select');
}

/** As many rows as fill the window below what stands above a list are painted first. */
export const rowsAtFirst = Math.ceil(window.innerHeight / 80);

/** The rows of a list and how they show. */
export interface RowsOf<Row> {
  rows: readonly Row[];
  columns: readonly Column<Row>[];
  rowKey: (row: Row) => RowKey;
  rowTint: ((row: Row) => Tone | undefined) | undefined;
  /** Of a row of a wide screen, in pixels. */
  rowHeight: number;
}

/** Which part of the rows there is to see. */
interface InSight {
  /** Which of the rows are in the document; all of them where absent. Of some each tells its place among all. */
  shown?: readonly number[];
  /** The room of the rows before and after those, in pixels. */
  above?: number;
  below?: number;
}

type DataRowsProps<Row> = RowsOf<Row> & InSight;

/**
 * The body of a list: the first rows at once, which fill the screen; the others as soon as those are painted, as many
 * again at a time. Until then their room is kept. On paper all of them.
 */
export function DataRows<Row>(props: DataRowsProps<Row>) {
  const { rows, columns, rowKey, rowTint, rowHeight } = props;
  const printing = usePrinting();
  const { shown, above = 0, below = 0 }: InSight = printing ? {} : props;
  const all = shown ?? rows.map((_, index) => index);
  const grown = useGrowing(props, all.length);
  const count = printing ? all.length : grown;
  const room = below + Math.max(0, all.length - count) * rowHeight;
  return (
    <tbody>
      {above > 0 && <tr aria-hidden className={styles.spacer} style={{ height: above }} />}
      {all.slice(0, count).map((index) => {
        const row = rows[index] as Row;
        return (
          <DataRow
            key={rowKey(row)}
            row={row}
            position={shown && index + 2}
            columns={columns as readonly Column<unknown>[]}
            tint={rowTint?.(row)}
          />
        );
      })}
      {room > 0 && <tr aria-hidden className={styles.spacer} style={{ height: room }} />}
    </tbody>
  );
}

/**
 * How many rows to render: those of the first screen, then as many more with each frame until all are there. After Back
 * all are rendered at once, so that the window can be scrolled to where it was. Another list, which shares none of the
 * first rows, begins anew.
 */
function useGrowing<Row>({ rows, rowKey }: RowsOf<Row>, total: number): number {
  const [grown, setGrown] = useState({
    of: rows,
    count: wentBack() ? Math.max(total, rowsAtFirst) : rowsAtFirst,
  });
  const isSame = () => {
    const first = new Set(grown.of.slice(0, rowsAtFirst).map(rowKey));
    return rows.slice(0, rowsAtFirst).some((row) => first.has(rowKey(row)));
  };
  const count = grown.of === rows || isSame() ? grown.count : rowsAtFirst;
  const isWhole = count >= total;
  useEffect(() => {
    if (isWhole && grown.of === rows) return;
    const painted = requestAnimationFrame(() =>
      startTransition(() => setGrown({ of: rows, count: isWhole ? count : count + rowsAtFirst })),
    );
    return () => cancelAnimationFrame(painted);
  }, [count, isWhole, grown.of, rows]);
  return count;
}
